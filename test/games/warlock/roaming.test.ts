import { describe, expect, it } from 'vitest'
import type { Answer, Fact, Seat } from '../../../src/engine/index.ts'
import { SHEET } from '../../../src/games/warlock/data/options.ts'
import { isSword } from '../../../src/games/warlock/data/components.ts'
import type { TreasureId } from '../../../src/games/warlock/data/ids.ts'
import type { WarlockFact } from '../../../src/games/warlock/facts/index.ts'
import { WARLOCK_RULES } from '../../../src/games/warlock/rules/index.ts'
import { isShown, letKnow } from '../../../src/games/warlock/state/knowledge.ts'
import type { Warlock } from '../../../src/games/warlock/state/state.ts'
import { warlock } from './kit.ts'
import { roam } from './roaming.ts'
import { playAll } from './worlds.ts'

describe('by any house rules that go together', () => {
  it('computer and other players play to the end, with players leaving and returning (WAR-20.5)', () => {
    for (const [n, preset] of SHEET.presetIds.entries()) {
      const { state, seats } = roam(`any ${n}`, { preset })
      const standings = WARLOCK_RULES.standings(state)
      expect(standings.map(({ seat }) => seat).sort()).toEqual([...Array(seats).keys()])
      expect(standings[0]?.rank).toBe(1)
    }
  })
})

describe('in any of these matches', () => {
  it('the facts of an answer name the seat that gave it (WAR-11.7)', () => {
    const emitted = new Set<string>()
    for (let n = 0; n < 4; n += 1) {
      roam(`told ${n}`, {
        went: (_run, answer, outcome) => {
          for (const { fact } of outcome.emitted) {
            const seat = actorOf(fact as WarlockFact, answer)
            if (seat === undefined) continue
            emitted.add(fact.kind)
            if (seat !== answer.seat) throw new Error(`${fact.kind} is told of seat ${seat}: ${JSON.stringify(fact)}`)
          }
        },
      })
    }
    expect([...emitted].sort()).toEqual(expect.arrayContaining(['card-used', 'deal-proposed', 'fled', 'robbed']))
  })

  it("a player's remaining knowledge does not reveal which of several cards changed hands (WAR-8.8, WAR-8.13, WAR-12.8)", () => {
    let moved = 0
    for (let n = 0; n < 8; n += 1) {
      const from = crowd(3 + (n % 3))
      let before = placesIn(from)
      let known = from.knownTo
      playAll({
        seats: from.players.length,
        preset: 'standard',
        seed: `hands ${n}`,
        answers: 120,
        from,
        paused: ({ run }) => {
          before = placesIn(run.state)
          known = structuredClone(run.state.knownTo)
        },
        went: ({ state }, { emitted }) => {
          const now = placesIn(state)
          for (const [card, place] of now) {
            const was = before.get(card)
            if (was === undefined || was === place || isShown(state, card) || !isOneOfSeveral(state, before, now, card))
              continue
            moved += 1
            const insiders = insidersOf(emitted.map(({ fact }) => fact))
            const tells = state.knownTo[card].filter((seat) => !insiders.includes(seat) && known[card].includes(seat))
            if (tells.length > 0)
              throw new Error(`seat ${tells.join()} can tell that ${card} went from ${was} to ${place}`)
          }
        },
      })
    }
    expect(moved).toBeGreaterThan(20)
  })
})

/** Several adventurers on one space, each of whom knows all the others' cards. */
function crowd(seats: number): Warlock {
  const hands = [
    ['iron-helmet', 'key-2', 'crystal-ball', 'enchanted-sword'],
    ['crescent-shield', 'bunch-cook', 'potion-of-fortune'],
    ['silver-cross', 'bunch-librarian', 'key-6', 'ball-of-twine'],
    ['key-8', 'key-9', 'scroll-of-dragonfire'],
    ['key-3', 'bunch-ferryman', 'jewelled-eye'],
  ] as const
  const people = Object.fromEntries(
    hands
      .slice(0, seats)
      .map((treasures, seat) => [['A', 'B', 'C', 'D', 'E'][seat], { at: 'c-16-23', gold: 5, treasures }]),
  )
  const { state } = warlock(people, { chest: [1, 2, 3], discarded: { 'c-16-23': ['key-4', 'key-7'] } })
  for (const { adventurer } of state.players) {
    for (const card of adventurer?.treasures ?? []) letKnow(state, card, ...state.players.keys())
  }
  state.players[0]?.keyCards.push(4, 5, 6, 7, 8, 9)
  delete state.rng.loaded
  return state
}

/** The seat whose answer directly causes a fact; none if an order or a rule may have caused it. */
function actorOf(fact: WarlockFact, { verb }: Answer): Seat | undefined {
  switch (fact.kind) {
    case 'truce-offered':
    case 'truce-answered':
    case 'robbed':
    case 'lantern-taken':
    case 'fled':
    case 'card-used':
    case 'deal-proposed':
    case 'challenged':
    case 'chest-challenged':
      return fact.seat
    case 'battle-over':
      return fact.end === 'vanished' && verb !== LEFT ? (fact.who ?? fact.seat) : undefined
    case 'round-fought':
      return fact.rolledBy
    default:
      return undefined
  }
}

const LEFT = 'leave'

/** The place of every Treasure card, as a word. */
function placesIn({ players, rooms, discarded, caches }: Warlock): Map<TreasureId, string> {
  const heaps: [string, readonly TreasureId[]][] = [
    ...players.map(({ adventurer }, seat): [string, readonly TreasureId[]] => [
      `seat ${seat}`,
      adventurer?.treasures ?? [],
    ]),
    ...Object.entries(rooms).map(([room, { pile }]): [string, readonly TreasureId[]] => [`room ${room}`, pile]),
    ...Object.entries(discarded).map(([space, cards]): [string, readonly TreasureId[]] => [`floor ${space}`, cards]),
    ...caches.map(({ owner, space, cards }): [string, readonly TreasureId[]] => [`cache ${owner} ${space}`, cards]),
  ]
  return new Map(heaps.flatMap(([place, cards]) => cards.map((card) => [card, place] as const)))
}

/** Whether other cards of its kind, swords or not, stayed in their places. */
function isOneOfSeveral(
  state: Warlock,
  before: ReadonlyMap<TreasureId, string>,
  now: ReadonlyMap<TreasureId, string>,
  card: TreasureId,
): boolean {
  const place = before.get(card)
  const stayed = [...before].filter(([other, was]) => other !== card && was === place && now.get(other) === place)
  return stayed.some(([other]) => isSword(other) === isSword(card) && !isShown(state, other))
}

/** The seats that see the faces of moving cards: the one acting, and those involved. A robbery of keys is public. */
function insidersOf(facts: readonly Fact[]): Seat[] {
  return (facts as readonly WarlockFact[]).flatMap((fact) => {
    switch (fact.kind) {
      case 'deal-done':
        return [fact.seat, fact.to]
      case 'robbed':
        return fact.choice === 'keys' ? [0, 1, 2, 3, 4] : [fact.seat, fact.from]
      case 'treasure-left':
      case 'treasure-picked-up':
      case 'cache-reclaimed':
      case 'treasure-claimed':
      case 'sold':
      case 'wagered':
      case 'encounter-chose':
        return [fact.seat]
      default:
        return []
    }
  })
}
