# Tiny Epic Vikings, and Ragnarok.
#
# $seat is the player and $clan the clan that a sentence is about: $clan-is is "you" for the reader,
# "enemy" for the enemy of two players or one, and "other" for anybody else. What a card does is said in
# vikings-cards.ftl, made from its effects; the names of cards, gods and places come from the content.

## Nouns

vikings-rune-fehu = Fehu
vikings-rune-hagalaz = Hagalaz
vikings-rune-perthro = Perthro

vikings-resource-wood = Wood
vikings-resource-food = Food
vikings-resource-steel = Steel

# The enemy clan of one player, and the neutral enemy of two.
vikings-clan-enemy = the enemy
    .is = enemy
vikings-clan-neutral = the neutral enemy
    .is = enemy

# The god of a Rune, where the table does not say who that is.
vikings-god-of-fehu = Fehu's god
vikings-god-of-hagalaz = Hagalaz's god
vikings-god-of-perthro = Perthro's god

vikings-deity-odin = Odin
vikings-deity-thor = Thor
vikings-deity-frigg = Frigg
vikings-deity-freyja = Freyja
vikings-deity-loki = Loki
vikings-deity-tyr = Tyr
vikings-deity-hel = Hel
vikings-deity-heimdall = Heimdall
vikings-deity-baldr = Baldr
vikings-deity-skadi = Skadi
vikings-deity-njord = Njord
vikings-deity-vidar = Vidar
vikings-god-with-rune = { $god } ({ $rune })

vikings-direction-clockwise = clockwise
vikings-direction-counterclockwise = counterclockwise

vikings-end-top_left = the left end of the upper row
vikings-end-top_right = the right end of the upper row
vikings-end-bottom_left = the left end of the lower row
vikings-end-bottom_right = the right end of the lower row

vikings-icon-fury = Fury
vikings-icon-chase = Chase
vikings-icon-ferry = Ferry
vikings-icon-settler = Settler
vikings-icon-boat = Boat
vikings-icon-temple = Temple
vikings-icon-battle = Battle

# Places of Boats have a form for where one lies (.at) and one for where one goes (.to).
vikings-dock = { $areas }'s Dock towards { $across }
    .at = at { $areas }'s Dock towards { $across }
    .to = to { $areas }'s Dock towards { $across }
vikings-dock-sea = { $areas }'s Dock on the open sea
    .at = at { $areas }'s Dock on the open sea
    .to = to { $areas }'s Dock on the open sea
vikings-dock-border = the Dock between { $areas } towards { $across }
    .at = at the Dock between { $areas } towards { $across }
    .to = to the Dock between { $areas } towards { $across }
vikings-dock-border-sea = the Dock between { $areas } on the open sea
    .at = at the Dock between { $areas } on the open sea
    .to = to the Dock between { $areas } on the open sea
# Fjords have a form that says what lies around them (.off).
vikings-fjord = Fjord { $id }
    .at = in Fjord { $id }
    .to = to Fjord { $id }
    .off = Fjord { $id }, off { $shores }

## Numbers of things

vikings-amount-wood = { $n } Wood
vikings-amount-food = { $n } Food
vikings-amount-steel = { $n } Steel

## Questions

vikings-source-setup = Setup
vikings-source-draft = Era { $era }, draft
vikings-source-battle = Era { $era }, battle
vikings-source-turn = { $seat-is ->
    [you] Era { $era }, your turn
   *[other] Era { $era }, { $seat }'s turn
}
vikings-source-leader = { $card }, Leader Action
vikings-source-rune = { $card }, Rune Action
vikings-source-boon = { $god }'s Valhalla Boon
vikings-source-dedication = Dedication Action: { $effect }

