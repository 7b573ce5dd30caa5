import { describe, expect, it } from 'vitest'
import { ACTS } from '../../../../src/engine/index.ts'
import { CLUES } from '../../../../src/games/imperial/data/components.ts'
import { IMPERIAL } from '../../../../src/games/imperial/index.ts'
import { isVerb } from '../../../../src/games/imperial/view/verbs.ts'
import { moments, name, type Match, type Moment } from './met.ts'

const { words } = IMPERIAL

const MATCHES: readonly Match[] = [
  ...[0, 1, 2, 3, 4, 5].map((n): Match => ({ seats: 2 + (n % 5), length: n % 2 ? 'short' : 'standard', seed: `spoken ${n}`, by: 'computer', limit: 500 })), // prettier-ignore
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((n): Match => ({ seats: 2 + (n % 4), length: n % 2 ? 'short' : 'standard', seed: `babble ${n}`, by: 'chance', limit: 300 })), // prettier-ignore
]

/** What a bare id or a slip of the template would look like. */
const SLIP = /undefined|null|NaN|\[object|\b[a-z]+-\d\b| {2}|\*\*\*\*/

function wellSaid(text: string, most: number, from: string): void {
  expect(text.trim(), from).not.toBe('')
  expect(text.length, `${from}: ${text}`).toBeLessThanOrEqual(most)
  expect(text, from).not.toMatch(SLIP)
}

describe('everything a table meets has words', () => {
  it.each(MATCHES)('$seed', (match) => {
    for (const moment of moments(match)) {
      for (const { fact } of moment.told) {
        const line = words.fact(fact, name)
        if (line !== null) wellSaid(line, 1000, fact.kind)
        for (const why of words.why(fact, name)) wellSaid(why, 500, `why ${fact.kind}`)
      }
      checkQuestions(moment)
      for (const viewer of [null, 0]) checkPapers(moment, viewer)
    }
  })
})

function checkQuestions({ asked, asides, view, state }: Moment): void {
  for (const one of asked) {
    const seen = view(one.seat)
    expect(isVerb(one.verb), one.verb).toBe(true)
    wellSaid(words.prompt(one, seen, name), 600, one.verb)
    const labels = one.offers.map((offer) => words.label(one.verb, offer, seen, name))
    for (const [at, { label, hint }] of labels.entries()) {
      wellSaid(label, 60, `${one.verb} ${one.offers[at]?.key}`)
      if (hint !== undefined) wellSaid(hint, 100, `${one.verb} ${one.offers[at]?.key}`)
    }
    expect(new Set(labels.map(({ label }) => label)).size, `${one.verb}: ${labels.map(({ label }) => label).join(' | ')}`).toBe(labels.length) // prettier-ignore
    for (const offer of one.offers) expect(ACTS).toContain(words.act(one.verb, offer.key))
  }
  for (const seat of state.players.keys()) {
    const offers = asides(seat)
    const labels = offers.map((aside) => words.label(aside.verb, aside, view(seat), name).label)
    for (const [at, label] of labels.entries()) wellSaid(label, 60, `${offers[at]?.verb} ${offers[at]?.key}`)
    expect(new Set(labels).size, labels.join(' | ')).toBe(labels.length)
    for (const aside of offers) {
      expect(isVerb(aside.verb), aside.verb).toBe(true)
      expect(ACTS).toContain(words.act(aside.verb, aside.key))
    }
  }
}

function checkPapers({ view }: Moment, viewer: number | null): void {
  const seen = view(viewer)
  wellSaid(words.headline(seen, name), 200, 'headline')
  for (const line of words.scene(seen, name)) wellSaid(line, 400, 'scene')
  wellSaid(words.picture(seen, name), 1000, 'picture')
  for (const { heading, lines } of [...words.overview(seen, name), ...words.hand(seen, name)]) {
    wellSaid(heading, 100, 'heading')
    for (const line of lines) wellSaid(line, 1000, heading)
  }
}

describe('public words keep the secrets of the hands (IMP-0.5)', () => {
  it.each(MATCHES.slice(3, 11))('$seed', (match) => {
    for (const moment of moments(match)) {
      const held = moment.state.players.flatMap(({ character }) => character?.clues ?? [])
      // A card may have been public before it came into this hand; nothing that is said now may name it.
      const said = publicTexts(moment).join('\n')
      for (const clue of held) expect(said).not.toContain(CLUES.get(clue)?.name)
      // And each owner reads of his own.
      const own = moment.state.players.map((_, seat) => JSON.stringify(words.hand(moment.view(seat), name))).join('\n')
      for (const clue of held) expect(own).toContain(CLUES.get(clue)?.name)
    }
  })
})

function publicTexts({ told, open, asides, view, state }: Moment): string[] {
  const seen = view(null)
  const shown = new Set(told.flatMap(({ fact, to }) => (to === 'all' && 'clue' in fact ? [fact.kind] : [])))
  // A deck made anew may deal a card that was put down a moment ago.
  const facts = shown.has('clue-discarded') && told.some(({ fact }) => fact.kind === 'clues-reshuffled') ? [] : told
  return [
    ...facts.filter(({ to }) => to === 'all').map(({ fact }) => words.fact(fact, name) ?? ''),
    ...open.flatMap((one) => [
      words.prompt(one, seen, name),
      ...one.offers.map((offer) => Object.values(words.label(one.verb, offer, seen, name)).join(' ')),
    ]),
    ...[...state.players.keys()].flatMap((seat) => asides(seat).filter(({ secret }) => !secret).map((one) => words.label(one.verb, one, seen, name).label)), // prettier-ignore
    words.headline(seen, name),
    ...words.scene(seen, name),
    words.picture(seen, name),
    ...words.overview(seen, name).flatMap(({ heading, lines }) => [heading, ...lines]),
    ...words.hand(seen, name).flatMap(({ lines }) => lines),
    ...(state.result ? words.outcome(seen, name) : []),
  ]
}

describe('the rules for a beginner', () => {
  it('come in passages that fit a message', () => {
    for (const { heading, lines } of words.help()) {
      expect(heading).not.toBe('')
      expect(lines.join('\n').length, heading).toBeLessThanOrEqual(900)
    }
  })
})
