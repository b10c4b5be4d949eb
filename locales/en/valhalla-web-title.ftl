# What the page says about Valhalla to those who do not play it yet.

valhalla-web-title = Valhalla
valhalla-web-weight = Easy to learn
valhalla-web-about = A quick duel of secret choices. Lead a weapon nobody else leads and turn it on your rivals; lead the same as another and you are thrown into the clash, where every Draugr costs a card for good. The last one standing wins.
valhalla-web-look-1 = Everybody secretly chooses two cards: a main and a support.
valhalla-web-look-2 = All are turned up at once. Equal mains collide; the others use their effects and draw.
valhalla-web-look-3 = Draugr eat your cards. Down to one card, survive a last stand or fall.
valhalla-web-credit = The game belongs to its makers. Gladsheim is not affiliated with them; if you like it, buy the box.
valhalla-web-option-golden_throne = The Trial of the Golden Throne
valhalla-web-option-golden_throne-about = Adds twelve Gods to the deck, and a fifth seat.
valhalla-web-option-forfeits = Forfeits
valhalla-web-option-forfeits-about = Whoever leads a God may be asked for a toast, a verse or a riddle. It never changes the game. Bots never ask, but may be asked.
