# Choices. A choice is a button; its `.hint` stands under it in a menu and has at most 100 characters, and `.sure` asks
# before it counts. $item is a weapon or treasure, $clue the title of a clue, $place a place in the form the label needs.

## Setup and newcomers

play-character = Play { $name } the { NAME($class) }
beginner-ozmo = Hits hard, lasts long and is simple to play.
beginner-kate = Fights and runs equally well. A good first choice.
beginner-alatha = Among the fastest, with a spell up one sleeve.
beginner-nruff = Fast, sure of aim, and knows one spell.
beginner-rosa = Two spells and a steady hand, but few weapons.
beginner-harald = Two spells and a sling, but slow-footed.
beginner-dulcime = Four spells and thin skin. Think before a fight.
beginner-turb = Four spells, and a little tougher than Dulcime.
beginner-rokko = The toughest, and slow. At home in the mountains.
beginner-herman = Dodges two hits a fight and outruns most things.
starts-with = Gets { $extras }.
stop-playing = Stop playing
    .hint = You’re out of the game for good, and can only watch.
    .sure = You’d be out of the game for good, and could only watch. Do you stop?
take-spell = Take { NAME($spell) }
learn-spell = Learn { NAME($spell) }

## Moving

stay = Stay { $at }
walk-road = Walk to { $to }
walk-road-named = Walk the road to { $to }
walk-road-by-oasis = Walk to { $to } by the Oasis
walk-road-heading = Walk to { $to }, { NAME($wind, form: "short") } first
step = Step { NAME($wind, form: "short") }, to { $to }
step-twice = Step twice, to { $to }
step-aside = Step to { $to }
sail = Sail to { $to }
sail-heading = Sail to { $to }, { NAME($wind, form: "short") } first
raft = Build a raft
    .hint = Fails 50%. On 4 to 6 it floats you to the mainland.
meditate = Meditate for a spell
    .hint = 2 dice against its target. If you fail, you draw an encounter.
walk-on = Walk on to { $to }
stop-at-oasis = Stop at the Oasis
teleport-to = Teleport to { $to }
drift-to = Drift to { $to }
    .hint = Your turn ends there.
leave-to = Go { NAME($wind, form: "short") }, to { $to }
leave-aside = Go to { $to }

# What a move may lead to.
own-clue = { $treasures ->
    [one] Your clue pays 1 treasure.
   *[other] Your clue pays { $treasures } treasures.
  }
own-clues = { $treasures ->
    [one] Your best clue pays 1 treasure.
   *[other] Your best clue pays { $treasures } treasures.
  }
waits-past-oasis = 50% to be stopped by the desert, with an encounter. On an even die you get past the Oasis.
waits-oasis = 50% desert and an encounter. On an even die the Oasis is there.
waits-encounter = { $where ->
    [sea] Encounter: { $hostile }% hostile, { $nobody }% nobody. At sea.
    [shore] Encounter: { $hostile }% hostile, { $nobody }% nobody. Perhaps from the coast.
   *[land] Encounter: { $hostile }% hostile, { $nobody }% nobody.
  }
waits-passage = An encounter at sea first: { $hostile }% hostile, { $nobody }% nobody, and you land.
# $chances is a list of the messages below, the worst first.
waits-exploring = Exploring: { $chances }.
chance-prison = prison { $chance }%
chance-wound = wound { $chance }%
chance-encounter = encounter { $chance }%
chance-clue = clue { $chance }%
chance-cure = cure { $chance }%
chance-weapon = weapon { $chance }%

## Magic

cast-spell = Cast { NAME($spell) }
read-scroll = Read the { NAME($scroll) }
leaves-party = Companions, familiar and vessel stay behind for good.
replaces-blow = Replaces your own blow.
meditate-for = Meditate for { NAME($spell) }
meditate-sure = Comes without a roll this turn.
meditate-odds = Fails { $fails }%: { $needs } or more on 2 dice succeeds.

## Clues, deliveries, the Emperor

clue-quoted = “{ $name }”
use-clue = Use { $clue }
    .sure = You can still use { $clue } here: { $worth }. Go on without it?
forget-clue = Forget { $clue }
give-clue = Give { $clue }
hand-over-clue = Hand over { $clue }
clue-hint = { $worth }.
clue-hint-here = { $worth }, right here.
clue-hint-far = { $steps ->
    [one] { $worth }, 1 step away.
   *[other] { $worth }, { $steps } steps away.
  }
clue-hint-unfound = { $worth }, which nobody has found yet.
deliver = Deliver { NAME($foe, form: "plain") }
    .hint = She leaves, and her people pay.
