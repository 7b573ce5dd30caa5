/** The address in a text; `null` if it is none. Node 20's `URL.canParse`, once hot, refuses letters beyond ASCII. */
export function urlIn(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
