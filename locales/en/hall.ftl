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
