import { describe, expect, it } from 'vitest'
import { mayLearn, Run, type Outcome, type Seat } from '../../../src/engine/index.ts'
import { WARLOCK_RULES } from '../../../src/games/warlock/rules/index.ts'
import { letKnow, showToAll } from '../../../src/games/warlock/state/knowledge.ts'
import { firstDifference } from '../../../trials/checks.ts'
import { warlock, type Somebody, type Table } from './kit.ts'
import { learned, perceived, playAll, type Match } from './worlds.ts'

const SPOT = 'c-16-23'

function begin(t: Table): Match {
  return Run.start(WARLOCK_RULES, t.state).run
}

function give(run: Match, seat: Seat, verb: string, key: string): Outcome {
  const outcome = run.submit({ seat, verb, key })
  if (typeof outcome === 'string') throw new Error(`${verb} ${key}: ${outcome}, asked ${JSON.stringify(run.asked)}`)
  return outcome
}

describe('silence, pauses and undo tell nothing (WAR-22.9)', () => {
  it('no player sees how far another is with the reckoning (WAR-23.4)', () => {
    const run = begin(warlock({ A: {}, B: {} }, { round: 100, active: 'B' }))
    give(run, 1, 'turn.action', 'pass')
    expect(run.askedAsSeenBy(0).map(({ seat, verb }) => [seat, verb])).toEqual([
      [0, 'reckoning.write'],
      [1, 'reckoning.write'],
    ])
    const before = perceived(run, 0)
    expect(run.askedOf(1)?.times).toBe(3) // all may be picked at once
    expect(give(run, 1, 'reckoning.write', '4').quiet).toBe(true)
    expect(give(run, 1, 'reckoning.write', '5').quiet).toBe(true)
    expect(perceived(run, 0)).toBe(before)
    expect(run.askedAsSeenBy(0).find(({ seat }) => seat === 1)?.offers).toEqual([])
    give(run, 1, 'reckoning.write', '6')
    expect(run.askedAsSeenBy(0).map(({ seat }) => seat)).toEqual([0])
  })

  it('a player with a number on two cards is asked no more than any other (WAR-15.4)', () => {
    const opens = (treasures: Somebody['treasures'], ...names: string[]) => {
      const people = { A: { at: 'treasure-room', treasures: treasures ?? [] }, B: {} }
      const run = begin(warlock(people, { chest: [2, 3, 4] }))
      give(run, 0, 'turn.action', 'open')
      expect(run.askedOf(0)?.times).toBe(3)
      expect(run.askedAsSeenBy(1)[0]).not.toHaveProperty('times')
      const seen = names.slice(0, -1).map((key) => {
        const outcome = give(run, 0, 'chest.name', key)
        return [outcome.quiet, run.askedAsSeenBy(null).map(({ seat, verb, offers }) => [seat, verb, offers])]
      })
      const last = give(run, 0, 'chest.name', names.at(-1) ?? '')
      expect(last.emitted.map(({ fact }) => fact.kind)).toContain('chest-challenged')
      return seen
    }
    const two = opens(['bunch-cook', 'bunch-librarian'], '1:bunch-cook', '5', '6:bunch-librarian')
    expect(two).toEqual(opens(['bunch-cook'], '1', '5', '6'))
    expect(two.every(([isQuiet]) => isQuiet)).toBe(true)
  })

  it('a card that every player happens to know has not been shown (WAR-22.1)', () => {
    const t = warlock({ A: {}, B: { treasures: ['key-3', 'crystal-ball'] } })
    letKnow(t.state, 'key-3', 0)
    expect(WARLOCK_RULES.view(t.state, null).players[1]?.adventurer?.shown).toEqual([])
    expect(WARLOCK_RULES.view(t.state, 0).players[1]?.adventurer?.shown).toEqual([])
    expect(WARLOCK_RULES.view(t.state, 0).own?.knows.map(({ card }) => card)).toEqual(['key-3'])
    showToAll(t.state, 'key-3')
    expect(WARLOCK_RULES.view(t.state, null).players[1]?.adventurer?.shown).toEqual(['key-3'])
  })

  it('the holder of a card that all know but that was not shown is asked as for any other', () => {
    const t = warlock({ A: { at: 'well-room', treasures: ['key-2'] }, B: {} })
    letKnow(t.state, 'key-2', 1)
    expect(t.state.shown).toEqual([])
    const people = { A: { at: 'c-16-7', treasures: ['key-2'] as const }, B: {} }
    const maze = warlock(people, { maze: { 'maze-2': 'maze-corner-southeast' } })
    letKnow(maze.state, 'key-2', 1)
    const got = maze.turns({ 'turn.action': 'move', 'maze.enter': 'maze-2' })
    expect(got.asked.some(({ verb }) => verb === 'maze.twine')).toBe(got.of('maze-dead-end').length > 0)
  })

  const brawl = (A: Somebody, B: Somebody) => {
    const t = warlock({ A: { at: SPOT, stamina: 15, ...A }, B: { at: SPOT, skill: 9, stamina: 8, ...B }, C: {} })
    const run = begin(t.dice(2, 3, 4, 4, 6))
    give(run, 0, 'turn.action', 'stay')
    give(run, 0, 'resolve.act', 'attack:seat:1')
    return run
  }

  it.each([[['key-3']], [['silver-cross']]] as const)(
    'a robbery of keys is final, whether there are any or not: %j (WAR-11.11)',
    (treasures) => {
      const run = brawl({}, { treasures })
      give(run, 1, 'duel.answer', 'fight')
      if (run.askedOf(1)?.verb === 'duel.item') give(run, 1, 'duel.item', 'pass')
      give(run, 1, 'battle.escape', 'escape')
      expect(give(run, 0, 'duel.rob', 'keys').irreversible).toBe(true)
    },
  )

  it.each(['decline', 'accept'])(
    'a deal that comes to nothing is final, declined or not kept: %s (WAR-12.5)',
    (key) => {
      const run = begin(warlock({ A: { at: SPOT, gold: 1 }, B: { at: SPOT }, C: {} }))
      give(run, 0, 'turn.action', 'deal:seat:1')
      give(run, 0, 'deal.build', 'give-gold')
      give(run, 0, 'deal.detail', '1')
      give(run, 0, 'deal.build', 'ask-key')
      give(run, 0, 'deal.detail', '9')
      give(run, 0, 'deal.build', 'offer')
      const { emitted, irreversible } = give(run, 1, 'deal.answer', key)
      expect(emitted.filter((one) => mayLearn(one, 2)).map(({ fact }) => fact.kind)).toEqual(['deal-off'])
      expect(irreversible).toBe(true)
    },
  )

  it.each([[['iron-helmet']], [['crystal-ball']]] as const)(
    'a player who takes up a fight sees the declared gear, and cannot undo it, even if it is nothing: %j',
    (treasures) => {
      const run = brawl({ treasures }, {})
      expect(give(run, 1, 'duel.answer', 'fight').irreversible).toBe(true)
    },
  )

  it('cards taken from a cache are counted when all are taken (WAR-19.6)', () => {
    const caches = [{ owner: 'A', space: SPOT, cards: ['key-2', 'key-3'] }] as const
    const run = begin(warlock({ A: { at: SPOT }, B: {} }, { caches }))
    give(run, 0, 'turn.action', 'stay')
    const before = perceived(run, null)
    expect(give(run, 0, 'treasure.reclaim', 'key-2').quiet).toBe(true)
    expect(perceived(run, null)).toBe(before)
    const last = give(run, 0, 'treasure.reclaim', 'done')
    expect(last.emitted.filter(({ to }) => to === 'all').map(({ fact }) => fact.kind)).toContain('cache-reclaimed')
    expect(run.state.caches).toMatchObject([{ cards: ['key-3'] }])
  })
})

