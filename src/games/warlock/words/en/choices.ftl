# Questions and choices. A choice is a button; its `.hint` stands under it in a menu and has at most 100 characters.
# “You” is the player who is asked. $rival is another player. $place and $room are places in the form the sentence needs.

## Questions

ask-anything = What do you do?
ask-supplies = A Provision heals { $stamina } Stamina. The ferry costs { $ferry } Gold, and the Seer { $seer }. What do you pack besides your 3 Provisions?
ask-supplies-sheet = Skill { $skill }, Stamina { $stamina }, Luck { $luck }.
ask-reenter = Your adventurer is dead. Send another?
ask-action = You’re { $place }. What do you do?
ask-move = { $steps ->
    [one] You have 1 step. Where to?
   *[other] You have { $steps } steps. Where to?
  }
ask-where = Where to?
ask-passage = Where do you come up?
ask-maze = You’re at the edge of the Maze. Go in?
ask-cross = How do you cross the river?
dead-end = A dead end.
ask-twine = Have you brought something for that, or do you turn back?
nothing-helps = You carry nothing that helps, but nobody else needs to know that. I’ll carry on for you in a moment.
looks-up = { NAME($foe, form: "number") ->
    [many] The **{ NAME($foe) }** look up.
   *[other] The **{ NAME($foe) }** looks up.
  }
ask-card-first = Use a card first, or stand and fight?
ask-card-or-roll = Use a card before the round, or roll?
ask-sneak = He’s fast asleep. Tiptoe past, or wake him?
ask-bluff = They’re waiting for orders. Give some, or fight?
ask-feed = He’s very hungry. Fight him, or feed him?
ask-gas = The lid hisses. Open it?
ask-pedlar = The Pedlar opens his tray. What do you buy?
ask-prisoner = The Prisoner owes you a favour. Whose Key card do you want to see?
ask-stranger = { $price } Gold or a Treasure card, for a look beneath the chest?
ask-quartermaster = The Quartermaster rings the bell himself. What will it be?
ask-dwarfs = A game, or gossip?
ask-wager = The gremlin shakes the die. What’s your stake?
ask-winnings = You’ve won. The card, or the Gold?
ask-seer = For { $price } Gold she’ll let you make a Key Challenge. Which number?
ask-seer-alone = For { $price } Gold she’ll look into the stack for you. Do you pay?
standing-foe = { NAME($foe, form: "number") ->
    [many] The **{ NAME($foe) }** have { $left } Stamina left. You have { $own }.
   *[other] The **{ NAME($foe) }** has { $left } Stamina left. You have { $own }.
  }
standing-monster = { $more ->
    [0] The **{ NAME($monster) }** has { $left } Stamina left. You have { $own }.
    [one] The **{ NAME($monster) }** has { $left } Stamina left and a friend behind it. You have { $own }.
   *[other] The **{ NAME($monster) }** has { $left } Stamina left and { $more } friends behind it. You have { $own }.
  }
standing-rival = { $rival } has { $left } Stamina left. You have { $own }.
ask-sword = Which sword do you draw?
ask-declare = What do you fight with?
ask-luck = A wound. Test your Luck on it?
ask-roll = { $who } fights, and you roll for the **{ NAME($foe) }**.
ask-roll-monster = You roll for the monster.
ask-between = Fight on?
ask-flight = You’ve got away. Where do you run?
ask-meeting = { $count ->
    [one] { $people } is here. What do you do?
   *[other] { $people } are here. What do you do?
  }
