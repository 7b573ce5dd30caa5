import { both, flat, solid, inkLine, type Layer } from './layers.ts'

/** Parts of busts, in a square of 100 units. The middle of a face is at (50, 46). */

type Parts = Readonly<Record<string, readonly Layer[]>>

export const HEADS = {
  oval: [solid('skin', 'M50 20 C64 20 71 31 71 45 C71 60 61 73 50 73 C39 73 29 60 29 45 C29 31 36 20 50 20Z')],
  square: [
    solid(
      'skin',
      'M32 26 C37 19 63 19 68 26 C72 35 72 52 69 62 C65 71 57 74 50 74 C43 74 35 71 31 62 C28 52 28 35 32 26Z',
    ),
  ],
  long: [solid('skin', 'M50 17 C62 17 68 28 68 43 C68 61 58 77 50 77 C42 77 32 61 32 43 C32 28 38 17 50 17Z')],
  round: [solid('skin', 'M50 21 C65 21 75 32 75 47 C75 63 64 73 50 73 C36 73 25 63 25 47 C25 32 35 21 50 21Z')],
  gaunt: [
    solid(
      'skin',
      'M50 18 C66 18 71 30 70 42 C69 51 64 54 62 62 C60 71 56 77 50 77 C44 77 40 71 38 62 C36 54 31 51 30 42 C29 30 34 18 50 18Z',
    ),
    ...both(flat('shade', 'M31 50 C36 53 39 58 40 66 C35 62 32 56 31 50Z')),
  ],
  brute: [
    solid(
      'skin',
      'M35 24 C40 19 60 19 65 24 C72 33 74 42 78 54 C79 67 68 76 50 76 C32 76 21 67 22 54 C26 42 28 33 35 24Z',
    ),
  ],
  heart: [solid('skin', 'M50 20 C65 20 72 31 71 44 C70 57 58 75 50 75 C42 75 30 57 29 44 C28 31 35 20 50 20Z')],
} as const satisfies Parts

export const EARS = {
  none: [],
  human: both(solid('skin', 'M31 42 C25 38 22 44 24 50 C25 55 29 58 32 55Z')),
  pointed: both(
    solid('skin', 'M33 43 C25 38 18 31 9 29 C12 42 19 53 32 56Z'),
    inkLine('M27 47 C23 44 19 39 16 36', 1.6),
  ),
  large: both(solid('skin', 'M30 40 C20 32 10 36 8 44 C10 54 20 60 30 56Z'), inkLine('M25 47 C20 43 16 43 14 46', 1.6)),
} as const satisfies Parts

export const EYES = {
  open: both(
    flat('white', 'M36 47 C37 42.5 45 42.5 46.5 47 C45 50.5 38 50.5 36 47Z'),
    flat('eye', 'M38.6 46.4 A3 3 0 1 0 44.6 46.4 A3 3 0 1 0 38.6 46.4Z'),
    flat('ink', 'M40 46.4 A1.7 1.7 0 1 0 43.4 46.4 A1.7 1.7 0 1 0 40 46.4Z'),
    inkLine('M35.4 47 C37 42 45 42 47 46.6', 2.3),
  ),
  lashes: both(
    flat('white', 'M36 47 C37 42 45 42 46.5 47 C45 51 38 51 36 47Z'),
    flat('eye', 'M38.4 46.4 A3.2 3.2 0 1 0 44.8 46.4 A3.2 3.2 0 1 0 38.4 46.4Z'),
    flat('ink', 'M39.8 46.4 A1.8 1.8 0 1 0 43.4 46.4 A1.8 1.8 0 1 0 39.8 46.4Z'),
    inkLine('M33 44.4 L35.6 46.6 C37 41.4 45 41.4 47 46.4', 2.5),
    inkLine('M34 41.8 L37 44.2', 1.6),
  ),
  narrow: both(
    flat('white', 'M36 46 L47 48.4 C44 51 38 50.4 36 46Z'),
    flat('ink', 'M40 48 A2 2 0 1 0 44 48 A2 2 0 1 0 40 48Z'),
    inkLine('M34.6 45 L47.4 48', 2.6),
  ),
  closed: both(inkLine('M35.6 46.5 C38 50 44 50 46.6 46.5', 2.4)),
  dots: both(
    flat('ink', 'M38.6 46.4 A3 3.6 0 1 0 44.6 46.4 A3 3.6 0 1 0 38.6 46.4Z'),
    flat('white', 'M39.8 45 A1 1 0 1 0 41.8 45 A1 1 0 1 0 39.8 45Z'),
  ),
  glowing: both(
    flat('ink', 'M34 46 C36 40 46 41 48 48 C44 52 36 52 34 46Z'),
    flat('glow', 'M37.4 46.6 A3.4 3.4 0 1 0 44.2 46.6 A3.4 3.4 0 1 0 37.4 46.6Z'),
  ),
  single: [
    solid('white', 'M36 45 C41 35 59 35 64 45 C59 54 41 54 36 45Z'),
    flat('eye', 'M43.6 44.6 a6.4 6.4 0 1 0 12.8 0 a6.4 6.4 0 1 0 -12.8 0Z'),
    flat('ink', 'M46.8 44.6 a3.2 3.2 0 1 0 6.4 0 a3.2 3.2 0 1 0 -6.4 0Z'),
  ],
  blank: both(
    flat('white', 'M35.6 47 C37 41.8 45.4 41.8 47 47 C45 51.4 38 51.4 35.6 47Z'),
    inkLine('M35.4 47 C37 42 45 42 47 46.6', 2.3),
  ),
} as const satisfies Parts

