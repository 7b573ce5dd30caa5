import { both, flat, solid, inkLine, type Layer } from './layers.ts'

/** What a bust wears: clothes below the head, and something on the head, with a part behind it and one before. */

const NECK = solid('skin', 'M41 64 L59 64 L61 82 C56 88 44 88 39 82Z')
const NECK_SHADE = flat('shade', 'M41.6 68 C46 75 55 75 58.6 68 L59.6 75 C54 80 46 80 41 75Z')

export const CLOTHES = {
  tunic: [
    solid('cloth', 'M4 104 C6 86 20 79 38 76 L62 76 C80 79 94 86 96 104Z'),
    NECK,
    NECK_SHADE,
    solid('trim', 'M36 76 C40 88 60 88 64 76 L68 78 C63 94 37 94 32 78Z'),
  ],
  robe: [
    NECK,
    NECK_SHADE,
    solid('cloth', 'M2 104 C4 84 20 77 37 74 L50 92 L63 74 C80 77 96 84 98 104Z'),
    solid('trim', 'M37 73 L50 92 L63 73 L69 76 L54 104 L46 104 L31 76Z'),
  ],
  mail: [
    NECK,
    NECK_SHADE,
    solid('metal', 'M4 104 C6 86 18 78 36 76 C42 84 58 84 64 76 C82 78 94 86 96 104Z'),
    inkLine(
      'M14 92 q3 3 6 0 q3 3 6 0 q3 3 6 0 q3 3 6 0 q3 3 6 0 q3 3 6 0 q3 3 6 0 q3 3 6 0 q3 3 6 0 q3 3 6 0 q3 3 6 0 q3 3 6 0',
      1.3,
    ),
    inkLine(
      'M17 98 q3 3 6 0 q3 3 6 0 q3 3 6 0 q3 3 6 0 q3 3 6 0 q3 3 6 0 q3 3 6 0 q3 3 6 0 q3 3 6 0 q3 3 6 0 q3 3 6 0',
      1.3,
    ),
    ...both(solid('trim', 'M3 104 C3 90 12 79 24 78 C32 82 34 92 31 104Z')),
  ],
  plate: [
    NECK,
    NECK_SHADE,
    solid('metal', 'M20 104 C22 88 30 80 36 76 C42 86 58 86 64 76 C70 80 78 88 80 104Z'),
    inkLine('M50 84 L50 104', 1.6),
    solid('metal', 'M35 74 C42 83 58 83 65 74 L66 80 C58 90 42 90 34 80Z'),
    ...both(
      solid('metal', 'M1 104 C-1 88 10 76 25 77 C34 80 35 92 31 104Z'),
      inkLine('M6 92 C14 88 24 88 33 92', 1.6),
      solid('trim', 'M12 81 A2.6 2.6 0 1 0 17.2 81 A2.6 2.6 0 1 0 12 81Z'),
    ),
  ],
  cloak: [
    NECK,
    NECK_SHADE,
    solid('trim', 'M34 80 L66 80 L68 104 L32 104Z'),
    ...both(solid('cloth', 'M0 104 C1 82 20 74 37 72 C43 80 44 92 40 104Z')),
    solid('metal', 'M45 84 A5 5 0 1 0 55 84 A5 5 0 1 0 45 84Z'),
  ],
  fur: [
    NECK,
    NECK_SHADE,
    solid('cloth', 'M4 104 C6 86 20 79 38 78 L62 78 C80 79 94 86 96 104Z'),
    solid(
      'hair',
      'M4 92 L10 84 L12 88 L18 79 L21 84 L28 75 L31 81 L37 73 L41 81 L46 77 L50 83 L54 77 L59 81 L63 73 L69 81 L72 75 L79 84 L82 79 L88 88 L90 84 L96 92 L88 98 L84 94 L78 99 L72 93 L66 97 L60 92 L50 98 L40 92 L34 97 L28 93 L22 99 L16 94 L12 98Z',
    ),
  ],
  bare: [
    solid('skin', 'M0 104 C2 84 20 78 38 74 L62 74 C80 78 98 84 100 104Z'),
    NECK_SHADE,
    inkLine('M34 84 C40 88 46 88 49 86 M66 84 C60 88 54 88 51 86', 1.5),
    solid('wood', 'M14 82 L22 79 L68 104 L52 104Z'),
  ],
  vestment: [
    NECK,
    NECK_SHADE,
    solid('cloth', 'M4 104 C6 86 20 79 37 76 C42 82 58 82 63 76 C80 79 94 86 96 104Z'),
    solid('white', 'M36 75 C42 81 58 81 64 75 L66 81 C58 88 42 88 34 81Z'),
    solid('trim', 'M46 87 L54 87 L54 91 L58 91 L58 96 L54 96 L54 104 L46 104 L46 96 L42 96 L42 91 L46 91Z'),
  ],
  gown: [
    solid('skin', 'M10 104 C12 86 24 80 39 76 L61 76 C76 80 88 86 90 104Z'),
    NECK_SHADE,
    solid('cloth', 'M5 104 C6 92 14 84 24 82 C32 92 42 95 50 89 C58 95 68 92 76 82 C86 84 94 92 95 104Z'),
    solid('trim', 'M46.6 83 L50 79.6 L53.4 83 L50 89Z'),
    inkLine('M40 76 C43 80 46 82 47.4 83 M60 76 C57 80 54 82 52.6 83', 1.6, 'trim'),
  ],
  leather: [
    solid('cloth', 'M6 104 C8 86 20 79 38 76 L62 76 C80 79 92 86 94 104Z'),
    NECK,
    NECK_SHADE,
    solid('wood', 'M22 80 L36 76 C40 90 60 90 64 76 L78 80 L74 104 L26 104Z'),
    inkLine('M46 92 L54 98 M54 92 L46 98', 1.6),
    solid('trim', 'M33 76 C39 90 61 90 67 76 L64 74 C58 84 42 84 36 74Z'),
  ],
  collar: [
    ...both(solid('trim', 'M38 82 C26 78 18 62 14 40 C26 46 34 58 40 74Z')),
    NECK,
    NECK_SHADE,
    solid('cloth', 'M2 104 C4 84 18 78 36 76 L50 94 L64 76 C82 78 96 84 98 104Z'),
    solid('white', 'M41 80 L50 94 L59 80 L56 104 L44 104Z'),
    solid('glow', 'M46.6 90 a3.4 3.4 0 1 0 6.8 0 a3.4 3.4 0 1 0 -6.8 0Z'),
  ],
  scarf: [
    solid('cloth', 'M6 104 C8 86 20 79 38 76 L62 76 C80 79 92 86 94 104Z'),
    NECK,
    solid('trim', 'M31 74 C38 81 62 81 69 74 C72 80 70 87 66 89 C56 94 44 94 34 89 C30 87 28 80 31 74Z'),
    solid('trim', 'M58 88 L70 86 L74 104 L62 104Z'),
    inkLine('M34 81 C42 87 58 87 66 81', 1.4),
  ],
} as const satisfies Readonly<Record<string, readonly Layer[]>>

