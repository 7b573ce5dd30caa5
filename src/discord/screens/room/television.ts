import { languageNow } from '../../../language/index.ts'
import type { Televised, TelevisedPicture } from '../../../television/televised.ts'
import type { TableOrRecord } from '../../../tables/model/service.ts'
import type { TableId, TableRecord } from '../../../tables/model/store.ts'
import type { Cleared } from '../../kit/cleared.ts'
import { MOVING_NAME, PICTURE_NAME, type Picture } from '../../kit/message.ts'
import type { ScreenContext } from '../parts/screen-context.ts'

/** A card that may be posted, with where the game stands. */
export interface CardOnTelevision {
  readonly panel: Cleared
  readonly headline: string
  /** The number of its message among those that were posted for the table. */
  readonly message: number
  /** Whether none of its pictures follows. */
  readonly isWhole: boolean
}

/** Shows a card on the television of its table, if it has one. Nothing but a cleared message goes there. */
export function televise(
  { television, tables, isOurs }: ScreenContext,
  { record }: TableOrRecord,
  card: CardOnTelevision,
) {
  const { panel, message, headline, isWhole } = card
  const { large } = panel
  if (!television || !large || !isOurs(record.server) || television.linkOf(record.id) === null) return
  const title = tables.games.find(({ rules }) => rules.id === record.game)?.words.title ?? ''
  television.show(
    record.id,
    {
      language: languageNow(),
      title,
      ...large,
      message,
      position: headline === large.headline ? '' : headline,
      ...picturesIn(panel),
    },
    isWhole,
  )
}

function picturesIn({ pictures = [] }: Cleared): Pick<Televised, 'map' | 'scene'> {
  const map = pictures.find(({ name }) => name === PICTURE_NAME)
  const scene = pictures.find((one) => one !== map)
  return { map: map ? withoutName(map) : null, scene: scene ? withoutName(scene) : null }
}

function withoutName({ name, image, alt }: Picture): TelevisedPicture {
  return { image, alt, isMoving: name === MOVING_NAME }
}

/** Ends the link of a table that is gone, closed or archived. */
export async function endIfGone(
  { television }: ScreenContext,
  id: TableId,
  record: Pick<TableRecord, 'status' | 'archivedAt'> | undefined,
): Promise<void> {
  if (!record || record.status === 'closed' || record.archivedAt !== null) await television?.unlink(id)
}
