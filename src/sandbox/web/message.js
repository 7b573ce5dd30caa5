// @ts-check
import { avatar, h } from './dom.js'
import { drawComponents } from './components.js'
import { markdown } from './markdown.js'
import { fileCard, picture } from './media.js'

/** One message of the list. */

const EPHEMERAL = 64
const GROUP_GAP = 7 * 60_000

/**
 * @param {any} message @param {any | undefined} before the message above it
 * @param {import('./components.js').Hands & { dismiss: (id: string) => void, isMe: (id: string) => boolean, openThread: (id: string) => void, find: (id: string) => any }} hands
 * @returns {HTMLElement}
 */
export function drawMessage(message, before, hands) {
  const isFirst = startsGroup(message, before)
  const author = nameOf(message.author)
  const isBot = message.author.bot === true
  const time = new Date(message.timestamp)
  const isForMe = (message.flags & EPHEMERAL) !== 0 || message.ephemeral
  const meansMe = !isForMe && message.mentions.some((/** @type {any} */ user) => hands.isMe(user.id))
  return h(
    'li',
    {
      class: `message ${isFirst ? 'first' : ''} ${isForMe ? 'ephemeral' : ''} ${meansMe ? 'mentioned' : ''}`,
      'data-id': message.id,
      id: `message-${message.id}`,
    },
    isFirst && aboveLine(message, hands),
    isFirst
      ? avatar({ id: message.author.id, name: author, isBot })
      : h('time', { class: 'side-time', dateTime: message.timestamp }, clock(time)),
    h(
      'div',
      { class: 'body' },
      isFirst &&
        h(
          'div',
          { class: 'head' },
          h('strong', { class: isBot ? 'bot-name' : '' }, author),
          isBot && h('span', { class: 'badge' }, 'APP'),
          h('time', { dateTime: message.timestamp, title: time.toLocaleString() }, when(time)),
        ),
      content(message, hands),
      message.thread &&
        h(
          'button',
          { class: 'thread-link', type: 'button', onclick: () => hands.openThread(message.thread.id) },
          h('strong', null, message.thread.name),
          ` ${message.thread.message_count} ${message.thread.message_count === 1 ? 'message' : 'messages'}\u00a0›`,
        ),
      isForMe && onlyYou(() => hands.dismiss(message.id)),
    ),
  )
}

/** The line under a message that nobody else sees. @param {() => void} dismiss */
export function onlyYou(dismiss) {
  const eye = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  eye.setAttribute('viewBox', '0 0 24 24')
  eye.setAttribute('class', 'eye')
  eye.setAttribute('aria-hidden', 'true')
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  shape.setAttribute(
    'd',
    'M12 5C6 5 2.3 9.6 1 12c1.3 2.4 5 7 11 7s9.7-4.6 11-7c-1.3-2.4-5-7-11-7zm0 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8z',
  )
  eye.append(shape)
  return h(
    'div',
    { class: 'only-you' },
    eye,
    ' Only you can see this · ',
    h('button', { type: 'button', class: 'link', onclick: dismiss }, 'Dismiss message'),
  )
}

/** A message starts a new group with its author's name unless the same author wrote just before. @param {any} message @param {any} before */
export function startsGroup(message, before) {
  if (
    !before ||
    message.interaction_metadata?.name ||
    message.message_reference ||
    message.ephemeral !== before.ephemeral
  )
    return true
  const gap = Date.parse(message.timestamp) - Date.parse(before.timestamp)
  return before.author.id !== message.author.id || gap > GROUP_GAP
}

/** @param {any} message @param {any} hands */
function content(message, hands) {
  if (message.thinking)
    return h(
      'div',
      { class: 'thinking' },
      h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i')),
      `${nameOf(message.author)} is thinking…`,
    )
  if (message.failed) return h('div', { class: 'failure' }, '⚠ The application did not respond')
  if (message.type === 18)
    return h('div', { class: 'text muted' }, 'started a thread: ', h('strong', null, message.content))
  return [
    message.content &&
      h(
        'div',
        { class: 'text' },
        markdown(message.content, hands),
        message.edited_timestamp && h('span', { class: 'edited' }, '(edited)'),
      ),
    message.attachments.map((/** @type {any} */ file) =>
      file.content_type?.startsWith('image/')
        ? h('div', { class: 'attachment' }, picture(file, file.description))
        : fileCard(file),
    ),
    message.embeds.map((/** @type {any} */ embed) => drawEmbed(embed, hands)),
    message.components.length > 0 && h('div', { class: 'components' }, drawComponents(message.components, hands)),
  ]
}

/** Which command or message it answers. @param {any} message @param {any} hands */
function aboveLine(message, hands) {
  const command = message.interaction_metadata?.name
  if (command) {
    const user = nameOf(message.interaction_metadata.user)
    return h(
      'div',
      { class: 'above' },
      avatar({ id: message.interaction_metadata.user.id, name: user }),
      h('strong', null, user),
      ' used ',
      h('span', { class: 'mention' }, `/${command}`),
    )
  }
  const reference = message.referenced_message
  if (!message.message_reference) return null
  const text = reference ? reference.content || 'Press to see the message' : 'Original message was deleted'
  return h(
    'button',
    {
      class: 'above',
      type: 'button',
      onclick: () => hands.find(message.message_reference.message_id)?.scrollIntoView({ block: 'center' }),
    },
    reference && h('strong', null, nameOf(reference.author)),
    ' ',
    h('span', { class: 'excerpt' }, text.slice(0, 120)),
  )
}

/** @param {any} embed @param {any} hands */
function drawEmbed(embed, hands) {
  const colour = typeof embed.color === 'number' ? `--accent:#${embed.color.toString(16).padStart(6, '0')}` : ''
  return h(
    'article',
    { class: 'embed', style: colour },
    h(
      'div',
      { class: 'embed-words' },
      embed.author && h('div', { class: 'embed-author' }, embed.author.name),
      embed.title &&
        h(
          'div',
          { class: 'embed-title' },
          embed.url
            ? h('a', { href: embed.url, target: '_blank', rel: 'noreferrer noopener' }, embed.title)
            : markdown(embed.title, hands),
        ),
      embed.description && h('div', { class: 'text' }, markdown(embed.description, hands)),
      embed.fields &&
        h(
          'div',
          { class: 'fields' },
          embed.fields.map((/** @type {any} */ field) =>
            h(
              'div',
              { class: field.inline ? 'field inline' : 'field' },
              h('strong', null, markdown(field.name, hands)),
              h('div', { class: 'text' }, markdown(field.value, hands)),
            ),
          ),
        ),
    ),
    embed.thumbnail && h('div', { class: 'thumbnail' }, picture(embed.thumbnail)),
    embed.image && h('div', { class: 'embed-image' }, picture(embed.image)),
    (embed.footer || embed.timestamp) &&
      h(
        'footer',
        null,
        [embed.footer?.text, embed.timestamp && new Date(embed.timestamp).toLocaleString()].filter(Boolean).join(' • '),
      ),
  )
}

/** @param {any} user */
export function nameOf(user) {
  return user.global_name ?? user.username
}

/** @param {Date} time */
function clock(time) {
  return time.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' })
}

/** @param {Date} time */
function when(time) {
  const isToday = time.toDateString() === new Date().toDateString()
  return isToday ? `Today at ${clock(time)}` : `${time.toLocaleDateString()} ${clock(time)}`
}
