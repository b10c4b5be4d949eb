# What the page says at a table of Valda, beyond what the game itself says.

## The end

valda-web-tally-followers = Followers
valda-web-tally-buildings = Buildings
valda-web-tally-temples = Temples
valda-web-tally-runes = Runes
valda-web-tally-resources = Resources
valda-web-tally-why = The most followers win. Ties are broken by buildings (temples, mines and drills), then by resources.
valda-web-tally-why-giants = The most followers win. Ties are broken by temples, then by runes, then by resources.

## What others decide

valda-web-wait-trade = what to trade.
valda-web-wait-sources = which deck to draw from.
valda-web-wait-act = what to do with { $actions ->
    [0] no actions left.
    [one] 1 action.
   *[other] { $actions } actions.
}
valda-web-wait-limit = which cards to discard.
valda-web-wait-build = what to build.
valda-web-wait-keep = which divine card to keep.
valda-web-wait-attack = to attack { $target } or not.
valda-web-wait-attack-again = to attack { $target } a second time or not.
valda-web-wait-defend = to defend or not.
valda-web-wait-defend-more = which card to defend with.
valda-web-wait-followers = how to gain followers.
valda-web-wait-gain = which resource to take.
valda-web-wait-steal = which resource to steal.
valda-web-wait-destroy = which resource to destroy.
valda-web-wait-steal-card = which card to steal.
valda-web-wait-retrieve = which card to take from the discard pile.
valda-web-wait-discard = which card to discard.
valda-web-wait-again = to do it once more or not.
valda-web-wait-convert = what to exchange for what.
valda-web-wait-settle = whether a god or a giant shall live in a land.
valda-web-wait-valda = what to do with { $actions ->
    [one] 1 action point
   *[other] { $actions } action points
} and { $builds ->
    [one] 1 building point.
   *[other] { $builds } building points.
}
valda-web-wait-draw = which deck to draw from.
valda-web-wait-keep-two = which cards to keep.
valda-web-wait-player = which player to choose.
valda-web-wait-rob = from whom to steal.

## Places and pieces

