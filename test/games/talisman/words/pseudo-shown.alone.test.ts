import { expect, test } from 'vitest'
import type { Happened, Outlook } from '../../../../src/engine/index.ts'
import type { TalismanFact } from '../../../../src/games/talisman/facts/index.ts'
import '../../../kit/in-pseudo.ts'
import { GluedWords } from '../../../kit/pseudo.ts'
import type { Moment } from './met.ts'

const { TALISMAN } = await import('../../../../src/games/talisman/index.ts')
const { moments, name } = await import('./met.ts')

const { words } = TALISMAN

/** The names of the players are no messages. */
const DATA = [0, 1, 2, 3].map(name).flatMap((text) => [text, capital(text)])

/** What every language shares: the joints of lists and sums, distances, commands, and the numbers of rules. */
const JOINTS =
  /`[^`]*`|\bTAL-[A-Z0-9.]+\w?|\b(and|or|die|dice|here|first|then|at least|You are here|out of reach|Turns?|away)\b|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi

const MATCHES = [
  { seats: 4, preset: 'standard', seed: 'pseudo', by: 'computer', limit: 700 },
  { seats: 4, preset: 'short', seed: 'language', by: 'computer', limit: 700 },
  { seats: 4, preset: 'standard', seed: 'chance', by: 'chance', limit: 400 },
] as const

test('in a pseudo-language no line of the chronicle has a word that code has put there', () => {
  const glued = new GluedWords(DATA, JOINTS)
  for (const match of MATCHES) {
    for (const { told } of moments(match)) {
      for (const { fact } of told) {
        const line = words.fact(fact, name)
        if (line !== null) glued.look(fact.kind, line)
        glued.look(`why ${fact.kind}`, ...words.why(fact, name))
      }
    }
  }
  expect(glued.texts).toBeGreaterThan(1000)
  expect([...glued.words]).toEqual([])
})

test('in a pseudo-language nothing that a table shows has a word that code has put there', () => {
  const glued = new GluedWords(DATA, JOINTS)
  for (const match of MATCHES) {
    let step = 0
    for (const moment of moments(match)) {
      lookAtScenes(glued, moment)
      if (step % 40 === 0 || moment.isOver) lookAtPapers(glued, moment, step % match.seats)
      step += 1
    }
  }
  expect(glued.texts).toBeGreaterThan(5000)
  expect([...glued.words]).toEqual([])
})

function lookAtScenes(glued: GluedWords, { told, view }: Moment): void {
  const seen = view(null)
  glued.look('headline', words.headline(seen, name))
  glued.look('scene', ...words.scene(seen, name), ...(words.smallPrint?.(seen, name) ?? []))
  const happened = told.flatMap(({ to, fact }): Happened<TalismanFact>[] =>
    to === 'all' ? [{ fact, names: name }] : [],
  )
  for (const { title, lines, sides = [] } of words.dramas?.(happened) ?? []) {
    glued.look('drama', title, ...lines)
    for (const { name: side, parts = [], left = '' } of sides)
      glued.look('side', side, left, ...parts.map(({ label }) => label))
  }
}

function lookAtPapers(glued: GluedWords, { view, isOver }: Moment, seat: number): void {
  const seen = view(seat)
  glued.look('picture', words.picture(seen, name))
  glued.lookAt('overview', words.overview(seen, name))
  // The words of orders are shared by all games.
  glued.lookAt(
    'hand',
    words.hand(seen, name).filter(({ heading }) => !heading.startsWith('🔔')),
  )
  if (isOver) glued.look('outcome', ...words.outcome(seen, name))
  for (const place of [null, ...(words.board?.places(seen) ?? []).map(({ id }) => id)]) {
    const look = words.board?.look(seen, place, name)
    if (look) lookAtOutlook(glued, look)
  }
}

function lookAtOutlook(glued: GluedWords, { title, passages, near }: Outlook): void {
  glued.look('look', title)
  glued.lookAt('look', passages)
  for (const { label, hint = '' } of near) glued.look('near', label, hint)
}

test('in a pseudo-language the help, the house rules, the statistics and the reference have no words of code', () => {
  const glued = new GluedWords(DATA, JOINTS)
  glued.look('game', words.title, words.blurb)
  glued.lookAt('help', words.help())
  glued.look('hints', ...Object.values(words.hints ?? {}))
  const { presets, options, clashes } = words.houseRules
  for (const { title, line } of [...Object.values(presets), ...Object.values(options)]) glued.look('rules', title, line)
  glued.look('clashes', ...Object.values(clashes))
  for (const { title, told } of Object.values(words.statistics?.words ?? {}))
    glued.look('counts', title, told(1), told(2), told(3))
  for (const { title, line } of Object.values(words.statistics?.titles ?? {})) glued.look('titles', title, line)
  for (const { id, kind, title, lines, flavour = '', notes = [], figures = [] } of words.reference?.() ?? [])
    glued.look(id, kind, title, flavour, ...lines, ...notes, ...figures.flatMap(([word, number]) => [word, number]))
  expect(glued.texts).toBeGreaterThan(1000)
  expect([...glued.words]).toEqual([])
})

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
