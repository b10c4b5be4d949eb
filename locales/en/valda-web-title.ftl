# What the page says about Valda to those who do not play it yet.

valda-web-title = Valda
valda-web-weight = Takes some learning
valda-web-about = Six rounds to win the most followers. Roll for blood, diamonds and gold, build temples to borrow the powers of seven gods, and survive the attacks that everybody may make on whoever has the turn.
valda-web-look-1 = On your turn the dice of your mines and drills give you resources; cards turn them into more.
valda-web-look-2 = Temples bring followers, a card of the god and a power. Three in one land and the land is yours.
valda-web-look-3 = Then the others attack you. Block with shields, or strike from the dark with the weapon of a god.
valda-web-credit = The game belongs to its makers. Gladsheim is not affiliated with them; if you like it, buy the box.
valda-web-option-turnaround = The Turnaround
valda-web-option-turnaround-about = The last round goes the other way round: whoever went last goes first.
valda-web-option-race = Race to the Gods
valda-web-option-race-about = Whoever first has twenty followers wins at once.
valda-web-option-giants = Rise of the Giants
valda-web-option-giants-about = Seven giants claim the lands of the seven gods. Two main decks, points in place of actions and builds, runes, frozen temples and attacks on everybody at once.
valda-web-option-choosing = God or giant
valda-web-option-choosing-about = Who lives in each land: decided by lot, by the players in turn before the first round, or by whoever first builds a temple there.
valda-web-option-choosing-random = By lot
valda-web-option-choosing-draft = Drafted
valda-web-option-choosing-first_temple = First temple
valda-web-option-start = Who begins
valda-web-option-start-about = By lot, or always the first seat.
valda-web-option-start-lot = By lot
valda-web-option-start-first_seat = The first seat
