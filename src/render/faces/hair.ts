import { both, flat, solid, inkLine, type Layer } from './layers.ts'

/** Hair and beards of busts, in a square of 100 units. Hair hangs behind the shoulders and over the forehead. */

interface Hair {
  readonly back: readonly Layer[]
  readonly front: readonly Layer[]
  /** What hangs down at the sides, even under a helmet. */
  readonly sides?: readonly Layer[]
}

export const HAIR = {
  none: { back: [], front: [] },
  short: {
    back: [],
    front: [
      solid(
        'hair',
        'M28 46 C23 27 33 12 51 12 C69 12 77 27 72 46 C70 41 69 37 67 33 C60 34 50 32 43 26 C41 31 36 34 33 35 C31 38 29 42 28 46Z',
      ),
    ],
  },
  cropped: {
    back: [],
    front: [
      solid(
        'hair',
        'M29 42 C26 26 34 15 50 15 C66 15 74 26 71 42 C69 36 67 32 64 29 C56 26 44 26 36 29 C33 32 31 36 29 42Z',
      ),
    ],
  },
  spiky: {
    back: [],
    front: [
      solid(
        'hair',
        'M28 45 L21 35 L28 33 L22 21 L33 23 L34 10 L44 17 L51 6 L57 16 L68 9 L69 22 L79 21 L73 32 L79 36 L72 45 L67 32 L59 35 L53 27 L45 35 L40 28 L33 36Z',
      ),
    ],
  },
  wavy: {
    back: [solid('hair', 'M26 36 C14 50 24 60 15 74 C18 88 34 90 40 84 L62 84 C70 90 84 86 85 74 C76 60 86 50 74 36Z')],
    front: [
      solid(
        'hair',
        'M29 50 C20 30 30 12 50 11 C70 12 80 30 71 50 C70 41 67 34 60 29 C56 26 52 24 50 21 C47 26 40 31 35 34 C31 38 30 44 29 50Z',
      ),
      inkLine('M50 12 C47 17 42 22 36 25', 1.4),
      inkLine('M52 12 C58 16 63 20 66 26', 1.4),
    ],
  },
  long: {
    back: [solid('hair', 'M25 38 C20 56 22 76 19 90 C30 95 70 95 81 90 C78 76 80 56 75 38Z')],
    front: [
      solid(
        'hair',
        'M28 62 C21 40 25 12 50 11 C75 12 79 40 72 62 C71 48 69 36 57 24 L50 19 L43 24 C31 36 29 48 28 62Z',
      ),
      inkLine('M50 12 L50 19', 1.4),
    ],
  },
  curly: {
    back: [
      solid(
        'hair',
        'M22 34 C12 38 14 50 20 52 C12 58 16 70 24 70 C26 78 38 80 42 76 L58 76 C64 80 74 78 76 70 C84 70 88 58 80 52 C86 50 88 38 78 34Z',
      ),
    ],
    front: [
      solid(
        'hair',
        'M28 44 C20 44 18 34 25 31 C20 23 28 15 34 18 C36 9 48 7 51 13 C57 6 68 10 67 18 C75 16 81 25 75 31 C82 35 80 44 72 44 C72 37 67 35 64 36 C62 29 54 29 51 32 C47 28 39 30 37 36 C33 35 28 38 28 44Z',
      ),
    ],
  },
  braids: {
    back: [],
    front: [
      solid('hair', 'M28 50 C20 28 32 11 50 11 C68 11 80 28 72 50 C70 38 64 29 50 24 C36 29 30 38 28 50Z'),
      inkLine('M50 11 L50 24', 1.4),
    ],
    sides: [
      ...both(
        solid(
          'hair',
          'M24 46 C19 48 19 55 24 57 C18 60 18 68 23 70 C18 73 19 81 24 83 L28 90 L31 82 C34 78 33 72 30 70 C34 66 33 60 29 57 C32 53 31 47 28 45Z',
        ),
        inkLine('M20 57 L31 57 M20 70 L32 70', 1.4),
        solid('trim', 'M21.5 81 L31.5 81 L31 85 L22.5 85Z'),
      ),
    ],
  },
  bun: {
    back: [solid('hair', 'M37 13 C35 4 43 -1 50 -1 C57 -1 65 4 63 13Z')],
    front: [
      solid(
        'hair',
        'M28 48 C22 26 34 11 50 11 C66 11 78 26 72 48 C71 38 67 30 59 25 C50 32 38 32 32 36 C30 40 29 43 28 48Z',
      ),
    ],
  },
  tonsure: {
    back: [],
    front: [...both(solid('hair', 'M30 50 C23 46 22 32 30 25 C34 22 36 25 35 28 C33 33 32 42 30 50Z'))],
  },
  balding: {
    back: [],
    front: both(solid('hair', 'M30 52 C20 52 20 38 26 30 C30 26 33 29 32 33 C31 40 31 46 30 52Z')),
  },
  wisps: {
    back: both(inkLine('M34 26 C26 16 20 20 16 12 M36 23 C30 12 28 12 26 4 M30 34 C22 28 18 30 12 26', 2.6, 'hair')),
    front: [inkLine('M44 20 C42 12 46 10 44 4 M54 19 C56 12 54 8 58 4', 2.2, 'hair')],
  },
  wild: {
    back: [
      solid(
        'hair',
        'M24 30 L10 34 L18 42 L6 52 L18 56 L8 70 L22 70 L18 84 L34 80 L66 80 L82 84 L78 70 L92 70 L82 56 L94 52 L82 42 L90 34 L76 30Z',
      ),
    ],
    front: [
      solid(
        'hair',
        'M28 50 C22 40 24 26 32 18 L30 10 L40 13 L46 4 L52 11 L62 5 L63 14 L73 13 L70 22 C76 28 77 40 72 50 L67 34 L60 38 L56 28 L47 38 L42 30 L34 40Z',
      ),
    ],
  },
  slick: {
    back: [],
    front: [
      solid(
        'hair',
        'M28 44 C24 24 34 12 50 12 C66 12 76 24 72 44 C70 34 66 28 60 26 L50 34 L40 26 C34 28 30 34 28 44Z',
      ),
    ],
  },
  mohawk: {
    back: [],
    front: [solid('hair', 'M41 28 C38 12 40 2 50 -4 C60 2 62 12 59 28 C56 24 44 24 41 28Z')],
  },
} as const satisfies Readonly<Record<string, Hair>>

