# What `gladsheim join` says: a table of a running hall, in the terminal.

cli-join-seated = You sit at { $table } on seat { $seat }.
cli-join-watching = You watch { $table }; no seat is free for you.
cli-join-invite = Send this to somebody you want to play with, once for each seat: { $link }
cli-join-waiting-seats = Waiting until all seats are taken.
cli-join-waiting-host = All seats are taken; waiting for the host to begin.
cli-join-begins = The game begins.
cli-join-waiting = Waiting for { $who }.

cli-join-lost = The connection is lost. Nothing you did is; trying again …
cli-join-back = Connected again.

cli-join-sat-down = { $name } sits down.
cli-join-stood-up = { $name } gets up.
cli-join-away = { $name } is away for now.
cli-join-here = { $name } is here.
cli-join-stand-in = A bot plays for { $name } for now.
cli-join-no-stand-in = { $name } plays again.
cli-join-clock = { $name } ran out of time.
cli-join-undone = The last step was taken back.
cli-join-says = { $name }: { $text }
cli-join-rematch = The others play again: gladsheim join { $link }

# Somebody proposes something, and the reader is asked.
cli-join-asks-undo = { $name } would like to take back the last step. Type yes or no.
cli-join-asks-end = { $name } would like to end the game here. Type yes or no.
cli-join-asks-rematch = { $name } would like to play again. Type yes or no.
cli-join-asked = The others are asked.

cli-join-refused = { $why }
cli-join-nothing-asked = You are not asked anything just now.
cli-join-nothing-proposed = Nobody has proposed anything.
cli-join-no-hint = There are no hints at a table with others.
cli-join-auto = From now on the program chooses for you, without thinking.
cli-join-link = To go on from another device, once: { $link }
cli-join-goodbye = Your seat stays yours. To come back, once, from anywhere: gladsheim join { $link }
cli-join-agreed = The game was ended by agreement.
cli-join-too-long = The game went on longer than any game should, and the hall has ended it. Nobody is ranked.

cli-join-help =
    Type the number of a choice and press Enter. Where a question has two parts you
    may answer both at once, as in "1 4"; the plain name works too, as in "draw".
      t   the table once more        l   everything that happened so far
      r   the rule behind this       b   back to the first part
      say …   something to the table, as in "say well played"
      undo, end, again   propose to take back, to stop, to play once more
      yes, no   answer what somebody else proposes
      link   a link to go on from another device
      auto   let the program choose for you from now on
      leave   give up your seat for good
      q   leave for now; the seat stays yours
    Enter shows the choices again.
