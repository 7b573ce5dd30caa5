import type { Bust } from '../../faces/bust.ts'
import type { Cover } from '../../faces/cover.ts'

const EMPEROR: Bust = { head: 'round', eyes: 'open', brows: 'bushy', nose: 'bulbous', mouth: 'smile', hair: 'wavy', beard: 'full', wears: 'collar', on: 'crown', marks: ['blush'], colours: { skin: '#e8b890', hair: '#e6dfd0', cloth: '#6b2a86', trim: '#e2b23c' } } // prettier-ignore

/** The Emperor in his hall, among the six treasures. */
export const COVER: Cover = {
  sky: ['#2c1a44', '#8a4a6a'],
  light: { y: 46, colour: '#ffd98a' },
  land: [
    { colour: '#43285e', path: 'M-170 0 H170 V12 C140 12 140 22 128 22 C116 22 116 12 96 12 C76 12 76 22 64 22 C52 22 52 12 30 12 H-30 C-52 12 -52 22 -64 22 C-76 22 -76 12 -96 12 C-116 12 -116 22 -128 22 C-140 22 -140 12 -170 12Z' }, // prettier-ignore
    ...[-128, -64, 64, 128].map((x) => ({ colour: '#c9a06a', isInked: true, path: `M${x - 6} 100 V22 H${x - 9} V14 H${x + 9} V22 H${x + 6} V100Z` })), // prettier-ignore
    { colour: '#5a2f4a', isInked: true, path: 'M-170 84 H170 V110 H-170Z' },
    { colour: '#b3263a', isInked: true, path: 'M-14 84 H14 L34 110 H-34Z' },
    { colour: '#7a2434', isInked: true, path: 'M-27 110 V34 C-27 14 27 14 27 34 V110Z' },
    { colour: '#e2b23c', isInked: true, path: 'M-31 110 V36 C-31 6 31 6 31 36 V110 H26 V38 C26 14 -26 14 -26 38 V110Z M-4 12 L0 4 L4 12 L0 16Z' }, // prettier-ignore
  ],
  cast: {
    wide: [
      { bust: EMPEROR, x: 0, y: 100, side: 82 },
      { prize: 'grail', x: -48, y: 50, side: 44 },
      { prize: 'emerald', x: -92, y: 40, side: 42 },
      { prize: 'scepter', x: -136, y: 50, side: 46 },
      { prize: 'palantir', x: 50, y: 50, side: 44 },
      { prize: 'ring', x: 94, y: 40, side: 42 },
      { prize: 'quox', x: 138, y: 50, side: 46 },
    ],
    tall: [
      { bust: EMPEROR, x: 0, y: 90, side: 52 },
      { prize: 'grail', x: 0, y: 16, side: 23 },
      { prize: 'emerald', x: -25, y: 22, side: 22 },
      { prize: 'ring', x: 25, y: 22, side: 22 },
      { prize: 'scepter', x: -30, y: 50, side: 24 },
      { prize: 'quox', x: 30, y: 50, side: 24 },
      { prize: 'palantir', x: -29, y: 75, side: 22 },
    ],
  },
}
