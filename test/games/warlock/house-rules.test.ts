import { describe, expect, it } from 'vitest'
import { LEAVE, NoSuchOption, Run } from '../../../src/engine/index.ts'
import { monstersOf } from '../../../src/games/warlock/data/components.ts'
import { SHEET } from '../../../src/games/warlock/data/options.ts'
import { WARLOCK } from '../../../src/games/warlock/index.ts'
import { meetEncounter } from '../../../src/games/warlock/rules/encounters/encounters.ts'
import { WARLOCK_RULES } from '../../../src/games/warlock/rules/index.ts'
import { meetOthers } from '../../../src/games/warlock/rules/turn/meetings.ts'
import { lastRound } from '../../../src/games/warlock/view/reading.ts'
import { packed, warlock, type Around, type Somebody } from './kit.ts'

const SPOT = 'c-16-23'
const names = (seat: number): string => ['Ann', 'Ben', 'Cleo'][seat] ?? `Seat ${seat}`

describe('the sheet (WAR-23.1)', () => {
  it('the sheet (WAR-23.1) has every option of Appendix D; the short game is a preset (WAR-23.2)', () => {
    const switches = SHEET.ids.filter((id) => SHEET.formOf(id).kind === 'switch')
    expect(switches.sort()).toEqual(
      [
        'auto-equip', 'deduction-helper', 'double-six', 'lesser-warlock', 'long-memory', 'loose-tongues', 'luck-in-battle',
        'maze-strict', 'midnight-bell', 'monster-champion', 'open-lock', 'peaceful-mountain', 'ready-keys', 'solo-expedition',
        'stamina-cap', 'start-at-river', 'swift-feet', 'underdogs',
      ], // prettier-ignore
    )
    const bundle = ['lesser-warlock', 'loose-tongues', 'midnight-bell', 'open-lock', 'ready-keys', 'start-at-river', 'swift-feet'] // prettier-ignore
    expect(Object.keys(SHEET.changed('standard', SHEET.chosen('short'))).sort()).toEqual(bundle)
    expect(SHEET.chosen('short', { 'open-lock': false })['open-lock']).toBe(false)
  })

  it('a solo expedition is for one, everything else for two to six (WAR-1.1)', () => {
    const seats = (preset: string) => SHEET.seats(SHEET.chosen(preset), WARLOCK_RULES.seats)
    expect([seats('solo'), seats('standard'), seats('short'), seats('full')]).toEqual([
      { min: 1, max: 1 },
      { min: 2, max: 6 },
      { min: 2, max: 6 },
      { min: 2, max: 6 },
    ])
    expect(SHEET.clash(SHEET.chosen('solo'), 2)?.id).toBe('alone')
    expect(SHEET.clash(SHEET.chosen('short'), 1)?.id).toBe('in-company')
    expect(() => SHEET.chosen('standard', { 'swift-feet-dice': 9 })).toThrow(NoSuchOption)
  })

  it('the balanced game is the standard game with underdogs (WAR-23.6)', () => {
    expect(SHEET.changed('standard', SHEET.chosen('balanced'))).toEqual({ underdogs: true })
    expect(SHEET.presetIds.filter((preset) => SHEET.chosen(preset).underdogs)).toEqual(['balanced'])
  })
})

