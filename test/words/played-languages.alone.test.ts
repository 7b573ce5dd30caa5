import { expect, test } from 'vitest'
import type { AsideOffer, Game } from '../../src/engine/index.ts'
import type { Moment } from '../kit/met.ts'
import '../kit/in-marked.ts'
import { languagesIn, unmarked } from '../kit/marked.ts'

const { GAMES } = await import('../../src/games/index.ts')
const { inLanguage, languagesOffered } = await import('../../src/language/index.ts')
const { momentsOf, name } = await import('../kit/met.ts')

// Matches of which everything is said in every language in turn. Each text is marked with the language that it is from:
// it shows what a translation lacks, and what was worded for somebody else.

const LANGUAGES = languagesOffered().map(({ language }) => language)
const boldName = (seat: number): string => `**${name(seat)}**`

/** All that is said of a moment, with what it is. */
function* saidOf({ words }: Game, moment: Moment<never, unknown, never>): Generator<readonly [string, string]> {
  const { told, asked, view, asides, isOver } = moment
  for (const { fact } of told) {
    yield ['fact', words.fact(fact, boldName) ?? '']
    for (const why of words.why(fact, boldName)) yield ['why', why]
  }
  const label = (verb: string, offer: AsideOffer | (typeof asked)[number]['offers'][number], seat: number) =>
    words.label(verb, offer, view(seat), name)
  for (const one of asked) {
    yield ['prompt', words.prompt(one, view(one.seat), boldName)]
    for (const offer of one.offers) for (const text of Object.values(label(one.verb, offer, one.seat))) yield ['label', String(text)] // prettier-ignore
  }
  for (const aside of asides(0)) for (const text of Object.values(label(aside.verb, aside, 0))) yield ['aside', String(text)] // prettier-ignore
  for (const viewer of [null, 0]) {
    const seen = view(viewer)
    yield ['headline', words.headline(seen, boldName)]
    for (const line of [...words.scene(seen, boldName), ...(words.smallPrint?.(seen, boldName) ?? [])])
      yield ['scene', line]
    yield ['picture', words.picture(seen, name)]
    yield ['aim', words.aim?.(seen, 0, boldName) ?? '']
    for (const { heading, lines } of [...words.overview(seen, boldName), ...words.hand(seen, boldName)])
      yield ['paper', [heading, ...lines].join('\n')]
  }
  if (isOver) for (const line of words.outcome(view(null), boldName)) yield ['outcome', line]
}

test.each(GAMES.map((game) => [game.rules.id, game] as const))(
  'a match of %s is told in each language, and in no other',
  (_id, game) => {
    const wrong = new Set<string>()
    const counts = new Map<string, number>()
    for (const [preset, seats] of [
      ['short', 2],
      ['standard', 3],
    ] as const) {
      const match = { seats, preset, seed: `languages of ${seats}`, by: 'computer', limit: 400 } as const
      let at = 0
      for (const moment of momentsOf(game as never, match) as Generator<Moment<never, unknown, never>>) {
        at += 1
        if (at % 5 !== 0 && !moment.isOver) continue
        for (const language of LANGUAGES)
          inLanguage(language, () => {
            for (const [what, text] of saidOf(game, moment)) {
              const found = languagesIn(text)
              if (found.includes(language)) counts.set(language, (counts.get(language) ?? 0) + 1)
              if (found.some((one) => one !== language))
                wrong.add(`${language} ${what}, in ${found.join(' and ')}: ${unmarked(text).slice(0, 300)}`)
            }
          })
      }
    }
    expect([...wrong].slice(0, 20)).toEqual([])
    const [most = 0] = [...counts.values()].sort((a, b) => b - a)
    expect(most).toBeGreaterThan(1000)
    for (const language of LANGUAGES) expect(counts.get(language) ?? 0, language).toBeGreaterThan(most * 0.9)
  },
)