ask-alone = Nobody else is here now. Go on?
ask-attacked = { $rival } attacks you. Fight, or make an offer to be left alone?
ask-truce = { $rival } offers a truce. The battle would end, and nobody would be robbed. Do you accept?
ask-rob = Your rival runs. What do you take?
ask-lantern = Do you take the lantern too?
ask-loot = It’s all yours. What do you leave behind?
ask-leave = That’s too much to carry. What do you leave?
ask-leave-sword = Three swords are one too many. Which do you leave?
ask-leave-card = The rucksack holds 6 cards. What do you leave?
ask-claim = The way to the Treasure is free. Take it?
ask-keep = It’s the **{ NAME($card) }{ $keys }**. Keep it?
ask-keep-unseen = Keep it, or put it back?
ask-put-down = What do you put down?
ask-pick-up = You go through the pile. What do you take?
ask-reclaim = Your predecessor’s things. What do you take back?
ask-turn-end = Your turn is ending. Do you put any Treasure down here?
ask-challenge = You’ve earned a Key Challenge. Name a number: everybody holds out a card for it, and only you look.
ask-chest = The chest. Name { $locks } numbers, one after another. Which?
ask-chest-open = The chest. { $open } is open already. Name { $locks } numbers, one after another. Which?
ask-reckoning = What lies beneath the chest? Write { $locks } numbers. Which?
ask-reckoning-more = What lies beneath the chest? Write { $locks } numbers. So far you have { $written }. Which next?

## Odds

odds-round = A round: { $lose }% lost, { $win }% won.
odds-battle = Death { $die }%, victory { $win }%, about { $cost } Stamina lost.
odds-battle-with = With it: death { $die }%, victory { $win }%, about { $cost } Stamina lost.
odds-battle-down = Death { $die }%, down to { $stamina } Stamina { $low }%, victory { $win }%, about { $cost } Stamina lost.
odds-figures = Skill { $skill }, Stamina { $stamina }

## The turn

pack = Pack { $goods }
reenter = Roll up another adventurer
    .hint = And take this turn. You remember everything.
leave-game = Leave the game
    .hint = For good. Your Key cards stay.
    .sure = You’d leave this game for good. A new adventurer costs you nothing and knows everything you know.
move = Roll and move
move-through-passage = Through the passage first.
move-into-maze = Into the Maze, or away from it.
move-dice = { $dice ->
    [one] 1 die.
   *[other] { $dice } dice.
  }
move-earns-challenge = { $face ->
    [0] A 1 earns a Key Challenge.
   *[other] A 1 or { $face } earns a Key Challenge.
  }
move-earns-look = { $face ->
    [0] A 1 earns a look into the stack.
   *[other] A 1 or { $face } earns a look into the stack.
  }
eat = Eat a Provision
    .hint = +{ $stamina } Stamina, and nothing else this turn. Never two turns running.
stay-in-room = Stay in the room
    .hint = No roll. To meet the people here, or pick up treasure that lies about.
stay-here = Stay here
    .hint = No roll. To meet the people here, or pick up treasure that lies about.
cross = Cross the river
    .hint = By ferry, raft or bridge, instead of moving.
open-chest = Try the chest
    .hint = Name { $locks } numbers that you hold keys for.
open-odds = Wrong { $wrong }%, right { $right }% with { $numbers }.
end-turn = End the turn
    .hint = Do nothing at all.
put-down = Put Treasure down
    .hint = It’ll lie here face down for anybody.
put-down-first = Put Treasure down first
    .hint = It’ll lie here face down for anybody.
take-sword = Take the { NAME($sword) } in hand
    .hint = Once a turn, and nobody sees.

## Cards

use-card = Use the { NAME($card) }
poison = Poison { $rival }
curse = Curse { $rival }
turn-back = Turn back
    .hint = Use no card.
stand-and-fight = Stand and fight
    .hint = Use no card.
roll-round = Roll
    .hint = Use no card.
# Texts of cards that are too long for a hint.
effect-crescent-shield = Lose a round and roll a die: on 5 or 6 the wound is 1 Stamina lighter.
effect-silver-cross = Hold it up to the Vampire, Ghoul, Skeletons or Zombies, and they leave. No fight, so no Luck.
effect-bow-and-silver-arrow = One shot before round 1: test Skill to cost a foe 4 Stamina. The Vampire and Werewolf just die.
effect-potion-of-invisibility = Slip past a monster to its Treasure, or leave a battle unhurt and unrobbed. Your boots stay visible.