describe('figures that a table may set', () => {
  it('swift feet have as many dice; any of them may loosen tongues (WAR-6.1, WAR-6.9)', () => {
    const options = {
      'swift-feet': true,
      'swift-feet-dice': 3,
      'loose-tongues': true,
      'loose-tongues-face': 4,
    } as const
    const got = warlock({ A: { at: SPOT }, B: {} }, { options })
      .dice(4, 2, 5)
      .turns({ 'turn.action': 'move' })
    expect(got.of('move-rolled')[0]?.roll.total).toBe(11)
    expect(got.offered('challenge.name')).toContain('9')
    const other = warlock({ A: { at: SPOT }, B: {} }, { options })
      .dice(6, 2, 5)
      .turns({ 'turn.action': 'move' })
    expect(other.offered('challenge.name')).toEqual([])
  })

  it('the lesser Warlock has the chosen figures, and the long night never strengthens him (lesser-warlock, WAR-20.4)', () => {
    const warlockIn = (around: Around) => {
      const { options, round } = warlock({ A: {}, B: {} }, around).state
      const [{ skill, stamina } = { skill: 0, stamina: 0 }] = monstersOf('warlock', { options, round })
      return [skill, stamina]
    }
    const lesser = { 'lesser-warlock': true, 'lesser-warlock-skill': 10, 'lesser-warlock-stamina': 6 } as const
    expect(warlockIn({})).toEqual([11, 18])
    expect(warlockIn({ options: { ...lesser, 'lesser-warlock': false } })).toEqual([11, 18])
    expect(warlockIn({ options: { 'lesser-warlock': true } })).toEqual([9, 10])
    expect(warlockIn({ options: lesser })).toEqual([10, 6])
    expect(warlockIn({ options: lesser, round: 51 })).toEqual([9, 6])
    expect(warlockIn({ round: 51 })).toEqual([9, 10])
  })

  it('a double six multiplies the wound (double-six, WAR-9.13)', () => {
    const options = { 'double-six': true, 'double-six-multiplier': 3 } as const
    const t = warlock(
      { A: { at: 'c-4-23', stamina: 15 }, B: {} },
      { rooms: { 'well-room': { card: 'ogre' } }, options },
    )
    const got = t
      .dice(2, 6, 6, 1, 1, 6)
      .turns({ 'turn.action': 'move', 'move.to': 'well-room', 'battle.escape': 'escape' })
    expect(got.of('wounded')[0]).toMatchObject({ wound: { total: 6 }, left: 9 })
  })

  it('the bell tolls at the chosen round, and counts by the chosen points (midnight-bell, WAR-23.4)', () => {
    const options = {
      'midnight-bell': true,
      'midnight-bell-round': 5,
      'midnight-bell-number': 2,
      'midnight-bell-key': 3,
    } as const
    const t = warlock({ A: { treasures: ['key-7'] }, B: {} }, { active: 'B', round: 5, chest: [2, 5, 7], options })
    const got = t.turns([
      ['turn.action', 'pass', 'B'],
      ...['2', '7', '9'].map((key) => ['reckoning.write', key, 'A'] as const),
    ])
    expect(got.of('reckoned').find(({ seat }) => seat === 0)?.score.total).toBe(2 * 2 + 3)
    const view = WARLOCK_RULES.view(warlock({ A: {}, B: {} }, { options: { 'midnight-bell-round': 5 } }).state, null)
    expect(lastRound(view)).toBe(100) // without the bell its round means nothing
  })

  it('each starts with that many keys, and as many southern rooms are bare (ready-keys)', () => {
    const setup = { seats: 4, preset: 'short', options: { 'ready-keys-each': 1 }, seed: 'keys', experience: [] }
    const { run } = Run.start(WARLOCK_RULES, WARLOCK_RULES.create(setup))
    packed(run)
    expect(run.state.players.map(({ adventurer }) => adventurer?.treasures.length)).toEqual([1, 1, 1, 1])
    expect(Object.values(run.state.rooms).filter(({ pile }) => pile.length === 0)).toHaveLength(2 + 4)
  })
})

describe('peaceful-mountain', () => {
  const armed: Somebody = { at: SPOT, treasures: ['vial-of-poison', 'scroll-of-cursing'] }
  const offered = (peaceful: boolean) => {
    const t = warlock({ A: armed, B: { at: SPOT } }, { options: { 'peaceful-mountain': peaceful } })
    const got = t.turns({ 'turn.action': 'stay' })
    return [...got.offered('turn.action'), ...got.offered('resolve.act')].map((key) => key.replace(/:seat:\d/, ''))
  }

  it('no attacks, poison or curses; deals go on', () => {
    expect(offered(false)).toEqual(expect.arrayContaining(['use:vial-of-poison', 'use:scroll-of-cursing', 'attack', 'deal'])) // prettier-ignore
    const peaceful = offered(true)
    expect(peaceful).toContain('deal')
    expect(peaceful.filter((key) => /vial|scroll|attack/.test(key))).toEqual([])
  })

  it('Vial and Scroll may still be carried and traded', () => {
    const t = warlock({ A: armed, B: { at: SPOT } }, { options: { 'peaceful-mountain': true } })
    t.turns([
      ['turn.action', 'deal:seat:1'],
      ['deal.build', 'give-card'],
      ['deal.detail', 'vial-of-poison'],
      ['deal.build', 'offer'],
      ['deal.answer', 'accept', 'B'],
      ['turn.action', 'pass'],
    ])
    expect(t.who('B').treasures).toEqual(['vial-of-poison'])
  })

  it('a player who may hold a Vial is not asked for it where it cannot be used (WAR-22.9)', () => {
    const asked = (peaceful: boolean) => {
      const people = { A: { at: SPOT, treasures: ['vial-of-poison'] as const }, B: { at: SPOT } }
      const t = warlock(people, { options: { 'peaceful-mountain': peaceful } })
      Object.assign(t.state.turn, { proposals: 3, attacked: true })
      return t.play(meetOthers, 'A').offered('resolve.act')
    }
    expect(asked(false)).toEqual(['done', 'use:vial-of-poison:seat:1'])
    expect(asked(true)).toEqual([])
  })

  it('peaceful-mountain is said on the table, and of the cards that are of no use', () => {
    const view = WARLOCK_RULES.view(warlock({ A: armed, B: {} }, { options: { 'peaceful-mountain': true } }).state, 0)
    const texts = [...WARLOCK.words.overview(view, names), ...WARLOCK.words.hand(view, names)].flatMap(({ lines }) => lines).join('\n') // prettier-ignore
    expect(texts).toMatch(/No adventurer may attack, poison or curse another/)
    expect(texts).toMatch(/Vial of Poison\*\*: of no use in this game/)
    expect(texts).not.toMatch(/has not left a room yet/)
  })
})

