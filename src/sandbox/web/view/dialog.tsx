import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** A dialogue of the browser's own, in front of everything; Escape closes it. */
export function Dialog({
  children,
  close,
  ...more
}: {
  children: ComponentChildren
  close: () => void
  class: string
  'aria-label'?: string
  'aria-labelledby'?: string
  onClick?: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} onClose={close} {...more}>
      {children}
    </dialog>
  )
}
