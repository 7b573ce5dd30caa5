import { ButtonStyle, ComponentType } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import type { Asked, Fact, Game } from '../../src/engine/index.ts'
import { shownChoices } from '../../src/discord/panels/parts/choices.ts'
import { choicesOf, type WordedChoice } from '../../src/discord/table/answering/choices.ts'
import { GAMES } from '../../src/games/index.ts'
import type { TableView } from '../../src/tables/model/service.ts'
import { momentsOf, name, type Moment } from '../kit/met.ts'

/** Keys that let something be, or give something up. */
const GIVES_UP = new Set([
  'decline', 'nothing', 'none', 'leave', 'refuse', 'cancel', 'back', 'stop', 'return', 'wait', 'defeat', 'walk-away',
]) // prettier-ignore
/** Questions in which such a key does something: refusing a tax is a fight, and a stop on the way is a visit. */
const ELSEWHERE = new Set(['tax.do', 'move.continue'])
const givesUp = (verb: string, key: string) => GIVES_UP.has(key) && !ELSEWHERE.has(verb)
const presses = { ofChoice: ({ key }: WordedChoice) => key, ofMenu: () => 'menu', ofPage: () => 'page' }

/** A table, as far as its choices depend on it. */
function tableAt(game: Game, { seats, view, asked }: Moment<never, unknown, Fact>): TableView {
  const record = {
    seats: Array.from({ length: seats }, (_, seat) => ({ seat, user: `u${seat}`, name: name(seat) })),
    called: [],
  }
  const views = new Map<number | null, unknown>()
  const viewFor = (viewer: number | null) => {
    if (!views.has(viewer)) views.set(viewer, view(viewer))
    return views.get(viewer)
  }
  const table = { game, record, viewFor, asked: () => asked, isOver: false }
  return table as unknown as TableView
}

function* listsOf(game: Game, seed: string, by: 'computer' | 'chance') {
  const presets = game.rules.sheet.presetIds
  for (const moment of momentsOf(game, { seats: 3, preset: presets[presets.length - 1] ?? '', seed, by, limit: 250 })) {
    const table = tableAt(game, moment as unknown as Moment<never, unknown, Fact>)
    const of = (asked: Asked, viewer: number | null) => ({
      verb: asked.verb,
      choices: choicesOf(table, asked, viewer),
      chances: new Map(
        asked.offers.map((offer) => [
          offer.key,
          game.words.label(asked.verb, offer, table.viewFor(viewer), name).chance,
        ]),
      ),
    })
    for (const asked of moment.open) yield of(asked, null)
    for (const asked of moment.asked) yield of(asked, asked.seat)
  }
}

describe.each(GAMES as readonly Game[])('$rules.id', (game) => {
  it.each(['computer', 'chance'] as const)(
    'a list begins with something sensible, and recommends nothing that probably fails: played by %s',
    (by) => {
      let told = 0
      for (const { verb, choices, chances } of listsOf(game, `lists ${by}`, by)) {
        const [first] = choices
        if (choices.length > 1 && first && givesUp(verb, first.key))
          expect(
            choices.every(({ key }) => givesUp(verb, key)),
            `${verb}: ${first.label}`,
          ).toBe(true)
        const blue = blueOf(choices)
        for (const { key, label, hint = '' } of choices.length > 1 ? choices : []) {
          const chance = chances.get(key)
          if (chance === undefined) continue
          told += 1
          if (chance < 0.33) expect(blue, `${verb}: ${label}, ${hint}`).not.toContain(key)
        }
        for (const { key, label } of choices.length > 1 ? choices : [])
          if (givesUp(verb, key)) expect(blue, `${verb}: ${label}`).not.toContain(key)
      }
      if (by === 'computer') expect(told).toBeGreaterThan(5)
    },
  )
})

/** The keys of the blue buttons. */
function blueOf(choices: readonly WordedChoice[]): readonly string[] {
  return shownChoices(choices, presses).rows.flatMap(({ components }) =>
    components.flatMap((one) =>
      one.type === ComponentType.Button && one.style === ButtonStyle.Primary ? [one.custom_id] : [],
    ),
  )
}