## Moving

enter-room = Enter { NAME($room, form: "the") }
enter-room-by = Enter { NAME($room, form: "the") }, door at { $square }
go-to = Go { $to }
walk = { $wind ->
    [north] North { $to }
    [north-east] North-east { $to }
    [east] East { $to }
    [south-east] South-east { $to }
    [south] South { $to }
    [south-west] South-west { $to }
    [west] West { $to }
    [north-west] North-west { $to }
   *[back] Back { $to }
  }
step-count = { $steps ->
    [one] 1 step.
   *[other] { $steps } steps.
  }
ends-turn = Ends the turn.
may-cross = You may cross at once.
maze-edge = The edge of the Maze. Ends the turn.
at-door = At the door of { NAME($room, form: "the") }.
near-door = Next to the door of { NAME($room, form: "the") }.
hint-people = { $count ->
    [one] { $people } is there.
   *[other] { $people } are there.
  }
hint-pile = { $count ->
    [one] 1 Treasure card on the floor.
   *[other] { $count } Treasure cards on the floor.
  }
hint-cache = { $count ->
    [one] Your cache of 1 card.
   *[other] Your cache of { $count } cards.
  }
hint-chest = The chest.
hint-unguarded = Unguarded.
hint-face-down = A face-down card.
hint-face-down-odds = Death in battle { $die }%: a face-down card, { $monster }% a monster.
hint-foe = { NAME($foe) }.
hint-monster = { NAME($foe) }, { $figures }.
hint-room-treasure = { $count ->
    [0] No Treasure.
   *[other] Treasure: { $count }.
  }
passage-stay = Stay at this ring
passage-exit = Come up in { NAME($passage, form: "the") }
    .hint = Free, and then you roll.
walk-away = Walk away from the Maze
    .hint = And roll to move as usual.
enter-maze = Enter Maze space { $number }
    .hint = { $dead }% a dead end, which costs the turn. You don’t know this card.
enter-known-maze = Enter Maze space { $number }
    .hint = { $card }, { $sides }.
ferry = Take the ferry for { $price } Gold
    .hint = Dry and certain. You have { $gold } Gold.
raft = Take the raft, testing Luck
    .hint = { $unlucky }% to meet the Crocodile ({ $figures }). Otherwise across (Luck { $luck }).
bridge-crossing = Take the bridge, on a die
    .hint = In the river: { $fall }%. Across: { $across }%. Otherwise back here.
stay-on-bank = Don’t cross
    .hint = It’s dry on this side.

## Battles

fight-round = Fight a round
fight-sure = You have { $stamina } Stamina, so a lost round is death. The chance of that is { $lose }%.
press = { $stamina ->
    [0] Fight on without asking
   *[other] Fight on until I’m down to { $stamina } Stamina
  }
    .hint = { $stamina ->
        [0] Round after round. Your standing order is never to run.
       *[other] Round after round, without asking. The number is a standing order.
      }
press-low = Fight on until I’m low
finish = Fight to the end
    .hint = Without asking, until somebody’s dead.
try-escape = Try to escape
    .hint = { $modifier ->
        [0] Held { $held }%, away { $away }%. It costs 0 to 2 Stamina either way.
       *[other] Held { $held }%, away { $away }% (die { $die }). It costs 0 to 2 Stamina either way.
      }
escape-deadly = Death { $death }%.
offer-truce = Offer a truce
    .hint = If they accept, the battle ends and nobody is robbed.
flight-guarded = You’ll have to meet whatever’s in there next turn.
flight-free = Nobody’s in the way there.
draw-sword = Draw the { NAME($sword) }
draw-plain = Draw the { NAME($sword) }
    .hint = No bonus, no secrets.
declare-nothing = Show nothing
    .hint = Cards you don’t show won’t count in this battle.
declare = Fight with { $cards }
    .hint = { $count ->
        [one] Everybody sees the card.
       *[other] Everybody sees the { $count } cards.
      }
