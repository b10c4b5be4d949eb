# Tiny Epic Vikings, and Ragnarok.
#
# $seat is the player and $clan the clan that a sentence is about: $clan-is is "you" for the reader,
# "enemy" for the enemy of two players or one, and "other" for anybody else. What a card does is said in
# vikings-cards.ftl, made from its effects; the names of cards, gods and places come from the content.

## Nouns

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
vikings-dock = { $areas }'s Dock facing { $across }
    .at = at { $areas }'s Dock facing { $across }
    .to = to { $areas }'s Dock facing { $across }
vikings-dock-sea = { $areas }'s Dock facing the open sea
    .at = at { $areas }'s Dock facing the open sea
    .to = to { $areas }'s Dock facing the open sea
vikings-dock-border = the Dock between { $areas } facing { $across }
    .at = at the Dock between { $areas } facing { $across }
    .to = to the Dock between { $areas } facing { $across }
vikings-dock-border-sea = the Dock between { $areas } facing the open sea
    .at = at the Dock between { $areas } facing the open sea
    .to = to the Dock between { $areas } facing the open sea
# Fjords have a form that says what lies around them (.off).
vikings-fjord = Fjord { $id }
    .at = in Fjord { $id }
    .to = to Fjord { $id }
    .off = Fjord { $id }, off { $shores }

## Numbers of things

vikings-amount-settler = { $n ->
    [one] 1 Settler
   *[other] { $n } Settlers
}
vikings-amount-boat = { $n ->
    [one] 1 Boat
   *[other] { $n } Boats
}
vikings-amount-temple = { $n ->
    [one] 1 Temple
   *[other] { $n } Temples
}
vikings-amount-valkyrie = { $n ->
    [one] 1 Valkyrie
   *[other] { $n } Valkyries
}
vikings-amount-village = { $n ->
    [one] 1 Village
   *[other] { $n } Villages
}
vikings-amount-favor-card = { $n ->
    [one] 1 Favor Card
   *[other] { $n } Favor Cards
}
vikings-amount-giant = { $n ->
    [one] 1 slain Giant
   *[other] { $n } slain Giants
}
vikings-amount-card = { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
}
vikings-amount-wild = { $n } wild
vikings-boats-of = { $n ->
    [one] { $clan-is ->
        [you] your Boat
       *[other] { $clan }'s Boat
    }
   *[other] { $clan-is ->
        [you] { $n } of your Boats
       *[other] { $n } of { $clan }'s Boats
    }
}
vikings-chieftain-boat = the Chieftain Boat
vikings-card-hidden = a card face down

## Questions

vikings-source-setup = Setup
vikings-source-draft = Era { $era }, draft
vikings-source-battle = Era { $era }, battle
vikings-source-turn = { $clan-is ->
    [you] Era { $era }, your turn
   *[other] Era { $era }, { $clan }'s turn
}
vikings-source-leader = { $card }, Leader Action
vikings-source-rune = { $card }, Rune Action
vikings-source-boon = { $god }'s Valhalla Boon
vikings-source-dedication = Dedication Action: { $effect }

