# Choices. A choice is a button; its `.hint` stands under it in a menu and has at most 100 characters. `.sure` asks for
# confirmation. “You” is the player who chooses, $rival is another player.

## Anything

go-on = Go on
done = That’s all
done-here = That’s all
    .hint = The rest stays here, face up.
last-talisman = It’s your only Talisman. Without one, the Valley of Fire and the Crown are closed to you.

## Characters

play-character = Play the { NAME($character) }
    .hint = { $start }.
play-character-place = Begins { NAME($place, form: "in") }.

## Moving

roll-move = Roll the die
    .hint = Then go that far, either way round.
step = Move one space
    .hint = Either way, and no die.
go = { $how ->
    [raft] Raft to { NAME($to, form: "the") }
    [build] Build a Raft and cross to { NAME($to, form: "the") }
    [ferry] Take the ferry to { NAME($to, form: "the") }
    [wizard] Be sent to { NAME($to, form: "the") }
    [woods] Slip through to { NAME($to, form: "the") }
    [cross] Cross to { NAME($to, form: "the") }
    [leave] Leave by { NAME($to, form: "the") }
    [back] Turn back to { NAME($to, form: "the") }
    [on] Go on to { NAME($to, form: "the") }
   *[go] Go to { NAME($to, form: "the") }
  }
nothing-happens-back = Nothing happens on the way back.
cross-bridge = Cross the bridge inwards
    .hint = The Sentinel bars it.
enter-portal = Go through the Portal of Power
    .hint = To the Plain of Peril, where your Turn ends.
force-portal = Force the Portal of Power
    .hint = { $odds } If it fails, you lose 1 Strength.
pick-portal = Pick the lock of the Portal of Power
    .hint = { $odds } If it fails, you lose 1 Craft.
finish-business = Stay and finish your business
    .hint = You can’t go on until the business of this space is done.
regenerate = Heal 1 Life instead of moving
    .hint = No Encounter this Turn.
regenerate-move = Move on
    .hint = The full 6 spaces.
hint-bridge = Over the bridge.
hint-hex = A Hex: lose 1 Life.
hint-here = Here: { NAME($things) }.
hint-here-many = Here: { $count } things and people.
hint-toad = { $who } (a Toad)
hint-passage = { $stat ->
    [craft] Thrown out { $fails }%. { $dice } dice minus your Craft { $score }: only 0 or less gets you through.
   *[strength] Thrown out { $fails }%. { $dice } dice minus your Strength { $score }: only 0 or less gets you through.
  }
# The instruction of a space in a few words, where its printed text doesn’t fit.
rule-space = { $space ->
    [village] The Healer, the Blacksmith or the Mystic.
    [city] The Enchantress, the Alchemist or the Doctor.
    [castle] The Royal Doctor and the Royal Exchange.
    [graveyard] Good: lose 1 Life. Evil: invoke the spirits.
    [chapel] Good: heal or pray. Neutral: heal for Gold. Evil: lose 1 Life.
    [crags] Roll 1 die.
    [forest] Roll 1 die.
    [tavern] Roll 1 die.
    [temple] You may pray.
    [black-knight] Pay 1 Gold or lose 1 Life.
    [chasm] Roll 1 die for each of you.
    [warlocks-cave] A Quest, if you want one.
    [desert-east] Lose 1 Life without water.
    [desert-west] Lose 1 Life without water.
   *[other] { "" }
  }
rule-draw = { $cards ->
    [one] Draw 1 card.
   *[other] Draw { $cards } cards.
  }
rule-of-draw = { $space ->
    [cursed-glade] No Spells, no Magic Objects and no points from Objects here.
    [runes-north-east] Enemies add 2 to their die.
    [runes-south-east] Enemies add 2 to their die.
    [runes-west] Enemies add 2 to their die.
   *[other] { "" }
  }

## Encounters

encounter-space = Encounter the space
face-space = { $space ->
    [village] Visit { NAME($here, form: "the") }
    [city] Visit { NAME($here, form: "the") }
    [castle] Visit { NAME($here, form: "the") }
    [tavern] Enter { NAME($here, form: "the") }
    [chapel] Enter { NAME($here, form: "the") }
    [graveyard] Enter { NAME($here, form: "the") }
    [temple] Enter { NAME($here, form: "the") }
    [warlocks-cave] Enter { NAME($here, form: "the") }
    [crags] Climb { NAME($here, form: "the") }
    [forest] Enter { NAME($here, form: "the") }
    [chasm] Brave { NAME($here, form: "the") }
    [desert-east] Cross { NAME($here, form: "the") }
    [desert-west] Cross { NAME($here, form: "the") }
   *[other] Face { NAME($here, form: "the") }
  }