test-luck = Test Luck
    .hint = Unlucky { $unlucky }%. Your blow: { $dealt } if lucky, else { $dealtNot }. A wound: { $taken }, else { $takenNot }.
leave-to-fate = Leave it to fate
roll-dice = Roll the dice
    .hint = 2 dice and Skill { $skill }.
roll-its-dice = Roll the dice
    .hint = 2 dice and its Skill.
attack = Attack { $rival }
    .hint = { $odds } { $hiding ->
        [0] Stamina { $stamina }, { $cards }.
       *[other] Unless they’re hiding gear. Stamina { $stamina }, { $cards }.
      }
leave-them = Go on
    .hint = Leave them be.
defend = Stand and fight
hiding-gear = Unless they’re hiding gear.
buy-off = Make an offer
    .hint = A deal. If they take it, there’s no battle this turn.
accept-truce = Accept the truce
    .hint = Nobody is robbed, and you both stay.
refuse-truce = Refuse and fight on
rob-keys = Take all keys
    .hint = Every Treasure card with a key on it. There may be none.
rob-random = Take a card at random
rob-nothing = Take nothing
take-lantern = Take the lantern too
    .hint = In the dark, passages lead anywhere.
leave-lantern = Leave the lantern

## Rooms

wake = Wake the Sentry and fight
tiptoe = Tiptoe past the Sentry
    .hint = { $unlucky }% to wake him, and fight. Otherwise past him to the Treasure (Luck { $luck }).
fight-skeletons = Fight the Skeletons
pretend = Pretend to be management
    .hint = { $unlucky }% to be found out, and fight. Otherwise past them to the Treasure (Luck { $luck }).
fight-barbarian = Fight the Barbarian
feed = Give the Barbarian a Provision
    .hint = He leaves, and the Treasure is yours to take.
open-lid = Open the lid
    .hint = { $death ->
        [0] Roll a die: 1 costs { $worst } Stamina, 2 or 3 cost { $bad }, 4 to 6 nothing. Then the Treasure.
       *[other] Death { $death }%. A 1 costs { $worst } Stamina, 2 or 3 cost { $bad }. Then the Treasure.
      }
leave-lid = Leave the lid shut
    .hint = No Treasure. The card stays.
buy-provisions = { $count ->
    [one] Buy 1 Provision
   *[other] Buy { $count } Provisions
  }
    .hint = { $price } Gold.
buy-flask = Buy the flask
    .hint = { $price } Gold. +{ $stamina } Stamina at once.
buy-charm = Buy the charm
    .hint = { $price } Gold. +{ $luck } Luck, up to its initial value.
buy-nothing = Buy nothing more
    .hint = And say goodbye.
buy-treasure = Buy the top Treasure card
    .hint = { $price } Gold, unseen, no refunds.
sell = Sell the { NAME($card) }
    .hint = { $price } Gold.
sell-bunch = Sell the { NAME($card) }
    .hint = { $price } Gold. The keys on it are { $keys }.
see-key-card = Look at one of { $rival }’s Key cards
    .hint = { $count ->
        [one] The only numbered one there.
       *[other] A random one of the { $count } with a number.
      }
pay-stranger = Pay { $price } Gold
    .hint = You see one Key card from beneath the chest.
give-stranger = Give the { NAME($card) }
    .hint = See a Key card from beneath the chest, but take no Treasure.
decline-stranger = Decline politely
    .hint = The Stranger stays, and you may take the Treasure.
play-dwarfs = Play for { $stake } Gold
    .hint = Lost { $lose }%, won { $win }%: the higher of 2 dice each. If you win, you may take the Treasure as well.
gossip-stack = Buy gossip about the stack
    .hint = See a random number of it for { $price } Gold. Then the Treasure.
gossip = Buy gossip about { $rival }
    .hint = { $count ->
        [one] See their only number for { $price } Gold. Then the Treasure.
       *[other] See one of their { $count } numbers for { $price } Gold. Then the Treasure.
      }