vikings-ask-launch = Into which Fjord do you put your first Boat?
vikings-ask-draft = Which card do you keep?
vikings-ask-play = Which card do you play: face up for its actions, or face down to start a battle?
vikings-ask-play-up = Which card do you play face up?
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
    [one] Which resource do you exchange, and for what?
   *[other] You may exchange up to { $n } resources of one kind. What for what?
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
# Ties that the rules leave to the player.
vikings-ask-enemy-target = Several Areas with { $rune } are as good for the enemy. Which one does it make for?
vikings-ask-enemy-recall = The enemy's mat is empty. From which Area does it take a Settler for { $area }?
vikings-ask-enemy-explore = Where do the enemy's Settlers move?
vikings-ask-enemy-temple = Where does the enemy place its Temple?
vikings-ask-enemy-chase = Which of your Boats does the enemy chase?
vikings-ask-enemy-contest = Which Favor Card does the enemy fight for?

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
vikings-action-down = Start a battle with { $card }: Strength { $strength } so far{ $steel ->
    [0] { "" }
   *[other] , for { $steel } Steel
}
vikings-action-join = Join the battle with { $card }: Strength { $strength } so far{ $steel ->
    [0] { "" }
   *[other] , for { $steel } Steel
}
vikings-action-slay = Play { $card } to slay a Giant
vikings-action-slay-in = Slay the Giant in { $area }
vikings-action-discard = Discard { $card }
vikings-action-end = Fight for the { $favor } at { $end }
vikings-action-enemy-end = The enemy fights for the { $favor } at { $end }
vikings-action-enemy-chase = Let it chase the Boat { $berth-at }
vikings-action-enemy-from = Let it take a Settler from { $area }
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
vikings-action-raise = Raise { $god }'s Fury from { $from } to { $to } ({ $rune })
vikings-action-lower = Lower { $god }'s Fury from { $from } to { $to } ({ $rune })
vikings-action-rune = { $rune }, for { $god }
# $used is how many Villages lie there.
vikings-action-dedicate = Dedicate a Village: { $effect } { $used ->
    [0] None lies there yet.
    [one] One lies there already.
   *[other] { $used } lie there already.
}
vikings-action-dedicate-god = Dedicate a Village to { $god }: Fury from { $from } to { $to } ({ $rune }). { $used ->
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
vikings-event-buried = { $clan-is ->
    [you] A card of your packet is discarded face down.
   *[other] A card of { $clan }'s packet is discarded face down.
}
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
vikings-event-ended = The game is over. Victory Points: { $points }.
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
    [you] You lose the battle in { $god }'s name ({ $rune }).
    [enemy] The enemy loses the battle in { $god }'s name ({ $rune }).
   *[other] { $clan } loses the battle in { $god }'s name ({ $rune }).
}

### The enemy of one player

vikings-event-enemy-arrives = Your enemy is the clan { $mat }. Its Chieftain Boat lies { $dock-at } (TV-SOLO-2).
vikings-event-enemy-pile = The enemy's pile has { $n } cards (TV-SOLO-4).
vikings-event-enemy-card = The enemy turns up { $card } (TV-SOLO-10).
vikings-event-enemy-battle-card = The enemy fights with { $card } (TV-SOLO-60).
vikings-event-enemy-card-down = The enemy puts a card face down into its Battle row (TV-SOLO-61).
# $rune is what it acts with wherever a Rune is needed.
vikings-event-enemy-leader = The enemy's Leader Action, with { $rune }: { $effect } (TV-SOLO-10)
vikings-event-enemy-rune = The enemy's Rune Action, with { $rune }: { $effect } (TV-SOLO-10)
vikings-event-enemy-mat = The enemy's mat, for { $rune }: { $effect } (TV-SOLO-11)
vikings-event-enemy-dedication = The enemy's Dedication Action, with { $rune }: { $effect } (TV-SOLO-24)

# Where it sails and why; $steps is how far that is, $reach how far it gets, $way which of several
# ways it takes.
vikings-event-enemy-target = The enemy makes for { $area }, the nearest Area with { $rune }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, of { $reach } at most{ $way } (TV-SOLO-20).
vikings-event-enemy-target-only = The enemy makes for { $area }, the only other Area with { $rune }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, of { $reach } at most{ $way } (TV-SOLO-20).
vikings-event-enemy-target-least = The enemy makes for { $area }, where it has the least Influence of the nearest Areas with { $rune }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, of { $reach } at most{ $way } (TV-SOLO-20).
vikings-event-enemy-target-chosen = You send the enemy to { $area }, one of the nearest Areas with { $rune }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, of { $reach } at most{ $way } (TV-SOLO-20).
vikings-way-only = { "" }
vikings-way-villages = , the way with the most Villages
vikings-way-boats = , the way with the most of your Boats
vikings-way-table = , the first of several ways

vikings-event-enemy-chose-land = The enemy lands in { $area }: { $why } (TV-SOLO-14).
vikings-event-enemy-chose-act = The enemy acts in { $area }: { $why } (TV-SOLO-14).
vikings-event-enemy-chose-recall = The enemy takes a Settler from { $area }: { $why } (TV-SOLO-23).
vikings-event-enemy-chose-explore = The enemy explores { $area }: { $why } (TV-SOLO-25).
vikings-event-enemy-chose-temple = The enemy wants a Temple in { $area }: { $why } (TV-SOLO-34).
vikings-event-enemy-chases = The enemy chases your Boat { $dock-at }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} away: { $why } (TV-SOLO-32).
vikings-event-enemy-reaches = The enemy is at { $area } and reaches for { $end }: { $why } (TV-SOLO-61).
vikings-why-only = there is no other
vikings-why-nearest = nothing is nearer
vikings-why-least-influence = it has the least Influence there
vikings-why-least-of-yours = you have the least Influence there
vikings-why-most-settlers = it has the most Settlers there
vikings-why-matching = that is the Rune of its card
vikings-why-not-controlled = it does not control that Area
vikings-why-odd = it has an odd number of cards and goes left
vikings-why-even = it has an even number of cards and goes right
vikings-why-leftmost = that is furthest left
vikings-why-rightmost = that is furthest right
vikings-why-chosen = you have decided

