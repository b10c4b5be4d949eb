# What the page says about Tiny Epic Vikings, beyond what the game itself says.

vikings-web-title = Tiny Epic Vikings
vikings-web-weight = Takes some learning
vikings-web-about = Three eras of Vikings. Draft your leaders, sail, settle and build to hold the Runes of the islands, and battle for the favor of the gods: the more furious a god, the more its Runes are worth.
vikings-web-look-1 = Keep a Viking, pass the rest on. Then play them all, one a turn: face up for what they do, face down for battle.
vikings-web-look-2 = Settlers, Temples and docked Boats are Influence. The most Influence holds the Rune of an island.
vikings-web-look-3 = Every Rune taken and every battle lost stirs up a god. At the end, fury decides what Runes are worth.
vikings-web-credit = The game belongs to its makers. Gladsheim is not affiliated with them; if you like it, buy the box.
vikings-web-option-ragnarok = Ragnarok
vikings-web-option-ragnarok-about = The Bitter North, where a Giant stands in every Region. Valkyries come down to those who lose a battle, and with their help Giants can be slain.
vikings-web-option-enemy = Enemy clan
vikings-web-option-enemy-about = For one player: whose clan you face. The first four are made for the base game, the others for Ragnarok.
vikings-web-option-enemy-lot = By lot
vikings-web-option-enemy-ironwolf = Ironwolf
vikings-web-option-enemy-ravensong = Ravensong
vikings-web-option-enemy-seaserpent = Seaserpent
vikings-web-option-enemy-oakenshrine = Oakenshrine
vikings-web-option-enemy-frostbite = Frostbite
vikings-web-option-enemy-gravemound = Gravemound
vikings-web-option-enemy-kraken = Kraken
vikings-web-option-enemy-emberhall = Emberhall
vikings-web-option-difficulty = Difficulty
vikings-web-option-difficulty-about = For one player: how many Settlers the enemy clan has.
vikings-web-option-difficulty-karl = Karl
vikings-web-option-difficulty-thrall = Thrall
vikings-web-option-difficulty-jarl = Jarl
