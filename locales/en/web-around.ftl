# What the page says before, beside and after a game: nobody has to wait for it to sit down at a table.

web-title = Gladsheim: Norse board games with friends and bots
web-tagline = Norse board games in your browser, with friends or against bots. Nothing to install.

## Everywhere

web-cancel = Never mind
web-copy = Copy
web-copied = Copied
web-share = Share
web-share-code = QR code
web-share-code-label = The link as a QR code
web-share-code-about = Point the camera of another device at it.
web-share-invite = Come and play { $game } with me
web-share-table = A game of { $game }
web-loading = One moment …
web-rules-title = Rules of { $game }
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
web-rules-table = A table of the rulebook
web-search-nothing = Nothing was found.
web-compendium = Cards
web-pages = Pages
web-theme-to-light = Change to the light theme
web-theme-to-dark = Change to the dark theme

## The gate

web-play-now = Play now
web-play-friends = Play with friends
web-play-bots-title = Play against bots
web-play-about = Play now deals you in to { $game } against bots, right away. No account needed.
web-games = The games
web-door = About { $game }
web-door-play = Play against bots
web-door-bots = Choose bots and options
web-door-friends = With friends
web-door-learn = Read the rules
web-players = { $from } to { $to } players
web-players-short = { $from }–{ $to } players
web-minutes = { $from } to { $to } minutes
web-minutes-short = { $from }–{ $to } min
web-my-tables = My tables
web-open-tables = Open tables
web-open-none = No open tables right now. Start one and let people find it.
web-filter = Filter open tables
web-filter-games = All games
web-filter-clocks = Any pace
web-filter-live = Played in one sitting
web-filter-slow = Days per move
web-filter-untimed = No clock
web-filter-players = Any number of players
web-filter-none = No open table matches. Try a wider filter.
web-table-with = With
web-table-against = Against
web-result-won = You won
web-result-shared = You shared the win
web-result-place = { $rank ->
    [2] You came 2nd of { $of }
    [3] You came 3rd of { $of }
   *[other] You came { $rank }th of { $of }
}
web-result-winner = { $who } won
web-result-agreed = Ended by agreement
web-result-too_long = Called off
web-your-turn = Your turn
web-phase-lobby = Gathering
web-phase-playing = Being played
web-phase-over = Over
web-phase-closed = Closed
web-free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
web-footer = Gladsheim is free software; every picture in it is our own.
web-footer-replay = Open a game file

## A new table

web-create = Make the table
web-create-game = Game
web-create-players = Players
web-create-bots = Bots among them
web-create-strength = Strength of the bots
web-create-needs = Only with { $option }.
web-create-clock = Clock
web-create-zero = When time runs out
web-create-lot = Draw seats by lot
web-create-lot-about = Who sits where, and so who starts, is decided when the game begins.
web-presets = How would you like to play?
web-preset-table = Around one table
web-preset-online = An evening online
web-preset-letters = A move now and then
web-preset-last = Same as last time
web-create-public = Let people find it
web-create-public-about = The table is listed on the gate for everybody to join. Otherwise only those come who have the link.
web-create-secrecy = Secrets
web-secrecy-usual = Short pauses
web-secrecy-usual-about = The table pauses for a moment wherever somebody may answer in secret. A long thought can still be noticed.
web-secrecy-strict = Strict
web-secrecy-strict-about = Every secret answer has ten seconds, whether or not somebody can give one. Nobody can tell.
web-secrecy-off = No pauses
web-secrecy-off-about = The game goes on at once: everybody can tell when somebody is asked in secret.
web-your-name = Your name
web-clock-own = Set your own clock …
web-clock-kind-live = Time for the whole game
web-clock-kind-slow = Time per move
web-clock-bank = Each player starts with
web-clock-increment = Every move adds
web-clock-move = For each move
web-clock-unit = { $what }: unit
web-unit-second = seconds
web-unit-minute = minutes
web-unit-hour = hours
web-unit-day = days
web-span-second = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
web-span-minute = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
web-span-hour = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
web-span-day = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-time-untimed = No clock
web-time-slow = { $time } per move
web-time-bank = { $bank } each
web-time-live = { $bank } each, plus { $more } per move
web-zero-nudge = Just remind them
web-zero-nudge-about = When your time is up, the table is told and goes on waiting for you.
web-zero-bot_move = A bot makes the move
web-zero-bot_move-about = When your time is up, a bot makes that one move for you.
web-zero-bot_seat = A bot takes over
web-zero-bot_seat-about = When your time is up, a bot plays for you until you come back.
web-bot-thrall = Thrall, a beginner
web-bot-karl = Karl, who knows the ropes
web-bot-jarl = Jarl, who thinks ahead
web-bot-odin = Odin, who sees far
# Names for those who have not said theirs.
web-name-1 = Astrid
web-name-2 = Brunhild
web-name-3 = Egil
web-name-4 = Freydis
web-name-5 = Gunnar
web-name-6 = Hallgerd
web-name-7 = Ketil
web-name-8 = Sigrun

