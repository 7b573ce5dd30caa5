import { both, flat, inkLine, solid, type Layer, type Palette } from './layers.ts'

/** The prizes for which games are played, drawn in squares of 100 units, each with light of its own. */

export interface Prize {
  readonly layers: readonly Layer[]
  readonly colours: Partial<Palette>
  /** The colours of its light: near it, and far away. */
  readonly light: readonly [string, string]
  /** Where its light shines from, in units. */
  readonly from?: readonly [x: number, y: number]
  /** How far it leans to the right, in degrees. */
  readonly leans?: number
}

/** A disc around (x, y). */
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y} a${r} ${r} 0 1 1 ${2 * r} 0 a${r} ${r} 0 1 1 ${-2 * r} 0Z`

/** A bar of metal along a path, with a rim. */
const bar = (path: string, width: number) => [inkLine(path, width + 4), inkLine(path, width, 'metal')]

/** White studs of one size around points. */
const studs = (radius: number, ...points: readonly (readonly [x: number, y: number])[]) =>
  points.map(([x, y]) => flat('white', disc(x, y, radius)))

const CHAIN = 'M20 4 C22 30 38 42 50 44 C62 42 78 30 80 4'
const chain = [...bar(CHAIN, 3.4), inkLine(CHAIN, 1.2, 'wood')]

/** One of the three locks of a chest. */
const lock = (x: number): Layer[] => [
  solid('trim', `M${x - 6} 56 H${x + 6} V68 C${x + 6} 72 ${x - 6} 72 ${x - 6} 68Z`),
  flat('ink', `${disc(x, 62, 2)} M${x - 1} 62 h2 l1 6 h-4Z`),
]

export const PRIZES = {
  grail: {
    light: ['#fff3b8', '#e08a2c'],
    from: [50, 34],
    colours: { metal: '#f2c23c', trim: '#d9952a', glow: '#d0304a', leaf: '#3fae6a', wood: '#8a2438' },
    layers: [
      ...both(...bar('M73 24 C90 20 90 46 66 46', 4)),
      solid('metal', 'M26 18 C26 44 36 56 46 60 V70 C46 76 36 79 30 84 H70 C64 79 54 76 54 70 V60 C64 56 74 44 74 18Z'),
      solid('metal', 'M26 84 C26 80 74 80 74 84 L77 92 C77 96 23 96 23 92Z'),
      solid('trim', 'M23 15 C23 9 77 9 77 15 V21 C77 26 23 26 23 21Z'),
      flat('wood', 'M29 15 C33 12 67 12 71 15 C67 18 33 18 29 15Z'),
      solid('trim', 'M41 66 C41 60 59 60 59 66 C59 72 41 72 41 66Z'),
      solid('glow', 'M50 30 L58 40 L50 51 L42 40Z'),
      ...both(solid('leaf', disc(34, 36, 4.4))),
      flat('white', 'M31 27 C31 38 35 47 40 51 C37 43 35 35 35 27Z'),
    ],
  },
  scepter: {
    light: ['#f2e2ff', '#8a4fc9'],
    from: [50, 20],
    leans: 22,
    colours: { metal: '#f2c23c', trim: '#d9952a', glow: '#8a5fe0', white: '#fff6dc' },
    layers: [
      solid('metal', 'M45.6 34 H54.4 L53.4 90 H46.6Z'),
      ...[48, 66, 82].map((y) => solid('trim', `M43 ${y} H57 V${y + 6} H43Z`)),
      solid('glow', disc(50, 95, 5)),
      ...both(
        solid('white', 'M41 34 C30 36 16 30 10 10 C18 16 22 16 27 15 C24 11 23 8 23 4 C31 9 38 16 43 28Z'),
        inkLine('M18 20 C25 26 32 29 40 31 M27 15 C31 20 35 24 41 28', 1.5),
      ),
      solid('trim', 'M37 31 C38 43 62 43 63 31 L58 27 H42Z'),
      solid('glow', disc(50, 20, 12)),
      flat('white', 'M41 17 C43 11 48 9 52 10 C47 12 44 15 42.6 20Z'),
      solid('metal', 'M47.6 -3 H52.4 V1 H56.4 V5.4 H52.4 V9 H47.6 V5.4 H43.6 V1 H47.6Z'),
    ],
  },
  quox: {
    light: ['#e6dcff', '#5b3fae'],
    from: [50, 66],
    colours: { metal: '#e2b23c', cloth: '#43287a', trim: '#b8861f', glow: '#c9a8ff', wood: '#8a5f18' },
    layers: [
      ...chain,
      solid('trim', 'M44 38 H56 L58 48 H42Z'),
      solid('metal', disc(50, 68, 28)),
      solid('cloth', disc(50, 68, 21)),
      solid(
        'glow',
        'M50 49 L54.4 60.6 L65 57 L60 67 L70 72 L58.4 74.4 L57 86 L50 77 L43 86 L41.6 74.4 L30 72 L40 67 L35 57 L45.6 60.6Z',
      ),
      solid('white', disc(50, 68, 5)),
      ...studs(1.8, [50, 43.6], [74.4, 68], [50, 92.4], [25.6, 68]),
    ],
  },
  ring: {
    light: ['#ffe2a8', '#c9361f'],
    from: [50, 26],
    colours: { metal: '#f0b93a', trim: '#c98a1f', glow: '#e0352c', lip: '#f47a5c', wood: '#7a4a10' },
    layers: [
      solid('metal', 'M19 63 a31 31 0 1 1 62 0 a31 31 0 1 1 -62 0Z M30 65 a20 20 0 1 0 40 0 a20 20 0 1 0 -40 0Z'),
      inkLine('M24.6 70 l3 -4 M27 78 l4 -2.6 M34 85 l2 -4.4 M44 89.6 v-4.6 M56 89.6 v-4.6 M66 85 l-2 -4.4 M73 78 l-4 -2.6 M75.4 70 l-3 -4', 1.8, 'wood'), // prettier-ignore
      ...both(solid('trim', 'M34 40 L24 30 L29 23 L40 33Z')),
      solid('trim', 'M30 34 C36 44 64 44 70 34 L66 44 C60 50 40 50 34 44Z'),
      solid('glow', 'M28 26 L38 12 H62 L72 26 L50 46Z'),
      flat('lip', 'M38 12 H62 L58 26 H42Z'),
      flat('white', 'M40 14 H49 L47 21 L43 22Z'),
      inkLine('M28 26 H72 M38 12 L42 26 L50 46 L58 26 L62 12', 1.6),
    ],
  },
  emerald: {
    light: ['#e2ffd8', '#1f8a56'],
    from: [50, 46],
    colours: { leaf: '#2fa860', lip: '#1c7a44', blush: '#7fe0a0', glow: '#4fc67e' },
    layers: [
      solid('leaf', 'M30 16 H70 L90 42 L50 92 L10 42Z'),
      flat('lip', 'M62 42 H90 L50 92Z'),
      flat('glow', 'M38 42 H62 L50 92Z'),
      flat('blush', 'M30 16 H70 L62 42 H38Z'),
      flat('white', 'M34 20 H48 L44 34 L40 38Z'),
      inkLine('M10 42 H90 M30 16 L38 42 L50 92 L62 42 L70 16', 1.8),
      inkLine('M30 16 H70 L90 42 L50 92 L10 42Z'),
    ],
  },
  palantir: {
    light: ['#d8f4ff', '#2a5fae'],
    from: [50, 42],
    colours: {
      metal: '#b98a3c',
      trim: '#8a5f22',
      glow: '#3f86cf',
      halo: '#8cc4f0',
      cloth: '#1d3f78',
      blush: '#5fa4e4',
    },
    layers: [
      solid('trim', 'M30 76 C34 84 66 84 70 76 L76 90 H24Z'),
      solid('metal', 'M18 90 H82 V97 H18Z'),
      solid('glow', disc(50, 46, 36)),
      flat('blush', 'M20 56 C28 70 48 78 66 70 C78 64 82 52 80 46 C74 60 60 66 46 62 C34 58 26 52 20 56Z'),
      flat('halo', 'M24 36 C34 24 54 20 66 30 C56 27 40 30 32 40Z'),
      solid('white', 'M28 46 C38 32 62 32 72 46 C62 60 38 60 28 46Z'),
      solid('cloth', disc(50, 46, 9)),
      flat('ink', 'M50 38 C53 42 53 50 50 54 C47 50 47 42 50 38Z'),
      ...studs(2, [46.4, 42.4]),
      ...both(solid('metal', 'M14 74 C14 62 18 58 24 62 C22 68 26 74 32 78 L28 84 C20 84 14 80 14 74Z')),
    ],
  },
  talisman: {
    light: ['#fff0b0', '#d9762a'],
    from: [50, 64],
    colours: { metal: '#f0b93a', trim: '#c98a1f', cloth: '#2c5f9a', glow: '#ffe27a', wood: '#8a5f18' },
    layers: [
      ...chain,
      solid('metal', disc(50, 40, 7)),
      solid('metal', 'M50 38 C54 38 88 88 86 92 C84 96 16 96 14 92 C12 88 46 38 50 38Z'),
      solid('cloth', 'M50 53 L74 86 H26Z'),
      inkLine('M50 62 V55 M40 68 L35 64 M60 68 L65 64 M37 78 L30 82 M63 78 L70 82', 2.4, 'glow'),
      solid('glow', disc(50, 75, 9)),
      flat('ink', 'M50 69.6 C52 73 52 77 50 80.4 C48 77 48 73 50 69.6Z'),
      ...studs(2, [50, 45.6], [22, 90], [78, 90]),
    ],
  },
  crown: {
    light: ['#fff3a8', '#e0562a'],
    from: [50, 52],
    colours: {
      metal: '#f6c93c',
      trim: '#e0a02a',
      cloth: '#a3263a',
      glow: '#e0355a',
      leaf: '#3f9ad0',
      white: '#fff8e0',
    },
    layers: [
      solid('cloth', 'M20 72 C18 34 82 34 80 72Z'),
      solid('metal', 'M16 78 L8 34 L29 54 L36 22 L50 48 L64 22 L71 54 L92 34 L84 78Z'),
      flat('white', 'M14 44 L24 54 L27 70 L21 70Z'),
      solid('trim', 'M14 74 C14 70 86 70 86 74 L84 90 C84 95 16 95 16 90Z'),
      ...both(solid('glow', disc(8, 32, 5)), solid('leaf', disc(36, 19, 5.4)), solid('leaf', disc(30, 82, 4.6))),
      solid('glow', 'M50 74 L57 82 L50 90 L43 82Z'),
      solid('metal', 'M47.4 30 H52.6 V35 H57.6 V40 H52.6 V47 H47.4 V40 H42.4 V35 H47.4Z'),
    ],
  },
  chest: {
    light: ['#fff2a0', '#c97a1f'],
    from: [50, 48],
    colours: { wood: '#9a5a2a', metal: '#7a828c', trim: '#e2b23c', glow: '#fff0a0', cloth: '#6f3d1a' },
    layers: [
      solid('cloth', 'M10 44 C8 22 24 12 50 12 C76 12 92 22 90 44Z'),
      inkLine('M14 34 C30 28 70 28 86 34', 1.6),
      ...both(solid('metal', 'M8 46 C6 26 14 17 25 14 L31 14 C23 20 19 30 20 46Z')),
      flat('glow', 'M11 44 H89 V52 H11Z'),
      solid(
        'trim',
        'M20 52 C22 43 28 43 30 48 C33 41 40 42 41 48 C45 41 52 42 53 48 C57 41 64 42 65 48 C70 42 77 44 80 52Z',
      ),
      solid('wood', 'M8 52 H92 L90 90 C90 93 10 93 10 90Z'),
      inkLine('M10 72 H90', 1.6),
      ...both(solid('metal', 'M8 52 H20 L20.6 92 H12 C10 92 10 91 10 90Z')),
      ...[32, 50, 68].flatMap(lock),
    ],
  },
} as const satisfies Readonly<Record<string, Prize>>
export type PrizeName = keyof typeof PRIZES