export const BEARDS = {
  none: [],
  stubble: [
    flat(
      'stubble',
      'M31 54 C34 58 39 59 43 58.6 C47 57.6 53 57.6 57 58.6 C61 59 66 58 69 54 C67 66 59 73.6 50 73.6 C41 73.6 33 66 31 54Z',
    ),
  ],
  goatee: [solid('hair', 'M43 66.4 C46 69 54 69 57 66.4 C58 74 54 82 50 84 C46 82 42 74 43 66.4Z')],
  moustache: [
    solid('hair', 'M50 58.4 C46 56.4 38 58.6 34 65 C40 66 47 65 50 61.6 C53 65 60 66 66 65 C62 58.6 54 56.4 50 58.4Z'),
  ],
  short: [
    solid(
      'hair',
      'M29 47 C33 56 37 58.6 42 58 C46 56.6 54 56.6 58 58 C63 58.6 67 56 71 47 C74 64 64 80 50 80 C36 80 26 64 29 47Z',
    ),
    inkLine('M43 63.6 C47 65.4 53 65.4 57 63.6', 2.4),
  ],
  full: [
    solid(
      'hair',
      'M28 46 C32 56 37 58.6 42 58 C46 56.4 54 56.4 58 58 C63 58.6 68 56 72 46 C78 66 72 92 50 98 C28 92 22 66 28 46Z',
    ),
    flat('lip', 'M44 62.6 C47 61.6 53 61.6 56 62.6 C54 66 46 66 44 62.6Z'),
    inkLine('M40 74 C41 82 44 88 47 92 M60 74 C59 82 56 88 53 92', 1.5),
  ],
  long: [
    solid(
      'hair',
      'M29 48 C33 56 37 59 42 58 C46 56.4 54 56.4 58 58 C63 59 67 56 71 48 C76 62 68 74 66 84 C63 96 57 106 50 112 C43 106 37 96 34 84 C32 74 24 62 29 48Z',
    ),
    solid('hair', 'M50 58.4 C45 56 36 60 34 70 C41 69 47 66 50 62 C53 66 59 69 66 70 C64 60 55 56 50 58.4Z'),
    inkLine('M44 76 C44 86 47 94 49 100 M56 76 C56 86 54 92 53 96', 1.5),
  ],
  plaited: [
    solid(
      'hair',
      'M27 46 C32 56 37 59 42 58 C46 56.4 54 56.4 58 58 C63 59 68 56 73 46 C78 62 74 78 64 82 L36 82 C26 78 22 62 27 46Z',
    ),
    solid('hair', 'M50 58.4 C45 56 35 58 29 66 C38 69 47 66 50 62.4 C53 66 62 69 71 66 C65 58 55 56 50 58.4Z'),
    ...both(
      solid('hair', 'M33 80 L44 80 C46 88 44 94 41 100 C36 96 32 88 33 80Z'),
      solid('trim', 'M34.4 88 L44.6 88 L43.6 92.4 L36 92.4Z'),
    ),
  ],
} as const satisfies Readonly<Record<string, readonly Layer[]>>