## Before the game

web-lobby = Gather your friends
web-lobby-about = { $empty ->
    [0] Everybody is here.
    [one] One seat is still free.
   *[other] { $empty } seats are still free.
}
web-lobby-link = Send this link to your friends
web-lobby-watch-link = For those who want to watch
web-lobby-private = The seats of this table are for invited guests. You can stay and watch.
web-lobby-sit = Sit down
web-lobby-add-bot = Seat a bot
web-lobby-invite = Invite
web-lobby-invite-link = Send this link to a friend: it opens this seat, once
web-lobby-start = Deal the cards
web-lobby-start-why = { $empty ->
    [one] The game can begin as soon as the last seat is taken. Seat a bot there if nobody comes.
   *[other] The game can begin as soon as all seats are taken. Seat bots there if nobody comes.
}
web-lobby-wait = The game begins when the host deals the cards.
web-lobby-ready = I'm ready
web-lobby-ready-yes = Ready!
web-lobby-ready-mark = Ready
web-lobby-unready = { $count ->
    [0] Everyone else is ready.
    [one] One player isn't ready yet. You can deal anyway.
   *[other] { $count } players aren't ready yet. You can deal anyway.
}
web-lobby-when-ready = { $count ->
    [0] The cards are dealt as soon as every seat is taken.
    [one] The cards are dealt as soon as one more player is ready.
   *[other] The cards are dealt as soon as { $count } more players are ready.
}
web-lobby-up = Move seat { $seat } up
web-lobby-arrange = Change the table
web-lobby-set-clock = Set this clock
web-terms-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-claim = You are invited
web-claim-host = { $host } invites you to play
web-claim-the-host = the host
web-claim-about = Choose a name and take your seat.
web-claim-playing = The game is already under way. Choose a name and take over a seat.
web-claim-there = At the table:
web-claim-personal = Your own seat
web-claim-personal-about = With this link you play on from this device.
web-claim-go-on = Play on here
web-claim-to-table = To the table
web-claim-own = Start a game of your own
web-claim-used = This invitation has been used
web-claim-used-about = Each invitation opens one seat, once. Ask { $host } for a new one.
web-claim-expired = This invitation has expired
web-claim-expired-about = Ask { $host } for a new one.
web-claim-full = Every seat is taken
web-claim-full-about = Somebody was faster. Ask { $host } for a seat in the next game.
web-claim-over = This game is over
web-claim-over-about = You can start a game of your own, or ask { $host } for another one.
web-claim-wrong = This link doesn't open anything
web-claim-wrong-about = Perhaps part of it got lost when it was copied, or the table is gone. Ask for the link again.

## Seats

web-seat-open = Free seat
web-seat-invited = Invited
web-seat-muted = muted

## At the table

web-own-cards = Own cards
web-own-cards-about = The deck of this table was changed: some of its cards are not those of the game.
web-chat-label = Say something to the table
web-chat-send = Send
web-chat-sending = on its way
web-chat-empty = Nobody has said anything yet.
web-chat-quick = Quick phrases
web-chat-quick-1 = Good luck!
web-chat-quick-2 = Well played!
web-chat-quick-3 = Ouch!
web-chat-quick-4 = One moment, please.
web-chat-quick-5 = Thanks for the game!
web-chat-muted = The host has muted you. You can still read.

## The end