leave-dwarfs = Leave the Dwarfs alone
    .hint = No Treasure either.
stake-gold = Stake { $stake } Gold
    .hint = Lost { $lose }%, won { $win }%. { $from } to 6 wins his top Treasure card or { $stake } Gold.
stake-card = Stake the { NAME($card) }
    .hint = Lost { $lose }%, won { $win }%. { $from } to 6 wins his top Treasure card or { $stake } Gold.
no-bet = Don’t bet
winnings-gold = Take { $gold } Gold
winnings-card = Take the top Treasure card
    .hint = Unseen.

## Numbers

write-likeliest = Write { $numbers }
    .hint = What your notebook proves, then the lowest numbers it leaves open.
pay-look = Pay for a look
    .hint = A random Key card from the stack, shuffled back afterwards.
no-number = Name no number
name-number = Number { $number }
name-number-showing = Number { $number }, showing the { NAME($card) }
leave-chest = Leave the chest alone
    .hint = A wrong number means the South Bank.
sure-not-beneath = Your notebook proves that { $number } isn’t beneath the chest.
sure-beneath = Your notebook already proves that { $number } is beneath the chest. You’d learn nothing.
known-open = Elsewhere { $not }%, beneath the chest { $beneath }%.
known-teaches = An answer rules out { $ruled }% of possible chests.
known-rules-out = It rules out { $ruled }% of possible chests.
known-chest = Proven beneath the chest.
known-stack = In the stack, so not beneath the chest.
known-own = Your own Key card, so not beneath the chest.
known-rival = A rival’s Key card, so not beneath the chest.
known-key = You have the key.

## Treasure

claim = Take the Treasure
    .hint = Look at it first, then keep it or put it back.
leave-unseen = Leave the Treasure unseen
keep = Keep the { NAME($card) }
keep-unseen = Keep the card
put-back = Put the card back on top
    .hint = Only you know what it is.
leave-card = Leave the { NAME($card) }
put-down-card = Put down the { NAME($card) }
take-card = Take the { NAME($card) }
take-back-card = Take back the { NAME($card) }
take-all = Take all of it
    .hint = If it’s too much, you’ll choose what to leave.
plain-sword-left = No bonus. Left behind, it’s gone.
keep-the-rest = Keep all this
done = Done
that-is-all = That’s all
go-on = Go on

## Deals

make-offer = Make { $rival } an offer
    .hint = They have { $gold } Gold and { $cards }. 3 offers a turn at most.
propose = Propose this
deal-step = { $step ->
    [swap-own] Swap a look at Key cards
    [swap-answer] Swap the truth about a number
    [give-gold] Give Gold
    [give-provisions] Give Provisions
    [give-card] Give a Treasure card
    [give-own] Show a Key card of your choice
    [give-show] Show a certain Key card
    [give-answer] Tell the truth about a number
    [ask-gold] Ask for Gold
    [ask-provisions] Ask for Provisions
    [ask-card] Ask for a card you know of
    [ask-key] Ask for cards with keys
    [ask-own] Ask for a look at any Key card
    [ask-show] Ask to see a certain Key card
    [ask-answer] Ask for the truth about a number
   *[cancel] Call it off
  }
    .hint = { $step ->
        [swap-own] One for one, each of your own choice. Proposed at once.
        [swap-answer] One for one, about the same number. Proposed at once.
        [give-own] You choose which. It may be the blank.
        [give-show] If you don’t have it, the deal fails.
        [give-answer] I hold out that Key card or a blank for you.
        [ask-own] They choose which. It may be the blank.
        [ask-show] If they don’t have it, the deal fails.
        [ask-answer] I hold out that Key card or a blank for them.
       *[other] { "" }
      }
deal-card = The { NAME($card) }
deal-card-not = Leave out the { NAME($card) }
deal-count = { $count ->
    [0] None
   *[other] { $count } of them
  }
deal-key-card = Key card { $number }
deal-number = Number { $number }
deal-number-not = Leave out number { $number }
deal-plain = { $choice ->
    [none] No Key card
    [any] A card of their choice
    [blank] Your blank
   *[back] Back
  }