vikings-ask-launch = Into which Fjord do you put your first Boat?
vikings-ask-draft = Which card do you keep?
vikings-ask-play = Which card do you play: face up for its actions, or face down to start a battle?
vikings-ask-play-battle = Which card do you play: face up for its actions, or face down to join the battle?
vikings-ask-contest = Which Favor Card do you fight for?
vikings-ask-join = The enemy fights for the { $favor }. Do you join the battle?
vikings-ask-dedicate = { $n ->
    [one] Do you dedicate your Village?
   *[other] You have { $n } Villages. Do you dedicate one?
}
vikings-ask-boat = Which Boat makes up to { $n ->
    [one] 1 move?
   *[other] { $n } moves?
}
vikings-ask-sail = Where does your Boat sail? It lies { $from-at } and has { $n ->
    [one] 1 move.
   *[other] { $n } moves.
}
vikings-ask-land = { $deploys ->
    [one] Do you deploy a Settler to { $areas }?
   *[other] You may deploy up to { $deploys } Settlers to { $areas }. Do you deploy one?
}
vikings-ask-land-recall = { $deploys ->
    [one] Do you deploy a Settler to { $areas }? You may recall one for it first.
   *[other] You may deploy up to { $deploys } Settlers to { $areas }, and first recall { $recalls ->
        [one] one
       *[other] up to { $recalls }
    } for it. Do you?
}
vikings-ask-raid = Do you raid the Village { $dock-at } for { $steel } Steel?
vikings-ask-displace = Your Boat must leave { $dock }. Into which Fjord does it go?
vikings-ask-explore = { $left ->
    [one] Who explores? You have 1 step.
   *[other] Who explores? You have { $left } steps.
}
vikings-ask-settler-to = Where does the Settler go from { $from }?
vikings-ask-valkyrie-to = Where does the Valkyrie fly from { $from }?
vikings-ask-harvest = { $left ->
    [one] Which resource do you take?
   *[other] You take up to { $left } resources. Which one now?
}
vikings-ask-build = { $n ->
    [0] What do you build?
   *[other] What do you build, for { $n } Wood less?
}
vikings-ask-temple = Which of your Temples do you move?
vikings-ask-temple-to = Where does the Temple go from { $from }?
vikings-ask-smite = { $left ->
    [one] Whose Settler do you smite?
   *[other] You smite { $left } Settlers. Whose is next?
}
vikings-ask-draw = Do you draw a card, to discard one for it?
vikings-ask-discard = Which card do you discard?
vikings-ask-enter = Do you enter the battle with the card you have just played?
vikings-ask-collect = Do you collect { $bag }?
vikings-ask-exchange = { $n ->
    [one] What do you exchange 1 resource for?
   *[other] What do you exchange, up to { $n }, for what?
}
vikings-ask-exchange-amount = How much { $from } do you exchange for { $to }?
vikings-ask-fury = Which god's Fury do you move by { $n }, and which way?
vikings-ask-settle = { $left ->
    [one] Where do you place a Settler?
   *[other] You place up to { $left } Settlers. Where does the next one go?
}
vikings-ask-giant = Which Giant do you move?
vikings-ask-giant-to = Where does the Giant go from { $from }?
vikings-ask-raid-free = Which Village do you raid for nothing?
vikings-ask-loss-rune = Your Valkyrie card has lost. Which Rune does it stand for?
vikings-ask-boon = You have lost. Do you gain { $god }'s Valhalla Boon? { $effect }
vikings-ask-valkyrie = To which Region do you deploy your { $rune } Valkyrie?
vikings-ask-favor-limit = You can keep { $n } Favor Cards. Which one do you return, and where?
vikings-ask-invader-rune = Which Rune does the Invaders' Valkyrie card stand for?
vikings-ask-slay-in = Which Giant do you slay?
vikings-ask-slay-rune = Which Rune does your Valkyrie card stand for?

## Choices

vikings-action-skip = Do without
vikings-action-skip-battle = Stay out of it: the enemy fights the Invaders
vikings-action-skip-dedicate = Dedicate no Village
vikings-action-skip-sail = Do not sail
vikings-action-skip-land = Deploy no Settlers
vikings-action-skip-raid = Raid no Village
vikings-action-skip-build = Build nothing
vikings-action-skip-enter = Do not enter the battle
vikings-action-skip-boon = Decline the boon
vikings-action-skip-valkyrie = Deploy no Valkyrie
vikings-action-stop = Stop here
vikings-action-stop-land = Deploy no more Settlers
vikings-action-do = Do it
vikings-action-draw = Draw a card
vikings-action-enter = Enter the battle
vikings-action-collect = Collect { $bag }
vikings-action-bonus = Take the Harvest bonus: { $bag }
vikings-action-boon = Gain { $god }'s boon: { $effect }

