import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** Moves the focus into a layer when it opens, and back when it closes. */
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

/** The first field, or the first button if there is no field. */
export function firstField(box: HTMLElement): HTMLElement | null {
  const field = box.querySelector<HTMLElement>('input:not(:disabled), textarea, select')
  return field ?? box.querySelector<HTMLElement>('button')
}
