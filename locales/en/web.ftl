# What the page says at every table.

web-title-table = { $turn ->
    [yes] Your turn · Gladsheim
   *[no] Gladsheim
}

## Everywhere

web-home = Back to the gate
web-home-label = Gladsheim: back to the gate
web-close = Close
web-reload = Load the page again
web-rule = Rule { $rule }
web-rule-mark = What rule { $rule } says
web-rules = Rules
web-nowhere = There is nothing here
web-nowhere-about = The address leads nowhere in this hall. Perhaps a letter got lost when the link was copied.

## Seats

web-seat-you = You
web-seat-online = is here
web-seat-offline = is away
web-seat-bot = is a bot
web-seat-stand-in = a bot plays meanwhile
web-seat-left = has left
web-seat-thinking = is deciding
web-clock-left-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-clock-left-hours = { $hours }:{ $minutes } h

## At the table

web-table = The table
web-table-opening = The table is being laid …
web-table-missing = The table cannot be shown
web-table-tools = Tools of the table
web-menu = Table and settings
web-twin = The table in words
web-keys = Keys
web-others = The other players
web-target = Choose { $who }
web-board = The middle of the table
web-mine = Your place
web-side = Log and chat
web-prompt-sending = Your choice is on its way.
web-prompt-heard = Your choice is made. Others may answer it first.
web-prompt-held = A moment: somebody may have an answer to this.
web-prompt-waiting = Waiting for { $who }.
web-prompt-waiting-for = Waiting for { $who }: { $what }
web-prompt-behind = { $asked ->
    [yes] Then you decide. { $pointer ->
        [touch] Tap anywhere to go on.
       *[mouse] Click or press Space to go on.
    }
   *[no] { $pointer ->
        [touch] Tap anywhere to go on.
       *[mouse] Click or press Space to go on.
    }
}
web-prompt-patience = { $pointer ->
    [touch] Meanwhile, tap any card to see what it does.
   *[mouse] You can look around meanwhile: point at any card to see what it does.
}
web-prompt-watching = You are watching this game.
web-prompt-loading = The table is being laid …
web-action-options = Your options
web-action-choose = Choose here or on the table.
web-action-on = Go on
web-action-several = { $rest ->
    [0] { $most ->
        [2] Both chosen: { $names }.
       *[other] All { $most } chosen: { $names }.
    }
   *[other] { $count } of { $most } chosen: choose { $rest } more. Or confirm one after the other.
}
web-action-confirm = Confirm
web-action-clear = Clear
web-action-nothing = Pick something
web-action-missing = Pick { $count } more
web-action-give = Confirm { $count }
web-answers-groups = Kinds of answers
web-answers-glow = { $count ->
    [one] It glows on the table: tap it there.
   *[other] { $count } glow on the table: tap one there.
}
web-answers-then = And then:
web-answers-refused = Not now
web-answers-less = One less: { $what }
web-group-build = Build
web-group-take = Take
web-group-trade = Trade
web-group-runes = Runes
web-group-powers = Powers
web-group-cards = Cards
web-group-attack = Attack
web-group-defend = Defend
web-group-target = Targets
web-group-move = Move
web-group-other = Choices
web-group-village = Village
web-not-now = It cannot be chosen for this question.
web-undo = Undo
web-log = Log
web-log-since = Since { $since ->
    [deal] the deal
   *[move] your last move
}
web-log-withdrawn = { $who-is ->
    [you] You took your choice back.
   *[other] { $who } took a choice back and is thinking again.
}
web-story-turn = { $own ->
    [yes] Your turn
   *[no] { $name }’s turn
}
web-story-round = Round { $round }
web-story-in-round = round { $round }
web-story-you = you
web-story-quiet = nothing of note
web-story-even = no change
web-story-change = { $way ->
    [more] gains { $amount }
   *[less] loses { $amount }
}
web-story-show = Show this turn
web-strip = Phases of the turn
web-skip-now = Skip to now
web-skip-end = Skip to the end
web-take-back = Change my choice
web-take-back-about = The others are still choosing.
web-log-undone = { $who-is ->
    [you] You took a step back.
   *[other] { $who } took a step back.
}
web-log-undone-by-all = A step was taken back.
web-chat = Chat
web-chat-unread = { $count ->
    [0] Chat
    [one] Chat, 1 new line
   *[other] Chat, { $count } new lines
}
web-connection-lost = The connection is lost. Your seat is kept, and the page calls again by itself.
web-connection-retry = Call now
web-connection-ended = The hall has closed this connection. Load the page again to come back.
web-connection-seat-lost = This seat is no longer yours: the host, or you from another device, took it away. You can stay and watch.

