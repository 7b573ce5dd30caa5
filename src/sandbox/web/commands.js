// @ts-check
/**
 * Commands as they are typed: one line for each subcommand, and what an option may be.
 *
 * @typedef {{ label: string, value: any }} Choice
 */

const SUBCOMMAND = 1
const GROUP = 2

/** Commands and subcommands as one list. @param {any[]} commands @returns {{ text: string, description: string, options: any[] }[]} */
export function flatten(commands) {
  const walk = (/** @type {any} */ entry, /** @type {string} */ prefix) => {
    const text = `${prefix}${entry.name}`
    const options = entry.options ?? []
    const isBranch = options.some((/** @type {any} */ option) => option.type === SUBCOMMAND || option.type === GROUP)
    /** @type {any[]} */
    const found = isBranch
      ? options.flatMap((/** @type {any} */ option) => walk(option, `${text} `))
      : [{ text, description: entry.description, options }]
    return found
  }
  return commands.flatMap((command) => walk(command, ''))
}

/**
 * What may be chosen for an option, or null where anything may be typed.
 *
 * @param {any} option
 * @param {{ people: () => any[], roles: () => any[], channels: () => any[] }} known
 * @returns {Choice[] | null}
 */
export function choicesOf(option, known) {
  const named = (/** @type {any[]} */ entries, sign = '') =>
    entries.map((entry) => ({ label: sign + entry.name, value: entry.id }))
  if (option.choices) {
    return option.choices.map((/** @type {any} */ choice) => ({ label: choice.name, value: choice.value }))
  }
  switch (option.type) {
    case 5:
      return [
        { label: 'True', value: true },
        { label: 'False', value: false },
      ]
    case 6:
      return named(known.people())
    case 7:
      return named(
        known.channels().filter((channel) => !channel.is_dm),
        '#',
      )
    case 8:
      return named(known.roles())
    case 9:
      return [...named(known.people()), ...named(known.roles())]
    default:
      return null
  }
}

/** The choices that hold what was typed. @param {Choice[]} choices @param {string} typed */
export function matching(choices, typed) {
  const wanted = typed.toLowerCase().replace(/^[@#]/, '')
  return choices.filter((choice) => choice.label.toLowerCase().includes(wanted))
}
