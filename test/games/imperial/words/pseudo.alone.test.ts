import { describe, expect, test, vi } from 'vitest'
import type { Happened, Passage } from '../../../../src/engine/index.ts'
import type { ImperialFact } from '../../../../src/games/imperial/facts/index.ts'
import type * as MessageFiles from '../../../../src/language/message-files.ts'
import { pseudo } from '../../../kit/pseudo.ts'

vi.mock('../../../../src/language/message-files.ts', async (original) => {
  const { messageFiles } = await original<typeof MessageFiles>()
  return { messageFiles: (folder: URL) => messageFiles(folder).map(pseudo) }
})

const { IMPERIAL } = await import('../../../../src/games/imperial/index.ts')
const { PLACES } = await import('../../../../src/games/imperial/data/board.ts')
const components = await import('../../../../src/games/imperial/data/components.ts')
const { typeset } = await import('../../../../src/language/index.ts')
const { moments, name } = await import('./met.ts')

const { words } = IMPERIAL
const { CHARACTERS, CLUES, CREATURES, EXPLORATION_OUTCOMES, TREASURES } = components

/** Words that are no message: the texts of the cards, and the names of characters, clues and players. */
const DATA = [
  ...[...CLUES.values()].flatMap((card) => [card.name, card.text]),
  ...[...CREATURES.values(), ...TREASURES.values(), ...EXPLORATION_OUTCOMES.values(), ...PLACES.values()].map(
    (card) => card.text,
  ),
  ...[...CHARACTERS.values()].map((card) => card.name),
  ...[0, 1, 2, 3].map(name),
].map(typeset)

/** Words of the language, not of this game: what joins a list, and the frame of a route. */
const JOINTS = /\b(and|or)\b|\bYou are here\b|\b[Oo]ne turn away\b|\b[Aa]t least \d+ turns away\b|\bfirst\b|\bthen\b/g
/** Rules by their numbers, and commands. */
const CODES = /\bIMP-\d+\.\d+\b|`[^`]*`/g

const MATCHES = [
  { seats: 4, preset: 'short', seed: 'pseudo', by: 'computer', limit: 500 },
  { seats: 3, preset: 'blood-and-guts', seed: 'language', by: 'chance', limit: 600 },
] as const

/** Collects the English words of texts, by where they stand. */
function collector() {
  const left = new Set<string>()
  let texts = 0
  const hear = (from: string, ...said: readonly string[]): void => {
    for (const text of said) {
      texts += 1
      const bare = DATA.reduce((rest, data) => rest.replaceAll(data, ''), text.replaceAll('**', ''))
      for (const [word] of bare.replace(CODES, '').replace(JOINTS, '').matchAll(/[A-Za-z]{2,}/g)) left.add(`${from}: ${word}`)
    }
  }
  return { hear, left: () => [...left], texts: () => texts }
} // prettier-ignore

const passages = (all: readonly Passage[]): string[] => all.flatMap(({ heading, lines }) => [heading, ...lines])

describe('in a pseudo-language code puts no word into', () => {
  test('the chronicle and the scenes with a picture', () => {
    const { hear, left, texts } = collector()
    for (const match of MATCHES) {
      const happened: Happened<ImperialFact>[] = []
      for (const { told } of moments(match)) {
        for (const { fact, to } of told) {
          hear(fact.kind, words.fact(fact, name) ?? '')
          if (to === 'all') happened.push({ fact, names: name })
        }
      }
      for (const { kind, title, lines, sides = [] } of words.dramas?.(happened) ?? []) {
        hear(`drama ${kind}`, title, ...lines, ...sides.flatMap(({ left: end = '', total = '' }) => [end, total]))
      }
      for (const { fact } of happened) for (const { text } of words.poster?.parts?.(fact) ?? []) hear('part', text)
      for (let seat = 0; seat < match.seats; seat += 1) hear('decided', words.poster?.decided(happened, [seat]) ?? '')
    }
    expect(texts()).toBeGreaterThan(1000)
    expect(left()).toEqual([])
  })

  test('the card, the overview, the hands and the board', () => {
    const { hear, left, texts } = collector()
    for (const match of MATCHES) {
      let step = 0
      for (const { view, isOver } of moments(match)) {
        step += 1
        if (step % 10 !== 0 && !isOver) continue
        const viewer = step % match.seats
        for (const seen of [view(null), view(viewer)]) {
          hear('headline', words.headline(seen, name))
          hear('scene', ...words.scene(seen, name), ...(words.smallPrint?.(seen, name) ?? []))
          hear('overview', ...passages(words.overview(seen, name)))
          // Standing orders have words of the language.
          hear('hand', ...passages(words.hand({ ...seen, orders: {} }, name)))
          hear('picture', words.picture(seen, name))
          hear('outcome', ...words.outcome(seen, name), words.score?.(seen, viewer) ?? '')
        }
        const places = words.board?.standing(view(viewer)) ?? []
        for (const place of step % 50 === 0 ? [null, ...places] : []) {
          const look = words.board?.look(view(viewer), place, name)
          if (!look) continue
          hear('look', look.title, ...passages(look.passages))
          hear('near', ...look.near.flatMap(({ label, hint = '' }) => [label, hint]))
        }
      }
    }
    expect(texts()).toBeGreaterThan(1000)
    expect(left()).toEqual([])
  })

  test('the help, the reference, the house rules and the statistics', () => {
    const { hear, left, texts } = collector()
    hear('title', words.title, words.blurb, ...Object.values(words.hints ?? {}))
    hear('help', ...passages(words.help()))
    for (const { id, kind, group = '', title, lines, figures = [] } of words.reference?.() ?? []) {
      hear(`topic ${id}`, kind, group, title, ...lines, ...figures.map(([word]) => word))
    }
    const { presets, options, clashes } = words.houseRules
    for (const { title, line } of [...Object.values(presets), ...Object.values(options)]) hear('house rule', title, line)
    hear('clash', ...Object.values(clashes))
    const { called = [], words: counts = {}, titles = {} } = words.statistics ?? {}
    hear('called', ...called)
    for (const { title, told } of Object.values(counts)) hear('count', title, told(1), told(2), told(3))
    for (const { title, line } of Object.values(titles)) hear('earned title', title, line)
    for (const kind of [...CREATURES.keys(), ...EXPLORATION_OUTCOMES.keys()]) hear('kind', words.statistics?.kind('', kind) ?? '')
    expect(texts()).toBeGreaterThan(1000)
    expect(left()).toEqual([])
  }) // prettier-ignore
})
