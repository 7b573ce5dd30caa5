import type { Fault } from '../model/faults.ts'
import type { TableId } from '../model/store.ts'

/** A fault to save. */
interface Noted {
  readonly id: string
  /** Whether it is the first at this log position of its table. */
  readonly isFirst: boolean
}

/** The faults of tables since the start, so that each is saved once. A table that moves on starts again. */
export class NotedFaults {
  private readonly tables = new Map<TableId, { seq: number; id: string; kinds: Set<string> }>()

  /** Notes a fault; `null` if it is known already. `newId`: a new id for a fault. */
  note(table: TableId, { message, details: { seq, answer } }: Fault, newId: () => string): Noted | null {
    const kind = JSON.stringify([answer, message])
    const said = this.tables.get(table)
    const known = said?.seq === seq ? said : { seq, id: newId(), kinds: new Set<string>() }
    if (known.kinds.has(kind)) return null
    const isFirst = known.kinds.size === 0
    this.tables.set(table, known)
    known.kinds.add(kind)
    return { id: isFirst ? known.id : newId(), isFirst }
  }
}
