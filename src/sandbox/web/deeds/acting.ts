import { reopened, withFormLeft, withoutForm } from '../model/drafts.ts'
import type { FormValue } from '../model/form.ts'
import { menuOn, mostChosen, toggled } from '../model/menus.ts'
import { withUse } from '../model/messages.ts'
import { UNUSED } from '../model/state.ts'
import type { Outcome } from '../model/wire.ts'
import { complain, me } from './reading.ts'
import { faultOf, fileGiven } from './server.ts'
import { change, now } from './store.ts'

/** Actions on messages, their buttons and menus, and on forms. */

export function press(messageId: string, customId: string): Promise<void> {
  return use(messageId, customId, () => me().press(messageId, customId))
}

/** Uses a component, and shows the progress and the result. */
async function use(messageId: string, customId: string, action: () => Promise<Outcome>): Promise<void> {
  change((state) => withUse(state, messageId, { busy: customId, fault: '' }))
  const outcome = await action()
  change((state) => {
    const isStillBusy = (state.uses[messageId] ?? UNUSED).busy === customId
    const fault = faultOf(outcome) ?? ''
    return isStillBusy || fault !== '' ? withUse(state, messageId, { busy: null, fault }) : state
  })
  openFormOf(outcome)
}

export function dismiss(messageId: string): void {
  void me()
    .dismiss(messageId)
    .then((outcome) => {
      const fault = faultOf(outcome)
      if (fault !== null) complain(fault)
    })
}

// Commands of a message

/** Opens the menu of a message, or closes it. */
export function toggleMessageMenu(messageId: string | null): void {
  change((state) => ({ ...state, messageMenu: state.messageMenu === messageId ? null : messageId }))
}

export async function commandOn(messageId: string, command: string): Promise<void> {
  change({ messageMenu: null })
  const outcome = await me().commandOn(messageId, command)
  const fault = faultOf(outcome)
  if (fault !== null) change((state) => withUse(state, messageId, { busy: null, fault }))
  openFormOf(outcome)
}

// Menus

/** Opens a menu's list, or closes it when it is open. */
export function openMenu(messageId: string, customId: string, chosen: readonly string[]): void {
  const { menu } = now()
  if (menu?.messageId === messageId && menu.customId === customId) return closeMenu()
  change({ menu: { messageId, customId, chosen } })
}

/** Presses an option of the open menu: a single choice is sent at once. */
export function chooseOption(value: string): void {
  const { menu, messages } = now()
  const message = messages?.find((entry) => entry.id === menu?.messageId)
  const component = menu && message && menuOn(message, menu.customId)
  if (!menu || !component) return change({ menu: null })
  const most = mostChosen(component)
  const chosen = most === 1 && component.min_values !== 0 ? [value] : toggled(menu.chosen, value, most)
  change({ menu: { ...menu, chosen } })
  if (most === 1) closeMenu(true)
}

/** Closes the open menu. A multiple choice is sent now if it has changed and is large enough. */
export function closeMenu(isSingle = false): void {
  const { menu, messages, uses } = now()
  change({ menu: null })
  const message = messages?.find((entry) => entry.id === menu?.messageId)
  const component = menu && message && menuOn(message, menu.customId)
  if (!component) return
  focusOn(`[data-id="${menu.messageId}"] [data-custom-id="${CSS.escape(menu.customId)}"]`)
  const before = uses[menu.messageId]?.chosen[menu.customId] ?? []
  const isChanged = before.length !== menu.chosen.length || menu.chosen.some((value) => !before.includes(value))
  const isEnough = menu.chosen.length >= (component.min_values ?? 1)
  if (!isEnough || !(isChanged || isSingle) || (mostChosen(component) === 1 && !isSingle)) return
  change((state) =>
    withUse(state, menu.messageId, {
      chosen: { ...(state.uses[menu.messageId] ?? UNUSED).chosen, [menu.customId]: menu.chosen },
    }),
  )
  void use(menu.messageId, menu.customId, () => me().select(menu.messageId, menu.customId, menu.chosen))
}

// Forms

/** Opens the form in an outcome, if there is one. */
export function openFormOf(outcome: Outcome): void {
  if (outcome.kind === 'modal' && outcome.modal) {
    const { modal } = outcome
    change((state) => ({ ...state, form: reopened(state.drafts, state.person.id, modal) }))
  }
}

export function fillIn(customId: string, value: FormValue): void {
  change((state) =>
    state.form
      ? { ...state, form: { ...state.form, fault: '', values: { ...state.form.values, [customId]: value } } }
      : state,
  )
}

/** Closes the form unsent. Unless cancelled, its input is kept for the next time it opens. */
export function closeForm(isCancelled = false): void {
  change((state) => {
    const { form, drafts, person } = state
    if (!form) return state
    const left = isCancelled ? withoutForm(drafts, person.id, form.form) : withFormLeft(drafts, person.id, form)
    return { ...state, form: null, drafts: left }
  })
}

export async function submitForm(): Promise<void> {
  const { form, person } = now()
  if (!form || form.isSending) return
  change({ form: { ...form, isSending: true, fault: '' } })
  const values = await Promise.all(
    Object.entries(form.values).map(async ([name, value]) => [name, await asGiven(value)] as const),
  )
  const outcome = await me().submit(form.form.interaction_id, Object.fromEntries(values))
  const fault = faultOf(outcome)
  change((state) => {
    const drafts = fault === null ? withoutForm(state.drafts, person.id, form.form) : state.drafts
    if (state.form?.form !== form.form) return { ...state, drafts }
    return { ...state, drafts, form: fault === null ? null : { ...state.form, isSending: false, fault } }
  })
  openFormOf(outcome)
}

async function asGiven(value: FormValue): Promise<unknown> {
  if (!Array.isArray(value)) return value
  return Promise.all(value.map(async (entry: string | File) => (entry instanceof File ? fileGiven(entry) : entry)))
}

// Layers over the page

export function enlarge(source: string, description: string): void {
  change({ enlarged: { source, description } })
}

/** Focuses an element that is now on the page. */
export function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
}
