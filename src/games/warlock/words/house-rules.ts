import type { HouseWords, OptionWords } from '../../../engine/index.ts'
import type { Options } from '../data/options.ts'

const OPTIONS: Readonly<Record<keyof Options, OptionWords>> = {
  'start-at-river': {
    title: 'Start at the river',
    line: 'Everybody starts, and comes back, at the river instead of the front door.',
  },
  'swift-feet': { title: 'Swift feet', line: 'Several dice for a move instead of one.' },
  'swift-feet-dice': { title: 'Swift feet: dice', line: 'How many dice swift feet roll.' },
  'loose-tongues': {
    title: 'Loose tongues',
    line: 'Another face than 1 on a movement die allows a Key Challenge, too.',
  },
  'loose-tongues-face': { title: 'Loose tongues: face', line: 'The face that loosens tongues besides the 1.' },
  'open-lock': {
    title: 'One lock open',
    line: 'One of the three Key cards beneath the chest lies open, and nobody needs its key.',
  },
  'ready-keys': {
    title: 'Ready keys',
    line: 'Everybody starts with key Treasures in hand; some southern rooms are bare.',
  },
  'ready-keys-each': { title: 'Ready keys: how many', line: 'How many key Treasures everybody starts with.' },
  'lesser-warlock': { title: 'Lesser Warlock', line: 'The Warlock is weary from the start: less Skill, less Stamina.' },
  'lesser-warlock-skill': {
    title: 'Lesser Warlock: Skill',
    line: 'The Skill of the lesser Warlock; the great one has 11.',
  },
  'lesser-warlock-stamina': {
    title: 'Lesser Warlock: Stamina',
    line: 'The Stamina of the lesser Warlock; the great one has 18.',
  },
  'midnight-bell': {
    title: 'Midnight bell',
    line: 'If nobody has opened the chest by the last round, guesses decide.',
  },
  'midnight-bell-round': {
    title: 'Midnight bell: round',
    line: 'After which round it tolls; 12 to 40, by how many play, if none is given.',
    label: (round) => (round === null ? 'by how many play' : `after round ${String(round)}`),
  },
  'midnight-bell-number': {
    title: 'Midnight bell: points a number',
    line: 'What a right number is worth when guesses decide.',
  },
  'midnight-bell-key': {
    title: 'Midnight bell: points a key',
    line: 'What it is worth besides to carry the key of a right number.',
  },
  'peaceful-mountain': { title: 'Peaceful mountain', line: 'Nobody may attack, poison or curse another adventurer.' },
  'monster-champion': { title: 'Monster champion', line: 'A rival presses the button for the dice of your monster.' },
  'deduction-helper': {
    title: 'Deduction helper',
    line: 'Your notebook works out what follows from all that you have been shown.',
  },
  'auto-equip': {
    title: 'Auto-equip',
    line: 'What helps in a battle is declared and put in use by itself, unless a player says otherwise.',
  },
  'long-memory': {
    title: 'Long memory',
    line: 'A face-down Encounter that everybody has seen is drawn on the map with its name.',
  },
  'double-six': {
    title: 'Double six, double damage',
    line: 'A winning 12 on the attack dice makes the wound so many times as deep.',
  },
  'double-six-multiplier': { title: 'Double six: how deep', line: 'By how much a double six multiplies the wound.' },
  'luck-in-battle': { title: 'Luck in battle', line: 'Whoever deals or takes a wound may test Luck to change it.' },
  'stamina-cap': { title: 'Stamina cap', line: 'Stamina never rises above what it was at first.' },
  'maze-strict': { title: 'Strict Maze', line: 'A dead end in the Maze costs the next turn.' },
  'solo-expedition': {
    title: 'Solo expedition',
    line: 'One player, no rivals: the six other Key cards lie in a stack that is looked into.',
  },
  underdogs: {
    title: 'Underdogs',
    line: 'The lower the Skill you roll, the tougher you are, and the more you have overheard.',
  },
  'underdogs-cards': {
    title: 'Underdogs: Key cards',
    line: 'Of how many rivals one Key card is overheard, for each point of Skill short of 11.',
  },
  'underdogs-stamina': {
    title: 'Underdogs: Stamina',
    line: 'How much more Stamina, for each point of Skill short of 11.',
  },
}

/** The presets and options of the game in words. */
export const HOUSE_RULES: HouseWords = {
  presets: {
    standard: { title: 'Standard game', line: 'two to three hours; the whole mountain, from the front door' },
    short: { title: 'Short game', line: 'about an hour; keys in hand, one lock open, and a bell at midnight' },
    full: { title: 'Full game', line: 'three hours; double sixes, Luck in battle, rivals who roll for your monsters' },
    balanced: { title: 'Balanced game', line: 'two to three hours; the standard game, kinder to whoever rolls low' },
    solo: { title: 'Solo expedition', line: 'one player, about an hour; nobody to ask but a stack of cards' },
  },
  options: OPTIONS,
  clashes: {
    alone: 'A solo expedition is for exactly one player.',
    'in-company': 'It takes two to six players; whoever is alone can set out on a solo expedition.',
  },
}
