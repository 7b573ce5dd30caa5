import { describe, expect, test } from 'vitest'
import { rngFrom, Run, type OptionValues } from '../../../../src/engine/index.ts'
import { inLanguage, MAX_HINT } from '../../../../src/language/index.ts'
import { characterCard } from '../../../../src/games/talisman/data/components.ts'
import { handicapOf, isHandicapped } from '../../../../src/games/talisman/data/handicaps.ts'
import { CHARACTER_IDS, type CharacterId } from '../../../../src/games/talisman/data/ids.ts'
import { SHEET } from '../../../../src/games/talisman/data/options.ts'
import { HANDICAPS_FILE, STRENGTHS_FILE } from '../../../../src/games/talisman/data/schema.ts'
import handicapsFile from '../../../../src/games/talisman/data/handicaps.json' with { type: 'json' }
import strengthsFile from '../../../../src/games/talisman/data/strengths.json' with { type: 'json' }
import { FAIR, winsOf } from '../../../../src/games/talisman/data/strengths.ts'
import { TALISMAN } from '../../../../src/games/talisman/index.ts'
import { TALISMAN_RULES } from '../../../../src/games/talisman/rules/index.ts'
import { follow } from '../../../../src/games/talisman/rules/turn/encounter.ts'
import { newCharacter } from '../../../../src/games/talisman/rules/turn/setup.ts'
import type { TalismanFactOf } from '../../../../src/games/talisman/words/chronicle/lines.ts'
import { handicapText, startText } from '../../../../src/games/talisman/words/handicaps.ts'
import { talisman } from '../kit.ts'

/** Handicaps of Characters, and their stated strengths. */

const given = (preset: string, options: OptionValues = {}) => SHEET.chosen(preset, options)
const begun = (preset: string, options: OptionValues = {}) =>
  Run.start(TALISMAN_RULES, TALISMAN_RULES.create({ seats: 4, preset, options, seed: 'fair', experience: [] }))

const isHandicap = (fact: { readonly kind: string }): fact is TalismanFactOf<'handicap'> => fact.kind === 'handicap'

describe('handicaps (TAL-OPT.25)', () => {
  test('handicaps (TAL-OPT.25) are played where they are chosen, and in the preset that is balanced; otherwise all begin as printed', () => {
    for (const preset of SHEET.presetIds) expect(given(preset).handicaps).toBe(preset === 'balanced')
    for (const id of CHARACTER_IDS) expect(isHandicapped(handicapOf(id, given('full')))).toBe(false)
    expect(SHEET.changed('standard', given('balanced'))).toEqual({ handicaps: true })
  })

  test.each(CHARACTER_IDS)('%s begins with the counters of the list, replacements too', (id) => {
    const [plain, fair] = [newCharacter(id, given('standard')), newCharacter(id, given('balanced'))]
    const { strength, craft, lives, gold } = handicapOf(id, given('balanced'))
    expect(fair).toEqual({
      ...plain,
      strength: plain.strength + strength,
      craft: plain.craft + craft,
      lives: plain.lives + lives,
      gold: plain.gold + gold,
    })
  })

  test('handicaps (TAL-OPT.25) take only from a head start: no Character begins below the printed figures (TAL-1.3, TAL-OPT.4)', () => {
    for (const id of CHARACTER_IDS) {
      for (const headStart of [0, 1, 2, 3, 4, 5] as const) {
        const { strength, craft } = newCharacter(id, given('balanced', { 'head-start': headStart }))
        expect(strength).toBeGreaterThanOrEqual(characterCard(id).strength)
        expect(craft).toBeGreaterThanOrEqual(characterCard(id).craft)
      }
    }
  })

  test('handicaps (TAL-OPT.25) leave the Troll less of a head start; where there is none, they take nothing', () => {
    expect(newCharacter('troll', given('balanced'))).toMatchObject({ strength: 6, craft: 1 })
    expect(newCharacter('troll', given('short', { handicaps: true })).strength).toBeLessThan(9)
    expect(newCharacter('troll', given('short')).strength).toBe(9)
  })

  test('handicaps (TAL-OPT.25) are gained counters: losses end at the printed figure (TAL-1.3)', () => {
    const t = talisman({ priest: { at: 'city' } }, { options: { handicaps: true } }).dice(2, 2, 2, 2, 2)
    const { strength } = characterCard('priest')
    expect(t.who('priest').strength).toBeGreaterThan(strength)
    for (let times = 0; times < 5; times += 1) t.play(follow, 'priest', { 'space.visit': 'enchantress' })
    expect(t.who('priest').strength).toBe(strength)
  })

  test('handicaps (TAL-OPT.25) are said to all as a Character enters, and stand in the overview from then on', () => {
    const { run, opening } = begun('balanced')
    const names = (seat: number) => `player ${seat}`
    const emitted = opening.emitted
      .flatMap(({ to, fact }) => (isHandicap(fact) ? [{ to, fact }] : []))
      .sort((a, b) => a.fact.seat - b.fact.seat) // the order in which they enter depends on the first player
    const handicapped = run.state.players.flatMap(({ character }, seat) =>
      character && isHandicapped(handicapOf(character.id, run.state.options)) ? [seat] : [],
    )
    expect(emitted.map(({ to, fact }) => [to, fact.seat])).toEqual(handicapped.map((seat) => ['all', seat]))
    const view = run.view(null)
    for (const { fact } of emitted) {
      const said = TALISMAN.words.fact(fact, names)
      const [, text = 'nothing'] = /begins with (.*), to make it fair/.exec(said ?? '') ?? []
      expect(TALISMAN.words.overview(view, names)[fact.seat]?.lines).toContain(`⚖️ Began with ${text}`)
    }
    expect(emitted.length).toBeGreaterThan(0)
  })

  test('a Character that can be chosen is offered with the counters that it enters with', () => {
    for (const preset of SHEET.presetIds)
      for (const handicaps of [false, true])
        for (const id of CHARACTER_IDS) {
          const options = given(preset, { handicaps })
          const { strength, craft, lives } = newCharacter(id, options)
          expect(startText(id, options)).toContain(`Strength ${strength}, Craft ${craft}, `)
          if (lives !== characterCard(id).lives) expect(startText(id, options)).toContain(`, Lives ${lives}, `)
          const isPrinted = strength === characterCard(id).strength && craft === characterCard(id).craft
          expect(startText(id, options).endsWith('included')).toBe(!isPrinted || isHandicapped(handicapOf(id, options)))
          for (const language of ['en', 'de', 'fr', 'es'])
            expect(inLanguage(language, () => startText(id, options)).length).toBeLessThan(MAX_HINT)
        }
  })

  test('handicaps (TAL-OPT.25) are said in words beside a Character that can be chosen', () => {
    const { run } = begun('short', { 'character-selection': 'choose', handicaps: true })
    for (const [seat, { hand }] of run.state.players.entries()) {
      const told = TALISMAN.words.hand(run.view(seat), (one) => `player ${one}`).flatMap(({ lines }) => lines)
      for (const id of hand) {
        const handicap = handicapText(handicapOf(id, run.state.options))
        if (handicap !== '') expect(told).toContain(`⚖️ Begins with ${handicap}, to make it fair`)
      }
    }
  })

  test('handicaps (TAL-OPT.25) have a row for every Character, and no figure below 0', () => {
    expect(handicapsFile.handicaps.map(({ id }) => id).sort()).toEqual([...CHARACTER_IDS].sort())
    const [first] = handicapsFile.handicaps
    expect(HANDICAPS_FILE.safeParse({ handicaps: [{ ...first, lives: -1 }] }).success).toBe(false)
    expect(HANDICAPS_FILE.safeParse({ handicaps: [{ ...first, id: 'jester' }] }).success).toBe(false)
  })
})