export const BROWS = {
  none: [],
  calm: both(inkLine('M34.6 39.6 C38 36.6 43 36.8 46 39', 2.6, 'brow')),
  angry: both(inkLine('M33.6 37 L46.6 42', 3.2, 'brow')),
  bushy: both(inkLine('M33.6 40 C37 36 43 37 47 40.6', 4.6, 'brow')),
  raised: [
    inkLine('M34 39.6 C38 37.4 43 37.6 46 40', 2.6, 'brow'),
    inkLine('M54 37.4 C57 33.6 62 33.6 65.6 36.4', 2.6, 'brow'),
  ],
  thin: both(inkLine('M34.6 38.6 C38 35.4 43 35.6 46.4 37.8', 1.8, 'brow')),
  worried: both(inkLine('M34.6 41.4 C38 40 42 38 45.6 36', 2.6, 'brow')),
} as const satisfies Parts

export const NOSES = {
  small: [inkLine('M49 52.6 C49 55 52 55.4 53.4 54', 2)],
  straight: [
    flat('shade', 'M50.5 44 L55 55 C53 57 50.5 56.6 50 55Z'),
    inkLine('M49 44.6 C48.6 50 46.6 53.4 47.4 55.4 C48.6 57 52 57 53.4 56', 2),
  ],
  broad: [
    flat('shade', 'M51 46 L57 55 C56 58 52 58 50 57Z'),
    inkLine('M45 52.4 C42.8 55.4 44.6 57.8 47 57 C49 58.6 52 58.6 53.4 57 C56 57.6 57.4 55 55.4 52.4', 2),
  ],
  hooked: [
    flat('shade', 'M50.6 42 C56 46 57 53 55 58 C52 57 50.5 55 50 53Z'),
    inkLine('M48.6 42.6 C46 47 45.4 53 47.6 55.6 C49.6 57 51.4 58.4 53 59.4 C54.4 57.4 54.6 56 54 54.6', 2),
  ],
  bulbous: [
    solid(
      'blush',
      'M50 46.4 C55.4 46.4 58 51 57 55 C56 58.4 53 59.4 50 59.4 C47 59.4 44 58.4 43 55 C42 51 44.6 46.4 50 46.4Z',
    ),
  ],
  skull: [flat('ink', 'M50 49 L46.4 56 L49 57.4 L50 55.4 L51 57.4 L53.6 56Z')],
} as const satisfies Parts

export const MOUTHS = {
  none: [],
  smile: [inkLine('M42.6 61.6 C46 66 54 66 57.4 61.6', 2.4)],
  lips: [
    flat('lip', 'M43 62.6 C46 60.6 48.4 60.6 50 61.8 C51.6 60.6 54 60.6 57 62.6 C54 67.4 46 67.4 43 62.6Z'),
    inkLine('M43 62.6 C47 64 53 64 57 62.6', 1.6),
  ],
  grim: [inkLine('M43 63.6 L57 63.6', 2.6)],
  smirk: [inkLine('M43.4 64 C48 66 54 64.6 58 60.4', 2.4)],
  frown: [inkLine('M42.6 65.4 C46 61.4 54 61.4 57.4 65.4', 2.4)],
  grin: [
    solid('white', 'M41.6 60.6 C46 62.4 54 62.4 58.4 60.6 C57.4 68 42.6 68 41.6 60.6Z'),
    inkLine('M46 62 L46.4 66 M50 62.4 L50 66.6 M54 62 L53.6 66', 1.2),
  ],
  singing: [solid('lip', 'M44.6 61 C47 59.6 53 59.6 55.4 61 C56.4 68.6 43.6 68.6 44.6 61Z')],
  teeth: [
    solid('white', 'M41 61 L59 61 L57 67.4 L43 67.4Z'),
    inkLine('M44.6 61 L45.2 67 M48.2 61 L48.4 67 M51.8 61 L51.6 67 M55.4 61 L54.8 67', 1.4),
  ],
  fangs: [inkLine('M41.6 62 C46 65 54 65 58.4 62', 2.4), ...both(solid('white', 'M44 63.4 L47.6 64 L45.6 70Z'))],
  tusks: [
    inkLine('M37 64.4 C44 61.6 56 61.6 63 64.4', 2.8),
    ...both(solid('white', 'M37.4 64.6 L42.6 63 L39.6 54.6Z')),
  ],
} as const satisfies Parts
