# The house rules: a title of at most 45 letters for each option, and a line of at most 100. The line of a preset follows
# its title and a colon.

preset-standard = Standard game
    .line = 2½ to 3 hours, and all six must turn up
preset-short = Short game
    .line = 35 to 45 minutes, and two Imperial Treasures are enough
preset-balanced = Balanced game
    .line = the standard game, with a head start for the weak and equal turns for all
preset-serious = Serious players
    .line = the standard game, but dice weigh the treasures and points decide
preset-full = Full game
    .line = 3 hours, with a shuffled realm, points, experience, villains and company
preset-blood-and-guts = Blood and guts
    .line = the full game, and nobody is safe from anybody

option-hex-game = The Hex Game
    .line = The realm is shuffled into a new map. The neighbours are new, the creditors are not.
option-realm-number = The Hex Game: number of the realm
    .line = The same number always lays the same realm. Leave it empty, and I draw one.
option-complex-victory = More complex victory
    .line = Treasures are worth points, weighed by a committee of dice. Most points wins.
option-experience = Experience points
    .line = Creatures beaten or won over, deliveries and the Emperor’s thanks raise your scores.
option-experience-marks = Experience: points for a raise
    .line = Four numbers, each larger than the one before. At each, one of your scores goes up.
option-villain-game = Villain Game
    .line = An encounter that doesn’t apply to you may be played on a friend it does apply to.
option-travel-together = Travel together
    .line = Walk in company and fight in company. Sharing the loot in company is the hard part.
option-merciless = Merciless
    .line = Characters may attack each other, and the winner takes everything.
option-guild-licences = Guild licences
    .line = Clerics use only maces, clubs, staves, slings. Magicians use only daggers, staves, bows, slings.
option-even-start = An even start
    .line = Weaker characters start with extra weapons, stronger ones with one clue fewer.
option-equal-turns = Equal turns
    .line = When the last Imperial Treasure is found, the round is still played to its end.
option-short-game = Short game
    .line = A round can end the game before all six are found. No clue leads to the Lost City.
option-imperial-target = Short game: treasures to find
    .line = How many Imperial Treasures must be found before a round can end the game.
option-minimum-rounds = Short game: rounds at least
    .line = The first round that can end the game, unless all six are found.
option-round-limit = Short game: last round
    .line = This round ends the game. Leave it empty for 44 turns, shared among all players.
option-starting-clues = Short game: clues at the start
    .line = How many clues everybody starts with.

realm-drawn = drawn at the start
realm-numbered = realm number { $number }
rounds-by-players = 44 divided by the number of players, rounded up

contradiction-last-before-first = The game has to last longer than its last round allows, so it ends with that round.
