# The guided first game. $first is the name of the other player.

valda-lesson-goal = You want followers. Everyone climbs this tree, and whoever is highest after six rounds wins.
valda-lesson-dice = Your turn began with the dice: each of your mines rolled one, and here is what you own. Blood, diamonds and gold pay for everything.
valda-lesson-actions = You have three actions. One action plays an action card or takes one resource. Attack and defence cards wait for later.
valda-lesson-play = Play Spoils of War: it gives you two diamonds for one action.
valda-lesson-play-other = You can do that later. Start with Spoils of War: two diamonds for one action.
valda-lesson-actions-left = You still have actions, and unused ones are lost. Use them up first.

valda-lesson-take = An action can also take one resource from the bank. Take one gold.
valda-lesson-take-other = Good idea, wrong moment. Take one gold: we're saving up for a temple and a mine.
valda-lesson-take-blood = Last action. Blood is rare, since only blood drills roll it. Take one.
valda-lesson-take-blood-other = We need a third blood for what comes next. Take that.

valda-lesson-lands = Now you build, twice a turn. Seven lands, seven gods: a temple gives you the god's power, a divine card and one follower.
valda-lesson-temple = Build in Thor's land. Thor turns diamonds or gold into followers, and you'll have plenty of both.
valda-lesson-temple-other = A fine god. But today it's Thor, who turns diamonds and gold into followers.
valda-lesson-temple-mine = That comes next. Temple first: it brings your first follower.
valda-lesson-build-done = Don't stop yet. You can pay for a temple and a mine.

valda-lesson-divine = A temple lets you look at two divine cards. Keep Seduction: it's worth two followers.
valda-lesson-divine-weapon = Weapons are mighty, but they want good timing. Keep Seduction for your first game.

valda-lesson-mine = One build left. Build a mine: from now on you roll one more die every turn.
valda-lesson-mine-done = You can pay for a mine, and it pays you back every turn. Build it.

valda-lesson-attacked = You never attack on your own turn. The others do! { $first } plays Kill: value 3, and it would cost you your follower.
valda-lesson-defend = Block it with defence cards that add up to 3. A single Shield Wall does it.
valda-lesson-defend-none = Then your follower is gone. Block it: Shield Wall is worth 3 by itself.
valda-lesson-defend-other = That card isn't enough alone, and two cards for one attack are dear. Shield Wall is worth 3 by itself.
valda-lesson-enough = Three against three: blocked. More would be wasted, so leave it at that.
valda-lesson-enough-more = Three is enough. Keep the rest for the next attack.

valda-lesson-their-turn = { $first } took a turn: a temple for Tyr, and a follower with it. Now it's your chance to attack.
valda-lesson-attack = Play Kill. If { $first } doesn't block it, that follower is gone.
valda-lesson-attack-none = You attack once in each of their turns or not at all. Take your chance: play Kill.
valda-lesson-attack-other = Stealing a card is nice. Followers win the game, though: play Kill.

valda-lesson-trade = It worked! Your second turn. You may trade four of a kind for one of another. Keep your diamonds: end trading.
valda-lesson-trade-other = Four for one is dear, and Thor wants those diamonds. End trading.

valda-lesson-seduction = Time for the divine card: Seduction brings you two followers.
valda-lesson-seduction-other = Followers first: play Seduction.
valda-lesson-chest = Treasure Chest gives you two gold. Thor takes three of a kind.
valda-lesson-chest-other = Treasure Chest gets you more: two gold for one action.
valda-lesson-last-action = One action left, and it's up to you: take what you like, or play Heimdall.

valda-lesson-save = You could build again. But if you save your diamonds and gold now, Thor will turn them into followers at the end of the turn. End building.
valda-lesson-save-build = Then Thor gets nothing. This time, save: end building.

valda-lesson-thor = Your turn ends with the Followers phase. Use your temple: three diamonds or three gold for one follower.
valda-lesson-again = And once more with the other kind. That's your fifth follower.
valda-lesson-thor-done = Don't stop yet: Thor will give you another follower for three of a kind.

valda-lesson-haven = Five followers: a safe haven! No attack can push you below it. The next ones are at 12 and 20.
valda-lesson-goes-on = That's a whole turn of Valda. Six rounds of it make a game. Play on here, or start one of your own.

# A word the first time that a question comes in an ordinary game.
valda-first-trade = Four of a kind for one of another is dear. Trade only if it completes a building this turn.
valda-first-act = Unused actions are lost. Play your cards first, and take resources with what's left.
valda-first-build = A temple is a follower, a divine card and a power. A mine or a drill pays you every turn.
valda-first-keep = One card goes to your hand, the other under the deck. Only you know which.
valda-first-attack = You may attack once in this turn. Followers on a safe haven can't be pushed below it.
valda-first-defend = Reach the value of the attack or play nothing: half a defence counts for nothing.
valda-first-followers = Last phase of your turn: turn what you have left into followers.
valda-first-window = A weapon may break in here. Pass if this isn't the moment.
valda-first-limit = Ten cards are the limit. Let go of what you can't pay for.
valda-first-valda = Actions and builds in any order. Points you don't use are lost.
valda-first-sources = You control a land, so its divine cards may replace your regular draw.
valda-first-attack_again = Surtur lets you strike a second time. Look at what the first attack drew out.
valda-first-defend_all = Everyone under attack chooses at once, and nobody sees what you play.
valda-first-defend_more = Not enough yet: add cards until you reach the value.
valda-first-defend_enough = That's enough. More cards would be wasted.
valda-first-settle = Choose who lives here. God or giant, it stays for the whole game.
valda-first-draw = Two cards at the end of your turn, both from one deck. A is action cards, B is war.
valda-first-gain = Take what your next building still lacks.
valda-first-pay = Pay with what you have most of.
valda-first-player = Look at the tree before you choose. The leader sits highest.

# The game in a minute, at the top of the rulebook.
valda-minute-goal = Gather followers
valda-minute-goal-about = They climb the world tree. At 5, 12 and 20 is a safe haven, and no attack pushes you below it.
valda-minute-turn = Roll, act, build
valda-minute-turn-about = Dice give blood, diamonds and gold. Three actions, two builds. A temple brings a follower, a divine card and a god's power. Then the others may attack you.
valda-minute-end = Six rounds
valda-minute-end-about = The drakkar sails from 1 to 6. After the sixth round the player with the most followers wins.
