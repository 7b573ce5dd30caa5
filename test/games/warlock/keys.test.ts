import { describe, expect, it } from 'vitest'
import { meetEncounter } from '../../../src/games/warlock/rules/encounters/encounters.ts'
import { NUMBERS } from '../../../src/games/warlock/data/ids.ts'
import { notebookOf } from '../../../src/games/warlock/state/notebook.ts'
import { challenge } from '../../../src/games/warlock/rules/deeds/challenge.ts'
import { warlock, type Table } from './kit.ts'

function four(chest: readonly number[] = [6, 7, 8]): Table {
  return warlock(
    { A: { at: 'c-16-23', keyCards: [2] }, B: { keyCards: [1, 3] }, C: { keyCards: [5, 4] }, D: { keyCards: [9] } },
    { chest },
  )
}

describe('the Key Challenge (WAR-14)', () => {
  it('a rolled 1: only the challenger sees the cards held out (WS-15, WAR-14.1 to 14.4)', () => {
    const t = four()
    const got = t.dice(1).turns({ 'turn.action': 'move', 'challenge.name': '5', 'move.to': 'c-15-23' })
    expect(got.heard('challenged', null)).toEqual([{ kind: 'challenged', seat: 0, number: 5, reason: 'roll' }])
    expect(t.row('A', 5)).toEqual(['absent', 'absent', 'here', 'absent', 'absent'])
    expect(got.heard('key-seen', 'B')).toEqual([])
    expect(got.heard('held-out', 'B')).toMatchObject([{ seat: 1, blank: true }])
    expect(got.heard('held-out', 'C')).toMatchObject([{ seat: 2, blank: false }])
    expect(t.row('B', 5)).toEqual(['open', 'absent', 'open', 'open', 'open'])
    expect(t.who('A').space).toBe('c-15-23')
  })

  it('all blank: the number is beneath the chest (WS-16, WAR-14.6)', () => {
    const t = four()
    const before = NUMBERS.map((number) => t.row('B', number))
    challenge(t.state, 0, 7, 'roll')
    expect(t.row('A', 7)).toEqual(['absent', 'absent', 'absent', 'absent', 'here'])
    expect(t.cell('A', 7, 'chest')).toMatchObject({ reason: 'row', round: 1 })
    expect(NUMBERS.map((number) => t.row('B', number))).toEqual(before)
  })

  it("one's own number: three blanks whose meaning only the challenger knows (WS-17, WAR-14.5)", () => {
    const t = four()
    const before = t.row('A', 2)
    challenge(t.state, 0, 2, 'roll')
    expect(t.row('A', 2)).toEqual(before)
    expect(before).toEqual(['here', 'absent', 'absent', 'absent', 'absent'])
  })

  it('the Key Challenge (WAR-14): with loose-tongues and swift-feet a 1 or a 6 on either die earns one', () => {
    const t = warlock({ A: { at: 'c-16-23' }, B: {} }, { options: { 'loose-tongues': true, 'swift-feet': true } })
    expect(
      t
        .dice(6, 2)
        .turns({ 'turn.action': 'move' })
        .asked.some(({ verb }) => verb === 'challenge.name'),
    ).toBe(true)
    t.turns()
    expect(
      t
        .dice(5, 2)
        .turns({ 'turn.action': 'move' })
        .asked.some(({ verb }) => verb === 'challenge.name'),
    ).toBe(false)
  })

  it('the dead and the departed answer too (WAR-14.3)', () => {
    const t = warlock({ A: {}, B: { keyCards: [5], dead: true }, C: { keyCards: [6] } })
    const leaver = t.state.players[2]
    if (leaver) leaver.presence = 'left'
    challenge(t.state, 0, 5, 'roll')
    challenge(t.state, 0, 6, 'roll')
    expect([t.cell('A', 5, 'B').proof, t.cell('A', 6, 'C').proof]).toEqual(['here', 'here'])
  })
})

describe('the fifteen Key cards (keycards.json)', () => {
  it.each(NUMBERS)(
    'key-card-%i is held out when its number is challenged, and proves it is not beneath the chest',
    (number) => {
      const others = NUMBERS.filter((other) => other !== number)
      const t = warlock({ A: {}, B: { keyCards: [number] }, C: {} }, { chest: others.slice(0, 3) })
      challenge(t.state, 0, number, 'seer')
      expect(t.row('A', number)).toEqual(['absent', 'here', 'absent', 'absent'])
      expect(t.cell('A', number, 'B').reason).toBe('challenge')
    },
  )

  it('key-card-blank is held out by every player without the number', () => {
    const t = warlock({ A: {}, B: {}, C: {} }, { chest: [1, 2, 3] })
    challenge(t.state, 0, 2, 'ball')
    const blanks = t.state.emitted.map(({ fact }) => fact).filter(({ kind }) => kind === 'held-out')
    expect(blanks).toMatchObject([
      { seat: 1, blank: true },
      { seat: 2, blank: true },
    ])
  })
})

