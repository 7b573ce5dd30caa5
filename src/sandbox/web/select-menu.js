// @ts-check
import { arrowKeys, h, popUp } from './dom.js'

/**
 * A select menu: a box that opens a list. One choice is sent at once, several when the list is closed.
 *
 * @param {any} menu @param {import('./components.js').Hands} hands
 */
export function selectMenu(menu, hands) {
  const options = optionsOf(menu, hands)
  const isSingle = (menu.max_values ?? 1) === 1
  const defaults = options.filter((option) => option.default).map((option) => option.value)
  let chosen = new Set(defaults)
  const face = h('span', { class: 'menu-face' })
  const box = h(
    'button',
    {
      class: 'menu',
      type: 'button',
      disabled: menu.disabled === true,
      'data-custom-id': menu.custom_id,
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      onclick: () => open(),
    },
    face,
    h('span', { class: 'menu-arrow', 'aria-hidden': 'true' }, '⌄'),
  )
  show()
  return box

  function show() {
    const names = options.filter((option) => chosen.has(option.value)).map((option) => option.label)
    face.textContent = names.length > 0 ? names.join(', ') : menu.placeholder || 'Make a selection'
    face.classList.toggle('placeholder', names.length === 0)
  }

  function open() {
    if (box.getAttribute('aria-expanded') === 'true') return
    box.setAttribute('aria-expanded', 'true')
    const before = new Set(chosen)
    const list = h(
      'div',
      {
        class: 'menu-list',
        role: 'listbox',
        'aria-label': menu.placeholder || 'Options',
        'aria-multiselectable': String(!isSingle),
      },
      options.map((option) => optionRow(option)),
      !isSingle && h('button', { type: 'button', class: 'button primary menu-done', onclick: () => close() }, 'Done'),
    )
    arrowKeys(list, '[role=option]')
    const close = popUp(box, list, () => {
      box.setAttribute('aria-expanded', 'false')
      const isChanged = chosen.size !== before.size || [...chosen].some((value) => !before.has(value))
      const isEnough = chosen.size >= (menu.min_values ?? 1)
      if (!isSingle && isChanged && isEnough) hands.choose(menu.custom_id, [...chosen], box)
      else if (!isSingle && !isEnough) chosen = before
      show()
    })
    const first = /** @type {HTMLElement | null} */ (
      list.querySelector('[aria-selected=true]') ?? list.querySelector('[role=option]')
    )
    first?.focus({ preventScroll: true })

    /** @param {any} option */
    function optionRow(option) {
      const row = h(
        'button',
        {
          type: 'button',
          class: 'menu-option',
          role: 'option',
          'aria-selected': String(chosen.has(option.value)),
          'data-value': option.value,
          onclick: () => take(),
        },
        option.emoji?.name && h('span', { class: 'emoji' }, option.emoji.name),
        h(
          'span',
          { class: 'option-words' },
          h('span', null, option.label),
          option.description && h('small', null, option.description),
        ),
        h('span', { class: 'tick', 'aria-hidden': 'true' }, isSingle ? '' : '☑'),
      )
      return row

      function take() {
        if (isSingle) {
          chosen = new Set([option.value])
          show()
          close()
          box.focus()
          hands.choose(menu.custom_id, [option.value], box)
          return
        }
        if (chosen.has(option.value)) chosen.delete(option.value)
        else if (chosen.size < (menu.max_values ?? 1)) chosen.add(option.value)
        row.setAttribute('aria-selected', String(chosen.has(option.value)))
        show()
      }
    }
  }
}

/** @param {any} menu @param {import('./components.js').Hands} hands @returns {{ value: string, label: string, description?: string, emoji?: { name: string }, default?: boolean }[]} */
export function optionsOf(menu, hands) {
  const defaults = new Set((menu.default_values ?? []).map((/** @type {any} */ entry) => entry.id))
  const people = () =>
    hands.people().map((person) => ({ value: person.id, label: person.name, default: defaults.has(person.id) }))
  const roles = () =>
    hands.roles().map((role) => ({ value: role.id, label: role.name, default: defaults.has(role.id) }))
  switch (menu.type) {
    case 5:
      return people()
    case 6:
      return roles()
    case 7:
      return [...people(), ...roles()]
    case 8:
      return hands
        .channels()
        .filter((channel) => !channel.is_dm)
        .map((channel) => ({ value: channel.id, label: `#${channel.name}`, default: defaults.has(channel.id) }))
    default:
      return menu.options
  }
}