web-over-victory = Victory is yours!
web-over-victory-shared = You share the victory!
web-over-headline = { $count ->
    [one] { $who } wins the game
   *[other] { $who } share the victory
}
web-over-decided = { $what } decided it: { $first } to { $second }
web-over-waiting = Play again? Waiting for
web-over-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
web-over-rank-shared = { $rank ->
    [1] Shared 1st
    [2] Shared 2nd
    [3] Shared 3rd
   *[other] Shared { $rank }th
}
web-over-rematch = Play again
web-over-rematch-go = To the new table
web-over-replay = Replay
web-over-result = Result
web-over-player = Player
web-over-place = Place
web-over-table = Look at the table
web-over-board = Table

## How a game went

web-course = How it went
web-course-chart = { $what } over the rounds
web-course-start = Start
web-course-rounds = Rounds
web-course-decisions = Decisions
web-course-minutes = Minutes

## The menu

web-menu-seats = Seats
web-menu-stand-in = Let a bot play for me
web-menu-bot-for = Let a bot play on
web-menu-take-back = I am back
web-menu-watchers = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-menu-mute = Mute
web-menu-mute-who = Mute { $who } in the chat
web-menu-unmute = Unmute
web-menu-unmute-who = Unmute { $who } in the chat
web-menu-remove = Remove
web-menu-remove-who = Remove { $who } from the table
web-menu-remove-sure-lobby = { $who } loses the seat, and comes back only with a new invitation from you.
web-menu-remove-sure = { $who } loses the seat for good. What is to become of it?
web-menu-remove-yes = Remove
web-menu-remove-bot = A bot plays on
web-menu-remove-leave = The seat leaves the game
web-menu-links = Links and devices
web-menu-link = The table, for players and those who watch
web-menu-personal-make = Go on from another device
web-menu-personal = Your own seat, for your other device
web-menu-personal-about = The link works once. Whoever has it plays as you.
web-access-this = This device
web-access-device = { $online ->
    [yes] Another device of yours, connected now
   *[no] Another device of yours
}
web-access-since = since { $when }
web-access-until = can be used until { $when }
web-access-personal = A link to your own seat
web-access-invite = { $seat ->
    [0] An invitation
   *[other] An invitation to seat { $seat }
}
web-access-invite_many = An invitation to all free seats
web-access-revoke-device = Log out
web-access-revoke-link = Revoke
web-menu-end = Stop playing
web-menu-propose-end = Propose to end the game
web-menu-leave = Leave the table
web-menu-leave-sure = You cannot come back to this seat. The others would play on without you, or with a bot in your place.
web-menu-leave-yes = Leave for good
web-menu-leave-bot = Leave, and let a bot play on
web-menu-fair = A fair deal
web-menu-commitment = This number was fixed before the cards were dealt. After the game anybody can check with it that nothing was changed.

## Settings

web-settings = Settings
web-settings-name = Your name at new tables
web-settings-language = Language
web-settings-theme = Theme
web-settings-theme-system = As my device
web-settings-theme-dark = Night hall
web-settings-theme-light = Birch dawn
web-settings-speed = Animation speed
web-settings-speed-slow = Slow
web-settings-speed-normal = Normal
web-settings-speed-fast = Fast
web-settings-speed-off = None
web-settings-confirm = Confirm every choice
web-settings-confirm-about = If this is off, a choice counts as soon as you make it.
web-settings-twin = Show tables in words
web-settings-twin-about = Position, events and numbered choices as text under the table, for screen readers and for those who like to read.
web-settings-sound = Sound
web-settings-sound-about = Hear cards, dice and battles, and a bell when it’s your turn.
web-settings-volumes = Volume
web-settings-volume-turn = Your turn
web-settings-volume-card = Cards
web-settings-volume-dice = Dice
web-settings-volume-clash = Clashes
web-settings-volume-attack = Attacks
web-settings-volume-draugr = Draugr
web-settings-volume-end = End of the game
web-settings-contrast = High contrast
web-settings-contrast-about = Stronger lines and brighter text, without patterns behind it.
web-settings-text = Text size
web-settings-text-size = { $size } %

## The table in words

web-twin-happened = What happened since your last move
web-twin-nothing = Nothing yet.
web-twin-position = How things stand
web-twin-choices = Your choices
web-twin-wait = It is not your decision now.
web-twin-over = The game is over.