vikings-action-pick = Keep { $card }: { $text }
# A card in a line.
vikings-card-short = { $rune }, Strength { $strength }{ $steel ->
    [0] { "" }
   *[other] { "" } for { $steel } Steel
}. { $leader } { $needs-count ->
    [0] { "" }
   *[other] With { $needs }:{ " " }
}{ $action }
vikings-card-short-wild = Wild Rune, Strength { $strength }{ $steel ->
    [0] { "" }
   *[other] { "" } for { $steel } Steel
}. { $leader } { $needs-count ->
    [0] { "" }
   *[other] With { $needs }:{ " " }
}{ $action }
vikings-action-up = Play { $card } face up: { $leader } Then: { $action }
vikings-action-up-unmet = Play { $card } face up: { $leader } Then, if you have { $needs } by then: { $action }
vikings-action-down = Start a battle with { $card }, Strength { $strength } now{ $steel ->
    [0] { "" }
   *[other] { "" } for { $steel } Steel
}
vikings-action-join = Join the battle with { $card }, Strength { $strength } now{ $steel ->
    [0] { "" }
   *[other] { "" } for { $steel } Steel
}
vikings-action-slay = Play { $card } to slay a Giant
vikings-action-slay-in = Slay the Giant in { $area }
vikings-action-discard = Discard { $card }
vikings-action-end = Fight for the { $favor } at { $end }
vikings-action-return = Return the { $favor } to { $end }

vikings-action-launch = Launch your Boat in { $berth-off }
vikings-action-boat = Sail the Boat { $berth-at }
vikings-action-sail-fjord = Sail to { $berth-off }: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
# $village is 1 where there is one to be raided.
vikings-action-sail-dock = Land { $berth-at }: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}{ $village ->
    [1] , with a Village to raid
   *[other] { "" }
}
vikings-action-sail-displace = Land { $berth-at } and displace { $clan-is ->
    [you] your Boat
   *[other] { $clan }'s Boat
}: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}{ $village ->
    [1] , with a Village to raid
   *[other] { "" }
}
vikings-action-displace = Go to { $berth-off }
vikings-action-recall = Recall a Settler from { $area }
vikings-action-deploy = Deploy a Settler to { $area } for { $cost }
vikings-action-settle = Place a Settler in { $area }
vikings-action-raid = { $cost-count ->
    [0] Raid the Village { $dock-at }
   *[other] Raid the Village { $dock-at } for { $cost }
}
vikings-action-from = Move a Settler from { $area }
vikings-action-from-temple = Move the Temple in { $area }
vikings-action-from-giant = Move the Giant in { $area }
vikings-action-fly = Move the Valkyrie in { $area }
vikings-action-fly-settler = Move the Valkyrie in { $area } and carry a Settler, for { $cost }
vikings-action-fly-temple = Move the Valkyrie in { $area } and carry your Temple, for { $cost }
vikings-action-to = To { $area }
vikings-action-valkyrie = Deploy your { $rune } Valkyrie to { $area }
vikings-action-build-boat = { $cost-count ->
    [0] Build a Boat { $berth-at } for nothing
   *[other] Build a Boat { $berth-at } for { $cost }
}
vikings-action-temple = { $cost-count ->
    [0] Build a Temple in { $area } for nothing
   *[other] Build a Temple in { $area } for { $cost }
}
vikings-action-area = Choose { $area }
vikings-action-smite = { $clan-is ->
    [you] Smite your own Settler in { $area }
   *[other] Smite { $clan }'s Settler in { $area }
}
vikings-action-gain = Take { $what }
vikings-action-exchange = Exchange { $from } for { $to }
vikings-action-amount = Exchange { $give } for { $take }
vikings-action-raise = Raise { $god }'s Fury from { $from } ({ $rune })
vikings-action-lower = Lower { $god }'s Fury from { $from } ({ $rune })
vikings-action-rune = { $rune }, for { $god }
# $used is how many Villages lie there.
vikings-action-dedicate = Dedicate a Village: { $effect } { $used ->
    [0] None lies there yet.
    [one] One lies there already.
   *[other] { $used } lie there already.
}
vikings-action-dedicate-god = Dedicate a Village to { $god }: 2 Fury more than { $from } ({ $rune }). { $used ->
    [0] None lies there yet.
    [one] One lies there already.
   *[other] { $used } lie there already.
}

