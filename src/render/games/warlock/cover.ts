import { OGRE } from '../../faces/common.ts'
import type { Cover } from '../../faces/cover.ts'
import { BUSTS } from './busts.ts'
import { FOLK } from './folk.ts'

const WARLOCK = FOLK['warlock']?.bust ?? OGRE
const [KNIGHT = OGRE, SCOUT = OGRE] = BUSTS

/** Firetop Mountain by night, with the Warlock, his chest, and two who come for it. */
export const COVER: Cover = {
  sky: ['#151a33', '#5a3a5a'],
  light: { y: 22, colour: '#ff9a4a' },
  land: [
    { colour: '#f0ead0', path: 'M112 18 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0Z' },
    {
      colour: '#2c2a44',
      path: 'M-170 80 L-140 52 L-118 66 L-90 46 L-60 76 L60 76 L92 50 L116 64 L142 48 L170 78 V110 H-170Z',
    },
    { colour: '#4a3440', isInked: true, path: 'M-74 110 L-44 56 L-36 58 L-16 22 L-9 25 L-4 18 L2 22 L9 18 L18 26 L36 56 L46 58 L76 110Z' }, // prettier-ignore
    { colour: '#d0402c', isInked: true, path: 'M-22 33 L-16 22 L-9 25 L-4 18 L2 22 L9 18 L18 26 L24 36 L17 33 L12 44 L6 34 L0 47 L-6 35 L-12 42 L-16 33Z' }, // prettier-ignore
    { colour: '#f6b13c', path: 'M-11 27 L-4 21 L2 25 L8 21 L14 29 L9 31 L5 29 L0 38 L-4 30 L-9 33Z' },
    { colour: '#120c14', isInked: true, path: 'M-13 110 V80 C-13 66 13 66 13 80 V110Z' },
    { colour: '#ffb04a', path: 'M-9 110 V84 C-9 73 9 73 9 84 V110Z' },
    { colour: '#2a2230', isInked: true, path: 'M-170 92 C-110 82 -60 88 -13 94 H13 C60 86 110 82 170 92 V110 H-170Z' },
  ],
  cast: {
    wide: [
      { bust: WARLOCK, x: -88, y: 100, side: 92 },
      { prize: 'chest', x: 88, y: 56, side: 72 },
      { bust: SCOUT, x: 34, y: 100, side: 50 },
      { bust: KNIGHT, x: -32, y: 100, side: 50 },
    ],
    tall: [
      { bust: WARLOCK, x: -14, y: 86, side: 52 },
      { prize: 'chest', x: 20, y: 74, side: 34 },
    ],
  },
}