give-emperor = Give the Emperor the { NAME($item) }
    .hint = You draw 2 treasures for it. It stays found, but counts for nobody.
give-away-imperial = { NAME($item, form: "The") } is an Imperial Treasure. Once given away it’s gone for good, with all it does. Give it?
part-with-imperial = { NAME($item, form: "The") } is an Imperial Treasure. Do you part with it?
explore = Go exploring
see-who-is-about = See who’s about
    .hint = Draws an encounter.
business-meditate = Sit down and meditate
    .hint = That ends your business here.
keep-the-rest = Keep the rest
    .hint = And let the treasures be counted.

## Exploring

shift-exploring = { $way ->
    [down] Make it { $total }: { $found }
    [up] Make it { $total }: { $found }
   *[stay] Leave it at { $total }: { $found }
  }
shift-weapon-boat = a weapon or a boat
shift-weapon-ship = a weapon or a ship
shift-bad-water = bad water
shift-prison = prison
shift-encounter = an encounter
shift-cure-all-wounds = a cure for all wounds
shift-cure-one-wound = a cure for 1 wound
shift-river-of-lava = a river of lava
shift-you-must-leave = you must leave
shift-no-action = nothing happens
shift-landslide = a landslide
shift-treasure-clue = a clue
draw-weapon = Draw a weapon
    .hint = { $left ->
        [0] The pool is empty, so you’d get nothing.
       *[other] At random from the pool.
      }
take-vessel = Take the { NAME($vessel) }
    .hint = Opens the sea. { $dice } dice in fights by the water, health { $health }.
keep-charm = Keep the Lucky Charm
    .hint = The dice stay as they are.
charm-makes = That makes it { $found }.
charm-reaches = { $case ->
    [enough] That’s enough.
   *[short] That’s too little.
  }
use-charm = Turn a { $die } into a { $to }
    .hint = That uses up the Lucky Charm.

## Prison

go-quietly = Go quietly
    .hint = From your next turn on you may look for a way out.
wait-in-prison = Wait in your cell
    .hint = 2 idle turns in a row are the limit.
escape = Look for the secret passage
    .hint = Fails { $fails }%. 7, 11 or any double on 2 dice is the way out.
bribe = Bribe the gaoler
    .hint = Costs 1 treasure, and you’re free. If this is your turn, it ends.
prison-meditate = Meditate for a spell
    .hint = No bonus for the quiet, but nothing comes in either.

## Weapons and treasures

# Something in a list of goods: "a Sword", "Sword no. 2".
goods = { $number ->
    [0] { NAME($item, form: "one") }
   *[other] { NAME($item) } no. { $number }
  }
give-item = { $number ->
    [0] Give the { NAME($item) }
   *[other] Give { NAME($item) } no. { $number }
  }
keep-item = { $number ->
    [0] Keep the { NAME($item) }
   *[other] Keep { NAME($item) } no. { $number }
  }
pay-item = { $number ->
    [0] Pay with the { NAME($item) }
   *[other] Pay with { NAME($item) } no. { $number }
  }
draw-item = { $number ->
    [0] Draw the { NAME($item) }
   *[other] Draw { NAME($item) } no. { $number }
  }
ready-item = { $number ->
    [0] Ready the { NAME($item) }
   *[other] Ready { NAME($item) } no. { $number }
  }
lend-item = { $number ->
    [0] Lend the { NAME($item) } to { NAME($holder, form: "plain") }
   *[other] Lend { NAME($item) } no. { $number } to { NAME($holder, form: "plain") }
  }
reclaim-item = { $number ->
    [0] Take the { NAME($item) } back from { NAME($holder, form: "plain") }
   *[other] Take { NAME($item) } no. { $number } back from { NAME($holder, form: "plain") }
  }
reclaim-loan = Take back what { NAME($holder, form: "plain") } borrowed
swap-for-clue = { $number ->
    [0] Swap the { NAME($item) } for a clue
   *[other] Swap { NAME($item) } no. { $number } for a clue
  }
    .hint = The weapon goes, and a clue comes.
swap-for-weapon = { $number ->
    [0] Swap the { NAME($item) } for another weapon
   *[other] Swap { NAME($item) } no. { $number } for another weapon
  }
    .hint = You draw 2, and keep one.
keep-weapons = Keep all your weapons
    .hint = And all your wounds.
keep-ready = Keep what you hold
    .hint = Until the fight is over.

## Healing and hits

