import { createCanvas } from 'canvas'
import { describe, expect, it } from 'vitest'
import type { Topic } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { drawOnDisc, HUES, type Emblem } from '../../src/render/faces/emblem.ts'
import { paintFace } from '../../src/render/scenes/face.ts'
import { traceIcon } from '../../src/render/canvas/icons.ts'
import { paintTopics } from '../../src/render/index.ts'
import { writtenIn } from './written.ts'

/** What is no thing one could hold, meet or enter. */
const FACELESS = /^(House rule|Way to play|Game to choose|Game length|Hex of the printed map|Corridor|Region)/

const GREY = { dark: '#202020', fill: '#909090', light: '#e0e0e0', tone: '#808080' }

/** What is left of a drawing whose kind and icon have no colours of their own. */
function silhouetteOf(emblem: Emblem): string {
  const canvas = createCanvas(96, 96)
  drawOnDisc(canvas.getContext('2d'), { ...emblem, hue: GREY, tone: GREY.tone }, { x: 48, y: 48 }, 46)
  return canvas.toBuffer('raw').toString('base64')
}

const emblem: Emblem = { icon: 'crown', hue: HUES.gold }
const topic = (lines: readonly string[], more: Partial<Topic> = {}): Topic => ({
  id: 'a',
  kind: 'Thing',
  title: 'A thing',
  lines,
  ...more,
})

describe.each(GAMES.map((game) => ({ game, name: game.words.title })))('faces of $name', ({ game }) => {
  it('are had by everything that can be held, met or entered, each with a silhouette', async () => {
    const { emblemOf } = (await import(`../../src/render/games/${game.rules.id}/index.ts`)) as {
      emblemOf: (topic: Topic) => Emblem | null
    }
    const ctx = createCanvas(1, 1).getContext('2d')
    const topics = game.words.reference?.() ?? []
    expect(topics.length).toBeGreaterThan(100)
    for (const one of topics) {
      const found = emblemOf(one)
      expect(found === null, `${one.id} (${one.kind})`).toBe(FACELESS.test(one.kind))
      if (found) expect(() => traceIcon(ctx, found.icon), one.id).not.toThrow()
    }
  })

  it('show no two things alike, even without colours', async () => {
    const { emblemOf } = (await import(`../../src/render/games/${game.rules.id}/index.ts`)) as {
      emblemOf: (topic: Topic) => Emblem | null
    }
    const shown = new Map<string, Set<string>>()
    for (const one of game.words.reference?.() ?? []) {
      const found = emblemOf(one)
      if (!found) continue
      const drawn = silhouetteOf(found)
      shown.set(drawn, (shown.get(drawn) ?? new Set()).add(found.of ?? one.id))
    }
    expect(shown.size).toBeGreaterThan(80)
    expect([...shown.values()].filter(({ size }) => size > 1).map((things) => [...things])).toEqual([])
  })

  it('can be drawn for one of each kind, however much there is to say', async () => {
    const kinds = new Map((game.words.reference?.() ?? []).map((one) => [one.kind, one]))
    for (const one of kinds.values()) {
      const drawn = await paintTopics(game.rules.id, [one])
      if (!FACELESS.test(one.kind)) expect(drawn?.length, one.id).toBeLessThan(120_000)
      else expect(drawn).toBeNull()
    }
  })
})

describe('a face', () => {
  const bytes = (one: Topic) => paintFace(one, emblem).toBuffer('raw')

  it('a face is the same for the same topic, and another for other words, figures and kinds', () => {
    const plain = bytes(topic(['It does something.']))
    expect(bytes(topic(['It does something.'])).equals(plain)).toBe(true)
    expect(bytes(topic(['It does nothing.'])).equals(plain)).toBe(false)
    expect(bytes(topic(['It does something.'], { figures: [['Skill', '7']] })).equals(plain)).toBe(false)
    expect(bytes(topic(['It does something.'], { kind: 'Matter' })).equals(plain)).toBe(false)
  })

  const said = (one: Topic) => writtenIn(() => paintFace(one, emblem)).map(({ text }) => text)

  it('a face says nothing of Markdown and of rules that are cited', () => {
    expect(said(topic(['**It** does *something* (TAL-R12, TAL-3.4).'])).slice(2)).toEqual([
      'It',
      'does',
      'something',
      '.',
    ])
  })

  it('a face keeps the number of a row with what it means', () => {
    const rows = ['- 1–3: Nothing at all happens.', '- 4–5: Gain 1 Gold.', '- 6: Gain 3 Gold.']
    const written = writtenIn(() => paintFace(topic(rows), emblem, 800)).map(({ text }) => text)
    expect(written.some((text) => text.includes('6:\u00a0Gain'))).toBe(true)
    expect(written.filter((text) => /:\s*$/.test(text))).toEqual([])
  })

  it('a face shows its picture first, then title, figures, a line of colour and what it does, and no bookkeeping', () => {
    const one = topic(['It does something.'], { id: 'an-id', flavour: 'It hums.', notes: ['1 of them.'], figures: [['Skill', '7', 'skill']] }) // prettier-ignore
    const written = writtenIn(() => paintFace(one, emblem))
    expect(written.map(({ text }) => text)).toEqual([
      'Thing',
      'A thing',
      '7',
      'Skill',
      'It hums.',
      'It does something.',
    ])
    const [title, height] = [written[1]?.box.y ?? 0, paintFace(one, emblem).height]
    expect(title / height).toBeGreaterThan(0.45)
    expect(title / height).toBeLessThan(0.58)
    const rows = written.slice(1).map(({ box }) => box.y + box.height)
    expect(rows).toEqual(rows.toSorted((a, b) => a - b))
  })

  it('a face grows with its text, up to a page', () => {
    const height = (lines: number) =>
      paintFace(topic(Array.from({ length: lines }, () => 'It goes on.')), emblem).height
    expect(height(20)).toBeGreaterThan(height(3))
    expect(height(200)).toBe(height(400))
  })
})