# When there are many choices of one kind, the terminal asks for one argument after the other.
vikings-pick-card = Which card?
vikings-pick-area = Which Area?
vikings-pick-favor = Which Favor Card?
vikings-pick-end = Which end of a row?
vikings-pick-clan = Whose?
vikings-pick-berth = Where?

## Events

vikings-event-gods = The gods of this game: { $gods }.
vikings-event-chieftain = { $seat-is ->
    [you] You hold the Chieftain Marker and go first.
   *[other] { $seat } holds the Chieftain Marker and goes first.
}
vikings-event-era = Era { $era } begins, and packets are dealt.
vikings-event-era-packets = Era { $era } begins: { $packets }.
vikings-packet = { $seat-is ->
    [you] you get { $cards }
   *[other] { $seat } gets { $cards }
}
vikings-event-picked = { $seat-is ->
    [you] You have chosen a card.
   *[other] { $seat } has chosen a card.
}
vikings-event-picked-own = { $seat-is ->
    [you] You keep { $card }.
   *[other] { $seat } keeps { $card }.
}
vikings-event-passed = The packets are passed { $direction }.
vikings-event-passed-packets = The packets are passed { $direction }: { $packets }.
vikings-event-buried = A card of the neutral enemy's packet is discarded face down.
vikings-event-drafted = The draft is over.
vikings-event-turn = { $clan-is ->
    [you] Your turn.
    [enemy] The enemy's turn.
   *[other] { $clan }'s turn.
}
vikings-event-reshuffled = The discard pile is shuffled into a new deck.
vikings-event-cleared = The rows are discarded, and the Raven moves on.
vikings-event-left = { $seat-is ->
    [you] You leave the table.
   *[other] { $seat } leaves the table.
}
vikings-event-ended = Final scoring: { $points }.
vikings-has-points = { $clan-is ->
    [you] you { $n }
   *[other] { $clan } { $n }
}

### Cards

vikings-event-played = { $seat-is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
vikings-event-played-down = { $seat-is ->
    [you] You play a card face down.
   *[other] { $seat } plays a card face down.
}
vikings-event-played-down-own = { $seat-is ->
    [you] You play { $card } face down.
   *[other] { $seat } plays { $card } face down.
}
vikings-event-entered = { $seat-is ->
    [you] You turn { $card } face down and enter the battle.
   *[other] { $seat } turns { $card } face down and enters the battle.
}
vikings-event-played-to-slay = { $seat-is ->
    [you] You play { $card } to slay a Giant.
   *[other] { $seat } plays { $card } to slay a Giant.
}
vikings-event-acts-leader = { $clan-is ->
    [you] Your Leader Action: { $effect }
    [enemy] The enemy's Leader Action: { $effect }
   *[other] { $clan }'s Leader Action: { $effect }
}
vikings-event-acts-rune = { $clan-is ->
    [you] Your Rune Action: { $effect }
    [enemy] The enemy's Rune Action: { $effect }
   *[other] { $clan }'s Rune Action: { $effect }
}
vikings-event-acts-boon = { $clan-is ->
    [you] { $god }'s boon for you: { $effect }
    [enemy] { $god }'s boon for the enemy: { $effect }
   *[other] { $god }'s boon for { $clan }: { $effect }
}
vikings-event-acts-dedication = { $clan-is ->
    [you] Your Dedication Action: { $effect }
    [enemy] The enemy's Dedication Action: { $effect }
   *[other] { $clan }'s Dedication Action: { $effect }
}
vikings-event-drew = { $seat-is ->
    [you] You draw a card.
   *[other] { $seat } draws a card.
}
vikings-event-drew-own = { $seat-is ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $card }.
}
vikings-event-discarded = { $seat-is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}