## Keys

web-key-pick = Pick an answer: first the numbered ones, then the cards in your hand that can be chosen, from the left
web-key-confirm = Confirm what is picked
web-key-back = Take back the last pick
web-key-undo = Undo
web-key-skip = Skip what is still moving
web-key-rules = The rule behind what is explained, or behind the question
web-key-log = Show or hide the log
web-key-chat = Show or hide the chat
web-key-twin = The table in words
web-key-menu = Table and settings
web-key-tab = Go from one thing to the next; each explains itself
web-key-help = These keys
web-key-close = Close what is open

## The cards of a game

web-compendium-title = The cards of { $game }
web-compendium-about = Every card with what it does and where it comes from.
web-compendium-search = Search cards and rules
web-compendium-nothing = No card fits.
web-compendium-copies = { $count } in the deck
web-provenance-owner = changed here
web-provenance-source = as printed
web-provenance-project = made for Gladsheim
web-provenance-reconstructed = reconstructed

## Looking back

web-replay = Replay
web-replay-title = Replay
web-replay-about = Open a game file that was saved from any hall, and look at it move by move.
web-replay-open = Open a game file
web-replay-step = Step { $at } of { $of }
web-replay-round = Round { $round }
web-replay-slider = Step
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step on
web-replay-last = To the end
web-replay-eyes = Point of view
web-replay-public = What all could see
web-replay-tools = The file of the game
web-replay-download = Download the game file
web-replay-link = Copy a link to this step
web-replay-speed = Speed
web-replay-times = { $speed }×
web-replay-print = Print the log
web-replay-verify = Was the deal fair?
web-replay-unverified = The deal cannot be verified: { $why }
web-replay-unfinished = The game isn’t over yet. The deal can be checked once it is.

## Proof of a fair deal

web-fair = Was the deal fair?
web-fair-working = Working it out …
web-fair-yes = Yes: the deal was fixed before the game began.
web-fair-no = No: something does not match.
web-fair-nothing = No hall dealt this game, so nothing was promised before it began.
web-fair-commitment = The secret is the one the hall promised
web-fair-commitment-about = When the table was made, the hall published a fingerprint of its secret. Your browser has just worked out the fingerprint of the secret in the game file.
web-fair-commitment-found = Worked out here
web-fair-commitment-wanted = Published by the hall
web-fair-noted = The promise has not changed since
web-fair-noted-about = Your browser noted the fingerprint while the game was on.
web-fair-noted-found = In the game file
web-fair-noted-wanted = Noted by your browser
web-fair-seed = The shuffle follows from the secret and your words
web-fair-seed-about = Your browser mixed the secret with the table’s name and the words the players added. The result must be the seed that the game was played with.
web-fair-seed-found = Worked out here
web-fair-seed-wanted = In the game file
web-fair-replayed = Every step follows from the seed
web-fair-replayed-about = The hall played the game again from its seed and came to the same position after every step. To check that yourself, download the file and run “gladsheim verify”.
web-fair-inputs = What went into it
web-fair-secret = The hall’s secret
web-fair-table = Table
web-fair-added = Words the players added

# Lessons: guided first games.
web-lesson = Lesson
web-lesson-step = { $step } of { $of }
web-lesson-next = Next
web-lesson-back = Back
web-lesson-understood = Got it
web-lesson-your-turn = Your move
web-lesson-hide = Skip
web-lesson-hide-about = Play on without the lesson
web-lesson-leave = Leave
web-lesson-leave-about = You can come back any time: the lesson waits for you.
web-lesson-return = Back to the lesson
web-lesson-left = You've gone your own way, and that's fine. Play on as you like, or take the lesson again.
web-lesson-again = Start again
web-lesson-play-on = Play on here
web-lesson-bots = Play against bots
web-lesson-friends = Play with friends
web-learn = Learn by playing
web-learn-title = Learn { $game }
web-learn-opening = Setting up your lesson …
web-learn-failed = The lesson couldn't be opened
web-learn-kept = You were at step { $step } of { $of }. Pick up where you left off?
web-learn-go-on = Continue the lesson
web-minute = The game in a minute
web-settings-hints = Hints for beginners
web-settings-hints-about = A short tip the first time a kind of decision comes up
