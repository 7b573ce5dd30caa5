// @ts-check
import { fileGiven } from './api.js'
import { choicesOf, flatten, matching } from './commands.js'
import { h } from './dom.js'
import { Suggestions } from './suggestions.js'

/**
 * The message box. Plain text is posted; `/` lists the commands, and a chosen command shows a field for each option.
 *
 * @typedef {{ say: (text: string) => Promise<string | null>, send: (command: string, options: Record<string, any>) => Promise<string | null>,
 *   complete: (command: string, options: Record<string, any>, focused: string) => Promise<any>, commands: () => any[],
 *   people: () => any[], roles: () => any[], channels: () => any[] }} Wishes
 */

/** How long one must pause in typing before the bot is asked, in milliseconds. */
const PAUSE = 150

export class Composer {
  /** @param {HTMLElement} place @param {Wishes} wishes */
  constructor(place, wishes) {
    this.place = place
    this.wishes = wishes
    this.suggestions = new Suggestions(place)
    this.fault = h('p', { class: 'fault', role: 'alert' })
    this.line = h('div', { class: 'line' })
    this.sendButton = h(
      'button',
      { type: 'button', class: 'send', 'aria-label': 'Send', onclick: () => this.submit() },
      '➤',
    )
    /** @type {{ text: string, description: string, options: any[] } | null} */
    this.command = null
    /** @type {Map<string, { input: HTMLInputElement, value: () => any, pill: HTMLElement }>} */
    this.fields = new Map()
    place.replaceChildren(this.fault, h('div', { class: 'box' }, this.line, this.sendButton))
    this.input = /** @type {HTMLTextAreaElement} */ (
      h('textarea', {
        id: 'message-box',
        rows: 1,
        autocomplete: 'off',
        'aria-label': 'Message',
        oninput: () => this.typed(),
        onkeydown: (/** @type {KeyboardEvent} */ event) => this.keyInText(event),
        onblur: () =>
          setTimeout(() => {
            if (!place.contains(document.activeElement)) this.suggestions.close()
          }, 150),
        onfocus: () => this.typed(),
      })
    )
    this.showText()
  }

  /** @param {string} name */
  setPlaceholder(name) {
    this.input.placeholder = `Message ${name} or type /`
  }

  /** Starts a command by its name, as a command mention does. @param {string} text */
  useCommand(text) {
    const found = flatten(this.wishes.commands()).find((command) => command.text === text)
    if (found) return this.choose(found)
    this.showText()
    this.input.value = `/${text}`
    this.input.focus()
    this.typed()
  }

  showText(text = '') {
    this.command = null
    this.fields.clear()
    this.fault.textContent = ''
    this.suggestions.close()
    this.line.replaceChildren(this.input)
    this.input.value = text
    this.grow()
  }

  grow() {
    this.input.style.height = 'auto'
    this.input.style.height = `${Math.min(this.input.scrollHeight, 160)}px`
  }

  typed() {
    this.grow()
    this.fault.textContent = ''
    const text = this.input.value
    if (!text.startsWith('/')) return this.suggestions.close()
    const wanted = text.slice(1).toLowerCase().trim()
    const all = flatten(this.wishes.commands())
    const starting = all.filter((command) => command.text.startsWith(wanted))
    const within = all.filter(
      (command) =>
        !starting.includes(command) &&
        (command.text.includes(wanted) || command.description.toLowerCase().includes(wanted)),
    )
    this.suggestions.show(
      'Commands',
      [...starting, ...within].slice(0, 50).map((command) => ({
        label: `/${command.text}`,
        detail: command.description,
        hint: command.options
          .filter((option) => option.required)
          .map((option) => option.name)
          .join(' '),
        take: () => this.choose(command),
      })),
      { empty: all.length === 0 ? 'No commands here yet. Is the bot online?' : 'No such command.', input: this.input },
    )
  }