interface Headwear {
  readonly back: readonly Layer[]
  readonly front: readonly Layer[]
  /** Whether it covers the hair over the forehead. */
  readonly hidesHair?: boolean
}

const HOOD =
  'M50 3 C74 3 86 24 84 48 C83 64 78 74 70 82 C74 66 74 44 66 32 C60 24 40 24 34 32 C26 44 26 66 30 82 C22 74 17 64 16 48 C14 24 26 3 50 3Z'

export const HEADWEAR = {
  none: { back: [], front: [] },
  hood: {
    back: [solid('cloth', 'M18 46 C18 80 22 86 30 90 L70 90 C78 86 82 80 82 46Z')],
    front: [solid('cloth', HOOD), inkLine('M50 3 C44 8 38 14 36 22', 1.4)],
    hidesHair: true,
  },
  deepHood: {
    back: [solid('cloth', 'M16 46 C16 80 22 88 30 92 L70 92 C78 88 84 80 84 46Z')],
    front: [
      flat('gloom', 'M30 44 C32 30 40 26 50 26 C60 26 68 30 70 44 C66 40 58 42 50 42 C42 42 34 40 30 44Z'),
      solid(
        'cloth',
        'M50 0 C76 4 88 26 85 50 C83 66 78 76 69 84 C74 68 74 52 68 43 C62 35 56 34 50 31 C44 34 38 35 32 43 C26 52 26 68 31 84 C22 76 17 66 15 50 C12 26 24 4 50 0Z',
      ),
      inkLine('M50 1 L50 31', 1.4),
    ],
    hidesHair: true,
  },
  pointedHat: {
    back: [],
    front: [
      solid('cloth', 'M30 28 C38 18 42 2 60 -14 C66 -12 68 -7 64 -4 C60 4 64 18 70 28Z'),
      solid('trim', 'M31 24 C40 19 60 19 69 24 L71 31 C60 26 40 26 29 31Z'),
      solid('cloth', 'M8 35 C20 25 36 24 50 24 C64 24 80 25 92 35 C80 38 64 33 50 33 C36 33 20 38 8 35Z'),
      flat('trim', 'M50 4 l1.6 4 4 .3 -3 2.8 1 4 -3.6 -2.2 -3.6 2.2 1 -4 -3 -2.8 4 -.3Z'),
    ],
    hidesHair: true,
  },
  witchHat: {
    back: [],
    front: [
      solid('cloth', 'M32 27 C38 14 34 0 22 -4 C40 -10 56 -4 62 8 C66 16 68 22 69 27Z'),
      solid('trim', 'M32 22 C42 18 60 18 68.6 23 L70 29 C60 25 42 25 31 29Z'),
      solid('cloth', 'M6 32 C20 25 36 23 50 23 C66 23 82 26 94 33 C80 36 64 32 50 32 C36 32 20 36 6 32Z'),
    ],
    hidesHair: true,
  },
  hornedHelm: {
    back: both(solid('white', 'M30 26 C18 28 8 20 8 4 C14 14 24 14 34 17Z')),
    front: [
      solid('metal', 'M26 42 C24 22 36 9 50 9 C64 9 76 22 74 42 C68 35 60 33 50 33 C40 33 32 35 26 42Z'),
      solid('trim', 'M46 9 L54 9 L54.6 34 L50 36 L45.4 34Z'),
      solid('trim', 'M25 38 C32 31 40 29 50 29 C60 29 68 31 75 38 L74.6 45 C68 37 60 35 50 35 C40 35 32 37 25.4 45Z'),
    ],
    hidesHair: true,
  },
  noseHelm: {
    back: [],
    front: [
      solid(
        'metal',
        'M26 44 C24 24 38 6 50 3 C62 6 76 24 74 44 C66 36 58 35 54 36 L53 54 L50 57 L47 54 L46 36 C42 35 34 36 26 44Z',
      ),
      inkLine('M50 4 L50 36', 1.6),
    ],
    hidesHair: true,
  },
  openHelm: {
    back: [],
    front: [
      solid('trim', 'M50 14 C46 4 52 -6 68 -8 C62 -2 62 6 58 14Z'),
      solid('metal', 'M24 62 C20 30 32 9 50 9 C68 9 80 30 76 62 L68 66 C70 50 68 40 60 33 L40 33 C32 40 30 50 32 66Z'),
      inkLine('M40 33 C43 27 57 27 60 33', 1.6),
    ],
    hidesHair: true,
  },
  roundHelm: {
    back: [],
    front: [
      solid('metal', 'M44 12 C46 4 48 0 50 -6 C52 0 54 4 56 12Z'),
      solid('metal', 'M25 40 C23 20 36 9 50 9 C64 9 77 20 75 40 C66 33 34 33 25 40Z'),
      solid('trim', 'M24 36 C34 28 66 28 76 36 L75.4 43 C66 36 34 36 24.6 43Z'),
      flat(
        'ink',
        'M31 35 a1.4 1.4 0 1 0 2.8 0 a1.4 1.4 0 1 0 -2.8 0Z M48.6 33.4 a1.4 1.4 0 1 0 2.8 0 a1.4 1.4 0 1 0 -2.8 0Z M66 35 a1.4 1.4 0 1 0 2.8 0 a1.4 1.4 0 1 0 -2.8 0Z',
      ),
    ],
    hidesHair: true,
  },
  kettleHelm: {
    back: [],
    front: [
      solid('metal', 'M30 30 C30 14 40 6 50 6 C60 6 70 14 70 30Z'),
      solid('metal', 'M12 38 C20 27 36 25 50 25 C64 25 80 27 88 38 C76 38 64 34 50 34 C36 34 24 38 12 38Z'),
    ],
    hidesHair: true,
  },
  circlet: {
    back: [],
    front: [
      solid('trim', 'M28 33 C38 27 62 27 72 33 L71.6 37.4 C62 31.6 38 31.6 28.4 37.4Z'),
      solid('glow', 'M50 25 L54 31.6 L50 38 L46 31.6Z'),
    ],
  },
  leaves: {
    back: [],
    front: [
      ...both(
        solid('leaf', 'M48 26 C42 16 34 16 30 18 C33 26 40 30 48 26Z'),
        solid('leaf', 'M36 30 C28 22 20 24 17 28 C22 34 30 36 36 30Z'),
        solid('leaf', 'M29 38 C22 34 15 38 14 43 C20 46 27 44 29 38Z'),
      ),
      solid('leaf', 'M50 28 C44 20 46 12 50 7 C54 12 56 20 50 28Z'),
    ],
  },
  wimple: {
    back: [solid('cloth', 'M50 6 C78 6 82 34 82 58 C82 76 88 88 88 96 L12 96 C12 88 18 76 18 58 C18 34 22 6 50 6Z')],
    front: [
      solid(
        'white',
        'M50 12 C70 12 77 30 76 48 C76 66 66 80 50 82 C34 80 24 66 24 48 C23 30 30 12 50 12Z M50 25 C38 25 32 34 32 46 C32 60 40 71 50 71 C60 71 68 60 68 46 C68 34 62 25 50 25Z',
      ),
      solid('cloth', 'M50 5 C72 5 81 26 80 46 C76 30 66 20 50 20 C34 20 24 30 20 46 C19 26 28 5 50 5Z'),
    ],
    hidesHair: true,
  },
  mitre: {
    back: [],
    front: [
      solid('cloth', 'M28 34 C26 18 36 4 50 -8 C64 4 74 18 72 34 C62 28 38 28 28 34Z'),
      solid('trim', 'M27.4 28 C38 21 62 21 72.6 28 L72 36 C62 29.6 38 29.6 28 36Z'),
      solid(
        'trim',
        'M47.6 2 L52.4 2 L52.4 8 L57 8 L57 12.4 L52.4 12.4 L52.4 20 L47.6 20 L47.6 12.4 L43 12.4 L43 8 L47.6 8Z',
      ),
    ],
    hidesHair: true,
  },
  featherCap: {
    back: [],
    front: [
      solid('trim', 'M66 24 C70 6 84 -2 96 0 C92 12 84 22 72 28Z'),
      inkLine('M70 26 C76 14 84 8 92 3', 1.4),
      solid('cloth', 'M24 34 C22 18 36 8 54 10 C68 10 76 20 75 32 C60 24 40 26 24 34Z'),
      solid('cloth', 'M16 36 C28 26 62 20 80 30 C82 33 80 36 76 36 C60 28 36 32 18 40 C15 40 14 38 16 36Z'),
    ],
    hidesHair: false,
  },
  bandana: {
    back: [solid('cloth', 'M70 32 L90 30 L84 38 L92 46 L72 42Z')],
    front: [
      solid('cloth', 'M26 38 C26 20 36 11 50 11 C64 11 74 20 74 38 C62 31 38 31 26 38Z'),
      inkLine('M29 30 C40 24 60 24 71 30', 1.4),
    ],
    hidesHair: true,
  },
  headband: { back: [], front: [solid('trim', 'M27.6 33 C38 28 62 28 72.4 33 L72 39.4 C62 34 38 34 28 39.4Z')] },
  veil: {
    back: [solid('trim', 'M50 7 C76 7 82 32 84 56 C86 76 92 86 92 98 L8 98 C8 86 14 76 16 56 C18 32 24 7 50 7Z')],
    front: [
      solid('trim', 'M50 7 C74 7 80 30 80 48 C74 34 64 24 50 22 C36 24 26 34 20 48 C20 30 26 7 50 7Z'),
      solid('glow', 'M50 19 L54 25 L50 31 L46 25Z'),
    ],
  },
  crown: {
    back: [],
    front: [
      solid('trim', 'M27 36 L23 12 L36 22 L50 6 L64 22 L77 12 L73 36 C62 30 38 30 27 36Z'),
      ...both(solid('glow', 'M33 28 A2.6 2.6 0 1 0 38.2 28 A2.6 2.6 0 1 0 33 28Z')),
      solid('glow', 'M46.6 25 A3.4 3.4 0 1 0 53.4 25 A3.4 3.4 0 1 0 46.6 25Z'),
    ],
  },
  miner: {
    back: [],
    front: [
      solid('metal', 'M25 38 C24 20 36 10 50 10 C64 10 76 20 75 38 C66 32 34 32 25 38Z'),
      solid('metal', 'M20 40 C32 31 68 31 80 40 C70 40 60 37 50 37 C40 37 30 40 20 40Z'),
      solid('glow', 'M43 21 A7 7 0 1 0 57 21 A7 7 0 1 0 43 21Z'),
    ],
    hidesHair: true,
  },
  tricorn: {
    back: [],
    front: [
      solid('cloth', 'M30 30 C32 14 40 8 50 8 C60 8 68 14 70 30Z'),
      solid(
        'cloth',
        'M6 20 C18 30 34 22 50 22 C66 22 82 30 94 20 C92 34 76 40 64 36 C56 33 44 33 36 36 C24 40 8 34 6 20Z',
      ),
      flat('white', 'M45 24 a5 4.4 0 1 1 10 0 l-1.6 4 h-6.8Z M43 30 l14 3 v1.6 l-14 -3Z M57 30 l-14 3 v1.6 l14 -3Z'),
    ],
    hidesHair: true,
  },
  straw: {
    back: [],
    front: [
      solid('trim', 'M32 28 C32 14 40 9 50 9 C60 9 68 14 68 28Z'),
      solid('cloth', 'M32 24 C40 21 60 21 68 24 L68 29 L32 29Z'),
      solid('trim', 'M8 34 C20 26 36 27 50 27 C64 27 80 26 92 34 C78 38 64 35 50 35 C36 35 22 38 8 34Z'),
      inkLine(
        'M20 33 C28 30 36 30 40 30 M80 33 C72 30 64 30 60 30 M40 13 C38 17 37 20 37 22 M60 13 C62 17 63 20 63 22',
        1.2,
      ),
    ],
    hidesHair: true,
  },
  kerchief: {
    back: [solid('cloth', 'M24 40 C22 60 26 76 34 82 L66 82 C74 76 78 60 76 40Z')],
    front: [
      solid(
        'cloth',
        'M50 8 C72 8 80 28 77 54 C75 66 70 74 62 79 C68 66 70 46 64 34 C58 27 42 27 36 34 C30 46 32 66 38 79 C30 74 25 66 23 54 C20 28 28 8 50 8Z',
      ),
      solid('cloth', 'M46 78 L54 78 L60 92 L50 86 L40 92Z'),
    ],
    hidesHair: true,
  },
  halo: {
    back: [solid('glow', 'M20 6 a30 9 0 1 1 60 0 a30 9 0 1 1 -60 0Z M28 6 a22 4.6 0 1 0 44 0 a22 4.6 0 1 0 -44 0Z')],
    front: [],
  },
  horns: {
    back: both(solid('white', 'M36 26 C24 24 16 12 20 -4 C24 8 34 12 44 18Z')),
    front: [],
  },
  tiara: {
    back: [],
    front: [
      solid('trim', 'M29 32 C36 24 42 22 44 22 L50 12 L56 22 C58 22 64 24 71 32 C62 28 38 28 29 32Z'),
      solid('glow', 'M47 23 a3 3 0 1 0 6 0 a3 3 0 1 0 -6 0Z'),
    ],
  },
  turban: {
    back: [],
    front: [
      solid('cloth', 'M24 36 C16 18 34 2 50 4 C66 2 84 18 76 36 C66 29 34 29 24 36Z'),
      inkLine('M28 32 C36 18 54 12 74 16 M26 22 C42 24 60 28 74 34', 1.6),
      solid('glow', 'M50 17 L54 23 L50 30 L46 23Z'),
    ],
    hidesHair: true,
  },
} as const satisfies Readonly<Record<string, Headwear>>
