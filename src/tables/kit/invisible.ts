/**
 * Invisible characters. They can reverse text, hide something in it or split a word. The zero-width joiner inside an
 * emoji is left out, because it holds the emoji together.
 */
export const UNSEEN =
  /(?<!(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)(?=\u200d\p{Extended_Pictographic}))[\p{Cf}\u115f\u1160\u3164\uffa0\u2800]/gu

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  return !/[^\p{M}\p{Cc}\p{Cs}\p{Z}\ufe0f]/u.test(text.replace(UNSEEN, ''))
}
