# What the program itself says when a game is played in the terminal.

cli-welcome = Type the number of a choice, or ? for help.

# A table whose deck somebody has changed.
cli-own-cards = This table plays with cards of its own, not with those of the box.

cli-help =
    Type the number of a choice and press Enter. Where a question has two parts you
    may answer both at once, as in "1 4"; the plain name works too, as in "draw".
      t   the table once more        l   everything that happened so far
      r   the rule behind this       h   a hint, from a bot that sees what you see
      b   back to the first part     q   quit, and save the game if you like
    Enter shows the choices again.

# Names for the players, until somebody brings one along.
cli-name-1 = Astrid
cli-name-2 = Brunhild
cli-name-3 = Egil
cli-name-4 = Freydis
cli-name-5 = Gunnar
cli-name-6 = Hallgerd
cli-name-7 = Ketil
cli-name-8 = Sigrun

cli-group = { $it }
# The name of a card in a list.
cli-card = { $card }
cli-no-such-number = There is no such number in the list.
cli-not-understood = That is not one of the choices; type a number, or ? for help.
cli-no-back = There is nothing to go back to.
cli-hint = { $choice }: about { $percent } % to win; a bot would choose it { $weight } times in 100.
# Stands for the middle of a log that is too long to be read at once.
cli-left-out = … { $count } lines are left out here …

cli-rank = { $who-is ->
    [you] { $rank }. You
   *[other] { $rank }. { $who }
}
cli-save = To save the game, type the name of a file; just Enter leaves without saving.
cli-not-a-file = That is a number, not the name of a file.
cli-file-there = There is already a file of this name; type another.
cli-saved = Saved in { $file }.

# Before a file is overwritten.
cli-overwrite = { $file } already exists. Overwrite it? Type yes or no.
