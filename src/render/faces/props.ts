import { flat, solid, inkLine, type Layer } from './layers.ts'

/** What a bust carries: behind a shoulder, or in a hand before it. */

interface Prop {
  readonly back: readonly Layer[]
  readonly front: readonly Layer[]
}

const behind = (...back: readonly Layer[]): Prop => ({ back, front: [] })
const before = (...front: readonly Layer[]): Prop => ({ back: [], front })

export const PROPS = {
  none: { back: [], front: [] },
  sword: behind(
    solid('metal', 'M84 4 L91 10 L70 62 L64 58Z'),
    inkLine('M86 10 L68 56', 1.4),
    solid('trim', 'M56 54 L76 63 L74 68 L54 59Z'),
    solid('wood', 'M62 60 L69 63 L62 80 L55 77Z'),
  ),
  swords: behind(
    solid('metal', 'M88 2 L93 8 L72 60 L66 57Z'),
    solid('trim', 'M60 55 L78 63 L76 68 L58 60Z'),
    solid('metal', 'M12 2 L7 8 L28 60 L34 57Z'),
    solid('trim', 'M40 55 L22 63 L24 68 L42 60Z'),
  ),
  staff: behind(
    solid('wood', 'M86 22 L91 22 L88 104 L82 104Z'),
    solid('glow', 'M79 13 A9.4 9.4 0 1 0 97.8 13 A9.4 9.4 0 1 0 79 13Z'),
    flat('white', 'M83 10 A3 3 0 1 0 89 10 A3 3 0 1 0 83 10Z'),
  ),
  crook: behind(solid('wood', 'M83 104 L84 30 C84 20 72 20 73 30 L67 30 C66 10 92 8 91 30 L89 104Z')),
  crozier: behind(
    solid(
      'trim',
      'M84 104 L85 24 C85 14 74 14 74 22 C74 27 80 27 80 23 L84 26 C80 34 68 32 68 22 C68 6 92 4 91 24 L90 104Z',
    ),
  ),
  bow: behind(inkLine('M82 4 L82 96', 1.4), solid('wood', 'M80 2 C100 20 100 76 80 98 L83 99 C107 78 107 20 83 1Z')),
  quiver: behind(
    solid('white', 'M74 14 L78 2 L83 6 L82 18Z'),
    solid('trim', 'M82 18 L88 4 L93 10 L89 22Z'),
    solid('wood', 'M70 16 L92 24 L82 70 L62 62Z'),
    inkLine('M69 24 L90 31', 1.6),
  ),
  axe: behind(
    solid('wood', 'M82 10 L88 10 L84 104 L78 104Z'),
    solid('metal', 'M87 10 C96 4 104 14 102 26 C98 34 92 36 86 32Z'),
    solid('metal', 'M82 10 C74 4 64 10 64 24 C68 34 76 36 81 32Z'),
  ),
  hammer: behind(solid('wood', 'M82 18 L88 18 L85 104 L79 104Z'), solid('metal', 'M66 4 L102 8 L100 28 L65 24Z')),
  pick: behind(
    solid('wood', 'M82 10 L88 11 L82 104 L76 104Z'),
    solid('metal', 'M58 24 C68 4 96 4 104 26 C94 16 74 12 58 24Z'),
  ),
  club: behind(
    solid('wood', 'M78 104 L84 104 C86 70 100 40 98 18 C96 2 78 2 76 18 C74 40 80 70 78 104Z'),
    flat('ink', 'M82 18 L86 24 L80 26Z M92 28 L88 34 L94 36Z M82 40 L87 44 L82 48Z'),
  ),
  spear: behind(solid('wood', 'M84 24 L88 24 L86 104 L81 104Z'), solid('metal', 'M86 -6 L94 16 L87 28 L79 16Z')),
  lute: behind(
    solid('wood', 'M78 40 L90 4 L95 6 L86 44Z'),
    solid('trim', 'M88 8 L92 -4 L99 -1 L95 11Z'),
    inkLine('M82 40 L92 6', 1.2),
  ),
  dagger: before(
    solid('metal', 'M78 84 L76 54 L81 46 L86 54 L84 84Z'),
    inkLine('M81 50 L81 82', 1.3),
    solid('trim', 'M71 83 L91 83 L91 88 L71 88Z'),
    solid('wood', 'M77 88 L85 88 L85 104 L77 104Z'),
    solid('skin', 'M73 92 C77 88 87 88 90 92 C92 98 91 104 89 106 L74 106 C72 102 71 96 73 92Z'),
    inkLine('M75 97 L88 97 M75 101 L88 101', 1.2),
  ),
  orb: before(
    flat('halo', 'M64 84 A18 18 0 1 0 100 84 A18 18 0 1 0 64 84Z'),
    solid('glow', 'M69 84 A13 13 0 1 0 95 84 A13 13 0 1 0 69 84Z'),
    flat('white', 'M74 79 A3.6 3.6 0 1 0 81.2 79 A3.6 3.6 0 1 0 74 79Z'),
    solid('skin', 'M68 96 C72 92 92 92 96 96 C98 102 94 108 82 108 C70 108 66 102 68 96Z'),
  ),
  flame: before(
    solid(
      'glow',
      'M82 96 C70 92 68 80 76 72 C76 77 79 78 80 76 C78 68 82 62 88 58 C86 66 96 72 96 82 C96 92 90 96 82 96Z',
    ),
    flat('white', 'M83 94 C77 91 77 84 82 79 C83 84 89 84 88 89 C87 93 85 94 83 94Z'),
    solid('skin', 'M68 96 C74 92 90 92 96 96 C98 102 94 108 82 108 C70 108 66 102 68 96Z'),
  ),
  book: before(
    solid('trim', 'M62 78 L92 72 L97 98 L66 104Z'),
    solid('white', 'M65 80.6 L91 75.4 L92 79 L66 84Z'),
    solid('trim', 'M63 82 L93 77 L97 98 L67 104Z'),
    inkLine('M76 90 L86 88 M80 84.6 L82 94', 2.2, 'white'),
  ),
  coins: before(
    solid('wood', 'M70 88 C66 82 74 78 72 74 L90 74 C88 78 97 82 94 90 C98 98 94 106 82 106 C68 106 66 96 70 88Z'),
    solid('trim', 'M70 74 L92 74 L92 79 L70 79Z'),
    solid('glow', 'M77 92 A5 5 0 1 0 87 92 A5 5 0 1 0 77 92Z'),
  ),
  fist: before(
    solid(
      'skin',
      'M68 82 C70 74 78 74 80 77 C83 73 90 74 90 79 C95 78 98 84 96 90 C95 98 90 106 80 106 C70 106 66 96 68 82Z',
    ),
    inkLine('M80 78 L80 86 M89 80 L88 87 M70 90 C76 88 84 90 86 94', 1.6),
  ),
  wings: behind(
    solid(
      'white',
      'M34 84 C20 70 4 70 -6 44 C-8 30 0 24 6 34 C4 22 14 20 18 32 C20 24 28 28 28 38 C34 52 38 66 42 78Z',
    ),
    solid(
      'white',
      'M66 84 C80 70 96 70 106 44 C108 30 100 24 94 34 C96 22 86 20 82 32 C80 24 72 28 72 38 C66 52 62 66 58 78Z',
    ),
  ),
  gauzeWings: behind(
    solid('glow', 'M36 78 C10 80 -8 56 2 30 C24 26 38 50 42 74Z'),
    solid('glow', 'M64 78 C90 80 108 56 98 30 C76 26 62 50 58 74Z'),
    solid('glow', 'M38 82 C24 90 8 92 2 80 C14 70 30 70 40 78Z'),
    solid('glow', 'M62 82 C76 90 92 92 98 80 C86 70 70 70 60 78Z'),
  ),
  keys: before(
    solid('trim', 'M66 84 a8 8 0 1 0 16 0 a8 8 0 1 0 -16 0Z M70.4 84 a3.6 3.6 0 1 0 7.2 0 a3.6 3.6 0 1 0 -7.2 0Z'),
    solid('trim', 'M80 86 L98 96 L96 101 L92 99 L90 103 L86 101 L88 97 L77 91Z'),
  ),
  flask: before(
    solid('white', 'M78 66 H88 V74 C88 78 97 86 97 94 C97 102 90 105 83 105 C76 105 69 102 69 94 C69 86 78 78 78 74Z'),
    flat('glow', 'M71 92 H95 C96 100 90 103.4 83 103.4 C76 103.4 70 100 71 92Z'),
    solid('wood', 'M77 60 H89 V67 H77Z'),
  ),
  map: before(
    solid('white', 'M62 78 L74 74 L86 78 L98 74 V100 L86 104 L74 100 L62 104Z'),
    inkLine('M74 74 V100 M86 78 V104', 1.4),
    inkLine('M66 96 C72 86 80 96 84 88 M90 82 l4 4 m0 -4 l-4 4', 1.8, 'lip'),
  ),
  mug: before(
    solid('wood', 'M66 78 H88 V104 H66Z'),
    solid('wood', 'M88 82 H96 V98 H88 V94 H92 V86 H88Z'),
    solid('white', 'M64 80 a5 5 0 0 1 6 -6 a6 6 0 0 1 10 -1 a6 6 0 0 1 10 7 V82 H64Z'),
  ),
  scales: before(
    solid('trim', 'M80 70 H84 V102 H80Z'),
    inkLine('M66 74 H98 M66 74 L60 88 M66 74 L72 88 M98 74 L92 88 M98 74 L104 88', 1.8),
    solid('trim', 'M58 88 H74 C74 94 58 94 58 88Z'),
    solid('trim', 'M90 88 H106 C106 94 90 94 90 88Z'),
  ),
  torch: before(
    solid('wood', 'M79 84 H87 L85 108 H81Z'),
    solid('glow', 'M83 86 C72 82 72 70 80 64 C80 70 84 70 84 66 C92 70 96 80 83 86Z'),
  ),
  cane: behind(solid('wood', 'M84 40 C84 30 98 30 98 40 L94 40 C94 35 89 35 89 40 L88 104 L83 104Z')),
  lantern: before(
    flat('halo', 'M62 84 A20 20 0 1 0 102 84 A20 20 0 1 0 62 84Z'),
    inkLine('M76 72 C76 62 88 62 88 72', 2.4),
    solid('metal', 'M73 71 L91 71 L89 76 L75 76Z'),
    solid('glow', 'M74 76 L90 76 L92 96 L72 96Z'),
    inkLine('M82 76 L82 96', 1.6),
    solid('metal', 'M70 96 L94 96 L94 101 L70 101Z'),
  ),
  pipe: before(
    inkLine('M56 64 C64 68 70 72 76 72', 3.4, 'wood'),
    solid('wood', 'M73 64 L84 64 L82 78 C80 80 76 80 74 78Z'),
    inkLine('M80 58 C76 52 86 48 82 40', 2, 'halo'),
  ),
  shield: before(
    solid('trim', 'M62 76 C70 78 78 76 82 73 C86 76 94 78 102 76 C103 92 96 106 82 114 C68 106 61 92 62 76Z'),
    solid(
      'white',
      'M79.6 82 L84.4 82 L84.4 90 L92 90 L92 94.6 L84.4 94.6 L84.4 106 L79.6 106 L79.6 94.6 L72 94.6 L72 90 L79.6 90Z',
    ),
  ),
  sling: before(
    inkLine('M74 104 C66 84 84 66 92 82 C94 88 86 92 84 86', 2.6, 'wood'),
    solid('metal', 'M82 84 A5 5 0 1 0 92 84 A5 5 0 1 0 82 84Z'),
  ),
} as const satisfies Readonly<Record<string, Prop>>
