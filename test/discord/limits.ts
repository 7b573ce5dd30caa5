import { expect } from 'vitest'
import * as limit from '../../src/discord/kit/limits.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { bytesOf, lengthOf } from '../../src/discord/kit/text.ts'

interface Part {
  readonly type: number
  readonly [field: string]: unknown
}

/** Holds a message against every limit of Discord that could concern it. */
export function assertWithinLimits(panel: Panel): void {
  const parts = everyPart(panel.components as unknown as readonly Part[])
  expect(parts.length, 'components').toBeLessThanOrEqual(limit.COMPONENTS)
  expect(parts.length, 'an empty message').toBeGreaterThan(0)
  const texts = ofType(parts, 10).map((part) => String(part['content']))
  for (const text of texts) expect(text.trim(), 'an empty text').not.toBe('')
  const characters = texts.reduce((sum, text) => sum + lengthOf(text), 0)
  expect(characters, 'characters of text').toBeLessThanOrEqual(limit.MESSAGE_TEXT)
  const bytes = texts.reduce((sum, text) => sum + bytesOf(text) + limit.TEXT_OVERHEAD, 0)
  expect(bytes, 'bytes of text').toBeLessThanOrEqual(limit.MESSAGE_BYTES)
  const ids = parts.flatMap((part) => (part['custom_id'] === undefined ? [] : [String(part['custom_id'])]))
  expect(new Set(ids).size, `custom ids that are the same: ${ids.join(' ')}`).toBe(ids.length)
  for (const id of ids) expect(lengthOf(id), id).toBeLessThanOrEqual(limit.CUSTOM_ID)
  for (const one of ofType(parts, 1)) {
    const inside = one['components'] as readonly Part[]
    const isMenu = inside[0]?.type === 3
    expect(inside.length, 'a row').toBeGreaterThan(0)
    expect(inside.length, 'a row').toBeLessThanOrEqual(isMenu ? 1 : limit.BUTTONS_A_ROW)
  }
  for (const one of ofType(parts, 2)) within(String(one['label']), limit.BUTTON_LABEL, 'a button')
  for (const one of ofType(parts, 3)) menuWithin(one)
  for (const one of ofType(parts, 12)) {
    for (const item of one['items'] as readonly { media: { url: string }; description: string }[]) {
      within(item.description, limit.ALT_TEXT, 'an alternative text')
      expect(item.description, 'Markdown in an alternative text').not.toMatch(/[*`]|\b_\b|^-# /)
      const name = item.media.url.replace('attachment://', '')
      expect((panel.pictures ?? []).map((picture) => picture.name)).toContain(name)
    }
  }
}

function menuWithin(menu: Part): void {
  within(String(menu['placeholder']), limit.MENU_PLACEHOLDER, 'a placeholder')
  const options = menu['options'] as readonly { label: string; value: string; description?: string }[]
  expect(options.length, 'options of a menu').toBeLessThanOrEqual(limit.MENU_OPTIONS)
  expect(options.length, 'options of a menu').toBeGreaterThan(0)
  expect(new Set(options.map(({ value }) => value)).size, 'values that are the same').toBe(options.length)
  for (const { label, value, description } of options) {
    within(label, limit.MENU_TEXT, 'an option')
    within(value, limit.MENU_TEXT, 'a value')
    if (description !== undefined) within(description, limit.MENU_TEXT, 'a description')
  }
}

function within(text: string, most: number, what: string): void {
  expect(lengthOf(text), `${what}: ${text}`).toBeLessThanOrEqual(most)
  expect(text.trim(), `an empty ${what}`).not.toBe('')
}

function everyPart(parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((part) => [part, ...everyPart((part['components'] as readonly Part[] | undefined) ?? [])])
}

function ofType(parts: readonly Part[], type: number): readonly Part[] {
  return parts.filter((part) => part.type === type)
}

/** All that can be read of a panel. */
export function readable(panel: Panel): string {
  return everyPart(panel.components as unknown as readonly Part[])
    .flatMap((part) => [
      part['content'],
      part['label'],
      part['placeholder'],
      part['options'] && JSON.stringify(part['options']),
    ])
    .filter((one) => one !== undefined)
    .join('\n')
}

/** The custom ids of a panel. */
export function idsOf(panel: Panel): string[] {
  return everyPart(panel.components as unknown as readonly Part[]).flatMap((part) =>
    part['custom_id'] === undefined ? [] : [String(part['custom_id'])],
  )
}

/** The custom id of the button with a label, or of the menu with it as a placeholder. */
export function idOf(panel: Panel, label: string): string {
  const found = everyPart(panel.components as unknown as readonly Part[]).find(
    (part) => part['label'] === label || part['placeholder'] === label,
  )
  if (!found) throw new Error(`no ${label} in:\n${readable(panel)}`)
  return String(found['custom_id'])
}

interface ReadMenu {
  readonly id: string
  readonly placeholder: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly default?: boolean }[]
}

export function menusOf(panel: Panel): readonly ReadMenu[] {
  return ofType(everyPart(panel.components as unknown as readonly Part[]), 3).map((part) => ({
    id: String(part['custom_id']),
    placeholder: String(part['placeholder']),
    options: part['options'] as ReadMenu['options'],
  }))
}

/** The values of the first menu. */
export function menuValues(panel: Panel): string[] {
  return (menusOf(panel)[0]?.options ?? []).map(({ value }) => value)
}