  /** @param {KeyboardEvent} event */
  keyInText(event) {
    if (this.suggestions.key(event)) return
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      event.preventDefault()
      this.submit()
    }
  }

  /** @param {{ text: string, description: string, options: any[] }} command */
  choose(command) {
    this.suggestions.close()
    this.command = command
    this.fields.clear()
    this.line.replaceChildren(h('span', { class: 'command-name', title: command.description }, `/${command.text}`))
    const more = command.options.filter((option) => !option.required)
    for (const option of command.options.filter((entry) => entry.required)) this.addField(option)
    this.line.append(
      h(
        'span',
        { class: 'more', hidden: more.length === 0 },
        more.map((option) =>
          h(
            'button',
            {
              type: 'button',
              class: 'add-option',
              title: option.description,
              'data-option': option.name,
              onclick: () => this.addField(option).input.focus(),
            },
            `+ ${option.name}`,
          ),
        ),
      ),
      h(
        'button',
        {
          type: 'button',
          class: 'icon cancel',
          'aria-label': 'Cancel the command',
          onclick: () => {
            this.showText()
            this.input.focus()
          },
        },
        '✕',
      ),
    )
    const first = [...this.fields.values()][0]
    if (first) first.input.focus()
    else this.sendButton.focus()
    this.fault.textContent = ''
  }

  /** @param {any} option */
  addField(option) {
    const known = this.fields.get(option.name)
    if (known) return known
    const isFile = option.type === 11
    /** @type {{ label: string, value: any } | null} */
    let picked = null
    const input = /** @type {HTMLInputElement} */ (
      h('input', {
        type: isFile ? 'file' : 'text',
        autocomplete: 'off',
        'aria-label': `${option.name}: ${option.description}`,
        size: 8,
        inputMode: option.type === 4 ? 'numeric' : 'text',
        oninput: () => {
          picked = null
          resize()
          pill.classList.remove('wrong')
          this.suggest(option, field)
        },
        onfocus: () => this.suggest(option, field),
        onblur: () =>
          setTimeout(() => {
            if (!this.place.contains(document.activeElement)) this.suggestions.close()
          }, 150),
        onkeydown: (/** @type {KeyboardEvent} */ event) => this.keyInField(event, option),
      })
    )
    const resize = () => {
      input.size = Math.max(6, Math.min(32, input.value.length + 1))
    }
    const pill = h(
      'label',
      { class: 'option', 'data-option': option.name },
      h('span', { class: 'option-name' }, option.name),
      input,
    )
    const field = {
      input,
      pill,
      value: () => (isFile ? input.files?.[0] : picked ? picked.value : input.value.trim()),
      pick: (/** @type {{ label: string, value: any }} */ choice) => {
        picked = choice
        input.value = choice.label
        resize()
        pill.classList.remove('wrong')
      },
    }
    this.fields.set(option.name, field)
    this.line.querySelector(`[data-option="${CSS.escape(option.name)}"].add-option`)?.remove()
    const more = this.line.querySelector('.more')
    if (more) more.before(pill)
    else this.line.append(pill)
    return field
  }

  /** @param {KeyboardEvent} event @param {any} option */
  keyInField(event, option) {
    if (this.suggestions.key(event)) return
    const field = this.fields.get(option.name)
    if (event.key === 'Enter') {
      event.preventDefault()
      this.submit()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      this.showText()
      this.input.focus()
    } else if (event.key === 'Backspace' && field?.input.value === '') {
      event.preventDefault()
      this.removeField(option)
    }
  }

  /** @param {any} option */
  removeField(option) {
    const names = [...this.fields.keys()]
    const before = this.fields.get(names[names.indexOf(option.name) - 1] ?? '')
    if (option.required) {
      if (before) return before.input.focus()
      const text = this.command?.text ?? ''
      this.showText(`/${text}`)
      this.input.focus()
      return
    }
    this.fields.get(option.name)?.pill.remove()
    this.fields.delete(option.name)
    const add = h(
      'button',
      {
        type: 'button',
        class: 'add-option',
        'data-option': option.name,
        onclick: () => this.addField(option).input.focus(),
      },
      `+ ${option.name}`,
    )
    this.line.querySelector('.more')?.append(add)
    if (before) before.input.focus()
    else this.sendButton.focus()
  }

  /** What the field being typed in offers. @param {any} option @param {any} field */
  async suggest(option, field) {
    const typed = field.input.value.trim()
    const title = `${option.name} – ${option.description}`
    const take = (/** @type {{ label: string, value: any }} */ choice) => () => {
      field.pick(choice)
      this.suggestions.close()
      this.next(option)
    }
    const offer = (/** @type {{ label: string, value: any }[]} */ choices, /** @type {string} */ empty) =>
      this.suggestions.show(
        title,
        choices.map((choice) => ({ label: choice.label, take: take(choice) })),
        { empty, input: field.input },
      )
    const fixed = choicesOf(option, this.wishes)
    if (fixed) offer(matching(fixed, typed), 'No options match your search.')
    else if (option.autocomplete) await this.complete(option, field, title, offer)
    else this.suggestions.show(title, [], { empty: '', input: field.input })
  }

  /** Asks the bot what fits, a moment after the last key. @param {any} option @param {any} field @param {string} title @param {(choices: any[], empty: string) => void} offer */
  async complete(option, field, title, offer) {
    const asked = (this.asked = Symbol('asked'))
    this.suggestions.show(title, [], { empty: 'Loading options…', input: field.input })
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE)
    })
    if (this.asked !== asked || !this.command) return
    const options = { ...(await this.values()), [option.name]: field.input.value }
    const answer = await this.wishes
      .complete(this.command.text, options, option.name)
      .catch((error) => ({ kind: 'refused', text: error.message, choices: [] }))
    if (this.asked !== asked || document.activeElement !== field.input) return
    offer(
      answer.choices.map((/** @type {any} */ choice) => ({ label: choice.name, value: choice.value })),
      answer.kind === 'choices' ? 'No options match your search.' : 'Loading options failed',
    )
  }

  /** Goes on to the next empty required field. @param {any} option */
  next(option) {
    const names = [...this.fields.keys()]
    const after = [...names.slice(names.indexOf(option.name) + 1), ...names].find(
      (name) => this.fields.get(name)?.value() === '',
    )
    const target = after === undefined ? undefined : this.fields.get(after)
    if (target) target.input.focus()
    else this.fields.get(option.name)?.input.focus({ preventScroll: true })
    if (!target) this.suggestions.close()
  }

  async values() {
    /** @type {Record<string, any>} */
    const values = {}
    for (const [name, field] of this.fields) {
      const value = field.value()
      if (value === '' || value === undefined) continue
      values[name] = value instanceof File ? await fileGiven(value) : value
    }
    return values
  }

  async submit() {
    this.asked = undefined
    this.suggestions.close()
    if (!this.command) return this.submitText()
    const missing = this.command.options.filter((option) => option.required && !this.fields.get(option.name)?.value())
    for (const option of missing) this.fields.get(option.name)?.pill.classList.add('wrong')
    if (missing.length > 0) {
      this.fault.textContent = `This option is required: ${missing[0].name}`
      return this.fields.get(missing[0].name)?.input.focus()
    }
    const { text } = this.command
    const options = await this.values()
    const wrong = this.wishes.send(text, options)
    const box = this.line
    box.classList.add('sending')
    const fault = await wrong
    box.classList.remove('sending')
    if (fault !== null) {
      this.fault.textContent = fault
      return
    }
    this.showText()
    this.input.focus()
  }

  async submitText() {
    const text = this.input.value.trim()
    if (text === '') return
    if (text.startsWith('/')) return this.useCommand(text.slice(1))
    this.showText()
    const fault = await this.wishes.say(text)
    if (fault === null) return
    this.showText(text)
    this.fault.textContent = fault
  }
}
