import { diceCount, diceIn, type BoardWords, type Names, type Words } from '../../../src/engine/index.ts'
import type { BarrowFact, BarrowView } from './rules.ts'

const PROMPTS: Record<string, string> = {
  'dig.where': 'Where do you dig?',
  'dream.omen': 'What do you see in your dream?',
  'curse.play': 'Do you curse the find?',
  'ward.play': 'Do you ward off the curse?',
  'rest.how': 'How do you spend the night?',
}

const LABELS: Record<string, string> = {
  pass: 'Let it be',
  suffer: 'Bear it',
  sleep: 'Sleep',
  search: 'Search the bags',
  watch: 'Keep watch',
  sun: 'The sun',
  moon: 'The moon',
}

/** Pits lie in a row; nobody stands anywhere. */
const board: BoardWords<BarrowView> = {
  places: ({ pits }) => Object.keys(pits).map((id) => ({ id, title: `The ${id} pit` })),
  standing: ({ seats }) => seats.map(() => null),
  look: ({ pits }, place) => {
    const all = Object.entries(pits)
    const told = all.filter(([id]) => place === null || id === place)
    const near = all.filter(([id]) => id !== place).map(([id]) => ({ id, label: `The ${id} pit` }))
    const lines = told.map(([id, left]) => `In the ${id} pit is ${left} gold.`)
    if (told.length === 0) return null
    return { title: place === null ? 'The barrow' : `The ${place} pit`, passages: [{ heading: '', lines }], near }
  },
}

