# What every game says: players, lists, refusals that are no rule's.

# What a player without a name is called.
hall-nameless = Player { $number }

# A card or another thing that somebody made up, so that no locale file has a word for it.
hall-made-up = { $name }
    .a = a { $name }
    .the = the { $name }
    .many = { $name }

# The names that bots go by, as many as you like but more than eight, with commas between them.
hall-bot-names = Alvis, Brokk, Dvalin, Eitri, Fjalar, Gerd, Hervor, Hogni, Kvasir, Litr, Nabbi, Ottar, Regin, Sigrun, Thora, Volund

## What a link says of itself where it is pasted

hall-preview-title = Gladsheim: Norse board games with friends and bots
hall-preview-about = Play in your browser, with friends or against bots. No account, nothing to install.
hall-preview-picture = A carved door of the hall, open to the night
hall-preview-invite = { $host } invites you to play { $game }
hall-preview-invited = You are invited to play { $game }
hall-preview-invite-about = { $players ->
    [one] A game for one
   *[other] A table for { $players }
}, about { $from } to { $to } minutes. Open the link, choose a name and take your seat: no account, nothing to install.
hall-preview-used = An invitation to play { $game }
hall-preview-used-about = This invitation can no longer be used. Ask for a new one, or open a table of your own.
hall-preview-table = A game of { $game } at Gladsheim
hall-preview-table-about = Open the link to see the table. No account, nothing to install.

## Lists, built from the left: "A", "A and B", "A, B and C"

list-nothing = nothing
list-you = you
list-comma = { $rest }, { $next }
list-and = { $rest } and { $next }

## Refusals that are no rule of a game

illegal-over = The game is over.
illegal-no-such-seat = There is no such seat at this table.
illegal-not-asked = It is not your decision now.
illegal-no-such-action = There is no such action in this game.