describe('after a quiet answer', () => {
  it('the others see only that a seat asked openly may no longer be asked', () => {
    const quiet = new Map<string, number>()
    for (let match = 0; match < 14; match += 1) {
      const seats = 2 + (match % 5)
      let before = seen([], '')
      let verb = ''
      let seat: Seat = 0
      playAll({
        seats,
        preset: match % 2 === 0 ? 'short' : 'standard',
        seed: `quiet-${match}`,
        answers: 250,
        ...(match % 3 === 0 ? {} : { from: crowd(seats, match) }),
        paused: ({ run, answer }) => {
          before = seenOf(run)
          ;({ verb, seat } = answer)
        },
        went: (run, outcome) => {
          if (!outcome.quiet) return
          quiet.set(verb, (quiet.get(verb) ?? 0) + 1)
          const now = seenOf(run)
          const left = before.asked.filter((one) => JSON.parse(one).seat !== seat)
          const isSame = [before.asked, left].some((one) => one.join() === now.asked.join())
          if (!isSame || now.view !== before.view) {
            const why = firstDifference(JSON.parse(now.view), JSON.parse(before.view))
            throw new Error(`${verb} of seat ${seat} was noticed: ${why}; ${before.asked.join()} / ${now.asked.join()}`)
          }
          if (learned(null, outcome) !== '[]') throw new Error(`${verb}: told`)
        },
      })
    }
    const often = ['note.mark', 'order.set', 'turn.action', 'deal.build', 'deal.detail', 'treasure.put-down'] as const
    expect(often.filter((one) => !quiet.has(one))).toEqual([])
  })
})

const seen = (asked: string[], view: string) => ({ asked, view })

function seenOf(run: Match): { asked: string[]; view: string } {
  const asked = run.askedAsSeenBy(null).map((one) => JSON.stringify(one))
  return seen(asked, JSON.stringify(WARLOCK_RULES.view(run.state, null)))
}

/** Several adventurers on one space with swords and cards, who declare them themselves. */
function crowd(seats: number, match: number) {
  const decks = [
    ['enchanted-sword', 'iron-helmet', 'key-2', 'vial-of-poison'],
    ['silver-sword', 'crescent-shield', 'bunch-cook', 'potion-of-invisibility'],
    ['bow-and-silver-arrow', 'bunch-librarian', 'key-6'],
    ['scroll-of-cursing', 'key-8', 'key-9'],
    ['crystal-ball', 'key-3', 'bunch-ferryman'],
    ['ball-of-twine', 'key-4', 'bunch-gaoler'],
  ] as const
  const people = Object.fromEntries(
    (['A', 'B', 'C', 'D', 'E', 'F'] as const).slice(0, seats).map((name, seat): [string, Somebody] => [
      name,
      {
        at: match % 2 === 0 ? SPOT : 'treasure-room',
        autoEquip: (match + seat) % 3 === 0,
        gold: 5,
        provisions: 2,
        stamina: 8 + seat,
        treasures: decks[(seat + match) % decks.length] ?? [],
        keyCards: seat === 0 ? [1, 2, 3, 4, 5, 6] : [],
      },
    ]),
  )
  const { state } = warlock(people, { chest: [7, 8, 9] })
  delete state.rng.loaded
  return state
}
