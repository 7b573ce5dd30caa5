import { describe, expect, it } from 'vitest'
import { ORDER, Run, type Orders } from '../../../src/engine/index.ts'
import { duel } from '../../../src/games/warlock/rules/battles/duel.ts'
import { takeSupplies } from '../../../src/games/warlock/rules/deeds/creation.ts'
import { meetEncounter } from '../../../src/games/warlock/rules/encounters/encounters.ts'
import { WARLOCK_RULES } from '../../../src/games/warlock/rules/index.ts'
import type { TreasureId } from '../../../src/games/warlock/data/ids.ts'
import { offerChallenge } from '../../../src/games/warlock/rules/deeds/challenge.ts'
import { takeTreasure } from '../../../src/games/warlock/rules/turn/taking.ts'
import type { Warlock } from '../../../src/games/warlock/state/state.ts'
import { seatOf, warlock, type Answers, type Somebody, type Table } from './kit.ts'

const SPOT = 'c-16-23'

/** B is attacked by A, and has given orders. */
function attacked(orders: Orders, B: Somebody = {}): Table {
  const t = warlock({ A: { at: SPOT, stamina: 15 }, B: { at: SPOT, skill: 9, stamina: 8, ...B } })
  t.state.orders[seatOf('B')] = orders
  return t
}

/** The duel, stopped at its first question. */
function inDuel(t: Table): Run<Warlock> {
  const turn = function* (game: Warlock) {
    yield* duel(game, 0, 1)
  }
  return Run.start({ ...WARLOCK_RULES, turn }, t.state).run
}

/** The answers of B’s orders to a question, in order. */
function answeredFor(t: Table, verb: string, answers: Answers = {}): (string | null)[] {
  const got = t.play(duel, 'A', answers, seatOf('B'))
  return got.asked.filter((one) => one.verb === verb && one.who === 'B').map(({ standing }) => standing)
}

