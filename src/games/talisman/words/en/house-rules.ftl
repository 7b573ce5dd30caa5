# The house rules: a title of at most 45 letters for each option, and a line of at most 100. The line of a preset follows
# its title and a colon. The other attributes and `.value` are values, with at most 80 letters.

preset-standard = Standard game
    .line = 2 to 4 hours, and the last one left wins
preset-short = Short game
    .line = half an hour to an hour, and the first on the Crown wins
preset-sprint = Sprint
    .line = a lunch break; everybody begins strong, and the first on the Crown wins
preset-async = Play-by-post
    .line = weeks, with a day for each decision, and points after 40 rounds at most
preset-full = Full game
    .line = the standard game with luck, trade, Spirits that teach, and a Crown that loses patience
preset-balanced = Balanced game
    .line = the standard game with handicaps, so nobody is sorry to be the Priest

option-character-selection = Choosing Characters
    .line = How you get your first Character. Replacements are always dealt.
    .random = dealt, one each
    .choose = chosen, in the order of the Turns
    .pick-of-three = one of three, or of two with 5 or 6 players
option-first-player = First player
    .line = Who takes the first Turn.
    .dice = the highest die
    .host = the host
    .random = drawn by lot
option-crown-victory = How the Crown wins
    .line = What it takes to win once you’ve reached the Crown of Command.
    .command = by Command Spells, until one player is left
    .instant = at once, for the first to get there
    .contest = by sitting there alone until your next Turn
option-round-limit = Round limit
    .line = After this round, points decide: how far in everybody is, and how strong.
    .value = { $count ->
        [0] none
        [one] 1 round
       *[other] { $count } rounds
      }
option-turn-budget = Turn budget
    .line = Turns shared out among the players. When they’re used up, points decide.
    .value = { $count ->
        [0] none
        [one] 1 Turn in all
       *[other] { $count } Turns in all
      }
option-replacements = Replacement Characters
    .line = Whether you come back as somebody else when your Character dies.
    .until-crown = until somebody has reached the Crown
    .never = never, so the dead are out
    .always = always
option-head-start = Head start
    .line = Extra Strength and Craft for each new Character.
    .value = { $count ->
        [0] none
       *[other] { $count } Strength and { $count } Craft
      }
option-start-gold = Starting Gold
    .line = What each new Character has in their purse.
    .value = { $count } Gold
option-handicaps = Handicaps
    .line = Weaker Characters begin with more counters, and stronger ones with less of a head start.
option-start-talisman = A Talisman for everyone
    .line = Everybody begins with a Talisman. It can be stolen like any other Object.
option-luck-tokens = Luck tokens
    .line = How many times in one life a Character may reroll their own dice.
    .value = { $count ->
        [0] none
        [one] 1 token
       *[other] { $count } tokens
      }
option-trophy-rate = Trophy rate
    .line = What 1 Strength costs in trophies. The box says 7 points.
    .value = { $count ->
        [one] 1 point
       *[other] { $count } points
      }
option-spirit-trophies = Spirits teach Craft
    .line = Spirits beaten in Psychic Combat are kept, and buy Craft as other Enemies buy Strength.
option-mule-capacity = Mule capacity
    .line = How many more Objects a Mule lets you carry.
    .unlimited = any number
    .plus-four = 4 for each Mule
option-protection-rolls = Armour rolls
    .line = How many of Armour, Shield and Helmet you may try for a Life lost in Combat.
    .one = one of them
    .all = each of them once
option-spell-limit-per-turn = Spell casting limit
    .line = How many Spells you may cast in a Turn.
    .none = any number
    .hand = as many as you held when your Turn began, and one on other Turns
option-dead-gear = Possessions of the dead
    .line = Who gets what belonged to a Character killed by another in a fight.
    .space = the next to come by
    .killer = the victor picks first
option-ban-last-life = No player kills before the Crown
    .line = Until somebody has reached the Crown, nobody may take a Character’s last Life as spoils.
option-trading = Trading
    .line = Two Characters on one space may swap Objects, Followers and Gold, if both agree.
option-command-always = Sure Command
    .line = The Command Spell always works, without a die.
option-command-growth = Growing Command
    .line = The longer somebody holds the Crown, the more Lives the Command Spell takes.
    .value = { $count ->
        [0] off
        [one] 1 more Life for every Command Spell cast
       *[other] 1 more Life for every { $count } Command Spells cast
      }
option-inner-gate = Portal toll
    .line = What it takes to get through the Portal of Power.
    .roll = two dice that open it
    .open = nothing, it stands open
option-reaction-timer = Time to react
    .line = How long you have to react on another player’s Turn.
option-turn-timer = Time to decide
    .line = How long you have for every other decision.

time-as-paced = as long as the table’s pace allows
time-of = { $seconds ->
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
    [600] 10 minutes
    [3600] 1 hour
    [7200] 2 hours
    [43200] 12 hours
    [86400] 1 day
   *[other] { $seconds } seconds
  }

clash-always-ends = If the dead always come back, the game needs another end. Choose a Crown that wins at once or after a contest, a round limit, or a Turn budget.

contradiction-no-command = The Crown wins at once, so nobody ever casts the Command Spell that always works.
contradiction-two-limits = There’s both a round limit and a Turn budget, so only the one that comes first counts.
