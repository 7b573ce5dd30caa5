// @ts-check
import { h } from './dom.js'

/** The list above the message box: commands, choices, people. Arrow keys move in it; Tab and Enter take. */
export class Suggestions {
  /** @param {HTMLElement} place */
  constructor(place) {
    this.place = place
    this.list = h('div', { id: 'suggestions', hidden: true })
    place.before(this.list)
    /** @type {{ element: HTMLElement, take: () => void }[]} */
    this.items = []
    this.at = -1
    /** @type {HTMLElement | null} */
    this.input = null
  }

  /**
   * @param {string} title
   * @param {{ label: string, detail?: string, hint?: string, take: () => void }[]} items
   * @param {{ empty: string, input: HTMLElement }} options
   */
  show(title, items, { empty, input }) {
    this.input = input
    this.items = items.map((item, index) => ({
      take: item.take,
      element: h(
        'div',
        {
          class: 'suggestion',
          role: 'option',
          id: `suggestion-${index}`,
          onpointerdown: (/** @type {Event} */ event) => event.preventDefault(),
          onclick: () => item.take(),
          onpointermove: () => this.mark(index),
        },
        h(
          'span',
          { class: 'suggestion-label' },
          item.label,
          item.hint && h('span', { class: 'hint' }, ` ${item.hint}`),
        ),
        item.detail && h('small', null, item.detail),
      ),
    }))
    this.list.replaceChildren(
      h('div', { class: 'suggestions-title' }, title),
      h(
        'div',
        { class: 'suggestions-items', role: 'listbox', id: 'suggestion-list', 'aria-label': title },
        this.items.length > 0
          ? this.items.map((item) => item.element)
          : empty && h('div', { class: 'suggestions-empty' }, empty),
      ),
    )
    this.list.hidden = false
    input.setAttribute('aria-controls', 'suggestion-list')
    input.setAttribute('aria-expanded', 'true')
    this.mark(this.items.length > 0 ? 0 : -1)
  }

  close() {
    this.list.hidden = true
    this.items = []
    this.at = -1
    this.input?.setAttribute('aria-expanded', 'false')
    this.input?.removeAttribute('aria-activedescendant')
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key was meant for the list */
  key(event) {
    if (this.list.hidden) return false
    if (event.key === 'Escape') {
      event.preventDefault()
      this.close()
      return true
    }
    if (this.items.length === 0) return false
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) this.mark((this.at + step + this.items.length) % this.items.length)
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) this.items[this.at]?.take()
    else return false
    event.preventDefault()
    return true
  }

  /** @param {number} index */
  mark(index) {
    this.items[this.at]?.element.removeAttribute('aria-selected')
    this.at = index
    const item = this.items[index]
    if (!item) return this.input?.removeAttribute('aria-activedescendant')
    item.element.setAttribute('aria-selected', 'true')
    item.element.scrollIntoView({ block: 'nearest' })
    this.input?.setAttribute('aria-activedescendant', item.element.id)
  }
}
