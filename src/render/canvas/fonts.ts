import { createRequire } from 'node:module'
import { registerFont } from 'canvas'

/** Registers the packaged fonts, so that a text looks the same on every machine. */

const { resolve } = createRequire(import.meta.url)
const FILES = [
  ['alegreya/500Medium_Italic/Alegreya_500Medium_Italic', 'Alegreya', '500', 'italic'],
  ['alegreya/700Bold/Alegreya_700Bold', 'Alegreya', '700', 'normal'],
  ['alegreya/800ExtraBold/Alegreya_800ExtraBold', 'Alegreya', '800', 'normal'],
  ['fira-sans/500Medium/FiraSans_500Medium', 'Fira Sans', '500', 'normal'],
  ['fira-sans/700Bold/FiraSans_700Bold', 'Fira Sans', '700', 'normal'],
] as const

const fileOf = (file: string): string => resolve(`@expo-google-fonts/${file}.ttf`)

/** The paths of the font files. */
export const FONT_FILES = FILES.map(([file]) => fileOf(file))

for (const [file, family, weight, style] of FILES) registerFont(fileOf(file), { family, weight, style })

/** The purpose of a text, which decides its font. */
export type FontFace = 'name' | 'title' | 'region' | 'plain' | 'figure'

const FACES: Readonly<Record<FontFace, (px: number) => string>> = {
  name: (px) => `700 ${px}px Alegreya`,
  title: (px) => `800 ${px}px Alegreya`,
  region: (px) => `italic 500 ${px}px Alegreya`,
  plain: (px) => `500 ${px}px "Fira Sans"`,
  figure: (px) => `700 ${px}px "Fira Sans"`,
}

/** The canvas font of a face. Figures are lining figures only in `plain` and `figure`. */
export function font(face: FontFace, px: number): string {
  return FACES[face](Math.round(px * 10) / 10)
}