face-lying = Face what lies here
draw-cards = { $cards ->
    [one] Draw a card
   *[other] Draw { $cards } cards
  }
draw-and-face = { $cards ->
    [one] Draw a card and face the rest
   *[other] Draw { $cards } cards and face the rest
  }
encounter-player = Encounter { $rival }
    .hint = Strength { $strength }, Craft { $craft }, { $lives }, { $gold } Gold.
encounter-toad = Encounter { $rival }, a Toad
    .hint = Strength { $strength }, Craft { $craft }, { $lives }, { $gold } Gold.
do-nothing-here = Do nothing here
take-gold = Take { $gold } Gold
hire = Hire { NAME($card, form: "the") } for { $price } Gold
    .hint = Each Turn, 1 more Gold buys { $strength } Strength in Combat until the Turn ends.
meet = { $way ->
    [drink] Drink from { NAME($card, form: "the") }
    [pray] Pray at { NAME($card, form: "the") }
    [enter] Enter { NAME($card, form: "the") }
    [visit] Visit { NAME($card, form: "the") }
   *[meet] Meet { NAME($card, form: "the") }
  }
attack = Attack { $rival }
attack-with-craft = Attack { $rival } with Craft
leave-it-at-that = Leave it at that
use-ability = { $ability ->
    [thief-steal] Steal from { $rival }
    [sorceress-beguile] Beguile { $rival }
    [sorceress-lure] Lure one of { $rival }’s Followers
    [minstrel-serenade] Serenade { $rival }’s Followers
   *[other] Use { NAME($name) } on { $rival }
  }
hint-beguile = { $needs ->
    [6] An Object or 1 Gold on a 6 ({ $chance }%).
   *[other] An Object or 1 Gold on { $needs } or more ({ $chance }%).
  }
hint-steal = An Object, a Mule or 1 Gold. No roll.
hint-lure = Not the Maiden, the Unicorn, the Princess or an Animal.

## Fights

bare-hands = Fight with bare hands
    .hint = No Weapon counts.
use-weapons = Use { NAME($weapons, form: "the") }
    .hint = +{ $bonus } Strength.
take-the-blow = Take the blow
    .hint = The Life is lost.
try-card = Try { NAME($card, form: "the") }
win-life = Take a Life
    .hint = An Object or a Spell may still save it.
take-1-gold = Take 1 Gold
let-go = Let your rival go
take = Take { NAME($card, form: "the") }
take-nothing = Take nothing
    .hint = Nothing is left to take.
enough-weapons = { $limit ->
    [one] You have { NAME($held, form: "the") } already, and only one Weapon counts.
   *[other] You have { NAME($held, form: "the") } already, and only { $limit } Weapons count.
    }
raise = Raise the Enemy as a Follower
    .hint = It adds its Strength to one Combat, then falls apart.
keep-as-trophy = Keep the Enemy as a trophy
    .hint = { $rate } points of trophies buy 1 Strength.

## Windows: passing

pass-hint = Cast nothing now.
look-round = Look round
roll-to-be-free = Roll to be free
on-to-move = Go on to the Move
let-dice-decide = Let the dice decide
    .hint = { $own } against { $theirs }, before the dice.
let-dice-decide-many = Let the dice decide
    .hint = { $own } against { $theirs }, before the dice. They fight as one.
strike = Strike the final blow
accept-loss = Accept the loss
end-turn = End the Turn
stand-and-fight = Stand and fight
fight-at-odds = Fight: lose { $lose }%, win { $win }%
meet-foe = Meet { NAME($foe, form: "the") }
let-try = Let { $rival } try
# In the matter of another player.
let-w-start = Let { $rival } set out
let-w-land = Let { $rival } look round
let-w-attack = Let it happen
let-w-combat = Let them fight
let-w-loss = Let { $rival } take the loss
let-kill = Let the blow fall
let-w-cast = Let the Spell work
let-w-end = Let the Turn end
# The one button on the table card, for everybody.
pass = Pass
pass-w-start = Pass: { $who } sets out
pass-w-land = Pass: { $who } looks round
pass-w-attack = Pass: let it happen
pass-w-combat = Pass: let the dice decide
pass-w-loss = Pass: accept the loss
pass-kill = Pass: let the blow fall
pass-w-cast = Pass: let the Spell work
pass-w-end = Pass: the Turn ends

