import type { Cover } from '../../faces/cover.ts'
import { BUSTS } from './busts.ts'

/** Heroes before the sunburst of the Crown of Command, which floats over the Inner Region. */
export const COVER: Cover = {
  sky: ['#5a1a2c', '#f09a3c'],
  light: { y: 34, colour: '#ffe28a' },
  land: [
    { colour: '#a3482f', path: 'M-170 78 L-132 44 L-112 58 L-84 32 L-58 62 L-40 52 L40 52 L60 60 L88 30 L112 56 L136 42 L170 76 V110 H-170Z' }, // prettier-ignore
    { colour: '#7a2f2a', isInked: true, path: 'M-30 110 L-14 58 L-9 62 L-4 54 L0 58 L5 53 L10 61 L15 58 L31 110Z' },
    { colour: '#f6a53c', path: 'M-4 55 L0 58.4 L5 54 L8 66 L4 78 L2 68 L-1 84 L-3 68 L-6 66Z' },
    { colour: '#5b2430', isInked: true, path: 'M-170 90 C-120 66 -70 74 -36 88 C-12 80 14 80 38 88 C70 72 124 68 170 90 V110 H-170Z' }, // prettier-ignore
    { colour: '#3a1a26', isInked: true, path: 'M-148 82 V60 h3 v-4 h3 v4 h4 v-4 h3 v4 h4 v-4 h3 v4 h3 V82Z M126 84 V52 h3 v-4 h3 v4 h4 v-4 h3 v4 h3 V84Z' }, // prettier-ignore
  ],
  cast: {
    wide: [
      { prize: 'crown', x: 0, y: 33, side: 62 },
      { bust: BUSTS.prophetess, x: -118, y: 100, side: 64 },
      { bust: BUSTS.troll, x: 120, y: 100, side: 70 },
      { bust: BUSTS.elf, x: -86, y: 100, side: 66 },
      { bust: BUSTS.sorceress, x: 86, y: 100, side: 68 },
      { bust: BUSTS.warrior, x: -50, y: 100, side: 74 },
      { bust: BUSTS.wizard, x: 50, y: 100, side: 76 },
    ],
    tall: [
      { prize: 'crown', x: 0, y: 24, side: 42 },
      { bust: BUSTS.elf, x: -24, y: 82, side: 36 },
      { bust: BUSTS.troll, x: 25, y: 82, side: 38 },
      { bust: BUSTS.sorceress, x: 0, y: 84, side: 36 },
      { bust: BUSTS.warrior, x: -15, y: 97, side: 40 },
      { bust: BUSTS.wizard, x: 16, y: 97, side: 41 },
    ],
  },
}
