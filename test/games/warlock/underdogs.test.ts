import { describe, expect, it } from 'vitest'
import { rngFrom, LEAVE, Run, type OptionValues, type Emitted } from '../../../src/engine/index.ts'
import { WARLOCK } from '../../../src/games/warlock/index.ts'
import { rollUp } from '../../../src/games/warlock/rules/deeds/creation.ts'
import { WARLOCK_RULES } from '../../../src/games/warlock/rules/index.ts'
import { create } from '../../../src/games/warlock/rules/turn/setup.ts'
import { adventurerAt, type Warlock } from '../../../src/games/warlock/state/state.ts'
import { packed } from './kit.ts'

/** Players who rolled a low Skill get compensation: option `underdogs`. */

const DIE_FOR = { 9: 1, 10: 3, 11: 5 } as const
const names = (seat: number): string => ['Ann', 'Ben', 'Cleo', 'Dan'][seat] ?? `Seat ${seat}`

/** A game in which these Skills were rolled, with Stamina 14 and Luck 9; no player has chosen supplies yet. */
function rolled(skills: readonly (9 | 10 | 11)[], options: OptionValues = {}, preset = 'balanced') {
  const setup = { seats: skills.length, preset, options, seed: `underdogs-${skills.join('-')}`, experience: [] }
  const game = create(setup)
  const dice = skills.flatMap((skill) => [DIE_FOR[skill], 1, 1, 3])
  game.rng = { ...rngFrom('underdogs'), loaded: { dice: [...dice, 1, 2, 3, 4, 5, 6], picks: [] } }
  const { run, opening } = Run.start(WARLOCK_RULES, game)
  return { run, opening }
}

function dealt(skills: readonly (9 | 10 | 11)[], options?: OptionValues, preset?: string) {
  const { run, opening } = rolled(skills, options, preset)
  return { run, emitted: [...opening.emitted, ...packed(run)] }
}

const overheard = (emitted: readonly Emitted[]) =>
  emitted.flatMap(({ fact, to }) => {
    const { kind, ...rest } = fact as unknown as { kind: string; seat: number; of: number[] }
    return kind === 'overheard' ? [{ seat: rest.seat, of: rest.of, to }] : []
  })

/** The sightings a seat got as an underdog. */
const heardBy = (game: Warlock, seat: number) =>
  (game.players[seat]?.sightings ?? []).flatMap((one) => ('by' in one && one.by === 'underdogs' ? [one] : []))

describe('Stamina (underdogs)', () => {
  const staminas = (game: Warlock) => game.players.map((_, seat) => adventurerAt(game, seat).stamina.initial)

  it('Stamina (underdogs) is five more for each point of Skill short of 11', () => {
    expect(staminas(rolled([9, 10, 11]).run.state)).toEqual([14 + 10, 14 + 5, 14])
    expect(staminas(rolled([9, 10, 11], { 'underdogs-stamina': 0 }).run.state)).toEqual([14, 14, 14])
    expect(staminas(rolled([9, 10, 11], {}, 'standard').run.state)).toEqual([14, 14, 14])
  })

  it('Stamina (underdogs) is so for an adventurer back from the dead, and is reported part by part', () => {
    const game = create({ seats: 2, preset: 'balanced', seed: 'again', experience: [] })
    game.rng = { ...rngFrom('again'), loaded: { dice: [3, 2, 2, 1], picks: [] } }
    rollUp(game, 1, true)
    expect(adventurerAt(game, 1).stamina).toEqual({ initial: 21, now: 21 })
    const [fact] = game.emitted.map((one) => one.fact)
    const lines = fact ? WARLOCK.words.why(fact as never, names) : []
    expect(lines.join(' ')).toContain('an underdog’s toughness')
  })
})

describe('overheard Key cards (underdogs)', () => {
  it('overheard Key cards (underdogs) is one Key card each of the nearest rivals clockwise, one rival for each point short of 11', () => {
    const { run, emitted } = dealt([11, 9, 10, 11])
    expect(overheard(emitted)).toEqual([
      { seat: 1, of: [2, 3], to: 'all' },
      { seat: 2, of: [3], to: 'all' },
    ])
    const { players } = run.state
    for (const [seat, of] of [[0, []], [1, [2, 3]], [2, [3]], [3, []]] as const) {
      const shown = heardBy(run.state, seat)
      expect(shown.map((one) => ('seat' in one ? one.seat : null))).toEqual(of)
      for (const one of shown) if (one.kind === 'card') expect(players[one.seat]?.keyCards).toContain(one.number)
    } // prettier-ignore
  })

  it('overheard Key cards (underdogs) is never more than there are rivals, and as much as the table has chosen', () => {
    expect(overheard(dealt([9, 11]).emitted)).toMatchObject([{ seat: 0, of: [1] }])
    expect(overheard(dealt([9, 10, 11], { 'underdogs-cards': 3 }).emitted)).toMatchObject([
      { of: [1, 2] },
      { of: [2, 0] },
    ])
    expect(overheard(dealt([9, 10, 11], { 'underdogs-cards': 0 }).emitted)).toEqual([])
    expect(overheard(dealt([9, 10, 11], {}, 'standard').emitted)).toEqual([])
  })

  it('overheard Key cards (underdogs) comes to the notebook of its seat alone; of whom it is is public, in the chronicle and afterwards', () => {
    const { run, emitted } = dealt([9, 11, 11])
    const view = run.view(0)
    const cells = view.own?.notebook.cells.filter(({ reason }) => reason === 'underdogs') ?? []
    expect(cells.map(({ holder, proof }) => [holder, proof])).toEqual(expect.arrayContaining([[1, 'here'], [2, 'here']])) // prettier-ignore
    expect(run.view(1).own?.notebook.cells.some(({ reason }) => reason === 'underdogs')).toBe(false)
    expect(emitted.filter(({ fact, to }) => fact.kind === 'key-seen' && to === 'all')).toEqual([])
    const line = emitted.flatMap(({ fact }) =>
      fact.kind === 'overheard' ? WARLOCK.words.fact(fact as never, names) : [],
    )
    expect(line).toEqual([
      '👂 Nobody keeps their voice down around Ann, who overhears one Key card each of Ben and Cleo.',
    ])
    const page = JSON.stringify(WARLOCK.words.overview(run.view(null), names))
    expect(page).toContain('Has overheard one Key card each of Ben and Cleo')
    expect(page).toContain('Underdogs: for each point of Skill below 11, 5 Stamina and 1 Key card overheard')
    expect(JSON.stringify(WARLOCK.words.hand(view, names))).toContain('(overheard)')
  })

  it('overheard Key cards (underdogs) is of the stack in a solo game (solo-expedition)', () => {
    const { run } = dealt([9], { underdogs: true }, 'solo')
    const shown = heardBy(run.state, 0)
    expect(shown.map(({ kind }) => kind)).toEqual(['stack', 'stack'])
    for (const one of shown) if (one.kind === 'stack') expect(run.state.stack).toContain(one.number)
  })

  it('overheard Key cards (underdogs) is not for a player who left while others chose supplies, whose Key cards are overheard all the same (WAR-25.5)', () => {
    const { run, opening } = rolled([9, 9, 10])
    const left = run.submit({ seat: 1, verb: LEAVE, key: LEAVE })
    const emitted = [...opening.emitted, ...(typeof left === 'string' ? [] : left.emitted), ...packed(run)]
    expect(overheard(emitted)).toMatchObject([
      { seat: 0, of: [1, 2] },
      { seat: 2, of: [0] },
    ])
  })
})
