import { describe, expect, it, test } from 'vitest'
import { type Emitted, type Fact, type Game, type Recalled, type State } from '../../src/engine/index.ts'
import { IMPERIAL } from '../../src/games/imperial/index.ts'
import { hasPastWords as imperialHas } from '../../src/games/imperial/words/chronicle/past.ts'
import { TALISMAN } from '../../src/games/talisman/index.ts'
import { hasPastWords as talismanHas } from '../../src/games/talisman/words/chronicle/past.ts'
import { WARLOCK } from '../../src/games/warlock/index.ts'
import { hasPastWords as warlockHas } from '../../src/games/warlock/words/chronicle/past.ts'
import { messagesIn } from '../../scripts/lib/words.ts'
import { momentsOf, name } from '../kit/met.ts'

// Lines of the chronicle that look back on the match, and jokes that don't come again in it.

const MATCHES = 10
/** Lines to each that looks back, at least. */
const LINES_EACH = 15
const MAX_PAST_LETTERS = 160

interface Told {
  readonly fact: Fact
  readonly line: string
  readonly recalled: Recalled | null
}

function publicFacts(game: Game, index: number): readonly Fact[] {
  const match = { seats: 2 + (index % 5), preset: index % 3 === 0 ? 'standard' : 'short' } as const
  const facts: Fact[] = []
  for (const { told } of momentsOf(game, { ...match, seed: `looking back ${index}`, by: 'computer', limit: 4000 }))
    facts.push(...told.filter(({ to }: Emitted) => to === 'all').map(({ fact }) => fact))
  return facts
}

function toldIn(game: Game, facts: readonly Fact[]): readonly Told[] {
  const memory = game.words.memory?.()
  return facts.flatMap((fact) => {
    const recalled = memory?.recall(fact) ?? null
    const line = game.words.fact(fact, name, recalled)
    if (line === null) expect(recalled?.past ?? null, `the wordless ${fact.kind} looks back`).toBeNull()
    return line === null ? [] : [{ fact, line, recalled }]
  })
}

/** What is in italics: a joke, in all lines but those that quote a rule. */
function jokesIn({ fact, line }: Told): readonly string[] {
  if (fact.kind === 'quest-taken') return []
  const jokes = [...line.matchAll(/(?<!\*)\*(?!\*)([^*]+)(?<!\*)\*(?!\*)/g)].map(([, joke = '']) => joke)
  return jokes.filter((joke) => !PLAIN.has(joke))
}

/** Results that are told in italics, and in the same words once their jokes are used up. */
const PLAIN: ReadonlySet<string> = new Set(['Nothing happens.', 'Safe.'])

const GAMES = [
  { game: IMPERIAL, folder: 'imperial', has: imperialHas as (kind: string, told: number) => boolean },
  { game: TALISMAN, folder: 'talisman', has: talismanHas as (kind: string, told: number) => boolean },
  { game: WARLOCK, folder: 'warlock', has: warlockHas as (kind: string, told: number) => boolean },
].map(({ game, ...rest }) => ({ ...rest, game: game as unknown as Game<State> }))

/** What computer players hardly ever give occasion for. */
const RARE: ReadonlySet<string> = new Set([
  'first-death', 'foe-kills-again', 'revenge', 'sent-back', 'prison-again', 'nothing-again', 'death-there', 'toad-again',
  'portal-shut-again', 'fizzles-again', 'feud', 'robbed-back', 'robbed-again', 'rematch', 'beaten-at-last', 'finished-for',
  'unlucky-again', 'calls-again', 'no-deal-again', 'river-again', 'dead-end-again', 'refused-again', 'after-drought',
  'drawn-again', 'oasis-gone-again', 'sent-again', 'losing-streak', 'changed-hands', 'missed-again', 'emperor-again',
]) // prettier-ignore

