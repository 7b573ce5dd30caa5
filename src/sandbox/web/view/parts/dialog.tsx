import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { firstField, useFocus } from './focus.ts'

/** A native modal dialogue. Escape closes it, and the focus returns to its former place. */
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
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  useFocus(dialog, firstField)
  return (
    <dialog ref={dialog} onClose={close} {...more}>
      {children}
    </dialog>
  )
}
