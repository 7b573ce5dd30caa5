import type { ComponentChildren, TargetedKeyboardEvent } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { useFocus } from './focus.ts'

/** A layer beside the element that opened it; on a narrow screen it rises from the bottom edge. */

const GAP = 4
const MARGIN = 8

export function Popup({
  anchor,
  close,
  children,
}: {
  /** The selector of the element it is beside. */
  anchor: string
  close: () => void
  children: ComponentChildren
}) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const popup = box.current
    const place = (): void => {
      const beside = document.querySelector(anchor)
      if (popup && beside) moveBeside(popup, beside.getBoundingClientRect())
    }
    place()
    addEventListener('resize', place)
    return () => removeEventListener('resize', place)
  }, [anchor])
  useFocus(box, firstToChoose)
  return (
    <>
      <div class="popup-ground" onPointerDown={close} />
      <div class="popup" ref={box}>
        {children}
      </div>
    </>
  )
}

function moveBeside(popup: HTMLElement, beside: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = popup
  const lowest = innerHeight - height - MARGIN
  const isRoomBelow = beside.bottom + GAP <= lowest
  const left = Math.max(MARGIN, Math.min(beside.left, innerWidth - width - MARGIN))
  const top = Math.max(MARGIN, Math.min(lowest, isRoomBelow ? beside.bottom + GAP : beside.top - height - GAP))
  popup.style.setProperty('--left', `${left}px`)
  popup.style.setProperty('--top', `${top}px`)
  popup.style.setProperty('--width', `${Math.min(beside.width, innerWidth - 2 * MARGIN)}px`)
}

/** The current choice, or else the first option. */
function firstToChoose(popup: HTMLElement): HTMLElement | null {
  const chosen = popup.querySelector<HTMLElement>('[aria-selected=true], [aria-checked=true]')
  chosen?.scrollIntoView({ block: 'nearest' })
  return chosen ?? popup.querySelector<HTMLElement>('button')
}

/** Moves the focus among a list's items with the arrow keys. */
export function arrowKeys(selector: string): (event: TargetedKeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
    const at = items.findIndex((item) => item === document.activeElement)
    items[(at + step + items.length) % items.length]?.focus()
  }
}
