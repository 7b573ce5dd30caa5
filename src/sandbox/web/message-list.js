// @ts-check
import { h } from './dom.js'
import { drawMessage } from './message.js'

/** How near to its end the list counts as being there, in pixels. */
const NEAR = 120

/** The messages of the open channel. Whoever reads the newest one stays there when others come. */
export class MessageList {
  /**
   * @param {HTMLElement} element
   * @param {Parameters<typeof drawMessage>[2]} hands
   * @param {{ welcome: () => HTMLElement, older: () => void }} more what stands in an empty channel, and what brings older messages
   */
  constructor(element, hands, more) {
    this.element = element
    this.hands = hands
    this.more = more
    /** @type {any[]} */
    this.messages = []
    this.staysAtEnd = true
    const follow = () => this.staysAtEnd && this.scrollToEnd()
    element.addEventListener('scroll', () => (this.staysAtEnd = this.isAtEnd()), { passive: true })
    element.addEventListener('load', follow, true) // a picture that came late
    new ResizeObserver(follow).observe(element) // a message box that grew
  }

  /** Empties the list at once: what is loaded next may be for somebody else's eyes. */
  clear() {
    this.messages = []
    this.element.replaceChildren()
  }

  /** Shows these messages and nothing else. @param {any[]} messages @param {boolean} hasOlder */
  show(messages, hasOlder) {
    const wasAtEnd = this.isAtEnd()
    this.messages = messages
    const drawn = messages.map((message, index) => drawMessage(message, messages[index - 1], this.hands))
    const button = { type: 'button', class: 'button secondary', onclick: this.more.older }
    const older = hasOlder ? [h('li', { class: 'older' }, h('button', button, 'Show older messages'))] : []
    this.element.replaceChildren(...older, ...(drawn.length > 0 ? drawn : [this.more.welcome()]))
    if (wasAtEnd) this.scrollToEnd()
  }

  /** A message is new or changed. @param {any} message */
  put(message) {
    const wasAtEnd = this.isAtEnd()
    const at = this.messages.findIndex((entry) => entry.id === message.id)
    const index = at < 0 ? this.messages.push(message) - 1 : at
    this.messages[index] = message
    this.element.querySelector('.welcome')?.remove()
    const fresh = drawMessage(message, this.messages[index - 1], this.hands)
    const old = this.find(message.id)
    keepFocus(old, fresh, () => (old ? old.replaceWith(fresh) : this.element.append(fresh)))
    if (wasAtEnd) this.scrollToEnd()
  }

  /** @param {string} id */
  forget(id) {
    const at = this.messages.findIndex((entry) => entry.id === id)
    if (at < 0) return
    this.messages.splice(at, 1)
    this.find(id)?.remove()
    const next = this.messages[at]
    if (next) this.find(next.id)?.replaceWith(drawMessage(next, this.messages[at - 1], this.hands))
    if (this.messages.length === 0) this.element.replaceChildren(this.more.welcome())
  }

  /** Adds a line of the page's own at the end. @param {HTMLElement} element */
  append(element) {
    this.element.append(element)
    this.scrollToEnd()
  }

  /** Does something that makes the list longer at its top, and keeps the reader's place. @param {() => Promise<void>} grow */
  async growAbove(grow) {
    const fromEnd = this.element.scrollHeight - this.element.scrollTop
    await grow()
    this.element.scrollTop = this.element.scrollHeight - fromEnd
  }

  /** @param {string} id @returns {HTMLElement | null} */
  find(id) {
    return document.getElementById(`message-${id}`)
  }

  isAtEnd() {
    return this.element.scrollHeight - this.element.scrollTop - this.element.clientHeight < NEAR
  }

  scrollToEnd() {
    this.element.scrollTop = this.element.scrollHeight
  }
}

/** A message that is redrawn keeps the focus on the same button. @param {HTMLElement | null} old @param {HTMLElement} fresh @param {() => void} swap */
function keepFocus(old, fresh, swap) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement)
  const customId = old?.contains(focused) ? focused?.dataset['customId'] : undefined
  swap()
  if (customId === undefined) return
  const again = /** @type {HTMLElement | null} */ (fresh.querySelector(`[data-custom-id="${CSS.escape(customId)}"]`))
  again?.focus({ preventScroll: true })
}