## Windows: acting

bribe = Pay { NAME($card, form: "the") } { $gold } Gold
    .hint = He lets you be this Turn, and waits for the next customer.
evade-all = Evade them all
    .hint = For the rest of the Turn.
evade = Evade { NAME($foe, form: "the") }
    .hint = For the rest of the Turn.
evade-plain = Evade the attack
    .hint = For the rest of the Turn.
charm = Play for { NAME($foe, form: "the") }
    .hint = It follows you if you roll more than { $strength } ({ $chance }%). That works once a game.
attack-foe = Attack { NAME($foe, form: "the") }
send-in = Send { NAME($card, form: "the") } in
    .hint = +{ $strength } Strength in this fight. Then it falls apart.
pay-fighter = Pay { NAME($card, form: "the") } { $gold } Gold
    .hint = { $strength } Strength in Combat until the Turn ends.
drink = Drink { NAME($card, form: "the") }
    .hint = { $strength } Strength until the Turn ends. It works once.
assassinate = Assassinate
    .hint = Your opponent adds no die.
destroy-foe = Destroy { NAME($foe, form: "the") }
    .hint = No fight, and no trophy.
destroy-foe-with = Destroy { NAME($foe, form: "the") }
    .hint = With { NAME($card, form: "the") }. No fight, and no trophy.
cast-spell = Cast { NAME($spell) }
cast-on-self = Cast { NAME($spell) } on yourself
cast-on-target = Cast { NAME($spell) } on { NAME($target, form: "the") }
cast-to-space = Cast { NAME($spell) } to { NAME($target, form: "the") }
cast-for-loot = Cast { NAME($spell) } on { NAME($target, form: "the") }: { NAME($loot) }
cast-at-card = Cast { NAME($spell) }: { NAME($card) }, { NAME($place) }

## Things and Spells

leave-card = Leave { NAME($card, form: "the") } here
leave-nothing = Leave nothing
    .hint = You’re within your limit now.
part-with = Part with { NAME($card, form: "the") }
sell-card = Sell { NAME($card, form: "the") } for 1 Gold
turn-card = Turn { NAME($card, form: "the") } into 1 Gold
alchemy-cast = Cast Alchemy
    .hint = Each Object you’ve picked becomes 1 Gold.
alchemy-keep = Keep the Spell
    .hint = Nobody hears of it.
put-away = Put { NAME($card, form: "the") } away
replace-card = Replace { NAME($card, form: "the") }
replace-nothing = Replace nothing
    .hint = Meet what you’ve drawn.
discard-spell = Discard { NAME($spell) }
discard-copy = Discard { NAME($spell) }, copy { $copy }
peek = Look at { $rival }’s Spells
    .hint = Nobody is told.

## Lives, trophies and luck

lose-lives = { $lives ->
    [one] Lose 1 Life
   *[other] Lose { $lives } Lives
  }
    .hint = You have { $have }.
admit-defeat = Admit defeat
    .hint = You’re out of the game for good.
    .sure = You’d be out of the game, and you can’t come back.
keep-trophies = Keep the trophies
    .hint = They don’t spoil.
choose-trophies = { $stat ->
    [craft] Choose trophies to trade for Craft
   *[strength] Choose trophies to trade for Strength
  }
    .hint = You pick them one at a time.
trade-trophies = { $stat ->
    [craft] Trade trophies for { $points } Craft
   *[strength] Trade trophies for { $points } Strength
  }
    .hint = You hand in { NAME($cards, form: "the") }.
    .short = { $count ->
        [one] You hand in 1 trophy.
       *[other] You hand in { $count } trophies.
      }
keep-all-trophies = Keep all the trophies
hand-in = Hand in { NAME($card, form: "the") }
roll-again = Roll again
    .hint = Costs a token of luck, and the new roll stands.
keep-roll = Keep the roll
give-him = Give him { NAME($card, form: "the") }
pay-in-lives = Pay the rest in Lives

## Trade

offer-deal = Offer { $rival } a deal
    .hint = Objects, Followers or Gold, if you both agree.
