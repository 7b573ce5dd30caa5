import type { Chances, Seat } from '../../engine/index.ts'
import { originOf, tokenOf } from '../live/running-table.ts'
import type { TableRepository } from '../live/table-repository.ts'
import { granted, refuse, type Result } from '../model/results.ts'
import type { TableId, UserId } from '../model/store.ts'
import type { Thinker } from '../model/thinking.ts'

/** What may come of the choices that players have. */
export interface ChanceService {
  /**
   * What may come of the options of a seat's question, as far as the seat can know. The same question has the same
   * answer. Refused while the same user waits for another one, if the seat has no question, and where chances can't be
   * worked out. `by`: who asks. The caller makes sure that they have the seat.
   */
  of(id: TableId, seat: Seat, by: UserId): Promise<Result<readonly Chances[]>>
}

export class ChanceRequests implements ChanceService {
  private readonly repository: TableRepository
  private readonly thinker: Thinker | null
  /** Users whose chances are being worked out. */
  private readonly waiting = new Set<UserId>()

  constructor(repository: TableRepository, thinker: Thinker | null) {
    this.repository = repository
    this.thinker = thinker
  }

  async of(id: TableId, seat: Seat, by: UserId): Promise<Result<readonly Chances[]>> {
    if (this.waiting.has(by)) return refuse('still-counting')
    this.waiting.add(by)
    try {
      const live = await this.repository.live(id)
      if (!live) return refuse('not-playing')
      if (!live.run.askedOf(seat)) return refuse('not-asked')
      if (!this.thinker || !live.game.stakes) return refuse('chances-missing')
      const { snapshot, entries } = originOf(live)
      const { count, mark } = tokenOf(live, seat)
      const seed = `${id} ${seat} ${count} ${mark}`
      const chances = await this.thinker.chances({ game: live.game.rules.id, snapshot, entries, seat, seed })
      return chances?.some(({ worlds }) => worlds > 0) ? granted(chances) : refuse('chances-missing')
    } finally {
      this.waiting.delete(by)
    }
  }
}
