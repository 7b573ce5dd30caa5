import { describe, expect, it } from 'vitest'
import { rngFrom, Run, type Asked, type Json } from '../../../../src/engine/index.ts'
import { NORTH_BANK, SOUTH_BANK, TREASURE_ROOM } from '../../../../src/games/warlock/data/board.ts'
import type { TreasureId } from '../../../../src/games/warlock/data/ids.ts'
import { WARLOCK } from '../../../../src/games/warlock/index.ts'
import { newBattle } from '../../../../src/games/warlock/rules/battles/battle.ts'
import type { Sighting } from '../../../../src/games/warlock/state/notebook.ts'
import { battleAbout } from '../../../../src/games/warlock/view/about.ts'
import { warlock, type Somebody, type Table } from '../kit.ts'

/** The answers of the active seat's computer player, pause by pause, until the turn is over. */
function answers(table: Table): string[] {
  const rng = { rng: rngFrom('decides') }
  const { run } = Run.start(WARLOCK.rules, table.state)
  const given: string[] = []
  const { turns } = run.state
  while (!run.isOver && run.state.turns === turns) {
    const asked = run.asked[0]
    if (!asked) break
    const view = run.rules.view(run.state, asked.seat)
    const choice = WARLOCK.computer(view, asked, run.asidesOf(asked.seat), rng)
    given.push(`${choice.verb} ${choice.key}`)
    run.submit({ seat: asked.seat, ...choice })
  }
  return given
}

/** Shows the first seat the result of a challenge or a look. */
function noted(table: Table, ...sightings: readonly Sighting[]): Table {
  table.state.players[0]?.sightings.push(...sightings)
  return table
}

const blanks = (number: number): Sighting => ({
  kind: 'challenge',
  round: 1,
  number,
  reason: 'roll',
  answers: [{ seat: 1, held: false }],
})