heal-yourself = Heal yourself
heal-own-vessel = Mend the vessel
heal-companion = Heal { NAME($foe, form: "plain") }
heal-player = Heal { $who }
heal-players-vessel = Mend { $who }’s vessel
heal-players-companion = Heal { $who }’s { NAME($foe) }
allot-yourself = Take the hit yourself
allot-own-vessel = Let the vessel take the hit
allot-companion = Let { NAME($foe, form: "plain") } take the hit
allot-player = Let { $who } take the hit
allot-players-vessel = Let { $who }’s vessel take the hit
allot-players-companion = Let { $who }’s { NAME($foe) } take the hit
take-hits = Take all the hits yourself
    .hint = Your shield and weapon stop what they can.
transfer-hits = { $hits ->
    [one] Let the vessel take 1 hit
   *[other] Let the vessel take { $hits } hits
  }
    .hint = It can’t stop any. If it sinks at sea, so do you.

## Fights

odds-round = This round: death { $die }%, victory { $kill }%.
odds-press = { $cost ->
    [one] Until then: death { $die }%, victory { $kill }%, about 1 wound.
   *[other] Until then: death { $die }%, victory { $kill }%, about { $cost } wounds.
  }
odds-whole = { $cost ->
    [one] To the end: death { $die }%, victory { $kill }%, about 1 wound.
   *[other] To the end: death { $die }%, victory { $kill }%, about { $cost } wounds.
  }
odds-with = { $cost ->
    [one] With it: death { $die }%, victory { $kill }%, about 1 wound.
   *[other] With it: death { $die }%, victory { $kill }%, about { $cost } wounds.
  }
odds-in-fight = { $cost ->
    [one] In a fight: death { $die }%, victory { $kill }%, about 1 wound.
   *[other] In a fight: death { $die }%, victory { $kill }%, about { $cost } wounds.
  }
odds-duel = { $cost ->
    [one] If both fight on: death { $die }%, victory { $kill }%, about 1 wound.
   *[other] If both fight on: death { $die }%, victory { $kill }%, about { $cost } wounds.
  }
odds-theirs = { $cost ->
    [one] In a fight: their death { $die }%, their victory { $kill }%, about 1 wound.
   *[other] In a fight: their death { $die }%, their victory { $kill }%, about { $cost } wounds.
  }
odds-kills = { $kills }% to kill it at once.
odds-friendship = Fails { $fails }%: more than { $above } on 2 dice wins it over.
attack = Attack
    .hint = { $dice ->
        [0] Roll all the dice you have.
        [one] Roll 1 die.
       *[other] Roll { $dice } dice.
      }
attack-until = Attack until I’m down to { $health } health
    .hint = { $dice ->
        [one] 1 die, round after round. I’ll only ask again if things change.
       *[other] { $dice } dice, round after round. I’ll only ask again if things change.
      }
fight-on = Fight on
    .hint = { $dice ->
        [0] For at least one more round.
        [one] Attack with 1 die.
       *[other] Attack with { $dice } dice.
      }
    .sure = You’re down to 1 health, so one more wound is your death. Fight on?
fight-on-until = Fight on until I’m down to { $health } health
    .hint = { $dice ->
        [one] 1 die, round after round. I’ll only ask again if things change.
       *[other] { $dice } dice, round after round. I’ll only ask again if things change.
      }
hold-back = Fight on, but hold back
    .hint = Anyone else on your side still rolls.
do-nothing = Do nothing
    .hint = Anyone else on your side still rolls.
wait-approach = Wait for it
    .hint = Nobody can shoot, so a round passes.
close-in = Close in at once
    .hint = Hand to hand, without the rest of the Approach.
run = Run
run-together = Run, all together
run-ahead = Run, and leave the slow behind
run-odds = { $case ->
    [free] No roll needed: you get away.
    [sure] You can’t fail.
    [hopeless] Hopeless: 2 dice can’t show that much.
   *[roll] Caught { $fails }%: { $needs } or more on 2 dice gets away.
  }
loses-slow = If you get away, the slow are lost for good.
join-fight = Draw your weapon and help
    .hint = You share the hits, and whatever is left behind.
stay-out = Stay out of it
    .hint = And watch closely.
attack-player = Attack { $who }
    .hint = Health { $left }/{ $max }, { $treasures }. The winner takes all.
attack-nobody = Leave everybody in peace
charm-companion = Win over { NAME($foe, form: "plain") }
    .hint = { $dice ->
        [one] 1 die, health { $health }.
       *[other] { $dice } dice, health { $health }.
      }
charm-shooter = Win over { NAME($foe, form: "plain") }
    .hint = { $ranged } dice at a distance, { $dice } hand to hand, health { $health }.