# What it does not do, and why.
vikings-event-enemy-unmet = The enemy does not meet the requirement of its card (TV-SOLO-10).
vikings-event-enemy-no-target = There is no other Area with the Rune of its card: the Chieftain Boat stays (TV-SOLO-20).
vikings-event-enemy-no-settler = The enemy has no Settler to place (TV-SOLO-23).
vikings-event-enemy-already-here = The enemy's Settler would come from where it goes, and stays (TV-SOLO-33).
vikings-event-enemy-no-space = All Dedication Actions are used up: the enemy keeps the Village (TV-SOLO-24).
vikings-event-enemy-no-rune = The enemy holds no Island Rune: no Fury rises (TV-SOLO-31).
vikings-event-enemy-no-chase = You have no Boat at a Dock for the enemy to chase (TV-SOLO-32).
vikings-event-enemy-no-land = The Ferry Route leads off the map: the Chieftain Boat stays (TV-SOLO-32).
vikings-event-enemy-no-boat = The enemy has no Boat left on its mat (TV-SOLO-33).
vikings-event-enemy-no-dock = There is no open Dock along that shore for the enemy's Boat (TV-SOLO-33).
vikings-event-enemy-no-temple = The enemy has no Temple left on its mat (TV-SOLO-34).
vikings-event-enemy-no-site = There is no Area for the enemy's Temple (TV-SOLO-34).
vikings-event-enemy-battle-pending = A battle is waiting already: the enemy starts none (TV-SOLO-35).
vikings-event-enemy-no-favor = No Favor Card is left: the enemy starts no battle (TV-SOLO-35).
vikings-event-enemy-no-card = The enemy has no card.
vikings-event-enemy-no-valkyrie = The enemy has no Valkyrie of that Rune left on its mat (TV-SOLO-54).
vikings-event-enemy-valkyrie-here = The enemy has a Valkyrie there already and deploys none (TV-SOLO-54).

vikings-event-chieftain-sailed = The Chieftain Boat goes { $to-to }.
vikings-event-enemy-track-harvest = The enemy harvests { $resource }: its marker moves from { $from } to { $to } (TV-SOLO-26).
vikings-event-enemy-track-boat = An open Boat slot brings the enemy { $resource }: from { $from } to { $to } (TV-SOLO-26).
vikings-event-enemy-track-temple = An open Temple slot brings the enemy { $resource }: from { $from } to { $to } (TV-SOLO-26).
vikings-event-enemy-track-valkyrie = An open Valkyrie slot brings the enemy { $resource }: from { $from } to { $to } (TV-SOLO-28).
vikings-event-enemy-track-build = The enemy can build nothing and gains { $resource }: from { $from } to { $to } (TV-SOLO-27).
vikings-event-enemy-track-favor = The Favor Card brings the enemy { $resource }: from { $from } to { $to } (TV-SOLO-64).
vikings-event-enemy-track-full = The enemy's { $resource } track is full: what it gains is lost (TV-SOLO-26).
vikings-event-enemy-icon = The enemy's { $resource } track, space { $space }: { $icon }{ $bonus ->
    [0] { "" }
   *[other] { "" } with { $bonus } more Strength
} (TV-SOLO-30).
vikings-event-enemy-reset = The enemy's { $resource } track is full and goes back to 0 (TV-SOLO-43).
vikings-event-enemy-reset-loss = The enemy's { $resource } track is full and goes back to 0: you lose 1 { $resource } (TV-SOLO-43).

## The table in words

