# Words for examples; the tests of this crate and of the page read them alike.

axe = Axe
    .a = an Axe
    .many = Axes
wolf = Wolf
    .a = a Wolf
    .many = Wolves
count = { $card } ({ $count })
    .a = { $count } { $card-many }
plays = { $who-is ->
    [you] You play { $card-a }
   *[other] { $who } plays { $card-a }
} at { $target-is ->
    [you] you
   *[other] { $target }
}.
holds = { $cards-count ->
    [0] Nothing here.
    [one] Just { $cards-a }.
   *[other] All of { $cards-a }.
}
meet = { $who } meet.
needs = { $missing }
hall-nameless = Player { $number }
hall-made-up = { $name }
    .a = a { $name }
    .many = { $name } cards
list-nothing = nothing
list-you = you
list-comma = { $rest }, { $next }
list-and = { $rest } and { $next }