export const words: Words<BarrowView, BarrowFact> = {
  title: 'The Barrow',
  blurb: 'Dig for gold, and mind what the others mutter.',
  houseRules: {
    presets: {
      standard: { title: 'Standard game', line: 'some time' },
      short: { title: 'Short game', line: 'no time' },
      solemn: { title: 'Solemn game', line: 'in the dark, for three or four' },
    },
    options: {
      goal: { title: 'Gold to win', line: 'So much gold ends the game.' },
      lamps: { title: 'Lamps', line: 'Lamps may be lit at any time.' },
      mood: { title: 'Mood', line: 'In which spirit you dig.', label: (value) => `very ${String(value)}` },
      twilight: { title: 'Twilight', line: 'After so many turns it grows dark.' },
      depths: { title: 'Depths', line: 'Where the deep begins, and where it ends.' },
      thinking: { title: 'Time to think', line: 'Seconds for a decision; else as the pace says.' },
    },
    contradictions: { 'early-twilight': 'Twilight comes before there is so much gold.' },
    clashes: {
      'merry-lamps': 'Nobody is merry in the dark: a merry mood needs lamps.',
      'solemn-seats': 'Without lamps there must be three or four of you.',
    },
  },
  active: (view) => view.digger,
  headline: (view, names) => (view.digger === null ? 'The cards are dealt' : `${names(view.digger)} digs`),
  scene: (view) => [
    `Pits: ${Object.entries(view.pits)
      .map(([pit, left]) => `${pit} ${left}`)
      .join(', ')}`,
  ],
  prompt: (asked) => PROMPTS[asked.verb] ?? unknown('verb', asked.verb),
  label: (verb, offer) => {
    if (verb === 'lamp.light') return { label: `Light ${cardName(offer.key)}` }
    if (offer.key.startsWith('pit:')) return { label: `Dig in the ${offer.place} pit` }
    if (offer.key.startsWith('card:')) return { label: `Play ${cardName(offer.key.slice(5))}` }
    return { label: LABELS[offer.key] ?? unknown('key', offer.key) }
  },
  act: (verb, key) => {
    if (verb === 'dig.where') return 'explore'
    if (key === 'pass' || key === 'suffer') return 'pass'
    return verb === 'curse.play' || verb === 'ward.play' ? 'cast' : 'use'
  },
  fact: (fact, names) => {
    switch (fact.kind) {
      case 'dealt':
        return `Everybody has ${fact.each} cards.`
      case 'card-drawn':
        return `${names(fact.seat)} draws ${cardName(fact.card)}.`
      case 'dug':
        return `${names(fact.seat)} digs in the ${fact.pit} pit: ${fact.find.total}.`
      case 'cursed':
        return `${names(fact.by)} curses ${names(fact.seat)} with ${cardName(fact.card)}.`
      case 'warded':
        return `${names(fact.seat)} wards it off with ${cardName(fact.card)}.`
      case 'gold':
        return `${names(fact.seat)} finds ${fact.amount} gold.`
      case 'lamp-lit':
        return `${names(fact.seat)} lights ${cardName(fact.card)}.`
      case 'omen-seen':
        return `${names(fact.seat)} dreams of the ${fact.omen}.`
      case 'left':
        return `${names(fact.seat)} goes home.`
      case 'came-back':
        return `${names(fact.seat)} climbs back in.`
    }
  },
  why: (fact) => (fact.kind === 'dug' ? fact.find.parts.map((part) => `${part.from} ${part.value}`) : []),
  overview: (view, names) => [{ heading: 'Gold', lines: goldLines(view, names) }],
  hand: (view) => [{ heading: 'Cards', lines: view.hand.map(cardName) }],
  picture: (view) => `A barrow with ${Object.keys(view.pits).length} pits.`,
  board,
  help: () => [{ heading: 'The Barrow', lines: ['Dig until somebody has enough gold.'] }],
  outcome: (view, names) => goldLines(view, names),
  score: ({ seats }, seat) => String(seats[seat]?.gold ?? ''),
  statistics: {
    version: 1,
    called: ['barrow', 'barrows'],
    nameless: 'The Digger',
    counts: (fact) => {
      if (fact.kind === 'gold') return [{ seat: fact.seat, name: 'gold', by: fact.amount }]
      if (fact.kind === 'dug') {
        return [{ seat: fact.seat, name: 'dug', kind: fact.pit }, ...diceCount(fact.seat, diceIn(fact.find))]
      }
      return fact.kind === 'cursed' ? [{ seat: fact.by, name: 'curses' }] : []
    },
    draws: {
      of: (told) =>
        told.flatMap((fact) =>
          fact.kind === 'dug' ? [{ seat: fact.seat, isGood: fact.find.total >= 11, share: 0.5 }] : [],
        ),
      told: ({ name, drawn, good, fair }) =>
        `${name} dug ${drawn} times, ${good} of them deep. The average is ${fair}.`,
    },
    words: {
      gold: { title: 'Gold found', told: (n) => `found ${n} gold` },
      dug: { title: 'Times dug', told: (n) => `dug ${n} times` },
      curses: { title: 'Curses', told: (n) => `cursed others ${n} times` },
    },
    kind: (_name, kind) => `the ${kind} pit`,
    titles: {
      mole: { title: 'The Mole', line: 'dug once', within: 'one game', when: [{ of: 'dug', least: 1 }] },
    },
  },
  poster: {
    stops: (fact) => (fact.kind === 'dug' ? [{ seat: fact.seat, place: fact.pit }] : []),
    parts: (fact) => (fact.kind === 'gold' ? [{ seat: fact.seat, text: `a find of ${fact.amount}` }] : []),
    decided: (told, [winner]) => {
      const last = told.findLast(({ fact }) => fact.kind === 'gold' && fact.seat === winner)
      return last?.fact.kind === 'gold'
        ? `The last find: ${last.names(last.fact.seat)} has ${last.fact.amount} gold.`
        : null
    },
  },
}

/** `curse-3` is curse no. 3. */
function cardName(card: string): string {
  return card.replace('-', ' no. ')
}

function goldLines(view: BarrowView, names: Names): string[] {
  return view.seats.map(({ gold }, seat) => `${names(seat)}: ${gold}`)
}

function unknown(what: string, value: string): never {
  throw new Error(`no words for the ${what} ${value}`)
}
