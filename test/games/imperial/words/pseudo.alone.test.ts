import { describe, expect, test } from 'vitest'
import type { Happened, Passage } from '../../../../src/engine/index.ts'
import type { ImperialFact } from '../../../../src/games/imperial/facts/index.ts'
import '../../../kit/in-pseudo.ts'
import { GluedWords } from '../../../kit/pseudo.ts'

const { IMPERIAL } = await import('../../../../src/games/imperial/index.ts')
const { CHARACTERS, CREATURES, EXPLORATION_OUTCOMES } =
  await import('../../../../src/games/imperial/data/components.ts')
const { moments, name } = await import('./met.ts')

const { words } = IMPERIAL

/** Words that are no message: the names of characters and players. */
const DATA = [...[...CHARACTERS.values()].map((card) => card.name), ...[0, 1, 2, 3].map(name)]

/** Rules by their numbers, commands, and words of the language: what joins a list, and the frame of a route. */
const COMMON =
  /\bIMP-\d+\.\d+\b|`[^`]*`|\b(and|or)\b|\bYou are here\b|\b[Oo]ne turn away\b|\b[Aa]t least \d+ turns away\b|\bfirst\b|\bthen\b/g

const MATCHES = [
  { seats: 4, preset: 'short', seed: 'pseudo', by: 'computer', limit: 500 },
  { seats: 3, preset: 'blood-and-guts', seed: 'language', by: 'chance', limit: 600 },
] as const

const passages = (all: readonly Passage[]): string[] => all.flatMap(({ heading, lines }) => [heading, ...lines])

describe('in a pseudo-language code puts no word into', () => {
  test('the chronicle and the scenes with a picture', () => {
    const glued = new GluedWords(DATA, COMMON)
    for (const match of MATCHES) {
      const happened: Happened<ImperialFact>[] = []
      for (const { told } of moments(match)) {
        for (const { fact, to } of told) {
          glued.look(fact.kind, words.fact(fact, name) ?? '')
          if (to === 'all') happened.push({ fact, names: name })
        }
      }
      for (const { kind, title, lines, sides = [] } of words.dramas?.(happened) ?? []) {
        glued.look(`drama ${kind}`, title, ...lines, ...sides.flatMap(({ left: end = '', total = '' }) => [end, total]))
      }
      for (const { fact } of happened)
        for (const { text } of words.poster?.parts?.(fact) ?? []) glued.look('part', text)
      for (let seat = 0; seat < match.seats; seat += 1)
        glued.look('decided', words.poster?.decided(happened, [seat]) ?? '')
    }
    expect(glued.texts).toBeGreaterThan(1000)
    expect([...glued.words]).toEqual([])
  })

  test('the card, the overview, the hands and the board', () => {
    const glued = new GluedWords(DATA, COMMON)
    for (const match of MATCHES) {
      let step = 0
      for (const { view, isOver } of moments(match)) {
        step += 1
        if (step % 10 !== 0 && !isOver) continue
        const viewer = step % match.seats
        for (const seen of [view(null), view(viewer)]) {
          glued.look('headline', words.headline(seen, name))
          glued.look('scene', ...words.scene(seen, name), ...(words.smallPrint?.(seen, name) ?? []))
          glued.look('overview', ...passages(words.overview(seen, name)))
          // Standing orders have words of the language.
          glued.look('hand', ...passages(words.hand({ ...seen, orders: {} }, name)))
          glued.look('picture', words.picture(seen, name))
          glued.look('outcome', ...words.outcome(seen, name), words.score?.(seen, viewer) ?? '')
        }
        const places = words.board?.standing(view(viewer)) ?? []
        for (const place of step % 50 === 0 ? [null, ...places] : []) {
          const look = words.board?.look(view(viewer), place, name)
          if (!look) continue
          glued.look('look', look.title, ...passages(look.passages))
          glued.look('near', ...look.near.flatMap(({ label, hint = '' }) => [label, hint]))
        }
      }
    }
    expect(glued.texts).toBeGreaterThan(1000)
    expect([...glued.words]).toEqual([])
  })

  test('the help, the reference, the house rules and the statistics', () => {
    const glued = new GluedWords(DATA, COMMON)
    glued.look('title', words.title, words.blurb, ...Object.values(words.hints ?? {}))
    glued.look('help', ...passages(words.help()))
    for (const { id, kind, group = '', title, lines, figures = [] } of words.reference?.() ?? []) {
      glued.look(`topic ${id}`, kind, group, title, ...lines, ...figures.map(([word]) => word))
    }
    const { presets, options, clashes } = words.houseRules
    for (const { title, line } of [...Object.values(presets), ...Object.values(options)]) glued.look('house rule', title, line)
    glued.look('clash', ...Object.values(clashes))
    const { called = [], words: counts = {}, titles = {} } = words.statistics ?? {}
    glued.look('called', ...called)
    for (const { title, told } of Object.values(counts)) glued.look('count', title, told(1), told(2), told(3))
    for (const { title, line } of Object.values(titles)) glued.look('earned title', title, line)
    for (const kind of [...CREATURES.keys(), ...EXPLORATION_OUTCOMES.keys()]) glued.look('kind', words.statistics?.kind('', kind) ?? '')
    expect(glued.texts).toBeGreaterThan(1000)
    expect([...glued.words]).toEqual([])
  }) // prettier-ignore
})
