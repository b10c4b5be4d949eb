# What the cards and mats of Tiny Epic Vikings say, made from the content.
#
# An effect is a sentence. $n is a number, or a number that grows with something.

## Numbers

vikings-number = { $n }
vikings-number-boosted = { $n ->
    [0] { $each } for each { $what }
   *[other] { $n } + { $each } for each { $what }
}
# The same where it is known what it comes to.
vikings-number-now = { $number } (now { $now })

vikings-amount-wood = { $n } Wood
vikings-amount-food = { $n } Food
vikings-amount-steel = { $n } Steel

vikings-rune-fehu = Fehu
vikings-rune-hagalaz = Hagalaz
vikings-rune-perthro = Perthro

vikings-boost-F = Active Fehu
vikings-boost-H = Active Hagalaz
vikings-boost-P = Active Perthro
vikings-boost-st = Steel you have
vikings-boost-fd = Food you have
vikings-boost-wd = Wood you have
vikings-boost-VALK = of your Valkyries on the map
vikings-boost-GIANT = Giant you have slain

## Effects

vikings-effect-sail = Sail { $n }.
vikings-effect-explore = Explore { $n }.
vikings-effect-harvest = Harvest { $n }.
vikings-effect-build = { $n ->
    [0] Build.
   *[other] Build for { $n } Wood less.
}
vikings-effect-temple-move = Move a Temple.
vikings-effect-smite = { $n ->
    [one] Smite a Settler.
   *[other] Smite { $n } Settlers.
}
vikings-effect-draw-replace = { $n ->
    [one] Draw a card, then discard one.
   *[other] Draw a card, then discard one, { $n } times.
}
vikings-effect-enter-battle = Enter the battle with this card.
vikings-effect-collect = Collect { $what }.
vikings-effect-exchange = { $n ->
    [one] Exchange 1 resource.
   *[other] Exchange up to { $n } resources.
}
vikings-effect-fury = Move one god's Fury up or down by { $n }.
vikings-effect-free-settler = { $n ->
    [one] Place a Settler without Food.
   *[other] Place up to { $n } Settlers without Food.
}
vikings-effect-move-giant = Move a Giant.
vikings-effect-raid-free = Raid a Village without Steel.

# Several effects of a boon, and the two sides of one.
vikings-effect-then = { $first } { $then }
vikings-effect-or = { $first } Or: { $other }

## Requirements

vikings-needs-rune = { $n } { $rune }
vikings-needs-any = { $n ->
    [one] any Rune
   *[other] any { $n } Runes
}
vikings-needs-valkyries = { $n ->
    [one] a Valkyrie on the map
   *[other] { $n } Valkyries on the map
}
vikings-needs-giants = { $n ->
    [one] a slain Giant
   *[other] { $n } slain Giants
}

## Cards

vikings-card-rune = Rune: { $rune }.
vikings-card-wild = Rune: wild.
vikings-card-strength = { $steel ->
    [0] Strength { $strength }.
   *[other] Strength { $strength }, for { $steel } Steel.
}
vikings-card-leader = Leader Action: { $effect }
vikings-card-rune-action = { $needs-count ->
    [0] Rune Action: { $effect }
   *[other] Rune Action, with { $needs }: { $effect }
}
# What it takes to slay a Giant with this card is less than usual.
vikings-card-valkyrie = Slays a Giant without a Valkyrie in the Region.
vikings-card-slayer = Slays a Giant with one Settler fewer.
vikings-card-boon = Valhalla Boon: { $effect }
vikings-card-dedication = Dedicate a Village here for { $n } Fury.

# Favor Cards have no names; in lists they have a short form.
vikings-favor = Favor Card ({ $runes }; { $bag })
    .short = ({ $runes }; { $bag })
vikings-favor-text = Runes: { $runes }. Brings { $bag }.

## The Era Mat

