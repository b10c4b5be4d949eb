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

vikings-boost-F = Active Fehu
vikings-boost-H = Active Hagalaz
vikings-boost-P = Active Perthro
vikings-boost-st = Steel
vikings-boost-fd = Food
vikings-boost-wd = Wood
vikings-boost-VALK = own Valkyrie on the map
vikings-boost-GIANT = slain Giant

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
vikings-card-valkyrie = Slays a Giant without a Valkyrie beside it.
vikings-card-slayer = Slays a Giant with one Settler less.
vikings-card-boon = Valhalla Boon: { $effect }

# Favor Cards have no names.
vikings-favor = Favor Card ({ $runes }; { $bag })
vikings-favor-text = Runes: { $runes }. Brings { $bag }.