vikings-view-setup = Setup: everybody puts a first Boat into a Fjord.
vikings-view-draft = Era { $era }, draft.
vikings-view-turn = { $clan-is ->
    [you] Era { $era }, round { $round } of { $rounds }. It is your turn.
    [enemy] Era { $era }, round { $round } of { $rounds }. It is the enemy's turn.
   *[other] Era { $era }, round { $round } of { $rounds }. It is { $clan }'s turn.
}
vikings-view-over = The game is over.
vikings-view-fury = Fury: { $gods }.
vikings-view-god = { $god } { $fury } ({ $rune }, { $place ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
})
vikings-view-score = { $clan-is ->
    [you] You have { $points } Victory Points: { $islands } for Island Runes, { $favors } for Favor Cards, { $giants } for Giants.
    [enemy] The enemy has { $points } Victory Points: { $islands } for Island Runes, { $favors } for Favor Cards, { $giants } for Giants.
   *[other] { $clan } has { $points } Victory Points: { $islands } for Island Runes, { $favors } for Favor Cards, { $giants } for Giants.
}
# $bonus is what the enemy of one player adds to its Strength.
vikings-view-battle = { $clan-is ->
    [you] You have started a battle for the { $favor }.
    [enemy] The enemy has started a battle for the { $favor }.
   *[other] { $clan } has started a battle for the { $favor }.
} { $bonus ->
    [0] { "" }
   *[other] It has { $bonus } more Strength.{ " " }
}Taking part: { $fighting }.
# $chieftain is 1 for who holds the Chieftain Marker.
vikings-view-player = { $clan-is ->
    [you] You
   *[other] { $clan }
}{ $chieftain ->
    [1] { "" } (first player)
   *[other] { "" }
}: { $stock }; { $mat } on the mat; { $hand } in hand.
vikings-view-player-left = { $clan-is ->
    [you] You have left the table, with { $stock }.
   *[other] { $clan } has left the table, with { $stock }.
}
vikings-view-won = { $clan-is ->
    [you] You have { $won }.
    [enemy] The enemy has { $won }.
   *[other] { $clan } has { $won }.
}
# $down is 1 if the last card lies face down.
vikings-view-row = { $clan-is ->
    [you] Your row: { $cards }
   *[other] { $clan }'s row: { $cards }
}{ $down ->
    [1] , the last one face down.
   *[other] .
}
vikings-view-runes = Active Runes: { $runes }.
vikings-view-favors = Favor Cards: { $favors-short }.
vikings-view-giants = Worth of the slain Giants: { $points }.
vikings-view-enemy = The enemy, { $mat }: the Chieftain Boat lies { $dock-at }; { $pile } cards in the pile.
vikings-view-tracks = Tracks: { $tracks }; { $mat } on the mat.
vikings-view-leader-row = Leader row: { $cards }.
vikings-view-battle-row = Battle row: { $cards }.
# $giant is 1 where there is one.
vikings-view-area-empty = { $area } ({ $rune }){ $giant ->
    [1] , with a Giant
   *[other] { "" }
}: nobody is there.
vikings-view-area-free = { $area } ({ $rune }){ $giant ->
    [1] , with a Giant
   *[other] { "" }
}, not held: { $present }.
vikings-view-area-held = { $area } ({ $rune }){ $giant ->
    [1] , with a Giant
   *[other] { "" }
}, held by { $clan-is ->
    [you] you
   *[other] { $clan }
}: { $present }.
vikings-view-presence = { $clan-is ->
    [you] you { $influence } with { $units }
   *[other] { $clan } { $influence } with { $units }
}
vikings-view-docks = Docks: { $docks }.
vikings-view-dock = to { $across } between { $fjords } ({ $there })
vikings-view-dock-empty = to { $across } between { $fjords }
vikings-view-dock-sea = to the open sea between { $fjords } ({ $there })
vikings-view-dock-sea-empty = to the open sea between { $fjords }
vikings-view-fjord = { $fjord-off }, next to { $next }: { $boats }.
vikings-view-fjord-empty = { $fjord-off }, next to { $next }: no Boats.
vikings-view-upper-row = Upper row of Favor Cards: { $favors-short }.
vikings-view-lower-row = Lower row of Favor Cards: { $favors-short }.
vikings-view-dedications = Villages dedicated, { $limit } at most on each: { $spaces }.
vikings-view-space = { $used } on “{ $effect }”
vikings-view-space-god = { $used } to { $god }
vikings-view-deck = Deck: { $deck }. Discard pile: { $discards }{ $buried ->
    [0] { "" }
   *[other] , and { $buried } face down
}.
vikings-view-invaders = Invaders: { $cards }.
vikings-view-packet = Your packet: { $cards }.
vikings-view-other-packet = The other packet: { $cards }.
vikings-view-pick = You have chosen { $cards }.
vikings-view-hand = Your hand: { $cards }.