describe('standing orders', () => {
  it('fight on above the threshold, then ask, or run (WAR-25.4, D-ESCAPE)', () => {
    /** The answer given for B after a round that has left B with 6 Stamina. */
    const ordered = (orders: Orders) => {
      const run = inDuel(attacked(orders).dice(2, 3, 4, 4))
      run.submit({ seat: 1, verb: 'duel.answer', key: 'fight' })
      expect(run.askedOf(1)?.verb).toBe('battle.escape')
      return run.askedOf(1)?.standing
    }
    expect(ordered({})).toBeNull()
    expect(ordered({ fighting: 'press' })).toBe('press')
    expect(ordered({ fighting: 'run' })).toBe('press')
    expect(ordered({ fighting: 'press', flee: '6' })).toBeNull()
    expect(ordered({ fighting: 'run', flee: '6' })).toBe('escape')
  })

  it('fighting on reveals where the threshold is: nothing before it can be undone, asked or not', () => {
    const room = 'well-room'
    const kept = (flee: string) => {
      const t = warlock(
        { A: { at: room, cameBy: 'c-4-23', skill: 10, stamina: 10 }, B: {} },
        { rooms: { [room]: { card: 'ogre', pile: [] } }, options: { 'luck-in-battle': true } },
      )
      t.state.orders[0] = { flee }
      t.dice(1, 1, 6, 6, 6, 6, 1, 1, 1, 1, 6, 6)
      const turn = function* (game: Warlock) {
        yield* meetEncounter(game, 0, 'arrived')
      }
      const { run } = Run.start({ ...WARLOCK_RULES, turn }, t.state)
      for (const [verb, key] of [['battle.luck', 'keep'], ['battle.escape', 'press']] as const) run.submit({ seat: 0, verb, key }) // prettier-ignore
      const outcome = run.submit({ seat: 0, verb: 'battle.luck', key: 'keep' })
      return [typeof outcome !== 'string' && outcome.irreversible, run.askedOf(0)?.verb]
    }
    expect(kept('4')).toEqual([true, 'battle.luck'])
    expect(kept('9')).toEqual([true, 'battle.escape'])
  })

  describe('a battle between adventurers takes two presses', () => {
    const fought = (how: string) => {
      const t = attacked({}, { stamina: 5 }).dice(...Array.from({ length: 3 }, () => [1, 1, 6, 6]).flat())
      return t.play(duel, 'A', { 'battle.escape': how === 'finish' ? [how, how] : [how, how, 'escape'] }, seatOf('B'))
    }

    it('a battle between adventurers takes two presses: until the player is low, who is then asked again (WAR-25.4)', () => {
      const got = fought('press')
      expect(got.asked.filter(({ verb }) => verb === 'battle.escape').map(({ who }) => who)).toEqual(['B', 'A', 'B'])
    })

    it('a battle between adventurers takes two presses: or to the end', () => {
      const got = fought('finish')
      expect(got.asked.filter(({ verb }) => verb === 'battle.escape').map(({ who }) => who)).toEqual(['B', 'A'])
      expect(got.result).toBe('died')
    })
  })

  it('a Treasure is taken and kept while there is room (D-PUTBACK), and no challenge is asked for when all is known (D-CHALLENGE)', () => {
    const standing = (verb: string, orders: Orders, treasures: TreasureId[] = []) => {
      const room = 'well-room'
      const t = warlock({ A: { at: room, treasures }, B: {} }, { rooms: { [room]: { pile: ['key-6'] } } })
      t.state.orders[0] = orders
      const got = t.play((game: Warlock) => takeTreasure(game, 0, 'may-claim'), 'A')
      return got.asked.find((one) => one.verb === verb)?.standing
    }
    const claimed = (orders: Orders, treasures?: TreasureId[]) => standing('treasure.claim', orders, treasures)
    const looked = (orders: Orders, treasures?: TreasureId[]) => standing('treasure.look', orders, treasures)
    expect(claimed({})).toBe('take')
    expect(claimed({ finds: 'ask' })).toBeNull()
    expect(claimed({}, ['key-2', 'key-3', 'key-4', 'key-7', 'key-8', 'key-9'])).toBeNull()
    expect(looked({})).toBe('keep')
    expect(looked({ finds: 'ask' })).toBeNull()
    expect(looked({}, ['key-2', 'key-3', 'key-4', 'key-7', 'key-8', 'key-9'])).toBeNull()
    const challenged = (orders: Orders, chest: number[]) => {
      const keyCards = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((one) => !chest.includes(one))
      const t = warlock({ A: { keyCards }, B: { keyCards: [] } }, { options: { 'deduction-helper': true } })
      t.state.orders[0] = orders
      return t.play((game: Warlock) => offerChallenge(game, 0, 'roll'), 'A').asked[0]?.standing
    }
    expect(challenged({}, [7, 8, 9])).toBe('decline')
    expect(challenged({ challenges: 'ask' }, [7, 8, 9])).toBeNull()
    expect(challenged({}, [6, 7, 8, 9])).toBeNull()
    expect(challenged({ challenges: 'decline' }, [6, 7, 8, 9])).toBe('decline')
  })

  it.each(['open', 'decline'])(
    'a player who uses the Crystal Ball is asked, regardless of orders: %s (WAR-14.7)',
    (challenges) => {
      const known = {
        A: { at: SPOT, keyCards: [1, 2, 3, 4, 5, 6], treasures: ['crystal-ball'] },
        B: { keyCards: [] },
      } as const
      const t = warlock(known, { options: { 'deduction-helper': true } })
      t.state.orders[0] = { challenges }
      const got = t.turns({ 'turn.action': ['use:crystal-ball', 'pass'], 'challenge.name': '7' })
      expect(got.asked.find(({ verb }) => verb === 'challenge.name')?.standing).toBeNull()
      expect(got.of('challenged')).toMatchObject([{ seat: 0, number: 7, reason: 'ball' }])
    },
  )

  it('a player who began a deal hears the counter-proposal, regardless of orders (WAR-12.4, D-DEALANSWER)', () => {
    const t = warlock({ A: { at: SPOT, gold: 5 }, B: { at: SPOT, gold: 5 } })
    t.state.orders[0] = { deals: 'decline' }
    const got = t.turns([
      ['turn.action', 'deal:seat:1'],
      ['deal.build', 'give-gold'],
      ['deal.detail', '2'],
      ['deal.build', 'offer'],
      ['deal.answer', 'counter', 'B'],
      ['deal.build', 'give-gold', 'B'],
      ['deal.detail', '1', 'B'],
      ['deal.build', 'offer', 'B'],
      ['deal.answer', 'accept', 'A'],
      ['turn.action', 'pass'],
    ])
    const answers = got.asked.filter(({ verb }) => verb === 'deal.answer')
    expect(answers.map(({ who, standing }) => [who, standing])).toEqual([['B', null], ['A', null]]) // prettier-ignore
    expect(got.of('deal-done')).toHaveLength(1)
  })

  it('a monster is fought on with one press (WAR-25.4)', () => {
    const room = 'well-room'
    const t = warlock(
      { A: { at: room, cameBy: 'c-4-23', skill: 10, stamina: 10 }, B: {} },
      { rooms: { [room]: { card: 'ogre', pile: ['key-6'] } } },
    )
    t.state.orders[0] = { fighting: 'press', flee: '6' }
    t.dice(1, 1, 1, 1, 6, 6, 1, 1, 6, 6, 1, 1, 6)
    const got = t.play(meetEncounter, 'A', { 'battle.escape': ['press', 'escape'] }, 'arrived')
    const standing = got.asked.filter(({ verb }) => verb === 'battle.escape').map((one) => one.standing)
    expect(standing).toEqual(['press', null])
  })

  it('attacks, truces and deals are answered as ordered, or asked (D-BUYOFF, D-TRUCE, D-DEALANSWER)', () => {
    const over = { 'battle.escape': ['truce'], 'duel.truce': 'accept' }
    expect(answeredFor(attacked({ attacks: 'fight' }).dice(2, 3, 4, 4), 'duel.answer', over)).toEqual(['fight'])
    expect(answeredFor(attacked({}).dice(2, 3, 4, 4), 'duel.answer', over)).toEqual([null])
    const offered = (truces: string) =>
      answeredFor(attacked({ truces }).dice(6, 6, 1, 1), 'duel.truce', {
        'battle.escape': ['truce'],
        'duel.truce': 'accept',
      })
    expect([offered('ask'), offered('refuse'), offered('accept')]).toEqual([[null], ['refuse'], ['accept']])
    const t = warlock({ A: { at: SPOT, gold: 5 }, B: { at: SPOT } })
    t.state.orders[1] = { deals: 'decline' }
    const got = t.turns([
      ['turn.action', 'deal:seat:1'],
      ['deal.build', 'give-gold'],
      ['deal.detail', '2'],
      ['deal.build', 'offer'],
      ['deal.answer', 'decline', 'B'],
      ['turn.action', 'pass'],
    ])
    expect(got.asked.find(({ verb }) => verb === 'deal.answer')).toMatchObject({ who: 'B', standing: 'decline' })
  })

  it('no card is used, by any possible holder: the question is asked all the same (WAR-22.9)', () => {
    const asked = (card: TreasureId, cards: string) => {
      const run = inDuel(attacked({ cards }, { treasures: [card] }))
      run.submit({ seat: 1, verb: 'duel.answer', key: 'fight' })
      const { verb, standing, order } = run.askedOf(1) ?? {}
      return [verb, standing, order]
    }
    expect(asked('potion-of-invisibility', 'ask')).toEqual(['duel.item', null, null])
    expect(asked('potion-of-invisibility', 'pass')).toEqual(['duel.item', 'pass', 'cards'])
    // A player without a useful card passes automatically, and all others see the same as otherwise.
    expect(asked('crystal-ball', 'ask')).toEqual(['duel.item', 'pass', null])
  })

  it('a seat sets its own flee threshold (WAR-25.4)', () => {
    const { run } = Run.start(WARLOCK_RULES, warlock({ A: {}, B: {} }).state)
    expect(run.submit({ seat: 1, verb: ORDER, key: 'flee=9' })).toMatchObject({ quiet: true })
    expect(run.view(1).own).toMatchObject({ fleeAt: 9, orders: { flee: '9' } })
    expect(run.view(0).own).toMatchObject({ fleeAt: 4, orders: {} })
  })
})

