// @ts-check
import { fileGiven } from './api.js'
import { h } from './dom.js'
import { markdown } from './markdown.js'
import { optionsOf } from './select-menu.js'

/**
 * Opens a form that the bot asked for.
 *
 * @param {any} modal @param {import('./components.js').Hands} hands
 * @param {(values: Record<string, any>) => Promise<string | null>} submit returns what was wrong, or null when it may close
 */
export function openModal(modal, hands, submit) {
  /** @type {Map<string, () => unknown | Promise<unknown>>} */
  const read = new Map()
  const fault = h('p', { class: 'fault', role: 'alert' })
  const send = h('button', { type: 'submit', class: 'button primary' }, 'Submit')
  const dialog = /** @type {HTMLDialogElement} */ (
    h(
      'dialog',
      { class: 'modal', 'aria-labelledby': 'modal-title', onclose: () => dialog.remove() },
      h(
        'form',
        {
          method: 'dialog',
          onsubmit: async (/** @type {Event} */ event) => {
            event.preventDefault()
            /** @type {Record<string, any>} */
            const values = {}
            for (const [name, value] of read) values[name] = await value()
            send.setAttribute('disabled', '')
            const wrong = await submit(
              Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
            )
            send.removeAttribute('disabled')
            fault.textContent = wrong ?? ''
            if (wrong === null) dialog.close()
          },
        },
        h(
          'header',
          null,
          h('h2', { id: 'modal-title' }, modal.title),
          h('button', { type: 'button', class: 'icon', 'aria-label': 'Close', onclick: () => dialog.close() }, '✕'),
        ),
        h(
          'div',
          { class: 'modal-fields' },
          modal.components.map((/** @type {any} */ component) => part(component)),
        ),
        fault,
        h(
          'footer',
          null,
          h('button', { type: 'button', class: 'button secondary', onclick: () => dialog.close() }, 'Cancel'),
          send,
        ),
      ),
    )
  )
  document.body.append(dialog)
  dialog.showModal()

  /** @param {any} component */
  function part(component) {
    if (component.type === 10) return h('div', { class: 'text' }, markdown(component.content, hands))
    if (component.type === 1)
      return component.components.map((/** @type {any} */ field) => labelled(field.label, undefined, field))
    return labelled(component.label, component.description, component.component)
  }

  /** @param {string} label @param {string | undefined} description @param {any} field */
  function labelled(label, description, field) {
    const isRequired = field.required !== false && field.type !== 23
    const words = [
      h(
        'span',
        { class: 'field-label' },
        label,
        isRequired && h('span', { class: 'star', 'aria-hidden': 'true' }, ' *'),
      ),
      description && h('small', null, description),
    ]
    const isGroup = field.type === 21 || field.type === 22
    return isGroup
      ? h('fieldset', null, h('legend', null, words), control(field))
      : h('label', { class: 'modal-field' }, words, control(field))
  }

  /** @param {any} field */
  function control(field) {
    const id = field.custom_id
    if (field.type === 4) {
      const input = /** @type {HTMLInputElement} */ (
        h(field.style === 2 ? 'textarea' : 'input', {
          name: id,
          value: field.value ?? '',
          placeholder: field.placeholder ?? '',
          required: field.required !== false,
          maxLength: field.max_length ?? 4000,
          ...(field.min_length && { minLength: field.min_length }),
          ...(field.style === 2 && { rows: 4 }),
        })
      )
      read.set(id, () => input.value)
      return input
    }
    if (field.type === 23) {
      const box = /** @type {HTMLInputElement} */ (
        h('input', { type: 'checkbox', name: id, checked: field.default === true })
      )
      read.set(id, () => box.checked)
      return box
    }
    if (field.type === 19) {
      const input = /** @type {HTMLInputElement} */ (
        h('input', { type: 'file', name: id, multiple: field.max_values > 1 })
      )
      read.set(id, () => Promise.all([...(input.files ?? [])].map(fileGiven)))
      return input
    }
    const options = optionsOf(field, hands)
    if (field.type === 21 || field.type === 22) {
      const boxes = options.map(
        (option) =>
          /** @type {HTMLInputElement} */ (
            h('input', {
              type: field.type === 21 ? 'radio' : 'checkbox',
              name: id,
              value: option.value,
              checked: option.default === true,
            })
          ),
      )
      const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value)
      read.set(id, () => (field.type === 21 ? chosen()[0] : chosen()))
      return options.map((option, index) =>
        h(
          'label',
          { class: 'choice' },
          boxes[index],
          h('span', null, option.label, option.description && h('small', null, option.description)),
        ),
      )
    }
    const select = /** @type {HTMLSelectElement} */ (
      h(
        'select',
        { name: id, multiple: (field.max_values ?? 1) > 1 },
        (field.max_values ?? 1) === 1 && h('option', { value: '' }, field.placeholder ?? 'Make a selection'),
        options.map((option) =>
          h(
            'option',
            { value: option.value, selected: option.default === true },
            option.label + (option.description ? ` – ${option.description}` : ''),
          ),
        ),
      )
    )
    read.set(id, () => [...select.selectedOptions].map((option) => option.value).filter((value) => value !== ''))
    return select
  }
}