propose-deal = Propose this deal
cancel-deal = Call the deal off
give-card = Give { NAME($card, form: "the") }
give-gold = Give 1 Gold
want-card = Ask for { NAME($card, form: "the") }
want-gold = Ask for 1 Gold
agree-deal = Agree to the deal
decline-deal = Decline the deal
    .hint = You won’t be asked again this Turn.

## Spaces and shops

stay-aligned = Stay { NAME($alignment) }
become-aligned = Become { NAME($alignment) }
    .hint = You can change only once in a Turn.
draw-spells = Draw Spells
    .hint = Up to your full number.
draw-no-spells = Draw no Spells
pay-toll = Pay 1 Gold
    .hint = You have { $gold } Gold.
lose-life = Lose 1 Life
    .hint = You have { $have }.
lose-follower = Lose a Follower
    .hint = You choose which.
buy = Buy { NAME($item, form: "a") } for { $price } Gold
pocket = Pocket { NAME($item, form: "a") }
    .hint = Free, once a visit. { $gist }
    .short = Free, once a visit.
roll-here = { $space ->
    [temple] Pray
    [graveyard] Invoke the spirits
   *[other] Roll the die
  }
roll-here-not = { $space ->
    [temple] Don’t pray
    [graveyard] Leave the spirits alone
   *[other] Don’t roll
  }
hint-temple = { $harm }% to come to harm. 6 or 7 is a point, 8 or 9 a Spell, 10 a Talisman, 11 or 12 Lives.
hint-graveyard = { $miss }% to miss a Turn, { $spell }% for a Spell, { $heal }% to heal 1 Life.
skip-roll = Don’t roll
    .hint = You know the way ({ NAME($by, form: "the") }).
skip-own-roll = Don’t roll for yourself
    .hint = You know the way ({ NAME($by, form: "the") }). Your Followers still roll.
roll-anyway = Roll anyway
    .hint = The result stands.
visit-none = Visit nobody
visit-blacksmith = See the Blacksmith
    .hint = { NAME($wares) }.
visit-mystic = See the Mystic
    .hint = { $craft }% for 1 Craft, { $spell }% for a Spell, { $good }% to become Good. He also shifts the Hag.
visit-alchemist = See the Alchemist
    .hint = Your Objects for 1 Gold each.
visit-enchantress = See the Enchantress
    .hint = { $toad }% to become a Toad, { $lose }% to lose a point, { $gain }% for a point or a Spell.
visit-pray = Pray
    .hint = { $life }% for a Life, { $spell }% for a Spell.
wares-priced = { NAME($items) } for { $price } Gold
heal-free = { $lives ->
    [one] Heal 1 Life
   *[other] Heal { $lives } Lives
  }
    .hint = Free of charge.
heal-paid = { $lives ->
    [one] Heal 1 Life for { $gold } Gold
   *[other] Heal { $lives } Lives for { $gold } Gold
  }
trade-in = Trade { NAME($card, form: "the") } for { $gold } Gold
    .hint = The Crown buys back its relatives.
add-one = Add 1
add-nothing = Add nothing
wish-gain-spell = Wish for a Spell
wish-gain-gold = Wish for 1 Gold
wish-gain-strength = Wish for 1 Strength
wish-gain-craft = Wish for 1 Craft
wish-gain-life = Wish for a Life
wish-teleport-choice = Wish to be elsewhere
    .hint = Any space of this Region, with an Encounter there.
accept-quest = Accept a Quest
    .hint = A die says which. When it’s done, a Talisman is yours if one is left.
decline-quest = Decline the Quest
pay-warlock = Pay the Warlock { $gold } Gold
    .hint = The Quest is done, and a Talisman is yours if one is left.
pay-later = Pay later
hand-over = Hand over { NAME($card, form: "the") }

## What may come of a choice, for players who ask for their chances

stake-death = You die
stake-toad = You become a Toad
stake-slavery = You become a slave
stake-life-lost = You lose Lives
stake-turns-lost = You lose Turns
stake-strength-lost = You lose Strength or Craft
stake-things-lost = You lose Objects
stake-followers-lost = You lose Followers
stake-gold-lost = You lose Gold
stake-life-gained = You gain Lives
stake-strength-gained = You gain Strength
stake-craft-gained = You gain Craft
stake-things-gained = You gain Objects
stake-followers-gained = You gain Followers
stake-spells-gained = You gain Spells
stake-gold-gained = You gain Gold
stake-talisman = You get a Talisman
stake-crown = You reach the Crown
