import { createCanvas } from 'canvas'
import { describe, expect, it } from 'vitest'
import { WEARY } from '../../src/games/warlock/data/components.ts'
import { IMPERIAL } from '../../src/games/imperial/index.ts'
import type { FightAbout, MemberAbout } from '../../src/games/imperial/view/about.ts'
import { TALISMAN_RULES } from '../../src/games/talisman/rules/index.ts'
import type { FightMatter } from '../../src/games/talisman/view/matters.ts'
import { creatureOdds, duelOdds } from '../../src/games/talisman/view/odds.ts'
import { roleAt } from '../../src/games/talisman/view/reading.ts'
import type { TalismanView } from '../../src/games/talisman/view/view.ts'
import { WARLOCK_RULES } from '../../src/games/warlock/rules/index.ts'
import { roundAgainst } from '../../src/games/warlock/view/reading.ts'
import type { BattleView, Round, WarlockView } from '../../src/games/warlock/view/view.ts'
import { CARD_SIZE, LEAST_LETTER_PX } from '../../src/render/card/composition.ts'
import { drawDuel, heightOfDuel, type Duel } from '../../src/render/card/duel.ts'
import { drawFight, heightOfFight, type FightScene } from '../../src/render/games/imperial/fight.ts'
import { combatSceneOf } from '../../src/render/games/imperial/fighters.ts'
import { duelOf as talismanDuel } from '../../src/render/games/talisman/fight.ts'
import { sceneOf as talismanScene } from '../../src/render/games/talisman/scene.ts'
import { duelOf as warlockDuel } from '../../src/render/games/warlock/fight.ts'
import { sceneOf as warlockScene } from '../../src/render/games/warlock/scene.ts'
import { writtenIn } from './written.ts'
import { momentOf } from './pictures.ts'

// Nothing but narrow pictures may be painted here: see `writtenIn`.

/** Draws a panel of a phone's picture by itself, and says what was written. */
function written(height: number, draw: (ctx: ReturnType<typeof contextOf>) => void) {
  return writtenIn(() => draw(contextOf(height)))
}

function contextOf(height: number) {
  return createCanvas(CARD_SIZE.narrow.width, height).getContext('2d')
}

function ofDuel(duel: Duel) {
  const height = heightOfDuel(duel, 'narrow')
  return written(height, (ctx) => drawDuel(ctx, duel, { x: 0, y: 0, width: CARD_SIZE.narrow.width, height }, 'narrow'))
}

function ofFight(fight: FightScene) {
  const height = heightOfFight(fight, 'narrow')
  return written(height, (ctx) =>
    drawFight(ctx, fight, { x: 0, y: 0, width: CARD_SIZE.narrow.width, height }, 'narrow'),
  )
}

const small = (one: { readonly px: number }) => one.px < LEAST_LETTER_PX

