import {
  buttonsOf,
  menusOf,
  textOf,
  type Answered,
  type Sandbox,
  type SeenMessage,
  type Someone,
} from '../../src/sandbox/index.ts'
import { say } from '../../src/discord/words/index.ts'
import type { Tavern } from './house.ts'

export const HAND = 'My choices & hand'

/** What everybody sees in a channel: the messages that are for one person alone are left out. */
export async function publicMessages(onlooker: Someone, channel: string): Promise<SeenMessage[]> {
  return (await onlooker.messages(channel)).filter((message) => !message.ephemeral)
}

/** The card that stands in a channel, or undefined. */
export async function cardIn(onlooker: Someone, channel: string): Promise<SeenMessage | undefined> {
  const messages = await publicMessages(onlooker, channel)
  return messages.findLast((message) => hasButton(message, HAND) || hasButton(message, 'Start'))
}

export function hasButton(message: SeenMessage, label: string): boolean {
  return buttonsOf(message).some((button) => button['label'] === label)
}

/** What the button says that lets all who are asked pass, as "Pass: the Turn ends"; `undefined` if there is none. */
export function passLabel(message: SeenMessage): string | undefined {
  return buttonsOf(message)
    .map((button) => String(button['label']))
    .find((label) => /^Pass\b/.test(label))
}

/** The ids of users a card calls to answer. */
export function calledBy(card: SeenMessage): string[] {
  return [...textOf(card).matchAll(/<@(\d+)>/g)].map(([, id = '']) => id)
}

/** What a card offers to everybody who is asked: its buttons but the last, and its menu. */
export function offeredOn(card: SeenMessage): { buttons: string[]; menu?: { id: string; values: string[] } } {
  const buttons = buttonsOf(card)
    .filter((button) => String(button['custom_id']).startsWith('q1|a|'))
    .map((button) => String(button['custom_id']))
  const menu = menusOf(card)[0]
  if (!menu) return { buttons }
  const values = (menu['options'] as { value: string }[]).map(({ value }) => value)
  return { buttons, menu: { id: String(menu['custom_id']), values } }
}

/** The menu of a card that has an option, by its words. */
function menuWith(card: SeenMessage, option: string) {
  return menusOf(card).find(({ options }) => (options as { label: string }[]).some(({ label }) => label === option))
}

/** Takes the first option that a card offers: with its button, or out of the menu. */
export function takeFirst(someone: Someone, card: SeenMessage): Promise<Answered> {
  const { buttons, menu } = offeredOn(card)
  return menu ? someone.select(card, menu.id, menu.values[0] ?? '') : someone.press(card, buttons[0] ?? 'an option')
}

/** Takes an option that a card offers, by its words: with its button, or out of the menu. */
export function take(someone: Someone, card: SeenMessage, option: string): Promise<Answered> {
  const menu = menuWith(card, option)
  return menu ? someone.select(card, String(menu['custom_id']), option) : someone.press(card, option)
}

/** Waits for the card with a button, or with an option in its menu, as an onlooker sees it. */
export function cardWith(discord: Sandbox, channel: string, label: string, who = 'Dai'): Promise<SeenMessage> {
  return discord.until(async () => {
    const card = await cardIn(discord.as(who), channel)
    if (!card) return undefined
    if (hasButton(card, label) || menuWith(card, label)) return card
    throw new Error(`the card says ${textOf(card)}`)
  }, `a card with “${label}” in ${channel}`)
}

/** Waits for a card on which all who are asked may pass, as an onlooker sees it. */
export function cardToPass(discord: Sandbox, channel: string, who = 'Dai'): Promise<SeenMessage> {
  return discord.until(async () => {
    const card = await cardIn(discord.as(who), channel)
    return card && passLabel(card) !== undefined ? card : undefined
  }, `a card to pass on in ${channel}`)
}

/** Waits for the message beside the card that says something, as an onlooker sees it. */
export function besideCard({ discord, shown }: Tavern, channel: string, words: string): Promise<SeenMessage> {
  return discord.until(async () => {
    await shown()
    const messages = await publicMessages(discord.as('Dai'), channel)
    return messages.findLast((message) => !hasButton(message, HAND) && textOf(message).includes(words))
  }, `a message that says ${words}`)
}

/** All that the log of the game in a channel tells an onlooker, from its beginning: a card has the newest of it. */
export async function loggedIn(onlooker: Someone, channel: string): Promise<string> {
  let { message } = await onlooker.command(channel, '/game log')
  const pages = [textOf(message)]
  while (hasButton(message, say('log-earlier'))) {
    message = (await onlooker.press(message, say('log-earlier'))).message
    pages.unshift(textOf(message))
  }
  return pages.join('\n')
}

/** The newest private message somebody sees in a channel. */
export async function lastPrivate(someone: Someone, channel: string): Promise<SeenMessage | undefined> {
  return (await someone.messages(channel)).findLast((message) => message.ephemeral && !message.thinking)
}

/**
 * Waits until what somebody has done in a channel is done. Where they are asked whether it is meant they press once
 * more: what follows a press on a card comes a moment after that is acknowledged, beside it or in the place of an older
 * private message.
 */
export async function meant(
  discord: Sandbox,
  name: string,
  channel: string,
  isDone: () => Promise<boolean>,
  what: string,
): Promise<void> {
  const someone = discord.as(name)
  const said = new Set<string>()
  await discord.until(async () => {
    if (await isDone()) return true
    const asked = (await someone.messages(channel)).findLast((one) => one.ephemeral && hasButton(one, 'Think again'))
    const yes = asked && String(buttonsOf(asked)[0]?.['custom_id'])
    if (yes === undefined || said.has(yes)) return false
    said.add(yes)
    await someone.press(asked ?? '', yes)
    return false
  }, what)
}

/** Does something, and waits for the private line that answers it. */
export async function privately(
  discord: Sandbox,
  name: string,
  channel: string,
  act: (someone: Someone) => Promise<Answered>,
): Promise<string> {
  const someone = discord.as(name)
  const before = (await lastPrivate(someone, channel))?.id
  const done = await act(someone)
  if (done.kind === 'refused') throw new Error(`${name} cannot do that: ${done.text}`)
  const line = await discord.until(async () => {
    const last = await lastPrivate(someone, channel)
    return last && last.id !== before ? last : undefined
  }, `a private answer to ${name} in ${channel}`)
  return textOf(line)
}
