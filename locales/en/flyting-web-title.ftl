# What the page says about Flyting to those who do not play it yet.

flyting-web-title = Flyting
flyting-web-weight = Easy to learn
flyting-web-about = A contest of verses. Recite what nobody else recites and take the floor: boast, drink or listen.
flyting-web-look-1 = Everybody secretly chooses a verse, or silence.
flyting-web-look-2 = The best verse that only one recites takes the floor.
flyting-web-look-3 = Boast for fame, dare the horn, or learn a new verse.
flyting-web-credit = Gladsheim's own game, small enough to be copied.
flyting-web-option-long_night = A long night
flyting-web-option-long_night-about = Two rounds more.
