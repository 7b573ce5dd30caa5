import { describe, expect, it, test } from 'vitest'
import { IMPERIAL } from '../../../../src/games/imperial/index.ts'
import { lettersIn, MAX_LINE_LETTERS } from '../../../../src/games/imperial/words/chronicle/lines.ts'
import { creatureFlavour } from '../../../../src/games/imperial/words/flavour.ts'
import { characterCard, CREATURES, ENCOUNTER_TILES } from '../../../../src/games/imperial/data/components.ts'
import { imperial } from '../kit.ts'
import { matchesOf } from '../../../kit/spoken.ts'
import { moments } from './met.ts'

const { words } = IMPERIAL
/** Player names as Discord shows them. */
const bold = (seat: number): string => `**${['Ann', 'Ben', 'Cem', 'Dora', 'Emil', 'Fay'][seat] ?? 'Gus'}**`

/** Nested bold ends the outer bold, so the text outside the bold pieces must have no marks. */
const isNested = (text: string): boolean => text.replace(/\*\*[^*]+\*\*/g, '').includes('**')

describe('the words of whole matches are sound', () => {
  it.each([...matchesOf('computer', 3, 400), ...matchesOf('chance', 2, 300)])('$seed', (match) => {
    for (const { told, view, asked, isOver } of moments(match)) {
      for (const { fact } of told) {
        const line = words.fact(fact, bold) ?? ''
        expect(lettersIn(line), line).toBeLessThanOrEqual(MAX_LINE_LETTERS)
        expect(isNested(line), line).toBe(false)
      }
      // The shared button to pass never shows here: each option to decline has a button of its own.
      expect(asked.flatMap(({ offers }) => offers.map(({ key }) => key))).not.toContain('pass')
      const open = view(null)
      const shown = [
        words.headline(open, bold),
        ...words.scene(open, bold),
        ...(words.smallPrint?.(open, bold) ?? []),
        ...asked.map((one) => words.prompt(one, view(one.seat), bold)),
        ...(isOver ? words.outcome(open, bold) : []),
      ]
      for (const { seat, verb, offers } of asked) {
        for (const offer of offers) {
          const { label, hint = '' } = words.label(verb, offer, view(seat), bold)
          expect(`${label} ${hint}`, 'nothing is cut').not.toMatch(/…/)
        }
      }
      for (const text of shown) {
        expect(isNested(text), text).toBe(false)
        expect(text).not.toMatch(/wounds \d/) // pictures show the health that is left
      }
    }
  })
})

