// @ts-check
/** Making page elements, and lists that open beside them. */

/**
 * Makes an element. Properties named `on…` are listeners, `class` and `aria-…`/`data-…` are attributes, others are set as properties.
 * Children that are null, undefined or false are left out.
 *
 * @param {string} tag
 * @param {Record<string, any> | null} [properties]
 * @param {...any} children
 * @returns {HTMLElement}
 */
export function h(tag, properties, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null) continue
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value)
    else if (name === 'style') element.style.cssText = value
    else if (name === 'class' || name === 'role' || name.includes('-') || !(name in element))
      element.setAttribute(name, value)
    else /** @type {any} */ (element)[name] = value
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false))
  return element
}

/** @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no #${id}`)
  return element
}

/** A round picture with somebody's first letter. The colour follows from the id. @param {{id: string, name: string, isBot?: boolean}} who */
export function avatar({ id, name, isBot }) {
  const colours = ['#5865f2', '#3ba55d', '#b9772c', '#c94f7c', '#2f8fa8', '#8e5bd0', '#a8552f']
  const colour = isBot ? '#5865f2' : colours[Number(BigInt(id) % BigInt(colours.length))]
  return h(
    'span',
    { class: 'avatar', style: `background:${colour}`, 'aria-hidden': 'true' },
    isBot ? '♞' : ([...name][0]?.toUpperCase() ?? '?'),
  )
}

/**
 * Shows a list or menu beside an element until something else is clicked or Escape is pressed.
 *
 * @param {HTMLElement} anchor @param {HTMLElement} content @param {() => void} [onClose]
 * @returns {() => void} closes it
 */
export function popUp(anchor, content, onClose) {
  content.classList.add('popup')
  document.body.append(content)
  const place = () => {
    const box = anchor.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = content
    const below = box.bottom + 4 + height <= innerHeight
    content.style.left = `${Math.max(8, Math.min(box.left, innerWidth - width - 8))}px`
    content.style.top = `${below ? box.bottom + 4 : Math.max(8, box.top - height - 4)}px`
    content.style.minWidth = `${Math.min(box.width, innerWidth - 16)}px`
  }
  let isOpen = true
  const close = () => {
    if (!isOpen) return
    isOpen = false
    content.remove()
    document.removeEventListener('pointerdown', outside, true)
    document.removeEventListener('keydown', escape, true)
    removeEventListener('resize', place)
    onClose?.()
  }
  /** @param {Event} event */
  const outside = (event) => {
    const target = /** @type {Node} */ (event.target)
    if (!content.contains(target) && !anchor.contains(target)) close()
  }
  /** @param {KeyboardEvent} event */
  const escape = (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
    anchor.focus()
  }
  document.addEventListener('pointerdown', outside, true)
  document.addEventListener('keydown', escape, true)
  addEventListener('resize', place)
  place()
  return close
}

/** Moves the focus among a list's items with the arrow keys. @param {HTMLElement} list @param {string} selector */
export function arrowKeys(list, selector) {
  list.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const items = /** @type {HTMLElement[]} */ ([...list.querySelectorAll(selector)])
    const at = items.indexOf(/** @type {HTMLElement} */ (document.activeElement))
    items[(at + step + items.length) % items.length]?.focus()
  })
}
