import { describe, expect, it } from 'vitest'
import { ACTS } from '../../../../src/engine/index.ts'
import { TREASURES } from '../../../../src/games/warlock/data/components.ts'
import { WARLOCK } from '../../../../src/games/warlock/index.ts'
import { isKnownToAll } from '../../../../src/games/warlock/state/knowledge.ts'
import { isAsideVerb, isQuestionVerb } from '../../../../src/games/warlock/view/verbs.ts'
import { moments, name, type Match, type Moment } from './met.ts'

const { words } = WARLOCK

const MATCHES: readonly Match[] = [
  ...[0, 1, 2, 3, 4].map((n): Match => ({ seats: 2 + n, length: n % 2 ? 'short' : 'standard', seed: `spoken ${n}`, by: 'computer', limit: 500 })), // prettier-ignore
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((n): Match => ({ seats: 2 + (n % 5), length: n % 2 ? 'short' : 'standard', seed: `babble ${n}`, by: 'chance', limit: 400 })), // prettier-ignore
]

/** What a bare id or a slip of the template would look like. */
const SLIP = /undefined|null|NaN|\[object|\b[a-z]+-\d\b|\S {2}\S|\*\*\*\*/

function wellSaid(text: string, most: number, from: string): void {
  expect(text.trim(), from).not.toBe('')
  expect(text.length, `${from}: ${text}`).toBeLessThanOrEqual(most)
  expect(text, from).not.toMatch(SLIP)
}

/** A label may be 80 characters long, but on a phone 40 are plenty. */
const MOST_OF_A_LABEL = 60

describe('everything a table meets has words', () => {
  it.each(MATCHES)('$seed', (match) => {
    let step = 0
    for (const moment of moments(match)) {
      step += 1
      for (const { fact } of moment.told) {
        const line = words.fact(fact, name)
        if (line !== null) wellSaid(line, 1000, fact.kind)
        for (const why of words.why(fact, name)) wellSaid(why, 500, `why ${fact.kind}`)
      }
      checkQuestions(moment)
      if (step % 5 === 0) for (const viewer of [null, step % match.seats]) checkPapers(moment, viewer)
      if (step % 25 === 0) checkAsides(moment, step % match.seats)
    }
  })
})

function checkQuestions({ asked, view }: Moment): void {
  for (const one of asked) {
    const seen = view(one.seat)
    expect(isQuestionVerb(one.verb), one.verb).toBe(true)
    wellSaid(words.prompt(one, seen, name), 600, one.verb)
    const labels = one.offers.map((offer) => words.label(one.verb, offer, seen, name))
    for (const [at, { label, hint }] of labels.entries()) {
      wellSaid(label, MOST_OF_A_LABEL, `${one.verb} ${one.offers[at]?.key}`)
      if (hint !== undefined) wellSaid(hint, 100, `${one.verb} ${one.offers[at]?.key}`)
    }
    expect(new Set(labels.map(({ label }) => label)).size, `${one.verb}: ${labels.map(({ label }) => label).join(' | ')}`).toBe(labels.length) // prettier-ignore
    for (const offer of one.offers) expect(ACTS).toContain(words.act(one.verb, offer.key))
  }
}

/** Pencil marks, the flee threshold and the like: dozens at every pause, so not looked at in each. */
function checkAsides({ asides, view }: Moment, seat: number): void {
  const [seen, offers] = [view(seat), asides(seat)]
  const labels = offers.map((aside) => words.label(aside.verb, aside, seen, name).label)
  for (const [at, label] of labels.entries()) wellSaid(label, MOST_OF_A_LABEL, `${offers[at]?.verb} ${offers[at]?.key}`)
  expect(new Set(labels).size, labels.join(' | ')).toBe(labels.length)
  for (const aside of offers) {
    expect(isAsideVerb(aside.verb), aside.verb).toBe(true)
    expect(ACTS).toContain(words.act(aside.verb, aside.key))
  }
}

function checkPapers({ view }: Moment, viewer: number | null): void {
  const seen = view(viewer)
  wellSaid(words.headline(seen, name), 200, 'headline')
  for (const line of words.scene(seen, name)) wellSaid(line, 400, 'scene')
  wellSaid(words.picture(seen, name), 1000, 'picture')
  for (const { heading, lines } of [...words.overview(seen, name), ...words.hand(seen, name)]) {
    wellSaid(heading, 100, 'heading')
    for (const line of lines.filter((text) => !text.startsWith('```'))) wellSaid(line, 1000, heading)
    expect(lines.join('\n').length, heading).toBeLessThanOrEqual(2000)
  }
}

describe('public words name no card that only some may know (WAR-22.2, WAR-22.3)', () => {
  it.each(MATCHES)('$seed', (match) => {
    for (const moment of moments(match)) {
      const { state } = moment
      if (state.phase === 'over') continue
      const said = publicTexts(moment).join('\n')
      for (const { id, name: title } of TREASURES.values()) {
        if (!isKnownToAll(state, id)) expect(said, title).not.toContain(title.replaceAll("'", '’'))
      }
      expect(said).not.toMatch(/holds \*\*Key card|is beneath the chest\*\*/)
    }
  })
})

function publicTexts({ told, open, view }: Moment): string[] {
  const seen = view(null)
  return [
    // A card put down after it was shown may be taken out of sight again: what is told of it then is at its time public.
    ...told.filter(({ to, fact }) => to === 'all' && !SHOWS.has(fact.kind)).map(({ fact }) => words.fact(fact, name) ?? ''),
    ...open.flatMap((one) => [
      words.prompt(one, seen, name),
      ...one.offers.map((offer) => Object.values(words.label(one.verb, offer, seen, name)).join(' ')),
    ]),
    words.headline(seen, name),
    ...words.scene(seen, name),
    words.picture(seen, name),
    ...words.overview(seen, name).flatMap(({ heading, lines }) => [heading, ...lines]),
    ...words.hand(seen, name).flatMap(({ lines }) => lines),
  ] // prettier-ignore
}

/** Facts by which a card is shown to everybody (WAR-8.13). */
const SHOWS = new Set(['card-used', 'cards-declared', 'supplies-found', 'chest-challenged', 'all-revealed'])

describe('the detective’s notebook', () => {
  it('fits a phone, with a row for every seat and the chest', () => {
    for (const moment of moments({ seats: 6, length: 'standard', seed: 'notes', by: 'computer', limit: 300 })) {
      if (moment.state.phase === 'setup') continue
      const grid = words.hand(moment.view(2), name).flatMap(({ lines }) => lines).find((line) => line.startsWith('```')) ?? '' // prettier-ignore
      const rows = grid.split('\n').slice(1, -1)
      expect(rows).toHaveLength(8)
      for (const row of rows) expect([...row].length).toBeLessThanOrEqual(26)
    }
  })
})

describe('the rules for a beginner', () => {
  it('come in passages that fit a message', () => {
    for (const { heading, lines } of words.help()) {
      expect(heading).not.toBe('')
      expect(lines.join('\n').length, heading).toBeLessThanOrEqual(900)
    }
  })
})
