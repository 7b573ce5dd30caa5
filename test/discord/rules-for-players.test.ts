import { describe, expect, it } from 'vitest'
import { referenceOf } from '../../src/discord/reference/reference.ts'
import { rulesOf } from '../../src/discord/reference/rulebook.ts'
import { GAMES } from '../../src/games/index.ts'
import { ENGLISH, inLanguage } from '../../src/language/index.ts'
import { rulebookOf } from '../../src/rulebook/index.ts'

/** `exploration.json`, `board.ts`. */
const FILE = /\b[\w-]+\.(?:json|md|[cm]?[jt]s|txt|ya?ml|sql)\b/g
/**
 * Names from code, such as `knownTo` or `run.askedOf`, ids such as `opt-merciless`, `D-MAZE` or `d-take`, and text that
 * is marked as code.
 */
const CODE =
  /`|\b[a-z]+[A-Z]\w*|\b\w+_\w+|\bopt-[a-z-]+|\b[dD]-[A-Za-z]{3,}|\b[a-z]+\((?:n|[a-z]{3,})\)|\b[a-z]+\.[a-z]{2,}\b/g

const foundIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([found]) => found)

/** Quotation marks that are none of a language, or that open where they close. */
const FOREIGN_QUOTES: Readonly<Record<string, RegExp>> = {
  en: /[„«»]/,
  de: /["”«»]|„(?=\s)|(?<=[\s(])“/,
  fr: /["“”„]|«(?![\u202f…])|(?<!\u202f)»/,
  es: /["“”„]|«(?=\s)|(?<=\s)»/,
}

describe.each(GAMES.map((game) => [game.words.title, game] as const))(
  'the rules of %s, as players look them up',
  (_, game) => {
    it('name no file and no word of the program', () => {
      const rules = rulesOf(game)
      expect(rules.length).toBeGreaterThan(100)
      const odd = rules.flatMap(({ id, title, kind, lines }) =>
        [title, kind, ...lines].flatMap((text) =>
          [...foundIn(text, FILE), ...foundIn(text, CODE)].map((found) => `${id}: ${found}`),
        ),
      )
      expect(odd).toEqual([])
    })

    it('are typeset, and don’t say where they come from', () => {
      const straight = rulesOf(game).filter(({ title, lines }) =>
        /["']|\b\d-\d\b(?!:)|\[(seed|original|completed)/.test([title, ...lines].join('\n')),
      )
      expect(straight.map(({ id }) => id)).toEqual([])
    })

    it.each(Object.entries(FOREIGN_QUOTES))('have the quotation marks of %s', (language, foreign) => {
      const [english, own] = [rulebookOf(game.rules.id), rulebookOf(game.rules.id, language)]
      const rules = inLanguage(language, () => rulesOf(game)).filter(
        ({ id }) => language === ENGLISH || own.get(id) !== english.get(id),
      )
      const odd = rules.filter(({ title, lines }) => foreign.test([title, ...lines].join('\n')))
      expect(odd.map(({ id }) => id)).toEqual([])
    })

    it('call options by their titles', () => {
      const options = Object.entries(game.words.houseRules.options)
      const named = [...rulebookOf(game.rules.id)].flatMap(([id, { text }]) =>
        options.filter(([option]) => text.includes(`\`${option}\``)).map(([, { title }]) => [id, title] as const),
      )
      const rules = new Map(rulesOf(game).map((rule) => [rule.id, rule.lines.join('\n')]))
      for (const [id, title] of named) if (rules.has(id)) expect(rules.get(id)).toContain(`“${title}”`)
    })

    it.each(Object.keys(FOREIGN_QUOTES).filter((language) => language !== ENGLISH))(
      'have words for every id in %s, and the id in brackets behind them',
      (language) => {
        const [own, options] = [rulebookOf(game.rules.id, language), game.words.houseRules.options]
        const bare = rulesOf(game).flatMap(({ id }) => {
          const text = own.get(id)?.text.replaceAll(/ \(`[^`]+`\)/g, '') ?? ''
          const ids = [...text.matchAll(/`(?:opt-)?([^`]+)`/g)].map(([, code = '']) => code)
          return ids
            .filter((code) => !Object.hasOwn(options, code) && !/^[dD]-/.test(code))
            .map((code) => `${id}: ${code}`)
        })
        expect(bare).toEqual([])
      },
    )

    it('nor does anything else that can be looked up name a file', () => {
      const odd = referenceOf(game).entries.flatMap(({ id, title, lines }) =>
        [title, ...lines].flatMap((text) => foundIn(text, FILE).map((found) => `${id}: ${found}`)),
      )
      expect(odd).toEqual([])
    })

    it('and no entry of its book names a file', () => {
      const odd = [...rulebookOf(game.rules.id).values()].flatMap(({ id, text }) =>
        foundIn(text, FILE).map((found) => `${id}: ${found}`),
      )
      expect(odd).toEqual([])
    })
  },
)