describe('monster-champion (WAR-9.2)', () => {
  const options = { 'monster-champion': true } as const
  const fighting = (people: { A?: Somebody; B?: Somebody; C?: Somebody } = {}, chosen: Around['options'] = options) =>
    warlock(
      { A: { at: 'well-room', cameBy: 'c-4-23', ...people.A }, B: {}, C: {}, ...people },
      { rooms: { 'well-room': { card: 'ogre' } }, options: chosen },
    )

  it('the next player rolls for the monster, round by round, and has no other choice', () => {
    const t = fighting()
    const got = t.dice(1, 1, 6, 6, 1, 1, 6, 6, 6).play(meetEncounter, 'A', [
      ['battle.roll', 'roll', 'B'],
      ['battle.escape', 'fight', 'A'],
      ['battle.roll', 'roll', 'B'],
      ['battle.escape', 'escape', 'A'],
    ], 'arrived') // prettier-ignore
    expect(got.offered('battle.roll')).toEqual(['roll'])
    expect(got.of('round-fought').map(({ rolledBy }) => rolledBy)).toEqual([1, 1])
    const [over] = got.of('battle-over')
    expect(over && WARLOCK.words.why(over, names)[0]).toContain('against 1 and 1 (rolled by Ben) for ')
  })

  it('monster-champion (WAR-9.2): without it the referee rolls', () => {
    const got = fighting({}, {}).dice(1, 1, 6, 6, 6).play(meetEncounter, 'A', { 'battle.escape': 'escape' }, 'arrived')
    expect(got.offered('battle.roll')).toEqual([])
    expect(got.of('round-fought')[0]?.rolledBy).toBeUndefined()
  })

  it('the champion has the time of a reaction, and an order may roll for them', () => {
    const t = fighting()
    const turn = function* (game: typeof t.state) {
      yield* meetEncounter(game, 0, 'arrived')
    }
    const { run } = Run.start({ ...WARLOCK_RULES, turn }, t.state)
    expect(run.askedOf(1)).toMatchObject({ verb: 'battle.roll', reaction: true, default: 'roll', standing: null })
    run.submit({ seat: 1, verb: 'order.set', key: 'champion=roll' })
    expect(run.askedOf(1)).toMatchObject({ verb: 'battle.roll', standing: 'roll' })
    expect(run.ordersOf(1).map(({ id }) => id)).toContain('champion')
    const { run: without } = Run.start(WARLOCK_RULES, warlock({ A: {}, B: {} }).state)
    expect(without.ordersOf(1).map(({ id }) => id)).not.toContain('champion')
    expect(without.asidesOf(1).map(({ key }) => key)).not.toContain('champion=roll')
  })

  it('monster-champion (WAR-9.2): if the champion leaves, the next one rolls; a dead adventurer’s player may', () => {
    const t = fighting({ C: { dead: true } })
    const got = t.dice(1, 1, 6, 6, 6).play(meetEncounter, 'A', [
      [LEAVE, '', 'B'],
      ['battle.roll', 'roll', 'C'],
      ['battle.escape', 'escape', 'A'],
    ], 'arrived') // prettier-ignore
    expect(got.of('round-fought').map(({ rolledBy }) => rolledBy)).toEqual([2])
    expect(t.state.settling).toBeNull()
  })

  it('monster-champion (WAR-9.2): if only the fighter is left, the fight and the game are over (WAR-25.6)', () => {
    const t = warlock({ A: { at: 'c-4-23' }, B: {} }, { rooms: { 'well-room': { card: 'ogre' } }, options })
    const got = t.dice(2).turns([
      ['turn.action', 'move', 'A'],
      ['move.to', 'well-room', 'A'],
      [LEAVE, '', 'B'],
    ])
    expect(got.of('game-won')).toMatchObject([{ seats: [0], by: 'default' }])
  })

  it('monster-champion (WAR-9.2): if the fighter leaves, the monster is restored (WAR-25.8)', () => {
    const t = warlock({ A: { at: 'c-4-23' }, B: {}, C: {} }, { rooms: { 'well-room': { card: 'ogre' } }, options })
    t.dice(2).turns([
      ['turn.action', 'move', 'A'],
      ['move.to', 'well-room', 'A'],
      [LEAVE, '', 'A'],
    ])
    expect(t.room('well-room').encounter).toMatchObject({ card: 'ogre', faceUp: false })
  })

  it('monster-champion (WAR-9.2): in the river too', () => {
    const t = warlock({ A: { at: 'south-bank', luck: 2 }, B: {} }, { options })
    const got = t.dice(6, 6, 1, 1, 6, 6, 6).turns({
      'turn.action': 'cross',
      'river.cross': 'raft',
      'battle.roll': 'roll',
      'battle.escape': 'escape',
    })
    expect(got.asked.find(({ verb }) => verb === 'battle.roll')?.who).toBe('B')
  })
})
