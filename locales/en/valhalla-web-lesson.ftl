# The guided first game. $first and $second are the names of the two others.

valhalla-lesson-goal = You want one thing: to be the last one left in play. { $first } and { $second } want it too.
valhalla-lesson-hand = These four cards are your life. Drop to a single card and you'll have to fight for your place at the table.
valhalla-lesson-plan = Each round you play two cards face down: a main and a support. Pick the Axe first, then the Hammer, and confirm.
valhalla-lesson-plan-wolf = The Wolf brings back your discards, and you have none yet. Save it. Play the Axe as your main card.
valhalla-lesson-plan-wolf-support = Save the Wolf for when you have something to bring back. Put the Hammer or the Sword in support.
valhalla-lesson-plan-other = A good plan for another day. For now, lead with the Axe and put the Hammer in support.

valhalla-lesson-revealed = Everyone turns their cards up together. Your mains are all different, so nobody collides, and each of you may use yours.
valhalla-lesson-axe = Your Axe makes someone draw in the open, where Draugr bite. Aim it at { $first }.
valhalla-lesson-axe-keep = You may keep it, but then it does nothing and is discarded all the same. Use it on { $first }.
valhalla-lesson-axe-other = { $second } is fair game too. This time aim at { $first }, who draws first.

valhalla-lesson-armoury = No Draugr this time. { $first } took one card, and the other went here: the armoury, open to everyone.
valhalla-lesson-draw = Now you. You can take from the armoury or draw. Draw: you look at two cards and keep a good one.
valhalla-lesson-draw-take = A card from the armoury goes to your discards, not into your hand. We'll make use of that later. Draw for now.

valhalla-lesson-keep = Keep one. The other goes under the deck, and nobody else sees it. Either is fine.
valhalla-lesson-keep-any = Pick one of the cards you drew.

valhalla-lesson-draugr = Round two. Eight Draugr hide in this deck. Good cards leave it and Draugr don't, so it only gets worse.
valhalla-lesson-guess = If two players lead the same card, they collide. You can't see it coming, only guess. Lead the Sword with the Wolf in support.
valhalla-lesson-guess-other = Let's see what a collision is like. Lead the Sword with the Wolf in support.

valhalla-lesson-clash = You and { $first } both led the Sword, so you're in the clash. Four cards were turned up, two of them Draugr. They're locked in the armoury now.
valhalla-lesson-lose = Each Draugr costs you a card for good. Pay with your discards: they don't keep you in the game, your hand does.
valhalla-lesson-lose-hand = That would shrink your hand. As long as you have discards, pay with those.

valhalla-lesson-pick = A clash has its good side: you take an armoury card into your hand. You just lost your Axe, so take another.
valhalla-lesson-pick-other = Fine too, but you have a Sword and no Axe. Take the Axe.

valhalla-lesson-wolf = { $first } paid with hand cards. Remember that. Now lead the Wolf: at the end of the round it brings all your discards back.
valhalla-lesson-support = Put the Hammer in support. If others clash, it makes a lone Draugr hurt twice as much.
valhalla-lesson-wolf-support = Right Wolf, other support: choose the Hammer.
valhalla-lesson-wolf-other = Lead the Wolf this round, with the Hammer in support.

valhalla-lesson-take = This time the others collided. Take the Sword from the armoury: it goes to your discards, and your Wolf will fetch it.
valhalla-lesson-take-draw = You could draw. But the Wolf turns this Sword into a card you know you'll get. Take it.

valhalla-lesson-use = Two rivals in the clash: use your Hammer. If just one Draugr turns up, they lose two cards each.
valhalla-lesson-use-keep = Using it is free: it comes back to your hand. And they can't return the favour this round.

valhalla-lesson-stand = { $first } was down to one card and had to make a last stand: three cards from the deck, and out with a single Draugr. That was close.
valhalla-lesson-known = What everyone saw, you may look up. { $first } holds two Hammers and nothing else, so we know what comes.
valhalla-lesson-hunt = Finish it. The Axe makes { $first } draw in the open again. Lead the Axe, with the Hammer or a Sword in support.
valhalla-lesson-hunt-hammer = { $first } can only lead a Hammer. Lead one too, and you collide. Lead the Axe.
valhalla-lesson-hunt-other = That keeps you safe, but the Axe can finish { $first }. Lead the Axe.

valhalla-lesson-strike = { $first } again.
valhalla-lesson-strike-other = { $second } has plenty of cards. { $first } is the one about to fall.

valhalla-lesson-bitten = A Draugr, out in the open! { $first } had to give up a card. Now draw for yourself.
valhalla-lesson-bitten-take = Your Wolf isn't out this round, so nothing brings it back. Draw instead.

valhalla-lesson-fallen = { $first } made another last stand, met a Draugr and fell. That's how Valhalla is won.
valhalla-lesson-goes-on = You know all you need. Finish this game against { $second }, or start one of your own.

# A word the first time that a question comes in an ordinary game.
valhalla-first-plan = Same main card as someone else? Then you clash. Think about what the others can still lead.
valhalla-first-declare = Your main card goes to your discards either way, so use it unless it would help a rival.
valhalla-first-act = A drawn card goes to your hand. A card from the armoury goes to your discards, for a Wolf to fetch.
valhalla-first-keep = The card you don't keep goes under the deck, out of sight.
valhalla-first-lose = Pay with discards while you have some. Your hand keeps you in play.
valhalla-first-support = A support card costs nothing to use: it comes back to your hand.
valhalla-first-pick = This card goes straight to your hand. Take what you've run out of.
valhalla-first-sword_pick = Your Sword lets you choose before the others.
valhalla-first-wolf = Bring back the card you'll miss most. It may be the main you just played.
valhalla-first-stand = You survived. Two cards let you play on, so choose something you can lead.
valhalla-first-shuffle = If Draugr lie on top, shuffle. If the top is good, leave it for yourself.

# The game in a minute, at the top of the rulebook.
valhalla-minute-goal = Be the last one in play
valhalla-minute-goal-about = Your cards keep you alive. A player down to one card must survive a last stand: three cards, and not one Draugr.
valhalla-minute-turn = Lead a main and a support card
valhalla-minute-turn-about = Everyone turns them up at once. If nobody else led your main card, use it and draw. Equal mains collide: into the clash.
valhalla-minute-end = Draugr thin you out
valhalla-minute-end-about = In a clash every Draugr costs a card for good. Good cards leave the deck, Draugr stay, until only one of you is left.
