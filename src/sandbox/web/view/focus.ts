import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** Gives the focus to what has opened over the page, and back to where it was when that is gone. */
export function useFocus(
  box: RefObject<HTMLElement | null>,
  first: (box: HTMLElement) => HTMLElement | null | undefined,
): void {
  const before = useRef(document.activeElement)
  useLayoutEffect(() => {
    const here = box.current
    if (here) first(here)?.focus({ preventScroll: true })
    return () => {
      const now = document.activeElement
      const isElsewhere = now !== document.body && !here?.contains(now)
      const back = before.current
      if (!isElsewhere && back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true })
    }
  }, [])
}

/** The first field, or the first button where there is no field. */
export function firstField(box: HTMLElement): HTMLElement | null {
  const field = box.querySelector<HTMLElement>('input:not(:disabled), textarea, select')
  return field ?? box.querySelector<HTMLElement>('button')
}
