// @ts-check
import { arrowKeys, avatar, h, popUp } from './dom.js'

/**
 * The menu behind “You are: …”: be somebody else, add a person, change oneself.
 *
 * @param {HTMLElement} anchor
 * @param {{ people: any[], current: any, be: (name: string) => void, add: (name: string) => Promise<string | null>, change: (change: object) => void }} options
 */
export function openPersonMenu(anchor, { people, current, be, add, change }) {
  const fault = h('p', { class: 'fault', role: 'alert' })
  const name = /** @type {HTMLInputElement} */ (
    h('input', { placeholder: 'Add a person…', maxLength: 32, 'aria-label': 'Name of a new person' })
  )
  const form = h(
    'form',
    {
      class: 'add-person',
      onsubmit: async (/** @type {Event} */ event) => {
        event.preventDefault()
        const wrong = await add(name.value)
        fault.textContent = wrong ?? ''
        if (wrong === null) close()
      },
    },
    name,
    h('button', { type: 'submit', class: 'button primary' }, 'Add'),
  )
  const toggle = (/** @type {string} */ label, /** @type {string} */ field) =>
    h(
      'label',
      { class: 'choice' },
      h('input', {
        type: 'checkbox',
        checked: current[field] === true,
        onchange: (/** @type {Event} */ event) =>
          change({ [field]: /** @type {HTMLInputElement} */ (event.target).checked }),
      }),
      h('span', null, label),
    )
  const menu = h(
    'div',
    { class: 'person-menu', role: 'menu', 'aria-label': 'Who you are' },
    people.map((person) =>
      h(
        'button',
        {
          type: 'button',
          role: 'menuitemradio',
          class: 'person',
          'aria-checked': String(person.id === current.id),
          onclick: () => {
            close()
            be(person.name)
          },
        },
        avatar(person),
        h('span', null, person.name),
        person.manager && h('small', null, 'manages the server'),
        person.id === current.id && h('span', { class: 'tick' }, '✓'),
      ),
    ),
    form,
    fault,
    h('p', { class: 'tip' }, 'Each tab of your browser can be somebody else.'),
    h('hr', null),
    toggle(`${current.name} refuses direct messages`, 'dmsClosed'),
    toggle(`${current.name} manages the server`, 'manager'),
  )
  arrowKeys(menu, '.person')
  anchor.setAttribute('aria-expanded', 'true')
  const close = popUp(anchor, menu, () => anchor.setAttribute('aria-expanded', 'false'))
  const first = /** @type {HTMLElement | null} */ (menu.querySelector('[aria-checked=true]'))
  first?.focus()
}
