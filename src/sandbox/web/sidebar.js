// @ts-check
import { h } from './dom.js'

/**
 * The list of channels with their threads, and the direct messages.
 *
 * @param {any[]} channels @param {{ current: string, unread: Set<string>, botName: string, open: (id: string) => void, openDm: () => void }} options
 * @returns {HTMLElement[]}
 */
export function drawChannels(channels, { current, unread, botName, open, openDm }) {
  const entry = (/** @type {any} */ channel, /** @type {string} */ sign) =>
    h(
      'button',
      {
        type: 'button',
        class: `channel ${channel.is_thread ? 'thread' : ''} ${unread.has(channel.id) ? 'unread' : ''} ${channel.thread_metadata?.archived ? 'archived' : ''}`,
        'aria-current': channel.id === current ? 'page' : undefined,
        'data-channel': channel.id,
        onclick: () => open(channel.id),
      },
      h('span', { class: 'sign', 'aria-hidden': 'true' }, sign),
      h('span', { class: 'channel-label' }, channel.name),
      unread.has(channel.id) && h('span', { class: 'dot', 'aria-label': 'new messages' }),
    )
  const threadsOf = (/** @type {string} */ id) =>
    channels.filter((channel) => channel.is_thread && channel.parent_id === id)
  const texts = channels
    .filter((channel) => !channel.is_thread && !channel.is_dm)
    .sort((a, b) => a.position - b.position)
  const dm = channels.find((channel) => channel.is_dm)
  return [
    h('h2', null, 'Text channels'),
    ...texts.flatMap((channel) => [
      entry(channel, '#'),
      ...threadsOf(channel.id).map((thread) => entry(thread, thread.type === 12 ? '🔒' : '⤷')),
    ]),
    h('h2', null, 'Direct messages'),
    dm
      ? entry(dm, '♞')
      : h(
          'button',
          { type: 'button', class: 'channel', onclick: openDm },
          h('span', { class: 'sign', 'aria-hidden': 'true' }, '♞'),
          h('span', { class: 'channel-label' }, botName),
        ),
  ]
}