### Resources and Fury

vikings-event-gained = { $clan-is ->
    [you] You gain { $bag }.
    [enemy] The enemy gains { $bag }.
   *[other] { $clan } gains { $bag }.
}
vikings-event-bonus = { $clan-is ->
    [you] Your Harvest bonus: { $bag }.
    [enemy] The enemy's Harvest bonus: { $bag }.
   *[other] { $clan }'s Harvest bonus: { $bag }.
}
vikings-event-exchanged = { $clan-is ->
    [you] You exchange { $give } for { $take }.
    [enemy] The enemy exchanges { $give } for { $take }.
   *[other] { $clan } exchanges { $give } for { $take }.
}
vikings-event-fury-up = { $god }'s Fury rises from { $from } to { $to } ({ $rune }).
vikings-event-fury-down = { $god }'s Fury falls from { $from } to { $to } ({ $rune }).
vikings-event-dedicated = { $clan-is ->
    [you] You dedicate a Village: { $effect }
    [enemy] The enemy dedicates a Village: { $effect }
   *[other] { $clan } dedicates a Village: { $effect }
}
vikings-event-dedicated-god = { $clan-is ->
    [you] You dedicate a Village to { $god }.
    [enemy] The enemy dedicates a Village to { $god }.
   *[other] { $clan } dedicates a Village to { $god }.
}

### Units