decline = Decline
counter = Make another offer
    .hint = One, and then it’s yes or no.
accept = Accept
accept-giving = Accept, giving the { $cards }
accept-showing = Accept, showing Key card { $number }
accept-showing-blank = Accept, showing your blank
accept-giving-showing = Accept, giving the { $cards } and showing Key card { $number }
accept-giving-blank = Accept, giving the { $cards } and showing your blank
you-give = You give { $goods }.
terms-card = the { NAME($card) }{ $keys }
terms-key = a card with key { $number }
terms-own-yours = a look at a Key card of your choice
terms-own-theirs = a look at a Key card of their choice
terms-show = a look at Key card { $number }
terms-answers = the truth about { $numbers }
terms-nothing = nothing
ask-deal-somebody = There’s an offer for you alone. Its terms are with your choices.
ask-deal-from = { $who } has an offer for you alone. Its terms are with your choices.
ask-deal-look = { $who } offers **a look at a Key card for a look at one of yours**. You each choose in secret. Do you accept?
ask-deal-truth = { $who } offers **{ $terms }, for the same from you**. Do you accept?
ask-deal = { $who } offers **{ $gives }** and asks for **{ $asks }**. Do you accept?
ask-build = What do you offer, and what do you ask for?
ask-build-more = You give { $gives } and ask for { $asks }. Anything else?
ask-part-gold = { $side ->
    [ask] How much Gold do you ask for?
   *[give] How much Gold do you give?
  }
ask-part-provisions = { $side ->
    [ask] How many Provisions do you ask for?
   *[give] How many Provisions do you give?
  }
ask-part-card = { $side ->
    [ask] Which Treasure card do you ask for?
   *[give] Which Treasure card do you give?
  }
ask-part-key = Cards with which keys? One card for each.
ask-part-own = { $side ->
    [swap] Which Key card do you show for a look at one of theirs?
    [ask] Do you ask to see a Key card?
   *[give] Which of your Key cards do you show?
  }
ask-part-answer = { $side ->
    [swap] The truth about which number?
   *[other] Which number?
  }
ask-part-show = Which number?

## Pencil marks and services

rub-out = Rub out: { $number }, { $holder }
pencil-yes = Pencil: { $number } { $place }
pencil-no = Pencil: { $number } not { $place }
arm-me = Arm me for battles
    .hint = The best sword and all armour, every time.
arm-myself = Let me arm myself for battles
    .hint = You choose what to show before each one.
ask-at-turn-end = Ask me before every turn ends
    .hint = So that you can put Treasure down.
skip-at-turn-end = Don’t ask me before turns end
    .hint = Only where there’s something to take.

## Hints for beginners

beginner-turn = A turn is one action: move, stay, eat or pass. Rooms hold treasure, and somebody who minds you taking it.
beginner-battle = Each round both sides roll 2 dice and add Skill. The lower total loses 2 Stamina. Between rounds you may try to escape, or fight on without being asked.
beginner-duel = Another adventurer is a battle like any other, except that the loser has pockets.
beginner-deal = A deal holds only if you both agree. Swap a look for a look: a Key card you’ve seen isn’t beneath the chest.
beginner-challenge = Name a number. The holder of that Key card shows it only to you, and the others show a blank. A number that somebody shows isn’t beneath the chest.
beginner-treasure = A rucksack holds 6 Treasure cards. What you leave lies face down for the next visitor.

## What may come of a choice, for players who ask for their chances

stake-death = You die
stake-stamina-lost = You lose Stamina
stake-treasures-lost = You lose treasures
stake-turns-lost = You miss turns
stake-luck-lost = You lose Luck
stake-gold-lost = You spend or lose Gold
stake-stamina-gained = You gain Stamina
stake-gold-gained = You gain Gold
stake-learnt = You learn about the chest
stake-treasures-gained = You gain treasures
stake-won = You win
