import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { faceOf } from '../../src/discord/panels/card/card.ts'
import { askNow } from '../../src/discord/table/answering/asking.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { emit, type Game, type State } from '../../src/engine/index.ts'
import { hasGame, type TableView } from '../../src/tables/model/service.ts'
import { readable } from './limits.ts'
import { parlour } from './parlour.ts'
import { openHouse } from './rooms.ts'

const PLAYERS = ['ann', 'ben', 'cat']

let open: ReturnType<typeof openHouse> | undefined
afterEach(async () => {
  await open?.close()
  open = undefined
})

interface Counting extends State {
  rounds: number
  turns: number
}

/**
 * The Parlour with two more things to do at any time. Both are public. A nod changes what everybody could see, but
 * neither the card nor its picture shows it. A cheer is in the picture, too.
 */
function nodding(): Game {
  const game = parlour({ times: 3 })
  const rules = game.rules as unknown as { asides(state: Counting, seat: number): readonly object[] }
  const aside = (key: string, run: (state: Counting, seat: number) => void) => ({
    verb: `${key}.now`,
    key,
    open: true,
    *run(state: Counting, seat: number) {
      run(state, seat)
    },
  })
  const nod = aside('nod', (state) => (state.rounds += 1))
  const cheer = aside('cheer', (state, seat) => {
    state.rounds += 100
    emit(state, { kind: 'picked', seat, key: 'cheer' } as { kind: string })
  })
  return {
    ...game,
    rules: {
      ...game.rules,
      asides: (state: Counting, seat: number) => [...rules.asides(state, seat), nod, cheer],
      view: ({ turns, rounds }: Counting, viewer: number | null) => ({ turns, rounds, viewer }),
    },
  } as unknown as Game
}

const pictureOf = (view: unknown): Buffer => {
  const { turns, rounds } = view as Counting
  return Buffer.from(`turn ${turns}, ${Math.floor(rounds / 100)} cheers`)
}

/** A message as its readers see it. */
const seen = ({ components, pictures = [] }: Panel): string =>
  JSON.stringify([components, pictures.map(({ image, alt }) => [image.toString(), alt])])

/** All that the players of a table may do now. */
function choicesIn(view: TableView): { seat: number; verb: string; key: string }[] {
  return PLAYERS.flatMap((_, seat) => [
    ...view
      .asked(seat)
      .flatMap(({ seat: of, verb, offers }) => (of === seat ? offers.map(({ key }) => ({ seat, verb, key })) : [])),
    ...view.asides(seat).map(({ verb, key }) => ({ seat, verb, key })),
  ])
}

it('a card is edited only if it is to look otherwise, and then shows the newest state', async () => {
  let stood = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(1000), { minLength: 6, maxLength: 20 }), async (picks) => {
      const house = (open = openHouse({
        games: [nodding()],
        paint: ({ view }) => Promise.resolve(pictureOf(view)),
      }))
      const table = await house.playing('parlour', ...PLAYERS)
      const viewNow = async (): Promise<TableView> => {
        const view = await house.tables.views.of(table)
        if (!view || !hasGame(view)) throw new Error('the table has no game')
        return view
      }
      const card = () => house.rooms.in('hall').at(-1)
      for (const pick of picks) {
        const choices = choicesIn(await viewNow())
        const { seat, verb, key } = choices[pick % choices.length] ?? { seat: 0, verb: '', key: '' }
        const before = { id: card()?.id, edits: card()?.edits, looks: seen(house.card()) }
        expect(await house.tables.answers.submit(table, PLAYERS[seat] ?? '', { verb, key })).toMatchObject({ ok: true })
        await house.shown()
        const isEdited = card()?.id === before.id && card()?.edits !== before.edits
        const isSame = seen(house.card()) === before.looks
        expect(isEdited && isSame).toBe(false)
        if (isSame) stood += 1
        const view = await viewNow()
        const face = faceOf(view, askNow(view, null))
        expect(readable(house.card())).toContain(face.headline)
        for (const row of face.controls) expect(seen(house.card())).toContain(JSON.stringify(row))
        expect(house.card().pictures?.[0]?.image.equals(pictureOf(view.viewFor(null)))).toBe(true)
      }
      await house.close()
      open = undefined
    }),
    { numRuns: 8 },
  )
  expect(stood).toBeGreaterThan(0)
})