describe('the chronicle tells a fight in one line, with its rounds behind it', () => {
  const blow = (seat: number | null, dice: number[], hits: number) => {
    return { seat, member: seat === null ? 'skeletons-1' : 'character', dice, hitsOn: 5, hits } as const
  }
  const fought = [
    { round: 2, blows: [blow(0, [6, 5, 2], 2), blow(null, [5, 1], 1)] },
    { round: 3, blows: [blow(0, [6, 3, 2], 1), blow(null, [4, 1], 0)] },
  ]
  const over = { kind: 'fight-over', seat: 0, tile: 'skeletons-1', rounds: 3, fought } as const
  const health = { wounds: 1, maxHealth: 6 }

  it('the chronicle tells a fight in one line, with its rounds behind it when the character wins', () => {
    const fact = { ...over, end: 'killed', health } as const
    expect(words.fact(fact, bold)).toBe(
      '☠️ **Ann** beats the **Skeletons** in 3 rounds, landing 3 hits and taking 1. Health 5/6.',
    )
    expect(words.why(fact, bold)).toEqual([
      'Round 2. **Ann** rolls **6 5** 2: 2 hits. The **Skeletons** roll **5** 1: 1 hit.',
      'Round 3. **Ann** rolls **6** 3 2: 1 hit. The **Skeletons** roll 4 1: no hits.',
    ])
    expect(words.fact({ ...fact, fought: [] }, bold)).toContain('before it comes to blows')
  })

  it('the chronicle tells a fight in one line, with its rounds behind it when an old fact has neither rounds nor health', () => {
    const { fought: _fought, ...before } = over
    const fact = { ...before, end: 'killed' } as const
    expect(words.fact(fact, bold)).toBe('☠️ **Ann** beats the **Skeletons** in 3 rounds.')
    // One of several fighters.
    expect(words.fact({ ...fact, health }, bold)).toBeNull()
  })

  it('the chronicle tells a fight in one line, with its rounds behind it when the character flees, and for a duel', () => {
    expect(words.fact({ ...over, end: 'fled', health }, bold)).toBe(
      '**Ann** gets away from the **Skeletons**.\n⚔️ 3 rounds: **Ann** lands 3 hits and takes 1. Health 5/6.',
    )
    const duel = [{ round: 1, blows: [blow(1, [2, 2], 0), blow(0, [6, 5], 2)] }]
    const fact = { kind: 'duel-over', seat: 0, on: 1, end: 'killed', who: 0, rounds: 1, fought: duel } as const
    expect(words.fact(fact, bold)).toBe(
      '☠️ **Ann** has beaten **Ben**.\n⚔️ 1 round: **Ann** lands 2 hits, and **Ben** lands no hits.',
    )
  })

  it('the chronicle tells a fight in one line, with its rounds behind it, and the question shows the dice of the last round during the fight', () => {
    const t = imperial({ kate: { hex: 'h-1-3' } })
    const view = IMPERIAL.rules.view(t.state, 0)
    const [first] = fought
    const [ours, theirs] = first?.blows ?? []
    const creature = { wounds: 2, maxHealth: 5, health: 3, shell: 0, asleep: 0 }
    const about = {
      matter: 'fight',
      seat: 0,
      tile: 'skeletons-1',
      round: 2,
      creature,
      ours: [ours],
      theirs,
      members: [],
      protection: 0,
    } as never
    const asked = { seat: 0, verb: 'combat.flee', offers: [], about } as never
    expect(words.prompt(asked, view, bold)).toContain(
      '**Ann** rolls **6 5** 2: 2 hits. The **Skeletons** roll **5** 1: 1 hit. Fight on, or run?',
    )
  })
})

test('the chronicle tells an agreed trade once', () => {
  const handed = { kind: 'trade-handed', seat: 0, partner: 1, tiles: [], clues: 1 } as const
  expect(words.fact({ ...handed, half: 1 }, bold)).toBe('🤝 **Ben** agrees.')
  expect(words.fact({ ...handed, seat: 1, partner: 0, half: 2 }, bold)).toBeNull()
  expect(words.fact(handed, bold)).toBe('🤝 **Ann** gives **Ben** 1 clue.')
})

it('every tile that can be met has colour, which states no rule', () => {
  for (const tile of ENCOUNTER_TILES.filter((one) => CREATURES.get(one.replace(/-\d+$/, ''))?.category !== 'meta')) {
    expect(creatureFlavour(tile), tile).not.toBe('')
    expect(creatureFlavour(tile), tile).not.toMatch(/\b(roll|die|treasures?|wounds?|Agility|draw|attacks)\b/i)
  }
})

/** The label of an option for the seat with the question. */
function labelOf(t: ReturnType<typeof imperial>, seat: number, verb: string, key: string, args = {}) {
  return words.label(verb, { key, args }, IMPERIAL.rules.view(t.state, seat), String)
}

