import type { TableView } from '../../../tables/model/service.ts'
import { seatPlayedBy, type Framing } from '../../../tables/model/store.ts'
import { seatSeenBy } from '../../../tables/index.ts'
import { MAP_EXTRACTS, formatId, type MapExtract } from '../../kit/ids.ts'
import { button, gallery, PICTURE_NAME, rows, textPanel, texts, type ComponentRow } from '../../kit/message.ts'
import { seatFaces, seatNames } from '../../kit/names.ts'
import { clip } from '../../kit/text.ts'
import { askedInOrder } from '../../table/answering/choices.ts'
import type { Context, Reply } from '../../table/context/context.ts'
import { absenceOf } from '../parts/absence.ts'
import { altOf } from '../parts/views.ts'
import { say } from '../../words/index.ts'

/** The buttons in a row. */
const BUTTONS_A_ROW = 3

/** What a map shows at first. On a phone the whole board would be too small to read. */
const FIRST: Readonly<Record<Framing, MapExtract>> = { wide: 'whole', narrow: 'own' }

/** The map as a user may see it, with buttons for other parts; a sentence while too many pictures are in the queue. */
export async function mapPanel(context: Context, view: TableView, user: string, wanted?: MapExtract): Promise<Reply> {
  const { pictures: framing } = await context.tables.people.person(user)
  const viewer = seatSeenBy(view.record, user)
  const extract = wanted ?? FIRST[framing]
  const alt = altOf(view, viewer)
  const { id: table, game } = view.record
  const image = await context.pictures(
    {
      table,
      game,
      view: view.viewFor(viewer),
      asked: askedInOrder(view, viewer),
      viewer,
      size: 'full',
      framing,
      extract,
      names: seatNames(view.record),
      faces: seatFaces(view.record),
    },
    user,
  )
  if (image === 'too-many') return say('too-many-pictures')
  if (!image) return textPanel(alt)
  const shows = say(`map-${shownTo(viewer, extract)}.shows`)
  const absence = absenceOf(view, seatPlayedBy(view.record, user)?.seat ?? -1, user)
  const board = view.game.words.board ? [button(formatId({ kind: 'words', table }), say('place-words'))] : []
  const described = `${shows} ${alt}`
  const components = [
    gallery(PICTURE_NAME, described),
    ...texts(absence.lines.join('\n'), `-# ${shows}`),
    ...mapButtons(table, viewer, extract),
    ...rows([...absence.buttons, ...board]),
    ...texts(`-# ${clip(alt, 1000)}`),
  ]
  return { components, pictures: [{ name: PICTURE_NAME, image, alt: described }] }
}

/** A viewer without a seat sees the surroundings of the active seat. */
function shownTo(viewer: number | null, extract: MapExtract): MapExtract | 'active' {
  return extract === 'own' && viewer === null ? 'active' : extract
}

function mapButtons(table: string, viewer: number | null, shown: MapExtract): ComponentRow[] {
  const buttons = MAP_EXTRACTS.map((extract) => {
    const id = formatId({ kind: 'map', table, extract })
    return button(id, say(`map-${shownTo(viewer, extract)}`), extract === shown ? 'main' : 'side')
  })
  const starts = buttons.map((_, at) => at).filter((at) => at % BUTTONS_A_ROW === 0)
  return starts.flatMap((from) => rows(buttons.slice(from, from + BUTTONS_A_ROW)))
}
