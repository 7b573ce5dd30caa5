/** Marks that nobody sees: they turn text round, hide something in it or part what belongs together. One joins the parts of an emoji. */
export const UNSEEN =
  /(?<!(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)(?=\u200d\p{Extended_Pictographic}))[\p{Cf}\u115f\u1160\u3164\uffa0\u2800]/gu

/** Whether there is nothing to see of a text. */
export function isBlank(text: string): boolean {
  return !/[^\p{M}\p{Cc}\p{Cs}\p{Z}\ufe0f]/u.test(text.replace(UNSEEN, ''))
}
