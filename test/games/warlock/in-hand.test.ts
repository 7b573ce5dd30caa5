import { describe, expect, it } from 'vitest'
import { rngFrom, LEAVE, shuffle, type Run } from '../../../src/engine/index.ts'
import { MAZE_IDS, ROOM_IDS, TREASURE_IDS, type TreasureId } from '../../../src/games/warlock/data/ids.ts'
import { encounterOf, isSupplies, isSword } from '../../../src/games/warlock/data/components.ts'
import { WARLOCK_RULES } from '../../../src/games/warlock/rules/index.ts'
import { inHand } from '../../../src/games/warlock/state/in-hand.ts'
import { standsOn, type Warlock } from '../../../src/games/warlock/state/state.ts'
import type { WarlockView } from '../../../src/games/warlock/view/view.ts'
import { wrongs } from '../../../trials/games/warlock/strays.ts'
import { warlock, type Somebody } from './kit.ts'
import { playWildly } from './random.ts'
import { often } from '../../kit/often.ts'

// Between turns nothing is in hand, regardless of who left or came back, and during which question.

/** The faults of a table at rest. */
function untidy(game: Warlock): string[] {
  const faceUp = [
    ...ROOM_IDS.filter((room) => {
      const { encounter } = game.rooms[room]
      return encounter?.faceUp && !encounterOf(encounter.card).permanent // WAR-7.10
    }),
    ...MAZE_IDS.filter((maze) => game.maze[maze].faceUp && !standsOn(game, maze)), // WAR-18.8
  ]
  const ghosts = game.players.flatMap(({ presence, adventurer }, seat) =>
    presence === 'left' && adventurer ? [`seat ${seat} on the board`] : [],
  )
  return [...inHand(game), ...wrongs(game), ...faceUp.map((id) => `${id} face-up`), ...ghosts]
}

/** A crowd with full rucksacks, at the edge of the Maze and in it, by a door and on the bank. */
function crowd(seats: number, seed: number): Warlock {
  const { treasures, spots } = dealt(seats, seed)
  const letters = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, seats)
  const people = Object.fromEntries(
    letters.map((letter, seat): [string, Somebody] => [
      letter,
      {
        at: spots[seat % spots.length] as string,
        autoEquip: (seed + seat) % 3 > 0,
        gold: 4,
        provisions: 2,
        stamina: (seed % 5 === 0 ? 2 : 8) + ((seed + seat) % 8),
        treasures: treasures.slice(seat * 5, seat * 5 + 5),
        keyCards: seat === 0 ? [1, 2, 3, 4, 5, 6] : [],
      },
    ]),
  )
  const { state } = warlock(people, { chest: [7, 8, 9], options: { 'luck-in-battle': seed % 2 === 0 } })
  delete state.rng.loaded
  return state
}

const SPOTS = ['c-16-7', 'c-16-23', 'c-16-7', 'c-12-31', 'c-16-7', 'south-bank'] as const

function dealt(seats: number, seed: number): { treasures: TreasureId[]; spots: string[] } {
  const rng = { rng: rngFrom(`crowd-${seed}`) }
  const cards = TREASURE_IDS.filter((card) => !isSupplies(card) && !isSword(card))
  return { treasures: shuffle(rng, cards), spots: shuffle(rng, [...SPOTS]).slice(0, seats > 3 ? 2 : 1) }
}

/**
 * Checks every table at rest of a match in which players leave and return. Returns the questions during which they
 * left.
 */
function leaveAndReturn(match: { seats: number; seed: string; leavers: number; from?: Warlock }): Set<string> {
  const leftOver = new Set<string>()
  playWildly({
    ...match,
    preset: 'short',
    limit: 250,
    rested: (snapshot) => {
      const found = untidy(JSON.parse(snapshot) as Warlock)
      if (found.length > 0) throw new Error(`left in hand: ${found.join(', ')}`)
    },
    watch: (run: Run<Warlock, WarlockView>, verb) => {
      if (verb === LEAVE) for (const { verb: over } of run.asked) leftOver.add(over)
    },
  })
  return leftOver
}

/** Questions during which a player leaves while several stand together. */
const LEFT_OVER = [
  'battle.declare', 'battle.escape', 'battle.flight', 'battle.luck', 'challenge.name', 'deal.answer', 'deal.build', 'duel.answer',
  'duel.item', 'duel.lantern', 'duel.loot', 'duel.rob', 'duel.truce', 'encounter.item', 'maze.enter', 'move.to', 'resolve.act',
  'treasure.claim', 'treasure.keep', 'treasure.pick-up',
] // prettier-ignore

describe('nothing is left in hand', () => {
  it('players leave or come back at any pause of a match, and nothing is in hand at rest', () => {
    for (let match = 0; match < often(15); match += 1) {
      leaveAndReturn({ seats: 3 + (match % 4), seed: `tidy-${match}`, leavers: 3 + (match % 20) })
    }
  })

  it('nothing is left in hand, and so it is where several stand together, during any question', () => {
    const verbs = new Set<string>()
    const unseen = () => LEFT_OVER.filter((verb) => !verbs.has(verb))
    for (let match = 0; match < often(100) || (match < often(300) && unseen().length > 0); match += 1) {
      const seats = 3 + (match % 4)
      const from = crowd(seats, match)
      for (const verb of leaveAndReturn({ seats, seed: `crowd-${match}`, leavers: 3 + (match % 9), from }))
        verbs.add(verb)
    }
    expect(unseen()).toEqual([])
  })

  it('reports everything in hand', () => {
    const held = new Set<string>()
    for (let match = 0; match < often(5); match += 1) {
      playWildly({
        seats: 5,
        preset: 'short',
        seed: `held-${match}`,
        limit: 500,
        watch: ({ state }) => {
          for (const text of inHand(state)) held.add(text.replaceAll(/(\bin )?[a-z]+(-[a-z0-9]+)+|\d+/g, '…'))
        },
      })
    }
    expect([...held].join('\n')).toMatch(/the battle of seat/)
    expect([...held].join('\n')).toMatch(/a deal between/)
    expect([...held].join('\n')).toMatch(/card turned up/)
    expect(inHand(WARLOCK_RULES.create({ seats: 2, preset: 'short', seed: 'new', experience: [] }))).toEqual([])
  })
})
