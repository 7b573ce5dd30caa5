/** Hints for beginners, each shown once, by verb or by its area. */
export const HINTS: Readonly<Record<string, string>> = {
  move: 'Roll, then choose a direction: clockwise or counter-clockwise, never both. Grow strong outside before you cross the river.',
  window: 'Spells are cast in moments like this one. Passing costs nothing: you are asked again at the next.',
  fight:
    'Both roll a die and add Strength, or Craft where minds fight. The lower total loses a Life, or its skin if it is a creature; a draw hurts nobody.',
  encounter:
    'On a space you meet either whoever stands there, or the space itself and its cards. Choose before you look too closely.',
  space: 'Places like this do something for whoever asks. It is not always something nice.',
  trade: 'A deal holds only if both agree, and nothing is handed over before.',
}
