import { describe, expect, it } from 'vitest'
import { Run, type Orders } from '../../../../src/engine/index.ts'
import { fightOut } from '../../../../src/games/imperial/rules/combat/combat.ts'
import { offerToJoin } from '../../../../src/games/imperial/rules/deeds/companions.ts'
import { explore } from '../../../../src/games/imperial/rules/encounters/exploration.ts'
import { drawEncounter } from '../../../../src/games/imperial/rules/encounters/encounters.ts'
import { IMPERIAL_RULES } from '../../../../src/games/imperial/rules/index.ts'
import type { Imperial } from '../../../../src/games/imperial/state/state.ts'
import { imperial } from '../kit.ts'
import { inFight } from '../perils/midfight.ts'

const PLAINS = 'h-2-3'

describe('standing orders', () => {
  /** A fight of Kate's, stopped at its first question, with this many wounds of 8. */
  function inCombat(orders: Orders, wounds: number): Run<Imperial> {
    const t = imperial({ kate: { hex: PLAINS, wounds }, ozmo: {} }).dice(...Array<number>(8).fill(1))
    t.state.orders[0] = orders
    const { fight } = inFight(t, 'kate', 'ogre')
    const turn = function* (game: Imperial) {
      yield* fightOut(game, fight)
    }
    return Run.start({ ...IMPERIAL_RULES, turn }, t.state).run
  }

  /** The answer given for her after a round without a hit. */
  function afterRound(orders: Orders, wounds: number) {
    const run = inCombat(orders, wounds)
    run.submit({ seat: 0, verb: 'combat.action', key: 'attack' })
    const { verb, standing, default: fallback } = run.askedOf(0) ?? {}
    expect(verb).toBe('combat.flee')
    return { standing, default: fallback }
  }

  it('fight on while well, then ask, or run; the player sets the health (IMP-8.30)', () => {
    const [well, low] = [0, 6]
    expect(afterRound({}, well)).toEqual({ standing: null, default: 'fight-on' })
    expect(afterRound({}, low)).toEqual({ standing: null, default: 'flee' })
    expect(afterRound({ fighting: 'press' }, well).standing).toBe('fight-on')
    expect(afterRound({ fighting: 'press' }, low).standing).toBeNull()
    expect(afterRound({ fighting: 'run' }, low).standing).toBe('flee')
    expect(afterRound({ fighting: 'run', flee: '0' }, low)).toEqual({ standing: 'fight-on', default: 'fight-on' })
    expect(afterRound({ flee: '9' }, well)).toEqual({ standing: null, default: 'flee' })
  })

  it('fighting on, the character attacks with the readied weapon (IMP-8.4)', () => {
    expect(inCombat({ fighting: 'press' }, 0).askedOf(0)).toMatchObject({ verb: 'combat.action', standing: 'attack' })
    expect(inCombat({ fighting: 'press' }, 6).askedOf(0)?.standing).toBeNull()
    expect(inCombat({}, 0).askedOf(0)).toMatchObject({ standing: null, reaction: false })
  })

  it('the Lucky Charm is kept where a roll cannot gain by it, unless one wishes to be asked (IMP-18.19)', () => {
    const exploring = (orders: Orders, ...dice: number[]) => {
      const t = imperial({ kate: { hex: 'h-1-3', treasures: ['lucky-charm'] }, ozmo: {} }).dice(...dice)
      t.state.orders[0] = orders
      const turn = (game: Imperial) => explore(game, 0)
      const asked = Run.start({ ...IMPERIAL_RULES, turn }, t.state).run.askedOf(0)
      return { verb: asked?.verb, standing: asked?.standing }
    }
    const [aClue, nothing] = [[2, 3], [3, 4]] as const // prettier-ignore
    expect(exploring({}, ...aClue)).toEqual({ verb: 'charm.use', standing: 'keep' })
    expect(exploring({}, ...nothing)).toEqual({ verb: 'charm.use', standing: null })
    expect(exploring({ charm: 'ask' }, ...aClue).standing).toBeNull()
    expect(exploring({ charm: 'spare' }, ...nothing).standing).toBe('keep')
  })

  it('trades are refused, and the others do not wait for a proposal (IMP-14.2)', () => {
    const t = imperial({
      kate: { hex: PLAINS, weapons: ['spear'] },
      rosa: { hex: PLAINS, weapons: ['dagger'] },
      ozmo: {},
    })
    t.state.orders[1] = { trades: 'refuse' }
    const { run } = Run.start(IMPERIAL_RULES, t.state)
    const say = (seat: number, verb: string, key: string) => {
      const outcome = run.submit({ seat, verb, key })
      if (typeof outcome === 'string') throw new Error(`${verb} ${key}: ${outcome}`)
    }
    say(0, 'trade.open', 'seat:1')
    expect(run.askedOf(0)).toMatchObject({ verb: 'trade.build', reaction: false, known: true, standing: null })
    expect(run.candidates).toEqual([0, 1])
    say(0, 'trade.build', 'you')
    expect(run.askedOf(1)).toMatchObject({ verb: 'trade.build', reaction: true, standing: 'cancel', order: 'trades' })
    expect(run.askedAsSeenBy(2)).toEqual([])
    expect(run.candidates).toEqual([0, 1])
    say(1, 'trade.build', 'cancel')
    say(0, 'trade.open', 'seat:1')
    say(0, 'trade.build', `give:${t.who('kate').weapons[0] ?? ''}`)
    say(0, 'trade.build', 'offer')
    expect(run.askedOf(1)).toMatchObject({ verb: 'trade.answer', reaction: true, standing: 'refuse', order: 'trades' })
  })

  it('a player who opened a trade hears the counter-proposal, regardless of orders (IMP-14.2)', () => {
    const people = { kate: { hex: PLAINS, weapons: ['spear'] }, rosa: { hex: PLAINS, weapons: ['dagger'] } } as const
    const t = imperial(people)
    t.state.orders[0] = { trades: 'refuse' }
    const give = (who: 'kate' | 'rosa') => `give:${t.who(who).weapons[0] ?? ''}`
    const got = t.turns([
      ['trade.open', 'seat:1', 'kate'],
      ['trade.build', give('kate'), 'kate'],
      ['trade.build', 'offer', 'kate'],
      ['trade.answer', 'counter', 'rosa'],
      ['trade.build', give('rosa'), 'rosa'],
      ['trade.build', 'offer', 'rosa'],
      ['trade.answer', 'accept', 'kate'],
      ['leave', '', 'rosa'],
    ])
    const answers = got.asked.filter(({ verb }) => verb === 'trade.answer')
    expect(answers.map(({ who, standing }) => [who, standing])).toEqual([['rosa', null], ['kate', null]]) // prettier-ignore
    expect(got.of('trade-handed')).toHaveLength(1)
  })

  it('the Palantir sends nothing back, and company is taken or not (IMP-7.4, IMP-7.13)', () => {
    const t = imperial({ kate: { hex: 'h-4-2', treasures: ['palantir-of-zog'] }, ozmo: {} }).draws(
      'demon',
      'imperial-guard',
    )
    t.state.orders[0] = { palantir: 'keep' }
    const got = t.play(drawEncounter, 'kate', { 'palantir.use': 'redraw' })
    expect(got.asked.find(({ verb }) => verb === 'palantir.use')?.standing).toBe('keep')
    for (const company of ['accept', 'refuse']) {
      const meeting = imperial({ kate: { hex: PLAINS }, ozmo: {} })
      meeting.state.orders[0] = { company }
      const tile = meeting.state.encounterPool.find((one) => one.startsWith('elephant')) ?? ''
      meeting.state.encounterPool = meeting.state.encounterPool.filter((one) => one !== tile)
      meeting.state.resolving.push(tile)
      const asked = offerToJoin(meeting.state, 0, tile).next(undefined as never)
      const [question] = asked.done ? [] : asked.value
      expect(typeof question?.standing === 'function' && question.standing()).toEqual({
        key: company,
        order: 'company',
      })
    }
  })

  describe('in company', () => {
    const options = { 'travel-together': true }

    it.each(['accept', 'refuse', undefined])('an invitation to come along: %s (IMP-17.15)', (convoys) => {
      const t = imperial({ kate: {}, ozmo: {} }, { options }).dice(3, 4)
      if (convoys) t.state.orders[1] = { convoys }
      const got = t.turns([
        ['convoy.invite', 'seat:1'],
        ['convoy.join', 'refuse', 'ozmo'],
        ['phase.move', 'stay'],
      ])
      expect(got.asked.find(({ verb }) => verb === 'convoy.join')?.standing).toBe(convoys ?? null)
    })

    it.each(['join', 'stay-out', undefined])('a fight beside the player: %s (IMP-17.11)', (support) => {
      const t = imperial({ kate: { hex: PLAINS }, ozmo: { hex: PLAINS } }, { options }).draws('ogre')
      if (support) t.state.orders[1] = { support }
      const got = t.dice(...Array<number>(90).fill(1)).play(drawEncounter, 'kate', { 'combat.flee': 'flee' })
      expect(got.asked.find(({ verb }) => verb === 'support.join')?.standing).toBe(support ?? null)
    })
  })
})
