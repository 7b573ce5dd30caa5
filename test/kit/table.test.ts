import { describe, expect, it } from 'vitest'
import {
  choose,
  chooseAny,
  GameEnds,
  only,
  option,
  options,
  rollDie,
  emit,
  type Play,
  type Question,
  type Seat,
} from '../../src/engine/index.ts'
import { bareRules, bareState, type Bare } from './bare.ts'
import { CUTS, isOf, takeFrom, Table, type Cut } from './table.ts'

type Fruit = { kind: 'picked'; fruit: string } | { kind: 'whispered'; to: Seat }

/** A table of Ann and Ben, of whose things nothing is astray unless noted. */
class Small extends Table<Bare, Fruit, 'ann' | 'ben', Cut> {
  readonly state: Bare = { ...bareState(), active: 1 }
  readonly names = ['ann', 'ben'] as const
  protected readonly cuts = CUTS
  protected readonly rules = bareRules(picks, {
    turns: 3,
    asides: (game, seat) => [{ verb: 'basket.shake', key: 'once', run: () => shake(game, seat) }],
  })

  constructor() {
    super()
    this.state.rng.loaded = { dice: [], picks: [] }
  }

  protected strays(): string[] {
    return this.state.notes.filter((note) => note.startsWith('astray'))
  }
}

class Patient extends Small {
  protected override waits(verb: string): boolean {
    return verb === 'fruit.pick'
  }

  protected override silence({ verb }: Question): string | null {
    return verb === 'fruit.pick' ? 'plum' : null
  }
}

const FRUIT = ['apple', 'pear', 'plum'] as const

function* pick(game: Bare, seat: Seat, from: readonly string[] = FRUIT): Play<string> {
  const fruit = yield* choose(seat, 'fruit.pick', () => options(from), { default: 'pear', always: true })
  emit<Fruit>(game, { kind: 'picked', fruit })
  return fruit
}

function* picks(game: Bare): Play {
  yield* pick(game, game.active)
}

function* pickTwice(game: Bare, seat: Seat): Play<string[]> {
  return [yield* pick(game, seat, ['pear', 'plum']), yield* pick(game, seat)]
}

function* shake(game: Bare, seat: Seat): Play {
  game.notes.push(`shaken by ${seat}`)
}

describe('a table for worked examples', () => {
  it('answers by verb: a list is used up, a single key serves as often as it is asked', () => {
    const got = new Small().play(pickTwice, 'ann', { 'fruit.pick': ['plum', 'apple'] })
    expect(got.result).toEqual(['plum', 'apple'])
    expect(got.of('picked').map(({ fruit }) => fruit)).toEqual(['plum', 'apple'])
    expect(new Small().play(pickTwice, 'ann', { 'fruit.pick': 'plum' }).result).toEqual(['plum', 'plum'])
  })

  it('answers in order, asides and leaving among them', () => {
    const t = new Small()
    const got = t.play(pickTwice, 'ann', [
      ['basket.shake', 'once', 'ben'],
      ['fruit.pick', 'plum'],
      ['leave', '', 'ben'],
      ['fruit.pick', 'apple'],
    ])
    expect(got.result).toEqual(['plum', 'apple'])
    expect(t.state.notes).toEqual(['shaken by 1', 'left 1'])
    expect(got.asked.map(({ who, verb, picked }) => `${who} ${verb} ${picked}`)).toEqual([
      'ben basket.shake once',
      'ann fruit.pick plum',
      'ben leave ',
      'ann fruit.pick apple',
    ])
  })

  it('a table for worked examples takes the default where nothing is answered, and notes it', () => {
    const got = new Small().play(pick, 'ben')
    expect(got.asked).toEqual([
      {
        who: 'ben',
        verb: 'fruit.pick',
        keys: FRUIT,
        publicKeys: FRUIT,
        default: 'pear',
        standing: null,
        picked: 'pear',
      },
    ])
    expect(got.offered('fruit.pick')).toEqual(FRUIT)
    expect(got.offered('fruit.pick', 1)).toEqual([])
  })

  it('a table for worked examples plays whole turns, until the game is over at the latest', () => {
    expect(new Small().turns({}, 2).facts).toHaveLength(2)
    expect(new Small().turns({}, 9).facts).toHaveLength(3)
    expect(new Small().turns().asked[0]?.who).toBe('ben')
  })

  it('a table for worked examples lays dice ready', () => {
    function* roll(game: Bare): Play<number[]> {
      return [rollDie(game), rollDie(game)]
    }
    expect(new Small().dice(6, 1).play(roll, 'ann').result).toEqual([6, 1])
  })

  it('a table for worked examples says by what a rule was cut short, and what was said before', () => {
    function* end(game: Bare): Play<string> {
      emit<Fruit>(game, { kind: 'picked', fruit: 'last' })
      throw new GameEnds()
    }
    expect(new Small().play(end, 'ann')).toMatchObject({ result: 'game-ends', facts: [{ fruit: 'last' }] })
  })

  it('a table for worked examples knows who heard what', () => {
    function* whisper(game: Bare, seat: Seat): Play {
      emit<Fruit>(game, { kind: 'whispered', to: seat }, only(seat))
    }
    const got = new Small().play(whisper, 'ben')
    expect([got.heard('whispered', 'ben'), got.heard('whispered', 'ann'), got.heard('whispered', null)]).toEqual([
      [{ kind: 'whispered', to: 1 }],
      [],
      [],
    ])
  })

  it('a table for worked examples: in a window an answer waits until it is offered, and others pass', () => {
    const plumFirst = { 'fruit.pick': ['apple'] }
    expect(new Patient().play(pickTwice, 'ann', plumFirst).result).toEqual(['plum', 'apple'])
    expect(new Patient().play(pickTwice, 'ann', [['fruit.pick', 'apple']]).result).toEqual(['plum', 'apple'])
  })

  it('a table for worked examples asks the one who is meant', () => {
    function* both(): Play<Seat> {
      const list = () => [option('take')]
      return (yield* chooseAny([0, 1].map((seat) => ({ seat, verb: 'turn.take', options: list })))).seat
    }
    expect(new Small().play(both, 'ann', [['turn.take', 'take', 'ben']]).result).toBe(1)
  })
})

