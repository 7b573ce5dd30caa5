import { labelled } from '../steps/display-names.ts'
import type { Seat } from '../../engine/index.ts'
import type { TableRepository } from '../live/table-repository.ts'
import type { Requests } from '../live/requests.ts'
import { granted, refuse } from '../model/results.ts'
import type { Result, NamedUser } from '../model/service.ts'
import { seatPlayedBy, type Guess, type TableId, type UserId } from '../model/store.ts'

/** Spectators' guesses at the winner. */
export interface GuessService {
  /**
   * Stores a spectator's guess at the winner. A guess counts from the turn in which it was made and may be changed
   * while the game runs. The table publishes the guesses when the game is over.
   */
  guess(id: TableId, who: NamedUser, seat: Seat): Promise<Result<Guess>>
  /** A spectator's own guess; `null` without one. Show it only to that spectator. */
  of(id: TableId, user: UserId): Promise<Guess | null>
}

export class Guesses implements GuessService {
  private readonly repository: TableRepository
  private readonly requests: Requests

  constructor(repository: TableRepository, requests: Requests) {
    this.repository = repository
    this.requests = requests
  }

  guess(id: TableId, who: NamedUser, seat: Seat): Promise<Result<Guess>> {
    const { user } = who
    return this.requests.underWay(id, async ({ record, run, turn }) => {
      if (seatPlayedBy(record, user)) return refuse('plays-here')
      const isOffered = record.seats.length > 1 && record.seats[seat] !== undefined && run.rules.isIn(run.state, seat)
      if (!isOffered) return refuse('which-guess')
      const known = await this.of(id, user)
      // Repeating a guess does not make it later.
      if (known?.seat === seat) return granted(known)
      const guess = { user, name: labelled(record, user, who), seat, turn, at: this.repository.clock.now() }
      await this.repository.store.marks.setGuess(id, guess)
      return granted(guess)
    })
  }

  async of(id: TableId, user: UserId): Promise<Guess | null> {
    return (await this.repository.store.marks.guesses(id)).find((one) => one.user === user) ?? null
  }
}
