// @ts-check
import { h } from './dom.js'
import { markdown } from './markdown.js'
import { picture, fileCard } from './media.js'
import { selectMenu } from './select-menu.js'

/**
 * Message components, classic and Components V2, as page elements.
 *
 * @typedef {import('./markdown.js').Names & { press: (customId: string, element: HTMLElement) => void,
 *   choose: (customId: string, values: string[], element: HTMLElement) => void, people: () => any[], roles: () => any[], channels: () => any[] }} Hands
 */

const STYLES = ['', 'primary', 'secondary', 'success', 'danger', 'link']

/** @param {any[]} components @param {Hands} hands @returns {HTMLElement[]} */
export function drawComponents(components, hands) {
  return components.map((component) => draw(component, hands))
}

/** @param {any} component @param {Hands} hands @returns {HTMLElement} */
function draw(component, hands) {
  switch (component.type) {
    case 1:
      return h('div', { class: 'row' }, drawComponents(component.components, hands))
    case 2:
      return button(component, hands)
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return selectMenu(component, hands)
    case 9:
      return h(
        'div',
        { class: 'section' },
        h('div', { class: 'section-text' }, drawComponents(component.components, hands)),
        h('div', { class: 'accessory' }, draw(component.accessory, hands)),
      )
    case 10:
      return h('div', { class: 'text' }, markdown(component.content, hands))
    case 11:
      return h(
        'div',
        { class: 'thumbnail' },
        hidden(component.spoiler, picture(component.media, component.description)),
      )
    case 12:
      return h(
        'div',
        { class: 'gallery', 'data-count': component.items.length },
        component.items.map((/** @type {any} */ item) => hidden(item.spoiler, picture(item.media, item.description))),
      )
    case 13:
      return fileCard({ ...component.file, filename: component.name, size: component.size })
    case 14:
      return h('div', {
        class: `separator ${component.spacing === 2 ? 'large' : ''} ${component.divider ? 'line' : ''}`,
        role: component.divider ? 'separator' : 'presentation',
      })
    case 17:
      return container(component, hands)
    default:
      return h('div', { class: 'unknown' }, `(component of type ${component.type})`)
  }
}

/** @param {any} component @param {Hands} hands */
function container(component, hands) {
  const accent =
    typeof component.accent_color === 'number'
      ? `--accent:#${component.accent_color.toString(16).padStart(6, '0')}`
      : ''
  const box = h(
    'div',
    { class: `container ${accent && 'accented'}`, style: accent },
    drawComponents(component.components, hands),
  )
  return hidden(component.spoiler, box)
}

/** @param {any} component @param {Hands} hands */
function button(component, hands) {
  const face = [
    component.emoji?.name && h('span', { class: 'emoji' }, component.emoji.name),
    component.label && h('span', { class: 'label' }, component.label),
  ]
  const style = `button ${STYLES[component.style] ?? 'secondary'}`
  if (component.style === 5) {
    return h(
      'a',
      {
        class: style,
        href: component.disabled ? undefined : component.url,
        target: '_blank',
        rel: 'noreferrer noopener',
      },
      face,
      h('span', { class: 'out', 'aria-label': '(opens a page)' }, '↗'),
    )
  }
  const element = h(
    'button',
    {
      class: style,
      type: 'button',
      disabled: component.disabled === true,
      'data-custom-id': component.custom_id,
      'aria-label': component.label ? undefined : component.emoji?.name,
      onclick: () => hands.press(component.custom_id, element),
    },
    face,
  )
  return element
}

/** @param {boolean} isSpoiler @param {HTMLElement} content @returns {HTMLElement} */
function hidden(isSpoiler, content) {
  if (!isSpoiler) return content
  const cover = h(
    'button',
    {
      class: 'cover',
      type: 'button',
      onclick: () => {
        cover.remove()
        box.classList.remove('covered')
      },
    },
    'SPOILER',
  )
  const box = h('div', { class: 'covered' }, content, cover)
  return box
}
