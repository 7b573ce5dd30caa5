import { describe, expect, it } from 'vitest'
import { ACTS } from '../../../../src/engine/index.ts'
import { SPELLS_DATA, spellOf } from '../../../../src/games/talisman/data/components.ts'
import { TALISMAN } from '../../../../src/games/talisman/index.ts'
import { isVerb } from '../../../../src/games/talisman/view/verbs.ts'
import { moments, name, type Match, type Moment } from './met.ts'

const { words } = TALISMAN

const MATCHES: readonly Match[] = [
  ...[0, 1, 2, 3, 4].map((n): Match => ({ seats: 2 + (n % 5), length: n % 2 ? 'short' : 'standard', seed: `spoken ${n}`, by: 'computer', limit: 350 })), // prettier-ignore
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((n): Match => ({ seats: 2 + (n % 5), length: n % 2 ? 'short' : 'standard', seed: `babble ${n}`, by: 'chance', limit: 300 })), // prettier-ignore
]

/** What a bare id or a slip of the template would look like. */
const SLIP = /undefined|null|NaN|\[object|\b[a-z]+-\d\b| {2}|\*\*\*\*|\.\.(?!\.)|the the|\bspace:|\bseat:/

/** Fast while all is well: there are very many texts. */
function wellSaid(text: string, most: number, from: string): void {
  if (text.trim() !== '' && text.length <= most && !SLIP.test(text)) return
  expect.fail(`${from}, at most ${most}: ${text}`)
}

function distinct(labels: readonly string[], from: string): void {
  if (new Set(labels).size !== labels.length) expect.fail(`${from}: ${labels.join(' | ')}`)
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
    distinct(labels.map(({ label }) => label), one.verb) // prettier-ignore
    expect(one.offers.filter((offer) => !ACTS.includes(words.act(one.verb, offer.key)))).toEqual([])
  }
  for (const seat of state.players.keys()) {
    const offers = asides(seat)
    const labels = offers.map((aside) => words.label(aside.verb, aside, view(seat), name).label)
    for (const [at, label] of labels.entries()) wellSaid(label, 60, `${offers[at]?.verb} ${offers[at]?.key}`)
    distinct(labels, 'asides')
    expect(offers.filter(({ verb, key }) => !isVerb(verb) || !ACTS.includes(words.act(verb, key)))).toEqual([])
  }
}

function checkPapers({ view }: Moment, viewer: number | null): void {
  const seen = view(viewer)
  wellSaid(words.headline(seen, name), 200, 'headline')
  for (const line of words.scene(seen, name)) wellSaid(line, 500, 'scene')
  wellSaid(words.picture(seen, name), 1000, 'picture')
  for (const { heading, lines } of [...words.overview(seen, name), ...words.hand(seen, name)]) {
    wellSaid(heading, 100, 'heading')
    for (const line of lines) wellSaid(line, 1000, heading)
  }
}

describe('public words keep the secrets of the hands (TAL-9.2)', () => {
  it.each(MATCHES.slice(2, 9))('$seed', (match) => {
    for (const moment of moments(match)) {
      const held = moment.state.players.flatMap(({ character }) => character?.spells ?? [])
      const said = publicTexts(moment).join('\n')
      for (const title of secretTitles(moment)) expect(said).not.toContain(title)
      // And each owner reads of his own.
      const own = moment.state.players.map((_, seat) => JSON.stringify(words.hand(moment.view(seat), name))).join('\n')
      for (const spell of held) expect(own).toContain(spellOf(spell).name)
    }
  })
})

/** Names that would not be an ordinary word, nor a card's of another kind. */
const TELLING = new Set(['Acquisition', 'Alchemy', 'Divination', 'Immobility', 'Invisibility', 'Mesmerism', 'Nullify', 'Preservation', 'Psionic Blast', 'Temporal Warp', 'Hex', 'Destruction']) // prettier-ignore

/** Spells in hands of which no copy is known: not in play, not discarded, not named by what has just happened. */
function secretTitles({ state, told }: Moment): string[] {
  const held = new Set(
    state.players.flatMap(({ character }) => (character?.spells ?? []).map((card) => spellOf(card).id)),
  )
  const named = told.filter(({ to }) => to === 'all').map(({ fact }) => JSON.stringify(fact))
  const lying = Object.values(state.spaces).flatMap(({ hex }) => (hex ? [hex.spell] : []))
  const open = [...state.stack.flatMap(({ spell }) => spell ?? []), ...lying, ...(state.warp?.spells ?? [])]
  const known = new Set(open.map((card) => spellOf(card).id))
  return [...held]
    .filter((id) => !known.has(id) && !named.some((fact) => fact.includes(id)))
    .flatMap((id) => {
      const title = SPELLS_DATA.get(id)?.name ?? ''
      return TELLING.has(title) ? [title] : []
    })
}

function publicTexts({ told, open, asides, view, state }: Moment): string[] {
  const seen = view(null)
  return [
    ...told.filter(({ to }) => to === 'all').map(({ fact }) => words.fact(fact, name) ?? ''),
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