## Refusals

vikings-refuse-not-the-question = That is no answer to this question.
vikings-refuse-already-out = You have left the table already.
vikings-refuse-not-on-map = There is no such place on this map.
vikings-refuse-not-in-packet = There is no such card in your packet.
vikings-refuse-not-in-hand = There is no such card in your hand.
vikings-refuse-must-play = You must play a card.
vikings-refuse-nothing-to-fight-for = There is no Favor Card left to fight for.
vikings-refuse-battle-waits = The enemy's battle waits for the start of your next turn.
vikings-refuse-battle-first = First say whether you join the enemy's battle: only a card played face down does.
vikings-refuse-no-giants = Giants are slain with Ragnarok only.
vikings-refuse-cannot-slay = To slay a Giant you need a Valkyrie and three Settlers in its Region.
vikings-refuse-cannot-slay-valkyrie = To slay a Giant with a Valkyrie card you need three Settlers in its Region.
vikings-refuse-cannot-slay-slayer = To slay a Giant with a Giant Slayer card you need a Valkyrie and two Settlers in its Region.
vikings-refuse-empty-row = There is no Favor Card in that row.
vikings-refuse-one-end = That row has only one end to choose.
vikings-refuse-not-your-favor = That is not one of your Favor Cards.
vikings-refuse-dedication-full = No more Villages can be dedicated there.
vikings-refuse-boon-does-nothing = That boon would do nothing now.
vikings-refuse-only-fjords = Your first Boat begins in a Fjord.
vikings-refuse-no-boat-there = You have no Boat there.
vikings-refuse-already-there = Your Boat is there already.
vikings-refuse-too-far = Your Boat does not get that far.
vikings-refuse-own-boat-there = A Boat of your own lies at that Dock.
vikings-refuse-chieftain-there = The Chieftain Boat lies at that Dock and cannot be displaced.
vikings-refuse-fjord-not-touching = That Fjord does not touch the Dock.
vikings-refuse-other-area = Your Boat has not landed there.
vikings-refuse-other-dock = Your Boat has not landed at that Dock.
vikings-refuse-no-food = You do not have the Food for a Settler.
vikings-refuse-no-more-settlers = You may place no more Settlers.
vikings-refuse-no-settlers-left = There are no Settlers left on your mat.
vikings-refuse-recall-first = Settlers are recalled before the first one is deployed.
vikings-refuse-recall-limit = You may recall only as many Settlers as your mat lacks.
vikings-refuse-no-settler-there = There is no such Settler.
vikings-refuse-not-adjacent = That Area is not adjacent.
vikings-refuse-flown-already = A Valkyrie has flown in this Explore already.
vikings-refuse-no-valkyrie-there = You have no Valkyrie there.
vikings-refuse-no-temple-there = You have no Temple there.
vikings-refuse-nowhere-to-go = There is nowhere for it to go.
vikings-refuse-temple-there = You have a Temple there already.
vikings-refuse-giant-there = There is a Giant in that Region.
vikings-refuse-no-giant-there = There is no Giant in that Region.
vikings-refuse-no-room = You have no room for more of that resource.
vikings-refuse-harvest-order = Wood is taken before Food, and Food before Steel.
vikings-refuse-cannot-afford = You cannot pay for it.
vikings-refuse-no-boats-left = There are no Boats left on your mat.
vikings-refuse-no-temples-left = There are no Temples left on your mat.
vikings-refuse-dock-taken = A Boat lies at that Dock.
vikings-refuse-no-boots-there = You have no boots on the ground there.
vikings-refuse-fjord-not-near = A Boat is built in a Fjord only beside a Boat of yours.
vikings-refuse-own-settler = You smite Settlers of others only.
vikings-refuse-must-discard = You have drawn a card and must discard one.
vikings-refuse-same-resource = A resource is exchanged for one of another kind.
vikings-refuse-none-owned = You have none of that resource.
vikings-refuse-amount = You cannot exchange that many.
vikings-refuse-fury-cannot-move = The Fury of that god cannot move that way.
vikings-refuse-no-unit-there = You have no unit there.
vikings-refuse-no-village-there = There is no Village at that Dock.