describe('an irreversible choice asks for confirmation', () => {
  const here = { hex: 'h-1-3', clues: ['The Net Loft'] }

  it('an irreversible choice asks for confirmation when a player moves on with a clue that is good here', () => {
    const t = imperial({ kate: here })
    expect(labelOf(t, 0, 'business.do', 'explore').sure).toMatch(/The Net Loft.* 1 treasure in Fishgut/)
    const away = imperial({ kate: { ...here, hex: 'h-2-4' } })
    expect(labelOf(away, 0, 'business.do', 'explore').sure).toBeUndefined()
    t.state.turn.clueExchanged = true
    expect(labelOf(t, 0, 'business.do', 'explore').sure).toBeUndefined()
  })

  it('an irreversible choice asks for confirmation, but not for the SPECIAL, which can wait, nor for a clue that costs a weapon the player lacks', () => {
    const special = imperial({ kate: { hex: 'h-1-3', clues: ['SPECIAL: The Map With the Corner Torn Off'] } })
    expect(labelOf(special, 0, 'business.do', 'explore').sure).toBeUndefined()
    const dear = imperial({ kate: { hex: 'h-7-3', clues: ['The Captain’s Collection'] } })
    expect(labelOf(dear, 0, 'business.do', 'explore').sure).toBeUndefined()
  })

  it('an irreversible choice asks for confirmation, and reveals no hand to other seats', () => {
    const t = imperial({ kate: here, ozmo: {} })
    const seen = words.label('business.do', { key: 'explore' }, IMPERIAL.rules.view(t.state, null), String)
    expect(seen.sure).toBeUndefined()
    expect(labelOf(t, 1, 'business.do', 'explore').sure).toBeUndefined()
  })

  it('an irreversible choice asks for confirmation when a player gives an Imperial Treasure where another item would do', () => {
    const t = imperial({ kate: { treasures: ['grail', 'gold-egg'] }, ozmo: { treasures: ['palantir-of-zog'] } })
    expect(labelOf(t, 0, 'prison.bribe', 'grail').sure).toMatch(/Imperial Treasure/)
    expect(labelOf(t, 0, 'prison.bribe', 'gold-egg').sure).toBeUndefined()
    expect(labelOf(t, 0, 'prison.do', 'bribe').sure).toBeUndefined()
    expect(labelOf(t, 1, 'prison.do', 'bribe').sure).toMatch(/Imperial Treasure/)
    expect(labelOf(t, 0, 'trade.answer', 'accept', { asks: ['grail'] }).sure).toMatch(/Do you part with it/)
    expect(labelOf(t, 0, 'trade.answer', 'accept', { asks: ['gold-egg'] }).sure).toBeUndefined()
  })

  it('an irreversible choice asks for confirmation when a player fights on with one point of health and without the Emerald of Life', () => {
    const t = imperial({ kate: { wounds: 7 }, ozmo: { wounds: 8, treasures: ['emerald-of-life'] } })
    expect(labelOf(t, 0, 'combat.flee', 'fight-on').sure).toMatch(/your death/)
    expect(labelOf(t, 1, 'combat.flee', 'fight-on').sure).toBeUndefined()
  })
})

describe('a headline', () => {
  const headline = (t: ReturnType<typeof imperial>) => words.headline(IMPERIAL.rules.view(t.state, null), String)

  it('a headline names the prison only while the character is in it', () => {
    const t = imperial({ kate: { inPrison: true } })
    t.state.phase = 'explore'
    expect(headline(t)).toMatch(/Prison$/)
    const out = imperial({ kate: {} })
    out.state.phase = 'prison'
    expect(headline(out)).toMatch(/Out of prison$/)
  })
})

it('the hand is silent about clues before they are dealt', () => {
  const none = imperial({ kate: {} })
  const headings = () => words.hand(IMPERIAL.rules.view(none.state, 0), String).map(({ heading }) => heading)
  expect(headings()[0]).toBe('📜 No clues')
  none.state.phase = 'setup'
  expect(headings().join()).not.toMatch(/clue/i)
})

it('a weapon that its bearer cannot use says so, with its numbers (IMP-11.3)', () => {
  const t = imperial({ dulcime: { weapons: ['axe', 'sling'] } })
  const hand = words.hand(IMPERIAL.rules.view(t.state, 0), String).flatMap(({ lines }) => lines)
  const usable = characterCard('dulcime').usableWeaponTypes
  for (const type of ['axe', 'sling'] as const) {
    const line = hand.find((one) => one.toLowerCase().startsWith(`**${type}**`)) ?? ''
    expect(line).not.toBe('')
    expect(/No weapon for a magician, but you can trade it/.test(line), line).toBe(!usable.includes(type))
  }
  expect(usable.includes('axe') && usable.includes('sling')).toBe(false)
})

it('the seat that answers a trade reads its terms (IMP-14.3)', () => {
  const t = imperial({ kate: { hex: 'h-1-3', weapons: ['axe'], clues: ['The Net Loft'] }, rosa: { hex: 'h-1-3' } })
  t.state.trading = [0, 1]
  const args = { from: 0, to: 1, gives: ['axe-1'], open: [], faceDown: 1, asks: [], asksClues: 2 }
  const asked = { seat: 1, verb: 'trade.answer', offers: [{ key: 'accept', args }], about: null } as never
  const said = words.prompt(asked, IMPERIAL.rules.view(t.state, 1), (seat) => ['Ann', 'Ben'][seat] ?? '')
  expect(said).toBe('Ann offers you an Axe and 1 clue face down for 2 clues. Do you accept?')
})