vikings-event-launched = { $clan-is ->
    [you] You launch a Boat { $fjord-at }.
    [enemy] The enemy launches a Boat { $fjord-at }.
   *[other] { $clan } launches a Boat { $fjord-at }.
}
vikings-event-sailed = { $clan-is ->
    [you] You sail a Boat from { $from } { $to-to }.
    [enemy] The enemy sails a Boat from { $from } { $to-to }.
   *[other] { $clan } sails a Boat from { $from } { $to-to }.
}
vikings-event-cast-off = { $clan-is ->
    [you] Your Boat leaves { $dock } for { $fjord } and turns round.
    [enemy] The enemy's Boat leaves { $dock } for { $fjord } and turns round.
   *[other] { $clan }'s Boat leaves { $dock } for { $fjord } and turns round.
}
vikings-event-displaced = { $clan-is ->
    [you] Your Boat is displaced from { $dock } { $fjord-to }.
    [enemy] The enemy's Boat is displaced from { $dock } { $fjord-to }.
   *[other] { $clan }'s Boat is displaced from { $dock } { $fjord-to }.
}
vikings-event-displaced-home = { $clan-is ->
    [you] Your Boat is displaced from { $dock } and returns to your mat.
    [enemy] The enemy's Boat is displaced from { $dock } and returns to its mat.
   *[other] { $clan }'s Boat is displaced from { $dock } and returns to its mat.
}
vikings-event-recalled = { $clan-is ->
    [you] You recall a Settler from { $area }.
    [enemy] The enemy recalls a Settler from { $area }.
   *[other] { $clan } recalls a Settler from { $area }.
}
vikings-event-deployed = { $cost-count ->
    [0] { $clan-is ->
        [you] You place a Settler in { $area }.
        [enemy] The enemy places a Settler in { $area }.
       *[other] { $clan } places a Settler in { $area }.
    }
   *[other] { $clan-is ->
        [you] You deploy a Settler to { $area } for { $cost }.
        [enemy] The enemy deploys a Settler to { $area } for { $cost }.
       *[other] { $clan } deploys a Settler to { $area } for { $cost }.
    }
}
vikings-event-attacked = { $clan-is ->
    [you] Your Settlers attack in { $area }: { $losses }.
    [enemy] The enemy's Settlers attack in { $area }: { $losses }.
   *[other] { $clan }'s Settlers attack in { $area }: { $losses }.
}
vikings-loses-settler = { $clan-is ->
    [you] you lose a Settler
   *[other] { $clan } loses a Settler
}
vikings-event-raided = { $cost-count ->
    [0] { $clan-is ->
        [you] You raid the Village { $dock-at }.
        [enemy] The enemy raids the Village { $dock-at }.
       *[other] { $clan } raids the Village { $dock-at }.
    }
   *[other] { $clan-is ->
        [you] You raid the Village { $dock-at } for { $cost }.
        [enemy] The enemy raids the Village { $dock-at } for { $cost }.
       *[other] { $clan } raids the Village { $dock-at } for { $cost }.
    }
}
vikings-event-explored = { $clan-is ->
    [you] You move a Settler from { $from } to { $to }.
    [enemy] The enemy moves a Settler from { $from } to { $to }.
   *[other] { $clan } moves a Settler from { $from } to { $to }.
}
vikings-event-flew = { $clan-is ->
    [you] Your Valkyrie flies from { $from } to { $to }.
    [enemy] The enemy's Valkyrie flies from { $from } to { $to }.
   *[other] { $clan }'s Valkyrie flies from { $from } to { $to }.
}
vikings-event-flew-settler = { $clan-is ->
    [you] Your Valkyrie carries a Settler from { $from } to { $to } for { $cost }.
    [enemy] The enemy's Valkyrie carries a Settler from { $from } to { $to } for { $cost }.
   *[other] { $clan }'s Valkyrie carries a Settler from { $from } to { $to } for { $cost }.
}
vikings-event-flew-temple = { $clan-is ->
    [you] Your Valkyrie carries a Temple from { $from } to { $to } for { $cost }.
    [enemy] The enemy's Valkyrie carries a Temple from { $from } to { $to } for { $cost }.
   *[other] { $clan }'s Valkyrie carries a Temple from { $from } to { $to } for { $cost }.
}
vikings-event-alighted = { $clan-is ->
    [you] You deploy your { $rune } Valkyrie to { $area }.
    [enemy] The enemy deploys a { $rune } Valkyrie to { $area }.
   *[other] { $clan } deploys the { $rune } Valkyrie to { $area }.
}
vikings-event-built-boat = { $cost-count ->
    [0] { $clan-is ->
        [you] You build a Boat { $berth-at }.
        [enemy] The enemy places a Boat { $berth-at }.
       *[other] { $clan } builds a Boat { $berth-at }.
    }
   *[other] { $clan-is ->
        [you] You build a Boat { $berth-at } for { $cost }.
        [enemy] The enemy builds a Boat { $berth-at } for { $cost }.
       *[other] { $clan } builds a Boat { $berth-at } for { $cost }.
    }
}
# $settlers return to the mat in its place.
vikings-event-built-temple = { $cost-count ->
    [0] { $clan-is ->
        [you] You build a Temple in { $area } in place of { $settlers ->
            [one] a Settler
           *[other] { $settlers } Settlers
        }.
        [enemy] The enemy places a Temple in { $area } in place of { $settlers ->
            [one] a Settler
           *[other] { $settlers } Settlers
        }.
       *[other] { $clan } builds a Temple in { $area } in place of { $settlers ->
            [one] a Settler
           *[other] { $settlers } Settlers
        }.
    }
   *[other] { $clan-is ->
        [you] You build a Temple in { $area } for { $cost }, in place of { $settlers ->
            [one] a Settler
           *[other] { $settlers } Settlers
        }.
        [enemy] The enemy builds a Temple in { $area } for { $cost }, in place of { $settlers ->
            [one] a Settler
           *[other] { $settlers } Settlers
        }.
       *[other] { $clan } builds a Temple in { $area } for { $cost }, in place of { $settlers ->
            [one] a Settler
           *[other] { $settlers } Settlers
        }.
    }
}
vikings-event-temple-moved = { $clan-is ->
    [you] You move a Temple from { $from } to { $to }.
    [enemy] The enemy moves a Temple from { $from } to { $to }.
   *[other] { $clan } moves a Temple from { $from } to { $to }.
}
vikings-event-smitten = { $by-is ->
    [you] { $clan-is ->
        [enemy] You smite the enemy's Settler in { $area }.
       *[other] You smite { $clan }'s Settler in { $area }.
    }
   *[other] { $clan-is ->
        [you] { $by } smites your Settler in { $area }.
        [enemy] { $by } smites the enemy's Settler in { $area }.
       *[other] { $by } smites { $clan }'s Settler in { $area }.
    }
}
vikings-event-giant-moved = A Giant moves from { $from } to { $to }.
vikings-event-slain = { $clan-is ->
    [you] You slay the Giant in { $area }.
    [enemy] The enemy slays the Giant in { $area }.
   *[other] { $clan } slays the Giant in { $area }.
}{ $settlers ->
    [0] { "" }
    [one] { "" } A Settler returns home.
   *[other] { "" } { $settlers } Settlers return home.
}
vikings-event-slain-own = { $clan-is ->
    [you] You slay the Giant in { $area }, worth { $points } points.
    [enemy] The enemy slays the Giant in { $area }, worth { $points } points.
   *[other] { $clan } slays the Giant in { $area }, worth { $points } points.
}{ $settlers ->
    [0] { "" }
    [one] { "" } A Settler returns home.
   *[other] { "" } { $settlers } Settlers return home.
}

