import { TALISMAN_RULES } from '../../../../src/games/talisman/rules/index.ts'
import type { CharacterId } from '../../../../src/games/talisman/data/ids.ts'
import type { Table } from '../kit.ts'

/** The keys of an aside that a Character may pick between questions. */
export function asideKeys(t: Table, id: CharacterId, verb: string): string[] {
  return asidesOf(t, id)
    .filter((one) => one.verb === verb)
    .map(({ key }) => key)
}

/** Carries an aside out. Throws if it is not offered, or asks a question. */
export function takeAside(t: Table, id: CharacterId, verb: string, key: string): void {
  const found = asidesOf(t, id).find((one) => one.verb === verb && one.key === key)
  if (!found) throw new Error(`${verb} ${key} is not offered`)
  if (!found.run(t.state, t.seatOf(id)).next(undefined as never).done) throw new Error(`${verb} ${key} asks something`)
}

function asidesOf(t: Table, id: CharacterId) {
  return TALISMAN_RULES.asides?.(t.state, t.seatOf(id)) ?? []
}