valda-web-map = The seven lands
valda-web-tree = Yggdrasil, with everybody’s followers
valda-web-climber = { $count ->
    [one] { $who }: 1 follower.
   *[other] { $who }: { $count } followers.
}
valda-web-lawless = The havens do not hold against { $who } in this round.
valda-web-haven = Cannot fall below { $haven }: that is the safe haven reached.
valda-web-round = Round { $round } of { $rounds }
valda-web-order = The order of turns in this round
valda-web-deck = { $side ->
    [base] Main deck
    [A] Deck A: action cards
   *[B] Deck B: attacks and defences
}, { $count ->
    [0] none left
    [one] 1 left
   *[other] { $count } left
}
valda-web-pile = { $side ->
    [base] Discard pile
   *[other] Discard pile of deck { $side }
}, { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
# A card that lies upon the pile while it does what it does.
valda-web-pile-played = { $card } is being played and joins it afterwards.
valda-web-bank = The bank holds { $stock }.
valda-web-nothing = nothing
valda-web-looked = Cards to choose from
valda-web-glimpse = Only you see these
valda-web-idle = Would be wasted now.
valda-web-open-row = Open cards of { $who }
valda-web-open = open
valda-web-in-hand = in your hand
valda-web-hand = { $count ->
    [one] Your cards: 1
   *[other] Your cards: { $count }
}
valda-web-hand-empty = Your hand is empty.
valda-web-hand-known = You know of: { $cards }.
valda-web-stock = Your resources
valda-web-tabs = Map, hand or village
valda-web-tab-map = Map
valda-web-tab-hand = Hand
valda-web-tab-village = Village
valda-web-buildings = { $what } of { $most } at most
valda-web-theirs = { $who }: { $what }
valda-web-about-mine = Each mine rolls a yellow die in your Resource phase: gold or diamonds. Building one costs 1 blood, 1 diamond and 1 gold.
valda-web-about-drill = Each blood drill rolls a blue die in your Resource phase: blood. Building one costs 2 diamonds and 2 gold.
valda-web-figures = { $count ->
    [one] 1 temple left to build
   *[other] { $count } temples left to build
}
valda-web-player = { $followers }; { $stock }; { $mines }, { $drills }; { $hand } in hand.
valda-web-power = Power of { $area }, level { $level }
valda-web-powers-in = { $phase }: { $powers }.
valda-web-points-action = { $count ->
    [one] 1 action point
   *[other] { $count } action points
}
valda-web-points-build = { $count ->
    [one] 1 building point
   *[other] { $count } building points
}
valda-web-phase-valda = Valda
valda-web-phase-attack = Attack
valda-web-phase-followers = Followers
valda-web-phase-resource = Resource
valda-web-phase-game = Game
valda-web-phase-building = Building
valda-web-strip-round = Round { $round } of { $of }
# What others did, in a few words each; what it brought or cost follows as figures.
# Beside a player who may still attack: which of them comes when.
valda-web-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
valda-web-attacks-at = Place { $place } in the order of those who may still attack

## Cards

valda-web-card-at = { $count ->
    [one] { $card }: { $type }, { $where }
   *[other] { $card }, { $count } of them: { $type }, { $where }
}
valda-web-card-picked = { $card }: { $type }, { $where }, picked
valda-web-valued = { $card }, { $value }
valda-web-type-action = { $cost ->
    [0] Action card, costs no action
    [one] Action card, costs 1 action
   *[other] Action card, costs { $cost } actions
}
valda-web-type-attack = Attack card, value { $value }
valda-web-type-defence = Defence card, value { $value }
valda-web-type-weapon = Divine weapon: at any time, on anybody’s turn

## Lands

valda-web-area = { $area }. { $facts }
valda-web-cost = A temple costs { $cost }.
valda-web-temples-of = { $count ->
    [one] { $who } has 1 temple here.
   *[other] { $who } has { $count } temples here.
}
valda-web-no-temples = No temples yet.
valda-web-divine-deck = { $count ->
    [0] No cards left in its deck.
    [one] 1 card left in its deck.
   *[other] { $count } cards left in its deck.
}
valda-web-deck-known = In its deck you know of: { $cards }.
valda-web-controlled = Controlled by { $who }: nobody else may build here.
valda-web-site = { $who }: temple on site { $site }, { $area }
valda-web-being = { $deck-owner }
valda-web-undecided-name = { $god } or { $giant }
valda-web-undecided = Whoever builds the first temple here says who lives here.
valda-web-frozen-until = A temple of { $who } is frozen until the next turn of { $until }: it grants no power.
valda-web-frozen-for-good = A temple of { $who } is frozen for good: it grants no power.
valda-web-warded = Nobody else can touch the temples of { $who } this turn.
valda-web-power-of = { $who }. { $power }
valda-web-draft = God or giant: who shall live where?
valda-web-level-one = One temple: { $power }
valda-web-level-two = Two temples: { $power }
valda-web-power-heimdall-1 = trade 2 of a kind for 1 other resource.
valda-web-power-heimdall-2 = trade 1 resource for 1 other.
valda-web-power-freya-1 = { $giants ->
    [yes] at the end of your turn draw 3 cards and keep 2 of them.
   *[no] your drawn cards stay hidden, and 1 action draws 1 card.
}
valda-web-power-freya-2 = { $giants ->
    [yes] at the end of your turn draw 3 cards and keep them all.
   *[no] as before, and you draw 3 cards at the start.
}
valda-web-power-surtur-1 = { $players ->
    [2] attack twice.
    [3] attack twice.
   *[other] your attacks are worth 1 more.
}
valda-web-power-surtur-2 = { $players ->
    [2] attack twice, each worth 1 more.
    [3] attack twice, each worth 1 more.
   *[other] your attacks are worth 2 more.
}
valda-web-power-tyr-1 = each of your defence cards is worth 1 more.
valda-web-power-tyr-2 = each of your defence cards is worth 2 more.
valda-web-power-thor-1 = 3 diamonds or 3 gold become 1 follower, up to 3 times a turn.
valda-web-power-thor-2 = as before, and 2 diamonds or 2 gold become 1 follower, up to 3 times.
valda-web-power-odin-1 = 2 blood become 1 follower, up to 3 times a turn.
valda-web-power-odin-2 = as before, and 3 blood become 2 followers, up to 2 times.
valda-web-power-loki-1 = roll a white die for followers; a skull costs one.
valda-web-power-loki-2 = roll 1 or 2 white dice for followers.
valda-web-power-ymir-1 = turn over up to 2 points a turn: action points become building points, or the other way round.
valda-web-power-ymir-2 = as before, and you begin with 1 action point more.
valda-web-power-kari-1 = roll one of your dice again, once a turn; then a 1 gives 2 and a skull does no harm.
valda-web-power-kari-2 = roll again twice a turn; then a 1 gives 2 and a skull brings a follower.
valda-web-power-hel-1 = { $players ->
    [2] attack twice.
    [3] attack twice.
   *[other] 1 rune for each of your attacks that gets through.
}
valda-web-power-hel-2 = { $players ->
    [2] attack twice, and 1 rune for each attack that gets through.
    [3] attack twice, and 1 rune for each attack that gets through.
   *[other] 2 runes for each of your attacks that gets through.
}
valda-web-power-agir-1 = 1 rune for each attack that you block.
valda-web-power-agir-2 = 2 runes for each attack that you block.
valda-web-power-grim-1 = discard 2 cards for 1 follower, up to 3 times a turn.
valda-web-power-grim-2 = as before, and discard 3 cards for 2 followers, up to 2 times.
valda-web-power-thrym-1 = 1 rune becomes 1 follower, up to 3 times a turn.
valda-web-power-thrym-2 = as before, and 2 runes become 3 followers, up to 2 times.
valda-web-power-mork-1 = play Seduction cards in your Followers phase without an action point.
valda-web-power-mork-2 = as before, and move one of your temples to another land, once a turn.

## Dice

valda-web-dice = Dice of { $who }
valda-web-die = { $die }: { $face }
valda-web-blown = Rolled again by Kari’s power: a 1 gives 2, and a skull does no harm.
valda-web-faces = Faces to turn it to

## Attacks and weapons

valda-web-attack = Attack
valda-web-defence = Defence
valda-web-value = Value { $value }
valda-web-printed = { $n } printed
valda-web-bonus = + { $n } Surtur
valda-web-change = { $sign ->
    [more] + { $n } by weapons
   *[less] − { $n } by weapons
}
valda-web-undefendable = Cannot be defended
# Why the reader is not asked for a defence.
valda-web-defenceless-none = You hold no defence card.
valda-web-defenceless-short = Together your defence cards do not reach { $value }.
valda-web-total = { $total } against { $value }
valda-web-attack-waits = Waiting for { $who }.
valda-web-fate-blocked = blocked
valda-web-fate-struck = struck
valda-web-choosing = chooses in secret
valda-web-choosing-own = only you see what you choose
valda-web-window = A moment for weapons

valda-web-orders = When to ask about weapons
valda-web-orders-about = Weapons may be played at any time, so the game asks you at many moments. Say here when you want to be asked; nobody else learns of it.
valda-web-orders-failed = The hall did not take the order. Please try again.
valda-web-ask-always = Always
valda-web-ask-concerned = When it concerns me
valda-web-ask-never = Never
valda-web-moment-attack = An attack was declared: turn it aside, double it, stop it.
valda-web-moment-blocked = An attack was blocked: repeat it. If you blocked it yourself: { valda-effect-resisted }
valda-web-moment-impact = An attack gets through: double what is lost.
valda-web-moment-build = Somebody makes the last build of a turn: stop it.
valda-web-moment-die = Dice lie on the table: turn one of them.
valda-web-moment-open = Open cards were drawn: steal one.
valda-web-moment-divine = Somebody draws a divine card: take it.
valda-web-moment-steal = You steal: steal one more.
valda-web-moment-loss = Followers are lost: gain as many.
valda-web-moment-phase = A phase ends: anything that is free at any time.

## Buttons

# Prices come with the choice: $cost is a list of resources, and with the giants a point.
valda-web-button-temple = Temple in { $area-land }: { $cost }
valda-web-button-found = { $deck-owner }: { $cost }
valda-web-button-temple-at = { $temple-start } in { $area-land }
valda-web-button-land = { $area-land }
valda-web-button-source = Card of { $area-land }
# What is meant, the next answer says: who shall live there, or which exchange of a god it is.
valda-web-button-undecided = Temple: { $land }
valda-web-button-power = { $deck-owner }: { $deck-gift }
valda-web-button-take = Take { $what }
valda-web-button-carve-rune = Rune for 1 building point
valda-web-button-break-rune = Give 1 rune for 1 of each
valda-web-button-turn-action = Action to building point
valda-web-button-turn-build = Building to action point
valda-web-button-mine = Mine
valda-web-button-mine-for = Mine: { $cost }
valda-web-button-drill = Blood drill
valda-web-button-drill-for = Blood drill: { $cost }
valda-web-button-give = { $what } for 1 other
valda-web-button-trade = { $give } for { $take }
valda-web-button-rate = { $count } for 1
valda-web-button-draw = Draw
valda-web-button-die = Die { $number }

## Hints for newcomers

# Two lines on a phone beside the confirmation: about sixty letters.

valda-web-hint-trade = First what you give, then what you get for it.
valda-web-hint-act = { $pointer ->
    [touch] Tap
   *[mouse] Click
} a glowing card to play it, or use an action below.
valda-web-hint-act-none = { $pointer ->
    [touch] Tap
   *[mouse] Click
} a glowing card: it costs no action. Or end the phase.
valda-web-hint-valda = { $pointer ->
    [touch] Tap
   *[mouse] Click
} a glowing card or land, or choose below.
valda-web-hint-build = { $pointer ->
    [touch] Tap
   *[mouse] Click
} a glowing land for a temple there, or choose below.
valda-web-hint-discard = { $pointer ->
    [touch] Tap
   *[mouse] Click
} a glowing card of your hand.
valda-web-hint-attack = { $pointer ->
    [touch] Tap
   *[mouse] Click
} a glowing attack card, or do not attack.
valda-web-hint-defend = Pick a defence card and confirm it. If one is not enough, add more.
valda-web-hint-defend-more = Add cards, one after the other, until they reach its value.
valda-web-hint-defend-enough = Say below that these are all, or add one more.
valda-web-hint-aegis = { $pointer ->
    [touch] Tap
   *[mouse] Click
} a glowing attack card: it joins your defence.
valda-web-hint-followers = Use what glows, as often as you can; then end the phase.
valda-web-hint-destroy-building = { $pointer ->
    [touch] Tap
   *[mouse] Click
} what glows under the name at the top, or choose below.
valda-web-hint-below = Choose below.
valda-web-hint-window = A weapon works only once: you may keep it for later.
valda-web-hint-window-die = Choose what you change, or leave the dice as they are.
# What comes next, once something is picked that more belongs to.
valda-web-hint-then-card = Now choose which of the two ways to use it.
valda-web-hint-then-give = Now choose what you get for it.
valda-web-hint-then-power = Now choose the exchange.
valda-web-hint-then-area = Now choose who shall live there.

## Compendium

valda-web-filter-deck-0 = Decks
valda-web-filter-deck-1 = Decks of Rise of the Giants
valda-web-filter-type = Types of cards
valda-web-shown = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
valda-web-provenance-owner = changed here
valda-web-provenance-seed = as printed
valda-web-provenance-public = as the publisher tells
valda-web-provenance-reconstructed = reconstructed

## A defence as a sum

valda-web-total-sum = { $printed } + { $bonus } Tyr = { $total } against { $value }

## How a game went

valda-web-course-dice = Dice rolled
valda-web-course-drawn = Cards drawn
valda-web-course-attacks = Attacks
valda-web-course-blocked = Blocked
