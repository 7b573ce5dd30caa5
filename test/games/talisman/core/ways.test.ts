import { describe, expect, test } from 'vitest'
import { Run } from '../../../../src/engine/index.ts'
import { spaceOf } from '../../../../src/games/talisman/data/components.ts'
import type { SpaceId } from '../../../../src/games/talisman/data/ids.ts'
import timing from '../../../../src/games/talisman/rulebook/timing.json' with { type: 'json' }
import { TALISMAN_RULES } from '../../../../src/games/talisman/rules/index.ts'
import { talisman } from '../kit.ts'

/** No fights on the route. */
const GOLD = ['bag-of-gold-1', 'bag-of-gold-2', 'bag-of-gold-3']

const regionsOf = (keys: readonly string[]) =>
  keys.filter((key) => key.startsWith('space:')).map((key) => spaceOf(key.slice('space:'.length) as SpaceId).region)

describe('the Turn', () => {
  test('the Turn is Movement, then Encounters (TAL-10.1)', () => {
    const t = talisman({ elf: { at: 'city' } }, { pile: ['bag-of-gold'] }).dice(1)
    const kinds = t.turns({ 'move.to': 'space:fields-south' }).facts.map(({ kind }) => kind)
    const order = ['move-rolled', 'moved', 'encountered', 'cards-drawn', 'taken'].map((kind) =>
      kinds.findIndex((one) => one === kind),
    )
    expect(order).not.toContain(-1)
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })

  test('the Turn goes step by step through what timing.json has (TAL-10.1a)', () => {
    const spells = ['destroy-magic', 'hex', 'teleport'] // one too many: the seat is already asked at the beginning
    const t = talisman({ wizard: { at: 'crags', spells }, elf: {} }).dice(1, 3)
    const { run } = Run.start(TALISMAN_RULES, t.state)
    const steps: string[] = []
    for (const turn = run.state.turns; run.state.turns === turn;) {
      const [asked] = run.asked
      if (!asked) throw new Error('nobody is asked')
      if (steps.at(-1) !== run.state.step) steps.push(run.state.step)
      const stay = asked.offers.find(({ key }) => ['pass', 'space:plains-east', 'end'].includes(key))
      run.submit({ seat: asked.seat, verb: asked.verb, key: stay?.key ?? asked.default ?? '' })
    }
    expect(steps).toEqual(timing.turnSteps.map(({ id }) => id.replace('t-', '')))
  })
})

describe('Moves', () => {
  test('Moves never turn about: all steps go one way or all the other (TAL-11.2)', () => {
    const got = talisman({ elf: { at: 'city' } }, { pile: ['bag-of-gold'] })
      .dice(2)
      .turns()
    expect([...got.offered('move.to')].sort()).toEqual(['space:hills-south', 'space:woods-east'])
  })

  test.each([1, 2, 3, 4, 5, 6])('a %i leads across the Storm River only by the bridge (TAL-11.9)', (die) => {
    const got = talisman({ elf: { at: 'city' } })
      .dice(die, 6, 6, 6, 6)
      .turns()
    expect(new Set(regionsOf(got.offered('move.to')))).toEqual(new Set(['outer']))
  })

  test('the boatman of the Tavern crosses it too (TAL-11.9)', () => {
    const t = talisman({ elf: { at: 'tavern', offer: { kind: 'ferry', to: 'temple' } } })
    const got = t.turns({ 'move.how': 'ferry:temple' })
    expect(got.of('river-crossed')).toMatchObject([{ by: 'ferry' }])
    expect(t.who('elf').space).toBe('temple')
  })
})

describe('the bridge', () => {
  test('the bridge joins the Sentinel and the Hills, and is one step of a Move, inwards and out (TAL-11.8, TAL-11.10)', () => {
    const inwards = talisman({ troll: { at: 'sentinel', strength: 12 } }, { pile: ['bag-of-gold'] }).dice(2, 6, 1)
    const got = inwards.turns({ 'move.to': ['bridge', 'space:cursed-glade'] })
    expect(got.of('moved').flatMap(({ path }) => path)).toEqual(['hills-middle', 'cursed-glade'])
    const outwards = talisman({ troll: { at: 'cursed-glade' } }, { pile: ['bag-of-gold'] }).dice(2)
    const back = outwards.turns({ 'move.to': 'space:sentinel' })
    expect(back.of('moved')[0]?.path).toEqual(['hills-middle', 'sentinel'])
  })

  test('the bridge is out of reach of a Move that is too short (TAL-11.10)', () => {
    const short = talisman({ troll: { at: 'woods-north' } }, { pile: ['bag-of-gold'] })
      .dice(1)
      .turns()
    expect(short.offered('move.to')).not.toContain('bridge')
    const enough = talisman({ troll: { at: 'woods-north' } }, { pile: ['bag-of-gold', 'bag-of-gold'] })
      .dice(2)
      .turns()
    expect(enough.offered('move.to')).toContain('bridge')
  })

  test('Preservation for the Sentinel: a Stand-off, and it is as strong the next time (TAL-R37)', () => {
    const t = talisman({
      troll: { at: 'sentinel', strength: 12 },
      elf: { missTurns: 1, spells: ['preservation'] },
    }).dice(1, 6, 1)
    const first = t.turns([
      ['move.to', 'bridge'],
      ['window.act', 'cast:preservation:foe:sentinel', 'elf'],
    ])
    expect(first.of('fought')[0]).toMatchObject({ result: 'won', theirs: { total: 10 } })
    expect(t.who('troll')).toMatchObject({ space: 'sentinel', lives: 4 })
    t.turns()
    t.dice(1, 6, 1)
    expect(t.turns({ 'move.to': 'bridge' }).of('fought')[0]).toMatchObject({ result: 'won', theirs: { total: 10 } })
    expect(t.who('troll').space).toBe('hills-middle')
  })
})