describe.each(GAMES)('$folder', ({ game, folder, has }) => {
  const matches = Array.from({ length: MATCHES }, (_, index) => publicFacts(game, index))
  const told = matches.map((facts) => toldIn(game, facts))

  it('a line looks back now and then, and never twice in a row on the same kind of thing', () => {
    for (const lines of told) {
      const pasts = lines.flatMap(({ recalled }) => recalled?.past ?? [])
      expect(pasts.length * LINES_EACH).toBeLessThanOrEqual(Math.max(lines.length, LINES_EACH))
      for (const [index, { kind }] of pasts.entries()) expect(pasts[index - 1]?.kind).not.toBe(kind)
    }
    expect(told.flat().filter(({ recalled }) => recalled?.past).length).toBeGreaterThan(MATCHES)
  })

  it('what it looks back on is a short sentence below the line', () => {
    for (const { fact, line, recalled } of told.flat()) {
      if (!recalled?.past) continue
      const bare = game.words.fact(fact, name, { ...recalled, past: null }) ?? ''
      expect(line.startsWith(`${bare}\n`)).toBe(true)
      const past = line.slice(bare.length + 1)
      expect(past, recalled.past.kind).toMatch(/^\S.*[.!?]$/)
      expect(past.length).toBeLessThanOrEqual(MAX_PAST_LETTERS)
      expect(past).not.toMatch(/\byou\b|\byour\b|undefined|NaN| {2}/i)
    }
  })

  it('no joke in italics comes again within a match', () => {
    for (const lines of told) {
      const jokes = lines.flatMap(jokesIn)
      expect(jokes.filter((joke, index) => jokes.indexOf(joke) !== index)).toEqual([])
    }
  })

  it('the same facts are told in the same words', () => {
    for (const [index, facts] of matches.entries()) expect(toldIn(game, facts)).toEqual(told[index])
  })

  it('every kind of look back comes up, or is listed as rare', () => {
    const kinds = messagesIn(`src/games/${folder}/words/en`).flatMap(({ id }) => /^past-([a-z-]+)$/.exec(id)?.[1] ?? [])
    const met = new Set(told.flat().flatMap(({ recalled }) => recalled?.past?.kind ?? []))
    for (const kind of met) expect(kinds).toContain(kind)
    expect(kinds.filter((kind) => !met.has(kind) && !RARE.has(kind))).toEqual([])
    for (const kind of kinds) expect(has(kind, 0), kind).toBe(true)
  })
})

test('a death in the place of an earlier one, a feud and revenge are looked back on', () => {
  const died = { kind: 'died', seat: 0, character: 'wizard', space: 'crypt', by: 'crypt', deeds: {} } as const
  const pause = Array.from({ length: 40 }, () => ({ kind: 'turn-idle', seat: 0 }) as Fact)
  const attack = { kind: 'character-attacked', seat: 0, victim: 1, fight: 'combat' } as const
  const score = { total: 5, parts: [] }
  const sides = { foes: [], fight: 'combat', ours: score, ourDice: [], theirs: score, theirDice: [] } as const
  const lost = { kind: 'fought', seat: 0, against: 1, result: 'lost', ...sides } as const
  const facts: Fact[] = [attack, attack, attack, ...pause, lost, { ...lost, seat: 1, against: 0 } as Fact, ...pause]
  const [feud, revenge, first, again] = toldIn(TALISMAN as unknown as Game, [...facts, died, ...pause, died])
    .filter(({ recalled }) => recalled?.past)
    .map(({ line }) => line.split('\n').at(-1))
  expect(feud).toBe('That’s attack number 3 between Ann and Ben. Nobody remembers how it began.')
  expect(revenge).toBe('Last time it was Ben who won. Ann hadn’t forgotten.')
  expect(first).toBe('It’s the first death of the game. Somebody had to begin.')
  expect(again).toBe('That’s 2 Characters who have died in the Crypt.')
})

test('what an earlier Character of a player did isn’t held against the next', () => {
  const attack = { kind: 'character-attacked', seat: 0, victim: 1, fight: 'combat' } as const
  const died = { kind: 'died', seat: 0, character: 'wizard', space: 'crypt', by: 'crypt', deeds: {} } as const
  const told = toldIn(TALISMAN as unknown as Game, [attack, attack, died, attack] as readonly Fact[])
  expect(told.at(-1)?.recalled).toBeNull()
})