describe('the chest (WAR-15)', () => {
  it('the right three keys win at once, on however many cards (WS-48)', () => {
    const t = warlock(
      { A: { at: 'c-16-4', treasures: ['bunch-cook', 'key-8'] }, B: { keyCards: [5] } },
      { chest: [1, 6, 8] },
    )
    const got = t.dice(3).turns({ 'turn.action': 'move', 'move.to': 'treasure-room', 'chest.name': ['1', '6', '8'] })
    expect(got.of('game-won')).toEqual([{ kind: 'game-won', seats: [0], by: 'chest' }])
    expect(t.state).toMatchObject({ phase: 'over', result: [{ seat: 0, rank: 1, won: true, score: 3 }, { rank: 2 }] })
    expect(got.of('all-revealed')[0]).toMatchObject({ chest: [1, 6, 8] })
  })

  it('one right, two wrong: the count is public, the rest private (WS-49, WAR-15.7 to 15.9)', () => {
    const t = warlock(
      { A: { at: 'c-16-4', treasures: ['bunch-cook'] }, B: { keyCards: [5] }, C: { keyCards: [7] } },
      { chest: [1, 6, 8] },
    )
    const got = t.dice(3).turns({ 'turn.action': 'move', 'move.to': 'treasure-room', 'chest.name': ['1', '5', '7'] })
    expect(got.heard('chest-wrong', null)[0]).toMatchObject({ numbers: [1, 5, 7], wrong: 2 })
    expect(t.who('A')).toMatchObject({ space: 'south-bank', treasures: ['bunch-cook'] })
    expect(t.state.knownTo['bunch-cook']).toEqual([0, 1, 2])
    expect([t.cell('A', 5, 'B').proof, t.cell('A', 7, 'C').proof, t.cell('A', 1, 'chest').proof]).toEqual([
      'here',
      'here',
      'here',
    ])
    const { failures, cells } = notebookOf(3, 1, t.state.players[1]?.sightings ?? [])
    expect(failures).toMatchObject([{ seat: 0, numbers: [1, 5, 7], wrong: 2 }])
    expect(cells.filter(({ reason }) => reason === 'chest')).toEqual([])
  })

  it('a number whose Key card the player holds is wrong, and may be named (WAR-15.8, WAR-24.22)', () => {
    const t = warlock({ A: { at: 'c-16-4', treasures: ['bunch-cook'], keyCards: [1] }, B: {} }, { chest: [5, 6, 7] })
    const got = t.dice(3).turns({ 'turn.action': 'move', 'move.to': 'treasure-room', 'chest.name': ['1', '5', '6'] })
    expect(got.of('chest-wrong')[0]?.wrong).toBe(1)
  })

  it('two numbers only: nothing to name; a deal later, Open (WS-50, WAR-15.3, WAR-24.24)', () => {
    const t = warlock(
      { A: { at: 'c-16-4', treasures: ['key-2', 'key-9'], gold: 1 }, B: { at: 'treasure-room', treasures: ['key-4'] } },
      { chest: [1, 6, 8] },
    )
    const arrival = t.dice(3).turns({ 'turn.action': 'move', 'move.to': 'treasure-room' })
    expect(arrival.offered('chest.name')).toEqual(['decline'])
    t.turns()
    const got = t.turns([
      ['turn.action', 'deal:seat:1'],
      ['deal.build', 'give-gold'],
      ['deal.detail', '1'],
      ['deal.build', 'ask-key'],
      ['deal.detail', '4'],
      ['deal.build', 'offer'],
      ['deal.answer', 'accept:key-4', 'B'],
      ['turn.action', 'open'],
      ['chest.name', '2'],
      ['chest.name', '4'],
      ['chest.name', '9'],
    ])
    expect(got.of('chest-wrong')[0]).toMatchObject({ wrong: 3 })
  })

  it('every player who arrives is asked in the same public form (WS-64, WAR-22.9)', () => {
    const arrive = (treasures: readonly ('key-2' | 'ball-of-twine' | 'bunch-cook')[]) => {
      const t = warlock({ A: { at: 'c-16-4', treasures }, B: {} }, { chest: [2, 3, 4] })
      return t.dice(3).turns({ 'turn.action': 'move', 'move.to': 'treasure-room' })
    }
    const [poor, rich] = [arrive(['key-2', 'ball-of-twine']), arrive(['bunch-cook'])].map((got) =>
      got.asked.find(({ verb }) => verb === 'chest.name'),
    )
    expect(poor?.publicKeys).toEqual(['decline'])
    expect(rich?.publicKeys).toEqual(['decline'])
    expect(rich?.keys).toEqual(['decline', '1', '5', '6', '7'])
  })

  it('the chest (WAR-15): with a lock open two are named, never the open one (WAR-23.3, open-lock)', () => {
    const t = warlock(
      { A: { at: 'c-16-4', treasures: ['bunch-cook', 'key-8'] }, B: {} },
      { chest: [6, 1, 8], openLock: 6, options: { 'open-lock': true } },
    )
    const got = t.dice(3).turns({ 'turn.action': 'move', 'move.to': 'treasure-room', 'chest.name': ['1', '8'] })
    expect(got.offered('chest.name')).toEqual(['decline', '1', '5', '7', '8'])
    expect(got.of('game-won')).toHaveLength(1)
  })

  it('a number on several cards: the player chooses which to show (WAR-15.4, WAR-24.23)', () => {
    const t = warlock(
      { A: { at: 'treasure-room', treasures: ['bunch-cook', 'bunch-librarian', 'key-6'], shown: ['key-6'] }, B: {} },
      { chest: [2, 3, 4] },
    )
    const got = t.turns({ 'turn.action': 'open', 'chest.name': ['1:bunch-cook', '5', '6:key-6'] })
    expect(got.of('chest-challenged')[0]?.cards).toEqual(['bunch-cook', 'key-6'])
    expect(t.state.knownTo['bunch-librarian']).toEqual([0])
  })

  it('random looks beneath the chest leave the open lock out (open-lock)', () => {
    const t = warlock(
      { A: { at: 'well-room', gold: 4 }, B: {} },
      { chest: [6, 1, 8], openLock: 6, rooms: { 'well-room': { card: 'hooded-stranger' } } },
    )
    t.play(meetEncounter, 'A', { 'encounter.stranger': 'gold' }, 'arrived')
    expect(['1', '8'].some((number) => t.cell('A', Number(number), 'chest').proof === 'here')).toBe(true)
  })
})
