import type { HouseWords, OptionValue, OptionWords } from '../../../engine/index.ts'
import { count } from '../../../language/index.ts'
import type { Options } from '../data/options.ts'

type Label = (value: OptionValue) => string

/** A word for each value. */
function said<Value extends string>(labels: Readonly<Record<Value, string>>): Label {
  return (value) => labels[value as Value]
}

/** Words for a number, and others for 0 or none. */
function numbered(none: string, some: (n: number) => string): Label {
  return (value) => (value === 0 || value === null ? none : some(Number(value)))
}

const HOUR = 3600
const MINUTE = 60

function timeText(seconds: number): string {
  if (seconds >= HOUR) return count(seconds / HOUR, 'hour')
  return seconds > MINUTE ? count(seconds / MINUTE, 'minute') : `${seconds} seconds`
}

const timer = numbered('as the pace of the table says', timeText)

const OPTIONS: Readonly<Record<keyof Options, OptionWords>> = {
  'character-selection': {
    title: 'Choosing Characters',
    line: 'How everybody comes by the first Character. Replacements are always dealt.',
    label: said<Options['character-selection']>({
      random: 'dealt, one each',
      choose: 'chosen, in the order of the Turns',
      'pick-of-three': 'one of three, two with 5 or 6 players',
    }),
  },
  'first-player': {
    title: 'First player',
    line: 'Who takes the first Turn.',
    label: said<Options['first-player']>({ dice: 'the highest die', host: 'the host', random: 'drawn by lot' }),
  },
  'crown-victory': {
    title: 'How the Crown wins',
    line: 'What whoever reaches the Crown of Command still has to do.',
    label: said<Options['crown-victory']>({
      command: 'by Command Spells, until one is left',
      instant: 'at once, on the Crown of Command',
      contest: 'by sitting there alone until the next Turn',
    }),
  },
  'round-limit': {
    title: 'Round limit',
    line: 'After so many rounds points decide: who is how far in, and how strong.',
    label: numbered('none', (n) => `${n} rounds`),
  },
  'turn-budget': {
    title: 'Turn budget',
    line: 'So many Turns are shared out among the players; then points decide.',
    label: numbered('none', (n) => `${n} Turns in all`),
  },
  replacements: {
    title: 'Replacement Characters',
    line: 'Whether a player whose Character dies comes back as somebody else.',
    label: said<Options['replacements']>({
      'until-crown': 'until somebody has reached the Crown',
      never: 'never: dead is out',
      always: 'always',
    }),
  },
  'head-start': {
    title: 'Head start',
    line: 'Each new Character has so much more Strength and Craft.',
    label: numbered('none', (n) => `${n} Strength and ${n} Craft`),
  },
  'start-gold': { title: 'Starting Gold', line: 'What each new Character has in the purse.' },
  handicaps: {
    title: 'Handicaps',
    line: 'The weaker begin with more counters, the stronger with less of a head start: all have like chances.',
  },
  'start-talisman': {
    title: 'A Talisman for everyone',
    line: 'Each player takes a Talisman at the start. It can be stolen like any other Object.',
  },
  'luck-tokens': {
    title: 'Luck tokens',
    line: 'Each new Character may roll dice of its own again, so many times in its life.',
    label: numbered('none', (n) => count(n, 'token')),
  },
  'trophy-rate': {
    title: 'Trophy rate',
    line: 'So many points of beaten Enemies buy 1 Strength. 7 is the printed rule.',
  },
  'spirit-trophies': {
    title: 'Spirits teach Craft',
    line: 'Spirits beaten in Psychic Combat are kept, and buy Craft as other Enemies buy Strength.',
  },
  'mule-capacity': {
    title: 'Mule capacity',
    line: 'How many Objects more a Mule lets its owner have.',
    label: said<Options['mule-capacity']>({ unlimited: 'any number', 'plus-four': '4 for each Mule' }),
  },
  'protection-rolls': {
    title: 'Armour rolls',
    line: 'How many of Armour, Shield and Helmet may be tried for a Life lost in Combat.',
    label: said<Options['protection-rolls']>({ one: 'one of them', all: 'each of them once' }),
  },
  'spell-limit-per-turn': {
    title: 'Spell casting limit',
    line: 'How many Spells one may cast in a Turn.',
    label: said<Options['spell-limit-per-turn']>({
      none: 'any number',
      hand: 'on your Turn as many as you held when it began, else one',
    }),
  },
  'dead-gear': {
    title: 'Possessions of the dead',
    line: 'Who gets what belonged to a Character killed by another in a fight.',
    label: said<Options['dead-gear']>({ space: 'whoever comes by', killer: 'the victor takes what he likes first' }),
  },
  'ban-last-life': {
    title: 'No player kills before the Crown',
    line: 'Until somebody has reached the Crown, nobody may take another Character’s last Life as spoils.',
  },
  trading: {
    title: 'Trading',
    line: 'Two Characters on one space may exchange Objects, Followers and Gold, if both agree.',
  },
  'command-always': { title: 'Sure Command', line: 'The Command Spell always works: no die is rolled.' },
  'command-growth': {
    title: 'Growing Command',
    line: 'The longer somebody holds the Crown, the more Lives the Command Spell takes.',
    label: numbered('off', (n) => `1 Life more for every ${n} Command Spells cast`),
  },
  'inner-gate': {
    title: 'Portal toll',
    line: 'What the Portal of Power asks of whoever wants to pass.',
    label: said<Options['inner-gate']>({ roll: 'opened by two dice', open: 'open to all who get there' }),
  },
  'reaction-timer': {
    title: 'Time to react',
    line: 'How long there is for a word in passing on another player’s Turn.',
    label: timer,
  },
  'turn-timer': { title: 'Time to decide', line: 'How long there is for every other decision.', label: timer },
}

/** The presets and options of the game in words. */
export const HOUSE_RULES: HouseWords = {
  presets: {
    standard: { title: 'Standard game', line: 'two to four hours; the last one left wins' },
    short: { title: 'Short game', line: 'half an hour to an hour; the first on the Crown wins' },
    sprint: { title: 'Sprint', line: 'a lunch break; everybody begins strong, and the first on the Crown wins' },
    async: {
      title: 'Play-by-post',
      line: 'weeks, with a day for each decision; 40 rounds at most, then points decide',
    },
    full: {
      title: 'Full game',
      line: 'the standard game with luck, trade, Spirits that teach, and a Crown that loses patience',
    },
    balanced: { title: 'Balanced game', line: 'the standard game with handicaps: nobody is sorry to be the Priest' },
  },
  options: OPTIONS,
  clashes: {
    'always-ends':
      'If the dead always come back, the game needs another end: a Crown that wins at once or after a contest, a round limit, or a turn budget.',
  },
}