describe('a battle under the mountain', () => {
  const { view } = momentOf(WARLOCK_RULES, 3, 30)
  const names = ['Ann', 'Bartholomew the Great', 'Cleo']
  const last: Round = { own: 17, ownDice: [6, 1], theirs: 13, theirDice: [2, 3], outcome: 'won', rolledBy: 1 }
  const battle: BattleView = {
    seat: 0,
    rival: null,
    foe: 'warlock',
    champion: 1,
    at: 'guardroom',
    round: 1,
    last,
    current: 0,
    stamina: [7],
    lost: 0,
    declared: { 0: ['enchanted-sword', 'iron-helmet', 'crescent-shield'] },
  }
  const duelOf = (change: Partial<BattleView> = {}, at: WarlockView = view) => {
    const now = { ...battle, ...change }
    const seen = { ...at, battle: now }
    return warlockDuel(warlockScene(seen, names), seen, now)
  }

  it('a battle under the mountain shows the dice of the last round as they fell on both sides, and none before the first', () => {
    const after = duelOf()
    expect([after?.left.dice, after?.left.made, after?.left.isAhead]).toEqual([[6, 1], 17, true])
    expect([after?.right.dice, after?.right.made, after?.right.isAhead]).toEqual([[2, 3], 13, false])
    const before = duelOf({ last: null, round: 0 })
    expect([before?.left.dice, before?.left.made, before?.left.throws]).toEqual([[], null, 2])
  })

  it('a battle under the mountain has the weary Warlock as he is now, with less Skill and Stamina than is printed', () => {
    const fresh = duelOf({}, { ...view, round: 1 })?.right
    const weary = duelOf({}, { ...view, round: WEARY.round })?.right
    expect(fresh?.health).toMatchObject({ left: 7, most: 18 })
    expect(weary?.health).toMatchObject({ left: 7, most: WEARY.stamina })
    expect(weary?.parts).toEqual([{ label: 'Skill, weary', value: WEARY.skill }])
    expect(fresh?.parts).toEqual([{ label: 'Skill', value: 11 }])
  })

  it('a battle under the mountain has the chances that stand beside the choices, and says what a wound takes', () => {
    const seen = { ...view, battle }
    const duel = duelOf()
    expect(duel?.odds).toMatchObject(roundAgainst(seen, 0, 'warlock') ?? {})
    expect(duel?.odds?.lines.join(' ')).toMatch(
      /^Two dice each: Ann hits \d+\s?%, the Warlock \d+\s?%\. A wound costs 2 Stamina, /,
    )
  })

  it('a battle under the mountain is not shown against the dead', () => {
    expect(duelOf({ stamina: [0] })).toBeNull()
    const dead = { ...view, players: view.players.map((one) => (one.seat === 0 ? { ...one, adventurer: null } : one)) }
    expect(duelOf({}, dead)).toBeNull()
    expect(duelOf({ foe: null, rival: 0, seat: 1, stamina: [] }, dead)).toBeNull()
    expect(duelOf({ foe: null, rival: 1, stamina: [] })).not.toBeNull()
  })

  it('a battle under the mountain is set in letters that can be read on a phone', () => {
    const all = ofDuel(duelOf() as Duel)
    expect(all.map(({ text }) => text)).toContain('Enchanted Sword')
    expect(all.some(({ text }) => text.includes('?'))).toBe(false)
    expect(all.filter(small)).toEqual([])
  })
})

describe('a fight of Characters', () => {
  const { view } = momentOf(TALISMAN_RULES, 3, 60)
  const sum = (from: string, total: number) => ({ total, parts: [{ from, value: total }] })
  const [first, second] = view.players.flatMap(({ seat, character }) => (character ? [seat] : []))
  const fight: FightMatter = {
    matter: 'fight',
    seat: first ?? 0,
    against: null,
    foes: ['dragon-1'],
    fight: 'combat',
    space: 'ruins',
    ours: sum('counters', 4),
    theirs: sum('dragon-1', 7),
    noDieAgainst: [],
    thrown: [],
  }
  const duelOf = (change: Partial<FightMatter> = {}, at: TalismanView = view) => {
    const now = { ...fight, ...change }
    return talismanDuel(talismanScene(at), { ...at, matters: [now] }, now)
  }

  it('a fight of Characters shows the dice that have fallen while the others are still to fall', () => {
    const half = duelOf({ thrown: [{ seat: first ?? 0, dice: [5], total: 9 }] })
    expect([half?.left.dice, half?.left.made]).toEqual([[5], 9])
    expect([half?.right.dice, half?.right.made, half?.right.throws]).toEqual([[], null, 1])
    expect(half?.odds).toBeNull()
  })

  it('a fight of Characters has the chances that stand beside the choices, of creatures, Characters and assassins', () => {
    const [me, other] = [roleAt(view, first ?? 0), roleAt(view, second ?? 1)]
    if (!me || !other) throw new Error('nobody is on the board')
    const plain = duelOf({ ours: { ...me.combatStrength }, theirs: sum('dragon-1', 7) })
    expect(plain?.odds).toMatchObject(creatureOdds(me, 'combat', 7))
    const two = { against: second ?? 1, foes: [], ours: me.combatStrength, theirs: other.combatStrength }
    expect(duelOf(two)?.odds).toMatchObject(duelOdds(me, other, 'combat'))
    const struck = duelOf({ ...two, noDieAgainst: [first ?? 0] })
    expect(struck?.right.throws).toBe(0)
    expect(struck?.odds?.win).toBeGreaterThan(duelOf(two)?.odds?.win ?? 1)
  })

  it('a fight of Characters is not shown against the dead', () => {
    const gone = {
      ...view,
      players: view.players.map((one) => (one.seat === first ? { ...one, character: null } : one)),
    }
    expect(duelOf({}, gone)).toBeNull()
    expect(duelOf({ seat: second ?? 1, against: first ?? 0, foes: [] }, gone)).toBeNull()
    expect(duelOf({ foes: [] })).toBeNull()
  })

  it('a fight of Characters is set in letters that can be read on a phone', () => {
    const parts = ['sword-1', 'ring', 'war-horse', 'woods-north'].map((from) => ({ from, value: 1 }))
    const all = ofDuel(duelOf({ ours: { total: 4, parts } }) as Duel)
    expect(all.map(({ text }) => text)).toContain('from 2 more')
    expect(all.filter(small)).toEqual([])
  })
})