vikings-mat-era = Era { $n }
vikings-mat-draft-clockwise = Draft { $n } cards each, passing clockwise.
vikings-mat-draft-counterclockwise = Draft { $n } cards each, passing counterclockwise.
vikings-mat-raid = { $steel ->
    [0] A raid costs nothing.
   *[other] A raid costs { $steel } Steel.
}
vikings-mat-dedication = Dedication Action { $n }

## Clan Mats and Valkyrie Mats

vikings-mat-clan = Clan Mat
vikings-mat-pieces = Each clan has { $settlers ->
    [one] 1 Settler
   *[other] { $settlers } Settlers
}, { $boats ->
    [one] 1 Boat
   *[other] { $boats } Boats
} and { $temples ->
    [one] 1 Temple
   *[other] { $temples } Temples
}.
vikings-mat-start = Begin with { $what }.
vikings-mat-limits = Hold up to { $resources } of each resource and up to { $favors ->
    [one] 1 Favor Card
   *[other] { $favors } Favor Cards
}.
vikings-mat-settler = { $cost-count ->
    [0] Settlers are deployed for free.
   *[other] It costs { $cost } to deploy a Settler.
}
vikings-mat-boat = { $cost-count ->
    [0] Boats are built for free.
   *[other] A Boat costs { $cost }.
}
vikings-mat-temple = { $cost-count ->
    [0] Temples are built for free{ $settlers ->
        [0] .
        [one] , in the place of a Settler.
       *[other] , in the place of { $settlers } Settlers.
    }
   *[other] A Temple costs { $cost }{ $settlers ->
        [0] .
        [one] , and takes the place of a Settler.
       *[other] , and takes the place of { $settlers } Settlers.
    }
}
vikings-mat-influence = Influence: { $settler } for a Settler, { $temple } for a Temple, { $boat } for a Boat at a Dock.
vikings-mat-harvest-boat = Boat { $n } on the map adds { $what } to each Harvest.
vikings-mat-harvest-temple = Temple { $n } on the map adds { $what } to each Harvest.

vikings-mat-valkyries = Valkyrie Mat
vikings-mat-influence-valkyrie = Influence: { $n } for a Valkyrie.
vikings-mat-harvest-valkyrie = The Valkyrie of { $rune } on the map adds { $what } to each Harvest.

## Giants, Favor rows and scoring

vikings-mat-giant = Giant
vikings-mat-giant-points = { $n ->
    [one] Worth 1 victory point.
   *[other] Worth { $n } victory points.
}
vikings-mat-favor-rows = Favor rows
vikings-mat-favor-rows-players = { $players ->
    [one] 1 player:
   *[other] { $players } players:
} { $top } above the map, { $bottom } below.
vikings-mat-score = Score Mat
vikings-mat-points = { $place ->
    [1] The god with the most Fury:
    [2] The second:
   *[other] The third:
} { $island } for each Island Rune, { $favor } for each Rune on a Favor Card.

## Enemy Clan Mats

vikings-mat-enemy-pieces = Enemy clan
vikings-mat-enemy-settlers = Settlers: { $thrall } at Thrall, { $karl } at Karl, { $jarl } at Jarl.
vikings-mat-enemy-boats = Boats: { $n }, { $each } to a slot, and the Chieftain Boat.
vikings-mat-enemy-temples = Temples: { $n }, { $each } to a slot.
vikings-mat-enemy-valkyries = Valkyries: { $n } for each Rune.
vikings-mat-chieftain = Chieftain Sail { $n }.
vikings-mat-track-wood = Wood: { $icons }.
vikings-mat-track-food = Food: { $icons }.
vikings-mat-track-steel = Steel: { $icons }.
vikings-mat-icon-fury = Fury at { $space }
vikings-mat-icon-chase = Chase at { $space }
vikings-mat-icon-ferry = Ferry at { $space }
vikings-mat-icon-settler = Settler at { $space }
vikings-mat-icon-boat = Boat at { $space }
vikings-mat-icon-temple = Temple at { $space }
vikings-mat-icon-battle = { $bonus ->
    [0] Battle at { $space }
   *[other] Battle +{ $bonus } at { $space }
}
vikings-mat-enemy-action = { $rune }: { $effect }