## Proposals

web-proposal-undo = { $who-is ->
    [you] You ask to take the last step back.
   *[other] { $who } asks to take the last step back.
}
web-proposal-end = { $who-is ->
    [you] You propose to end the game here.
   *[other] { $who } proposes to end the game here.
}
web-proposal-rematch = { $who-is ->
    [you] You would like to play again.
   *[other] { $who } would like to play again.
}
web-proposal-accept = Agree
web-proposal-decline = Decline
web-proposal-waiting = Waiting for the others.

## The end

web-over-won = { $who } won the game.
web-over-nobody = Nobody won the game.
web-over-agreed = The game was ended by agreement.
web-over-too-long = The game went on for longer than any game should, and the hall has ended it. Nobody is ranked.
web-over-why = The game is over.

## When something goes wrong

web-error-unexpected = Something went wrong that should not. Please try again.
web-error-unreachable = The hall cannot be reached. Please try again in a moment.
web-error-malformed = The hall did not understand the request.
web-error-timed_out = The request did not reach the hall in time. Please try again.
web-error-too_many_requests = That was a little fast. Please wait a moment and try again.
web-error-quota_reached = The hall has no more room for this just now. Please try again later.
web-error-bad_clock = That clock is too short or too long. A game may have up to 60 days per player, a move up to 30.
web-error-bad_name = Please choose a name of 1 to 32 characters.
web-error-bad_text = A line of chat has 1 to 500 characters.
web-error-no_such_table = There is no such table. It may have been cleared away.
web-error-not_found = There is no such table. It may have been cleared away.
web-error-no_such_seat = There is no such seat at this table.
web-error-bad_token = This link has been used, or it has expired. Ask for a new one.
web-error-not_seated = Only players of this table can do that.
web-error-not_host = Only the host of this table can do that.
web-error-not_your_seat = This seat belongs to somebody else.
web-error-removed = The host has removed you from this table. Only a new invitation opens a seat to you; you can watch.
web-error-muted = The host has muted you at this table.
web-error-own_device = This is the device you are using. Leave the table instead.
web-error-unknown_host = The hall does not go by the name in this address. Ask whoever runs it.
web-error-seat_taken = Somebody was faster: the seat is taken.
web-error-table_full = All seats of this table are taken. You can watch.
web-error-already_seated = You already sit at this table.
web-error-seats_empty = There are still free seats.
web-error-already_started = The game has begun already.
web-error-not_ready = Somebody isn't ready yet. The game waits for everyone.
web-error-not_started = The game has not begun yet.
web-error-over = The game is over.
web-error-not_over = The game is not over yet.
web-error-closed = The table is closed.
web-error-stale = The question has changed meanwhile. Please look again.
web-error-not_asked = It is not your decision now.
web-error-illegal = The rules do not allow that now.
web-error-nothing_to_undo = Nothing can be taken back: something has been revealed since.
web-error-nothing_proposed = The proposal is no longer open.
web-error-set_aside = This table is set aside: its record is damaged. No other table is affected.
web-error-storage_failed = The hall cannot write at the moment. Your choice is kept on this page; please try again.
web-error-busy = The hall is busy. Please try again in a moment.
web-error-shutting_down = The hall is closing for a moment. The page calls again by itself.
web-hint = Tip
web-hint-close = Close the tip