describe('a computer player', () => {
  it('a computer player opens the chest when its notebook proves the numbers of its keys', () => {
    const table = warlock(
      { A: { at: TREASURE_ROOM, treasures: ['bunch-gaoler'], keyCards: [5, 6, 7] }, B: { keyCards: [4, 8, 9] } },
      { chest: [1, 2, 3] },
    )
    const given = answers(noted(table, blanks(1), blanks(2), blanks(3)))
    expect(given[0]).toBe('turn.action open')
    expect(given.slice(1).sort()).toEqual(['chest.name 1', 'chest.name 2', 'chest.name 3'])
    expect(table.state.result?.[0]).toMatchObject({ seat: 0, won: true })
  })

  it('a computer player with two precious cards for a number shows one of them', () => {
    const table = warlock(
      { A: { at: TREASURE_ROOM, treasures: ['bunch-gaoler', 'bunch-ferryman'], keyCards: [4, 6, 7] }, B: { keyCards: [3, 8, 9] } },
      { chest: [1, 2, 5] },
    ) // prettier-ignore
    answers(noted(table, blanks(1), blanks(2), blanks(5)))
    expect(table.state.result?.[0]).toMatchObject({ seat: 0, won: true })
  })

  it('a computer player does not guess at the chest while there is time', () => {
    const keys = { at: TREASURE_ROOM, treasures: ['bunch-gaoler'], keyCards: [5, 6, 7] } as const
    expect(answers(warlock({ A: keys, B: {} }, { chest: [1, 2, 8] }))).not.toContain('turn.action open')
  })

  it('a computer player asks about a number that it does not know yet', () => {
    const table = warlock(
      { A: { at: 'c-16-32', keyCards: [5, 6, 7] }, B: { keyCards: [4, 8, 9] } },
      { chest: [1, 2, 3] },
    )
    const asked = answers(noted(table, blanks(1), blanks(2)).dice(1)).find((one) => one.startsWith('challenge.name'))
    expect(['3', '4', '8', '9']).toContain(asked?.split(' ')[1])
  })

  it('a computer player with the right keys goes by a secret passage and the Study, not into an unknown Maze', () => {
    const ready = { gold: 6, treasures: ['bunch-gaoler'], keyCards: [5, 6, 7] } as const
    const options = { 'swift-feet': true, 'lesser-warlock': true }
    const going = (at: string) => {
      const table = warlock({ A: { ...ready, at }, B: { keyCards: [4, 8, 9] } }, { chest: [1, 2, 3], options })
      return answers(noted(table, blanks(1), blanks(2), blanks(3)).dice(6, 6))
    }
    expect(going('c-9-10')).toEqual(['turn.action move', 'move.to green-west'])
    expect(going('green-west').slice(0, 3)).toEqual([
      'turn.action move',
      'passage.exit green-study',
      'move.to warlocks-study',
    ])
  })

  it('a computer player stays for cards of its own only if it has use and room for one', () => {
    const full = ['bunch-gaoler', 'bunch-cook', 'bunch-ferryman', 'bunch-librarian', 'key-2', 'key-3'] as const
    const first = (treasures: readonly TreasureId[], left: TreasureId) => {
      const caches = [{ owner: 'A', space: 'c-16-32', cards: [left] }] as const
      const table = warlock({ A: { at: 'c-16-32', treasures, keyCards: [5, 6, 7] }, B: {} }, { caches })
      table.state.knownTo[left] = [0]
      return answers(table.dice(2))[0]
    }
    expect(first(full.slice(1), 'iron-helmet')).toBe('turn.action stay')
    expect(first(full, 'iron-helmet')).toBe('turn.action move')
    expect(first(full.slice(1), 'key-7')).toBe('turn.action move')
  })

  it('a computer player who knows all numbers still asks now and then, so that nobody can tell', () => {
    const table = warlock({ A: { keyCards: [5, 6, 7] }, B: { keyCards: [4, 8, 9] } }, { chest: [1, 2, 3] })
    noted(table, blanks(1), blanks(2), blanks(3))
    const asked = questionOf('challenge.name', ['decline', '1', '2', '3', '4', '5', '6', '7', '8', '9'], null)
    const given = Array.from({ length: 40 }, (_, n) => decides(table, asked, `asks ${n}`))
    expect(given).toContain('decline')
    expect(given.filter((key) => key !== 'decline').length).toBeGreaterThan(3)
    for (const number of ['1', '2', '3']) expect(given).not.toContain(number)
  })

  it('a computer player keeps the keys it needs and spares of them, and leaves those that open nothing', () => {
    const carried = ['key-3', 'key-4', 'key-6', 'key-7', 'bunch-cook', 'silver-sword'] as const
    const table = warlock({ A: { treasures: carried, keyCards: [4, 6, 7] }, B: { keyCards: [5, 8, 9] } }, { chest: [1, 2, 3] }) // prettier-ignore
    noted(table, blanks(1), blanks(2), blanks(3))
    const look = (card: TreasureId) => {
      const asked = questionOf('treasure.look', ['keep', 'back'], null)
      return decides(table, { ...asked, offers: asked.offers.map((one) => ({ ...one, args: { card } })) })
    }
    expect([look('key-2'), look('bunch-gaoler')]).toEqual(['keep', 'keep'])
    const offers = carried.map((card) => ({ key: card, args: { card } }))
    expect(['key-4', 'key-6', 'key-7']).toContain(decides(table, { ...questionOf('treasure.keep', [], null), offers }))
  })

  it('a computer player slips past a sentry when a fight would cost it more than a point of Luck', () => {
    const asked = questionOf('encounter.sneak', ['fight', 'sneak'], { card: 'orc-sentry' })
    expect(decides(warlock({ A: { skill: 11, stamina: 20, luck: 9 }, B: {} }), asked)).toBe('fight')
    expect(decides(warlock({ A: { skill: 9, stamina: 8, luck: 10 }, B: {} }), asked)).toBe('sneak')
    expect(decides(warlock({ A: { skill: 9, stamina: 8, luck: 2 }, B: {} }), asked)).toBe('fight')
  })

  it('a computer player offers and accepts a truce when a battle can only cost it something', () => {
    const asked = (verb: string, keys: readonly string[]) =>
      questionOf(verb, keys, { seat: 0, rival: 1, foe: null, round: 1, current: 0, stamina: [] })
    const between = asked('battle.escape', ['fight', 'press', 'escape', 'truce'])
    const table = (treasures: readonly TreasureId[]) => warlock({ A: {}, B: { treasures } })
    expect(decides(table([]), between)).toBe('truce')
    expect(decides(table(['key-2']), between)).toBe('press')
    const answer = asked('duel.truce', ['refuse', 'accept'])
    const strong = { stamina: 20, skill: 11 }
    expect(decides(warlock({ A: strong, B: { stamina: 10 } }), answer)).toBe('accept')
    expect(decides(warlock({ A: strong, B: { stamina: 10, treasures: ['key-2'] } }), answer)).toBe('refuse')
  })

  it('a computer player crosses the river by ferry when what it wants lies beyond', () => {
    const table = warlock(
      { A: { at: SOUTH_BANK, gold: 6, treasures: ['bunch-gaoler'], keyCards: [5, 6, 7] }, B: { keyCards: [4, 8, 9] } },
      { chest: [1, 2, 3] },
    )
    expect(answers(noted(table, blanks(1), blanks(2), blanks(3)))).toEqual(['turn.action cross', 'river.cross ferry'])
    expect(table.who('A').space).toBe(NORTH_BANK)
  })

  it('a computer player eats when it is badly hurt', () => {
    expect(answers(warlock({ A: { at: 'c-16-32', stamina: 5, provisions: 2 }, B: {} }))).toEqual(['turn.action eat'])
  })

  it('a computer player with the right keys does not eat on a free way to the chest, and rests before a guard', () => {
    const ready = { treasures: ['bunch-gaoler'], keyCards: [5, 6, 7], stamina: 5, provisions: 2 } as const
    const first = (me: Somebody, card: 'warlock' | null) => {
      const rooms = { 'warlocks-study': { card, faceUp: card !== null } }
      const table = warlock({ A: { ...ready, ...me }, B: { keyCards: [4, 8, 9] } }, { chest: [1, 2, 3], rooms })
      return answers(noted(table, blanks(1), blanks(2), blanks(3)).dice(2, 2, 2, 2))[0]
    }
    expect(first({ at: 'c-22-2' }, null)).toBe('turn.action move')
    expect(first({ at: 'c-27-2' }, null)).toBe('turn.action move')
    expect(first({ at: 'c-27-2' }, 'warlock')).toBe('turn.action eat')
    expect(first({ at: 'c-27-2', ate: true }, 'warlock')).toBe('turn.action stay')
  })

  it('a computer player shows the Warlock the Jewelled Eye', () => {
    const table = warlock({ A: { at: 'c-27-1', treasures: ['jewelled-eye'] }, B: {} })
    const asked = questionOf('encounter.item', ['pass', 'use:jewelled-eye'], {
      seat: 0, rival: null, foe: 'warlock', round: 0, current: 0, stamina: [18],
    }) // prettier-ignore
    asked.offers[1] = { key: 'use:jewelled-eye', args: { card: 'jewelled-eye' } }
    expect(decides(table, asked)).toBe('use:jewelled-eye')
  })

  it('a computer player runs from a fight that goes badly, and finishes one that goes well', () => {
    const meets = (me: Somebody, left: number) => {
      const table = warlock({ A: me, B: {} })
      const battle = { ...newBattle(table.state, 0, 'ogre'), round: 2, stamina: [left] }
      table.state.battle = { ...battle, declared: { 0: [] } }
      return decides(table, questionOf('battle.escape', ['fight', 'escape', 'press'], battleAbout(battle)))
    }
    expect(meets({ stamina: 4 }, 8)).toBe('escape')
    expect(meets({ stamina: 4 }, 2)).toBe('fight')
    expect(meets({ stamina: 1 }, 2)).toBe('fight') // the escape is deadlier
    expect(meets({ stamina: 18, skill: 11 }, 8)).toBe('press')
  })

  it('a computer player accepts a gift, and refuses to give something for nothing', () => {
    const table = warlock({ A: { gold: 3, treasures: ['bunch-gaoler'] }, B: { gold: 3 } })
    const nothing = { gold: 0, provisions: 0, cards: [], keys: [], shows: [], own: false, answers: [] }
    const offer = (gives: object, asks: object): Asked => {
      const terms = {
        from: 1,
        to: 0,
        gives: { ...nothing, ...gives },
        asks: { ...nothing, ...asks },
        cards: [],
        own: null,
      }
      const asked = questionOf('deal.answer', ['decline', 'accept', 'counter'], { from: 1, to: 0 })
      asked.offers[1] = { key: 'accept', args: terms }
      return asked
    }
    expect(decides(table, offer({ gold: 3 }, {}))).toBe('accept')
    expect(decides(table, offer({}, { cards: ['bunch-gaoler'] }))).toBe('decline')
    expect(decides(table, offer({ gold: 1 }, { cards: ['bunch-gaoler'] }))).toBe('decline')
  })

  it('a computer player writes down what it has proven when the bell tolls', () => {
    const table = noted(
      warlock({ A: { keyCards: [5, 6, 7] }, B: { keyCards: [4, 8, 9] } }, { chest: [1, 2, 3] }),
      blanks(3),
    )
    expect(decides(table, questionOf('reckoning.write', ['1', '2', '3', '5', '6'], null))).toBe('3')
  })
})

function questionOf(verb: string, keys: readonly string[], about: Json): Asked & { offers: Asked['offers'][number][] } {
  const offers = keys.map((key) => ({ key }))
  return {
    seat: 0,
    verb,
    offers,
    default: keys[0] ?? '',
    standing: null,
    order: null,
    known: true,
    reaction: false,
    secret: false,

    about,
  }
}

function decides(table: Table, asked: Asked, seed = 'decides'): string {
  const view = WARLOCK.rules.view(table.state, asked.seat)
  return WARLOCK.computer(view, asked, [], { rng: rngFrom(seed) }).key
}