### Control

vikings-event-claimed = { $clan-is ->
    [you] You claim { $area }'s Rune.
    [enemy] The enemy claims { $area }'s Rune.
   *[other] { $clan } claims { $area }'s Rune.
}
vikings-event-stolen = { $clan-is ->
    [you] You steal { $area }'s Rune from { $from }.
    [enemy] { $from-is ->
        [you] The enemy steals { $area }'s Rune from you.
       *[other] The enemy steals { $area }'s Rune from { $from }.
    }
   *[other] { $from-is ->
        [you] { $clan } steals { $area }'s Rune from you.
       *[other] { $clan } steals { $area }'s Rune from { $from }.
    }
}
vikings-event-lost = { $clan-is ->
    [you] You have no Influence left in { $area }: its Rune lies free.
    [enemy] The enemy has no Influence left in { $area }: its Rune lies free.
   *[other] { $clan } has no Influence left in { $area }: its Rune lies free.
}

### Battle

vikings-event-battle-began = { $clan-is ->
    [you] You start a battle for the { $favor } from { $end }.
    [enemy] The enemy starts a battle for the { $favor } from { $end }.
   *[other] { $clan } starts a battle for the { $favor } from { $end }.
}
vikings-event-revealed = The battle is fought: { $cards }.
vikings-card-of = { $clan-is ->
    [you] your { $card }
   *[other] { $clan }'s { $card }
}
vikings-event-armed = { $clan-is ->
    [you] You pay { $steel } Steel for the battle.
    [enemy] The enemy pays { $steel } Steel for the battle.
   *[other] { $clan } pays { $steel } Steel for the battle.
}
vikings-event-unarmed = { $clan-is ->
    [you] You cannot pay the Steel and do not compete.
    [enemy] The enemy cannot pay the Steel and does not compete.
   *[other] { $clan } cannot pay the Steel and does not compete.
}
vikings-event-invader = Invaders appear: { $card }.
vikings-event-strengths = Strength: { $strengths }.
vikings-strength-of = { $clan-is ->
    [you] you { $n }
   *[other] { $clan } { $n }
}
vikings-strength-of-invaders = the Invaders { $n }
vikings-event-favor-won = { $clan-is ->
    [you] You win the battle and the { $favor }.
    [enemy] The enemy wins the battle and the { $favor }.
   *[other] { $clan } wins the battle and the { $favor }.
}
vikings-event-favor-returned = Nobody wins: the { $favor } goes back to { $end }.
vikings-event-favor-given-back = { $clan-is ->
    [you] You return the { $favor } to { $end }.
    [enemy] The enemy returns the { $favor } to { $end }.
   *[other] { $clan } returns the { $favor } to { $end }.
}
vikings-event-battle-lost = { $clan-is ->
    [you] You lose the battle for { $rune }.
    [enemy] The enemy loses the battle for { $rune }.
   *[other] { $clan } loses the battle for { $rune }.
}

### The enemy of one player