describe('what a table does not let pass', () => {
  const playing = (answers: Parameters<Small['play']>[2], t = new Small()) => t.play(pickTwice, 'ann', answers)

  it('an answer that is not offered', () => {
    expect(() => playing({ 'fruit.pick': 'apple' })).toThrow('apple is not offered at fruit.pick: pear plum')
    expect(() => playing([['fruit.pick', 'apple']])).toThrow('apple is not offered')
  })

  it('an answer to what was never asked', () => {
    expect(() => playing({ 'nut.crack': 'now' })).toThrow('never asked: nut.crack')
    expect(() => playing({ 'fruit.pick': ['plum', 'plum', 'plum'] })).toThrow('never asked: fruit.pick')
    expect(() => playing([['nut.crack', 'now']])).toThrow('never asked: nut.crack now')
  })

  it('a question without an answer, where every one must have one', () => {
    expect(() => playing({ 'fruit.pick': ['plum'] }, new Small().strict())).toThrow('no answer for fruit.pick: apple')
  })

  it('a thing that is in no place or in two', () => {
    function* lose(game: Bare): Play {
      game.notes.push('astray: a pear')
    }
    expect(() => new Small().play(lose, 'ann')).toThrow('not in exactly one place: astray: a pear')
  })

  it('a rule that never ends', () => {
    function* forever(game: Bare, seat: Seat): Play {
      for (;;) yield* pick(game, seat)
    }
    expect(() => new Small().play(forever, 'ann')).toThrow('this never ends')
  })

  it('an error of the rules, which tells the story that led to it', () => {
    function* trip(game: Bare, seat: Seat): Play {
      yield* pick(game, seat)
      throw new Error('tripped')
    }
    const story = 'tripped\n? ann fruit.pick: apple [pear] plum\n  picked {"fruit":"pear"}'
    expect(() => new Small().play(trip, 'ann')).toThrow(story)
  })

  it('somebody who does not play', () => {
    expect(() => new Small().seatOf('cleo' as 'ann')).toThrow('nobody plays cleo')
  })
})

describe('things by name', () => {
  it('things by name are taken by their own name or by their kind, while there are any', () => {
    const heap = ['sword-1', 'sword-2', 'crown']
    expect([isOf('sword-2', 'sword'), isOf('sword-2', 'sword-2'), isOf('sword-2', 'sword-1')]).toEqual([
      true,
      true,
      false,
    ])
    expect([takeFrom(heap, 'sword-2'), takeFrom(heap, 'sword'), takeFrom(heap, 'crown')]).toEqual(['sword-2', 'sword-1', 'crown']) // prettier-ignore
    expect(() => takeFrom(heap, 'sword')).toThrow('no sword is left to hand out')
  })
})