describe('a combat in the realm', () => {
  const view = IMPERIAL.rules.view(
    IMPERIAL.rules.create({ seats: 3, preset: 'standard', seed: 'a fight', experience: [0, 0, 0] }),
    null,
  )
  const member = (change: Partial<MemberAbout> = {}): MemberAbout => ({
    seat: 0,
    key: 'character',
    id: 'character',
    looks: 'kate',
    wounds: 2,
    maxHealth: 8,
    absorbs: 1,
    allotted: 0,
    rolls: { isLater: false, dice: 6, hitsOn: 4, parts: [{ from: 'agility', value: 3 }, { from: 'magic-sword', value: 3 }] }, // prettier-ignore
    ...change,
  })
  const about = (change: Partial<FightAbout> = {}): FightAbout => ({
    matter: 'fight',
    seat: 0,
    tile: 'giant',
    hex: 'h-1-3',
    by: 1,
    stage: 'melee',
    round: 1,
    approachLeft: 0,
    creature: { wounds: 1, maxHealth: 6, health: 5, shell: 0, asleep: 0, singed: false, rolls: { isLater: false, dice: 5, hitsOn: 5, parts: [] } }, // prettier-ignore
    protection: 0,
    strengthened: [],
    members: [member()],
    approachDice: [],
    oddHits: 0,
    retreats: false,
    ours: [],
    theirs: null,
    ...change,
  })

  it('a combat in the realm says who rolls how many dice, what hits, and what is to be expected, on both halves', () => {
    const fight = combatSceneOf(view, about())
    expect(fight?.ours[0]?.rolls).toMatchObject({ dice: 6, hitsOn: 4, parts: 'Agility 3, Magic Sword 3' })
    expect(fight?.theirs.rolls).toMatchObject({ dice: 5, hitsOn: 5 })
    expect(fight?.lines).toEqual([
      'The party: 6 dice, about 3 hits a round, and can still stop 1.',
      'Hill Giant: 5 dice, about 1.7 hits a round.',
    ])
    const texts = ofFight(fight as FightScene).map(({ text }) => text)
    expect(texts).toEqual(
      expect.arrayContaining(['6 to roll', '5 to roll', '6 dice, 4+ to hit: Agility 3, Magic Sword 3']),
    )
  })

  it('a combat in the realm has nothing to roll in the Approach, but hand to hand, and nothing at all asleep', () => {
    const later = { isLater: true, dice: 4, hitsOn: 5, parts: [] }
    const creature = about().creature
    const far = combatSceneOf(view, about({ stage: 'approach', members: [member({ rolls: later })] }))
    expect(far?.lines[0]).toBe('The party: 4 dice hand to hand, about 1.3 hits a round, and can still stop 1.')
    const asleep = combatSceneOf(view, about({ creature: { ...creature, asleep: 2, rolls: null } }))
    expect([asleep?.lines[1], asleep?.notes]).toEqual(['Hill Giant, asleep: no dice.', ['asleep for 2 rounds']])
  })

  it('a combat in the realm shows the dice of the last round as they fell', () => {
    const ours = [{ seat: 0, member: 'character', dice: [6, 4, 1], hitsOn: 4, hits: 2 }]
    const theirs = { seat: null, member: 'giant', dice: [1, 2], hitsOn: 5, hits: 0 }
    const fight = combatSceneOf(view, about({ ours, theirs }))
    expect(fight?.ours[0]?.dice).toEqual([6, 4, 1])
    const texts = ofFight(fight as FightScene).map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(['2 hits', 'no hits']))
  })

  it('a combat in the realm is not shown against the dead', () => {
    expect(combatSceneOf(view, about({ creature: { ...about().creature, health: 0 } }))).toBeNull()
    expect(combatSceneOf(view, about({ members: [] }))).toBeNull()
  })

  it('a combat in the realm is set in letters that can be read on a phone, alone and in a crowd', () => {
    for (const count of [1, 2, 3, 6]) {
      const members = Array.from({ length: count }, (_, seat) => member({ seat, key: `${seat}:character` }))
      const fight = combatSceneOf(view, about({ members, protection: 3 }))
      expect(ofFight(fight as FightScene).filter(small), `${count} in the party`).toEqual([])
    }
  })
})
