### What others did, in a few words each; said once the story of a turn is read.

valhalla-web-story-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
valhalla-web-story-phase-strategic = Strategy
valhalla-web-story-phase-clash = Clash
valhalla-web-story-phase-final = Final
valhalla-web-story-plan = { $main } with { $support }
valhalla-web-story-collided = { $who } clashed over { $card-the }
valhalla-web-story-declared = { $card } used
valhalla-web-story-declared-at = { $card } at { $who }
valhalla-web-story-batch = { $card }
valhalla-web-story-locked = a Draugr locked
valhalla-web-story-howled = the Wolf howled
valhalla-web-story-stood = { $who-is ->
    [you] you survived your last stand
   *[other] { $who } survived a last stand
}
valhalla-web-story-fell-standing = { $who-is ->
    [you] you lost your last stand
   *[other] { $who } lost a last stand
}
valhalla-web-story-fell = { $who-is ->
    [you] you fell
   *[other] { $who } fell
}