describe('Rafts', () => {
  test('Rafts must be built or bought: without Axe or Raft only the die moves the Character (TAL-11.15)', () => {
    const ways = (somebody: { objects?: string[]; raft?: string }) =>
      talisman({ monk: { at: 'woods-south', ...somebody } })
        .dice(1, 6, 6, 6)
        .turns()
        .offered('move.how')
    expect(ways({})).toEqual([]) // a single alternative is not asked for
    expect(ways({ objects: ['axe'] })).toEqual(['roll', 'build:desert-west'])
    expect(ways({ raft: 'raft' })).toEqual(['roll', 'raft:desert-west'])
  })

  test('Rafts take the Character straight across instead of a roll; that is the Move, and they have an Encounter there (TAL-11.18)', () => {
    const t = talisman({ monk: { at: 'plains-south', raft: 'raft' } }, { pile: ['bag-of-gold', 'two-bags-of-gold'] })
    const got = t.turns({ 'move.how': 'raft:oasis' })
    expect(got.of('move-rolled')).toEqual([])
    expect(got.of('moved').map(({ to }) => to)).toEqual(['oasis'])
    expect(t.who('monk')).toMatchObject({ space: 'oasis', gold: 4 })
  })

  test('a built one is used in this Move, a bought one in the next Turn (TAL-R103)', () => {
    const builds = talisman({ monk: { at: 'forest', objects: ['axe'] } })
    builds.turns({ 'move.how': 'build:castle' })
    expect(builds.who('monk').space).toBe('castle')
    const buys = talisman(
      { monk: { at: 'city', gold: 3 }, elf: { missTurns: 1 } },
      { lying: { 'fields-south': ['market'] } },
    ).dice(1)
    const first = buys.turns({ 'move.to': 'space:fields-south', 'card.next': 'meet:market', 'shop.buy': 'buy:raft' })
    expect(first.of('river-crossed')).toEqual([])
    buys.turns()
    buys.turns({ 'move.how': 'raft:warlocks-cave' })
    expect(buys.who('monk')).toMatchObject({ space: 'warlocks-cave', raft: null })
  })
})

describe('the Portal of Power', () => {
  test('the Portal of Power is linked with the Plain of Peril, both ways (TAL-11.20), and must be opened again each time (TAL-11.22)', () => {
    const t = talisman(
      { troll: { at: 'castle', strength: 12 }, elf: { missTurns: 9 } },
      { lying: { 'portal-of-power': ['fountain-of-wisdom'] } },
    ).dice(2, 6, 6)
    expect(t.turns({ 'move.to': 'portal:strength' }).of('portal-tried')).toHaveLength(1)
    expect(t.who('troll').space).toBe('plain-of-peril')
    t.turns()
    t.turns({ 'move.inner': 'space:portal-of-power' })
    expect(t.who('troll').space).toBe('portal-of-power')
    t.turns()
    const again = t.dice(1, 6, 6).turns({ 'move.to': 'portal:strength' })
    expect(again.of('portal-tried')).toMatchObject([{ opens: true }])
  })

  test('the Portal of Power is the only way in: no Move, Raft, Teleport or Magic Portal leads beyond it (TAL-11.21)', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const t = talisman({ elf: { at: 'castle', raft: 'raft' } }, { pile: GOLD }).dice(die, 6)
      const got = t.turns()
      expect(regionsOf(got.offered('move.to'))).not.toContain('inner')
      expect(got.offered('move.how')).toEqual(['roll', 'raft:forest'])
    }
    const caster = talisman({ elf: { at: 'portal-of-power', spells: ['teleport'] } })
    const keys = caster.dice(1, 6, 6, 6).turns().offered('window.act')
    const goals = keys.flatMap((key) => (key.startsWith('cast:teleport:') ? [key.slice('cast:teleport:'.length)] : []))
    expect(goals.length).toBeGreaterThan(0)
    expect(regionsOf(goals)).not.toContain('inner')
  })

  test('a 6 at the Magic Portal leads to it, not beyond it (TAL-R108)', () => {
    const t = talisman(
      { elf: { at: 'city' } },
      { lying: { 'fields-south': ['magic-portal'] }, pile: ['bag-of-gold'] },
    ).dice(1, 6)
    t.turns({ 'move.to': 'space:fields-south', 'card.next': ['meet:magic-portal'] })
    expect(t.who('elf').space).toBe('portal-of-power')
  })
})