describe('how long a question may wait', () => {
  it('supplies are chosen at leisure, by the last silent player too (WAR-3.7, WAR-25.2)', () => {
    const t = warlock({ A: { skill: 9 }, B: { skill: 10 }, C: { skill: 11 } })
    t.state.phase = 'setup'
    const turn = (game: Warlock) => takeSupplies(game, [0, 1, 2])
    const { run } = Run.start({ ...WARLOCK_RULES, turn }, t.state)
    for (const left of [3, 2, 1]) {
      expect(run.asked.map(({ reaction, known, default: fallback }) => [reaction, known, fallback !== null])).toEqual(
        Array.from({ length: left }, () => [false, true, true]),
      )
      const [first] = run.asked
      run.submit({ seat: first?.seat ?? 0, verb: 'adventurer.supplies', key: 'gold:0' })
    }
  })

  it('a defender has the time of a reaction, the attacker that of their turn, the robber that of a decision (WAR-25.1)', () => {
    const run = inDuel(attacked({}).dice(2, 3, 4, 4, 6))
    const weights = new Map<string, boolean>()
    for (const key of ['fight', 'escape', 'nothing', 'leave', 'c-12-23']) {
      const [asked] = run.asked
      if (!asked) break
      weights.set(`${asked.seat} ${asked.verb}`, asked.reaction)
      run.submit({ seat: asked.seat, verb: asked.verb, key })
    }
    expect(Object.fromEntries(weights)).toEqual({
      '1 duel.answer': true,
      '1 battle.escape': true,
      '0 duel.rob': false,
      '0 duel.lantern': false,
      '1 battle.flight': true,
    })
  })
})