use-emerald = Use the Emerald
    .hint = The companion lives. The Emerald goes to the Bank, and still counts as found.
keep-emerald = Keep the Emerald
    .hint = The companion dies. The Emerald waits for you.

## Encounters

send-to = Send the encounter to { $who }
    .hint = { $treasures }, health { $left }/{ $max }.
send-back = Put the encounter back
    .hint = Nobody will ever know.
join-convoy = Come along
    .hint = You can’t move on your own next turn.
stay-behind = Stay where you are
invite-convoy = Walk together with { $who }
    .hint = By road or across country, as fast as the slowest.
raise-score = { $score ->
    [maxHealth] Raise Max Health by { $by }
    [agility] Raise Agility by { $by }
   *[runningAway] Raise Running Away by { $by }
  }
    .hint = { $score ->
        [maxHealth] You can take that many more wounds.
        [agility] Another die in every attack.
       *[runningAway] +{ $by } on every roll to run.
      }
welcome-companion = Welcome aboard
refuse-companion = No, thank you
    .hint = The tile goes back to the pool.
odds-hostile = Hostile { $hostile }%.
let-come = Let the encounter come
palantir-back = Send the encounter back
    .hint = You draw another, and that one stands. It may be the same again.
horse-roll = Roll the die
    .hint = On { $from } to { $to } it offers to join.
horse-spell = Cast Speak with Animals
    .hint = The Horse joins, and the spell is spent.
fight-dragon = Fight the dragon
refuse-tax = Refuse, and fight
just-looking = Just looking
no-deal = No deal
ask-mermaid-clue = Ask the Mermaid for a clue
ask-mermaid-repair = Have the vessel repaired
    .hint = All its wounds are gone.
take-boat = Take the Pirates’ boat
    .hint = Opens the sea to you.
leave-boat = Leave the boat
dismiss = Send { NAME($foe, form: "plain") } away
    .hint = Back to the Encounter Pool.
    .sure = { NAME($foe, form: "The") } won’t come back. Say goodbye?

## Trade

trade-with = Trade with { $who }
    .hint = Weapons, treasures and clues. 3 proposals at most.
make-offer = Make this offer
swap-for-item = { $number ->
    [0] Swap for the { NAME($item) }
   *[other] Swap for { NAME($item) } no. { $number }
  }
swap-for-clues = { $count ->
    [one] Swap for 1 clue
   *[other] Swap for { $count } clues
  }
let-propose = Let { $who } propose
call-off-trade = Call the trade off
take-back-item = { $number ->
    [0] Take back the { NAME($item) }
   *[other] Take back { NAME($item) } no. { $number }
  }
ask-for-item = { $number ->
    [0] Ask for the { NAME($item) }
   *[other] Ask for { NAME($item) } no. { $number }
  }
ask-not-for-item = { $number ->
    [0] Don’t ask for the { NAME($item) }
   *[other] Don’t ask for { NAME($item) } no. { $number }
  }
give-clue-openly = Give { $clue } openly
give-clue-hidden = Give { $clue } face down
take-back-clue = Take back { $clue }
ask-for-clues = { $count ->
    [one] Ask for 1 clue
   *[other] Ask for { $count } clues
  }
    .hint = They choose which.
ask-not-for-clues = { $count ->
    [one] Don’t ask for 1 clue
   *[other] Don’t ask for { $count } clues
  }
    .hint = They choose which.
accept-trade = Accept the trade
counter-trade = Propose something else
refuse-trade = Refuse the trade
clues-face-down = { $count ->
    [one] 1 clue face down
   *[other] { $count } clues face down
  }
# $gives and $asks are lists; the other message stands where one of them is empty.
terms-own = You’d give { $gives }, and get { $asks }.
terms-own-gift = You’d give { $gives }, and get nothing.
terms-own-plea = You’d give nothing, and get { $asks }.
terms-theirs = You get { $gives }, and give { $asks }.
terms-theirs-gift = You get { $gives }, and give nothing.
terms-theirs-plea = You get nothing, and give { $asks }.

## What may come of a choice, for players who ask for their chances

stake-death = You die
stake-prison = You’re imprisoned
stake-treasures-lost = You lose treasures
stake-wounded = You’re wounded
stake-companions-lost = You lose companions
stake-weapons-lost = You lose weapons
stake-clues-lost = You use up clues
stake-healed = You’re cured
stake-weapons-gained = You gain weapons
stake-clues-gained = You gain clues
stake-companions-gained = You gain companions
stake-spells-gained = You learn spells
stake-vessel = You get a boat or a ship
stake-treasures-gained = You gain treasures
stake-imperial = You find an Imperial Treasure