describe('the Inner Region', () => {
  test('the Werewolf must be dealt with before going on; going back is always possible (TAL-11.4, TAL-R107)', () => {
    const t = talisman({
      elf: { at: 'werewolf-den', unfinished: { kind: 'werewolf', strength: 12 }, objects: ['talisman'] },
    }).dice(1, 6)
    const got = t.turns({ 'move.inner': 'stay' })
    expect(got.offered('move.inner')).toEqual(['stay', 'space:dice-with-death'])
    expect(t.who('elf')).toMatchObject({ space: 'werewolf-den', lives: 3 })
  })

  test('staying with the Werewolf is an Encounter, even without a Move (TAL-R104)', () => {
    const t = talisman({
      troll: { at: 'werewolf-den', unfinished: { kind: 'werewolf', strength: 2 }, objects: ['talisman'] },
    }).dice(6, 1)
    expect(t.turns({ 'move.inner': 'stay' }).of('fought')).toMatchObject([{ foes: ['werewolf'], result: 'won' }])
    expect(t.who('troll').unfinished).toBeNull()
  })

  test('Characters meet on the Plain, in the Valley and on the Crown, and nowhere else in it (TAL-R106)', () => {
    const meets = (at: SpaceId, to: SpaceId) => {
      const t = talisman({ elf: { at, objects: ['talisman'] }, troll: { at: to } }).dice(6, 6, 6, 6, 6, 6, 6)
      const got = t.turns({ 'move.inner': `space:${to}` })
      return (
        got.offered('encounter.do').includes('character:1') || got.of('fought').some(({ against }) => against === 1)
      )
    }
    expect(meets('mines', 'plain-of-peril')).toBe(true)
    expect(meets('pits', 'valley-of-fire')).toBe(true)
    expect(meets('valley-of-fire', 'crown-of-command')).toBe(true)
    expect(meets('dice-with-death', 'crypt')).toBe(false)
    expect(meets('vampires-tower', 'mines')).toBe(false)
  })

  test('the Inner Region, and fight there under the usual rules (TAL-14.2)', () => {
    const t = talisman({
      troll: { at: 'mines' },
      elf: { at: 'plain-of-peril', objects: ['sword'] },
    }).dice(4, 2)
    const got = t.turns({
      'move.inner': 'space:plain-of-peril',
      'encounter.do': 'character:1',
      'fight.spoils': 'object:sword-1',
    })
    expect(got.of('fought')[0]).toMatchObject({ ours: { total: 10 }, theirs: { total: 6 }, result: 'won' })
    expect(t.who('troll').objects).toEqual(['sword-1'])
  })
})

describe('the Command Spell', () => {
  test('a Life lost to it is saved by Preservation, cushioned by Healing, never by an Object (TAL-R57)', () => {
    const t = talisman(
      {
        elf: { at: 'crown-of-command' },
        druid: { lives: 1, spells: ['preservation'] },
        priest: { lives: 2, spells: ['healing'] },
        warrior: { lives: 2, objects: ['armour', 'shield', 'amulet'] },
      },
      { crownReached: true },
    ).dice(5)
    const got = t.turns([
      ['crown.submit', 'life', 'druid'],
      ['window.act', 'cast:preservation:seat:1', 'druid'],
      ['crown.submit', 'life', 'priest'],
      ['window.act', 'cast:healing:seat:2', 'priest'],
      ['crown.submit', 'life', 'warrior'],
    ])
    expect(got.of('protected')).toEqual([])
    expect([t.who('druid').lives, t.who('priest').lives, t.who('warrior').lives]).toEqual([1, 3, 1])
  })

  test('the Command Spell: without targets it does nothing; a sole rival on the Crown is met without a question (TAL-R97)', () => {
    const alone = talisman({ elf: { at: 'crown-of-command' } }).dice(6) // the other player waits for a Character
    const cast = alone.turns()
    expect(cast.of('command-cast')).toMatchObject([{ takesEffect: true }])
    expect(cast.asked).toEqual([])
    const two = talisman({ elf: { at: 'crown-of-command' }, troll: { at: 'crown-of-command' } }).dice(1, 6)
    const met = two.turns()
    expect(met.offered('encounter.do')).toEqual([])
    expect(met.of('fought')).toHaveLength(1)
  })
})

describe('the gate of the short game', () => {
  test('the gate of the short game stands open: no roll, no loss (TAL-OPT.21)', () => {
    const t = talisman({ elf: { at: 'castle' } }, { short: true }).dice(2)
    const got = t.turns({ 'move.to': 'portal:open' })
    expect(got.of('portal-tried')).toEqual([])
    expect(t.who('elf')).toMatchObject({ space: 'plain-of-peril', strength: 3, craft: 4 })
  })
})
