import { describe, expect, it } from 'vitest'
import type { Game } from '../../../../src/engine/index.ts'
import { neighboursOf, printedHexOf } from '../../../../src/games/imperial/data/board.ts'
import { clueOf } from '../../../../src/games/imperial/data/components.ts'
import { IMPERIAL } from '../../../../src/games/imperial/index.ts'
import { hexOfLocation } from '../../../../src/games/imperial/view/reading.ts'
import { view, type ImperialView } from '../../../../src/games/imperial/view/view.ts'
import { checkBoard, names, positions, saidIn } from '../../../kit/board.ts'
import { imperial, type Somebody } from '../kit.ts'

const game = IMPERIAL as unknown as Game<never, ImperialView>
const at = printedHexOf

function look(kate: Somebody, place: string | null, viewer: number | null = 0) {
  const { state } = imperial({ kate, harald: { hex: at('fishgut'), vessel: 'boat' } }, { round: 2 })
  const outlook = IMPERIAL.words.board?.look(view(state, viewer), place, names)
  return outlook ? saidIn(outlook) : ''
}

describe('the realm in words', () => {
  it('the realm in words describes a place: its terrain, people, neighbours and ways', () => {
    const said = look({ hex: at('nobnodd') }, at('port-barnacle'))
    expect(said).toContain('Port Barnacle\n\nShore.')
    expect(said).toContain('North-east: Nobnodd, plains, by road.')
    expect(said).toMatch(/: the sea .*, over the sea, with a boat or ship\./)
    expect(said).toContain('One turn away: by road to Port Barnacle.')
    expect(said).toContain('Exploring it, by the sum of two dice:')
    expect(look({ hex: at('nobnodd') }, at('fishgut'))).toContain('They travel with a boat.')
  })

  it('the realm in words tells a route turn by turn (IMP-4.3)', () => {
    expect(look({ hex: at('nobnodd') }, at('imperial-capital'))).toMatch(
      /At least 2 turns away\. First by road past .* to .*\. Then by road past .* to the Imperial Capital\./,
    )
    expect(look({ hex: at('nobnodd'), inPrison: true }, at('port-barnacle'))).toContain('One turn away: by an escape from prison to Port Barnacle.')
  }) // prettier-ignore

  it('the realm in words names unreachable places, and the edge of the map', () => {
    expect(look({ hex: at('nobnodd') }, at('castle-saltspray'))).toContain('It takes a boat, a ship or magic.')
    expect(look({ hex: at('nobnodd') }, 'h-0-0')).toContain('The map ends to the west, north-west, north-east and south-west.')
  }) // prettier-ignore

  it('the realm in words shows clues only to their owner', () => {
    const kate = { hex: at('nobnodd'), clues: ['The Net Loft'] }
    const { location } = [...(imperial({ kate }).state.players[0]?.character?.clues ?? [])].map(clueOf)[0] ?? {}
    const place = at(location ?? 'fishgut')
    expect(look(kate, place)).toContain('Your clue **The Net Loft** is good here')
    expect(look(kate, null)).toContain('**The Net Loft**')
    for (const viewer of [1, null]) {
      expect(look(kate, place, viewer)).not.toContain('Your clue')
      expect(look(kate, null, viewer)).not.toContain('Net Loft')
    }
  })

  it.each([
    ['printed', 'standard'],
    ['shuffled', 'full'],
  ])('the realm in words covers every link, in both directions: seed %s', (seed, preset) => {
    for (const { why, views } of positions(game, seed, preset, 120, 360)) {
      for (const seen of views) {
        checkBoard(game, seen, why, {
          beside: (hex) => neighboursOf(hex),
          lying: ({ lostCity, hand }) => [
            ...(lostCity === null ? [] : [[lostCity, 'The Lost City'] as const]),
            ...hand.flatMap((clue) => {
              const { location, name } = clueOf(clue)
              const hex = location === null ? null : hexOfLocation(seen, location)
              return hex === null ? [] : [[hex, name] as const]
            }),
          ],
        })
      }
    }
  })
})
