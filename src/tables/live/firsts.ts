import type { Drama, Fact, Happened, Words } from '../../engine/index.ts'
import { FIRSTS, type FirstOfKind } from '../model/store.ts'

/** A scene follows from the last few public facts. */
const MAX_FACTS_A_SCENE = 6

/** Finds the first robbery, rescue and death of a game among its public facts, by the scenes that its words know. */
export class Firsts {
  private readonly dramas: NonNullable<Words['dramas']>
  private readonly kinds = new Set<Drama['kind']>(FIRSTS)
  private lately: readonly Happened[] = []
  private lastStep: number | null = null

  constructor({ dramas = () => [] }: Pick<Words, 'dramas'>) {
    this.dramas = dramas
  }

  /**
   * Takes in the next public fact, of a step of the table. Returns what is the first of its kind; `undefined` nearly
   * always. Only one scene of a step counts.
   */
  take(fact: Fact, step: number): FirstOfKind | undefined {
    if (this.kinds.size === 0) return undefined
    const now = [...this.lately, { fact, names: (seat: number) => String(seat + 1) }].slice(-MAX_FACTS_A_SCENE)
    this.lately = now
    const scene = this.dramas(now, now.length - 1).at(-1)
    const kind = FIRSTS.find((one) => one === scene?.kind)
    if (!scene || kind === undefined || !this.kinds.has(kind) || this.lastStep === step) return undefined
    this.kinds.delete(kind)
    this.lastStep = step
    return { kind, seats: (scene.sides ?? []).flatMap(({ seat }) => seat ?? []) }
  }
}