describe('how strong Characters are said to be', () => {
  test('how strong Characters are said to be is measured, for every Character, in the standard and in the short game', () => {
    expect(strengthsFile.measured.map(({ preset, seats }) => [preset, seats])).toEqual([
      ['standard', 4],
      ['short', 4],
    ])
    for (const { wins, seats, matches } of strengthsFile.measured) {
      expect(Object.keys(wins).sort()).toEqual([...CHARACTER_IDS].sort())
      expect(FAIR).toBe(1 / seats)
      expect(matches).toBeGreaterThan(300)
    }
    const [first] = strengthsFile.measured
    expect(STRENGTHS_FILE.safeParse({ fair: FAIR, measured: [{ ...first, wins: { troll: 2 } }] }).success).toBe(false)
  })

  test('how strong Characters are said to be is that of the game most like the one that is played; with handicaps all are about even', () => {
    const [standard, short] = strengthsFile.measured.map(({ wins }) => wins.troll)
    const of = (preset: string, options: OptionValues = {}) => winsOf('troll', given(preset, options))
    expect([of('standard'), of('full'), of('async')]).toEqual([standard, standard, standard])
    expect([of('short'), of('sprint')]).toEqual([short, short])
    expect([of('balanced'), of('short', { handicaps: true })]).toEqual([null, null])
  })

  test('how strong Characters are said to be isn’t told where a Character is chosen: what one begins with is', () => {
    for (const preset of SHEET.presetIds) {
      for (const handicaps of [false, true]) {
        const { run } = begun(preset, { 'character-selection': 'choose', handicaps })
        const [asked] = run.asked
        if (!asked) throw new Error('nobody chooses')
        const view = run.view(asked.seat)
        for (const offer of asked.offers) {
          const { hint = '' } = TALISMAN.words.label(asked.verb, offer, view, (seat) => `player ${seat}`)
          expect(hint).toContain(startText(offer.key as CharacterId, view.options))
          expect(hint).not.toMatch(/wins/i)
        }
      }
    }
  })

  test('how strong Characters are said to be is what a computer player goes by; where all are made equal it takes whom it likes', () => {
    const picks = (handicaps: boolean) => {
      const { run } = begun('short', { 'character-selection': 'choose', handicaps, 'first-player': 'host' })
      const rng = { rng: rngFrom('whom') }
      return Array.from({ length: 20 }, () => {
        const [asked] = run.asked
        if (!asked) throw new Error('nobody chooses')
        return TALISMAN.computer(run.view(asked.seat), asked, [], rng).key
      })
    }
    expect(new Set(picks(false))).toEqual(new Set(['troll']))
    expect(new Set(picks(true)).size).toBeGreaterThan(5)
  })
})
