import type { Store } from '../../src/tables/index.ts'

/**
 * Lets the process of a store die at one of its writes, counted from 0: before that write if the step is even, after it
 * if it is odd. From then on nothing is written. Returns what undoes that.
 */
export function dyingAtWrite({ notes, records }: Store, step: number): () => void {
  let [done, isDead] = [0, false]
  const stepped = async <T>(write: () => Promise<T>): Promise<T> => {
    const isLast = done === Math.floor(step / 2)
    done += 1
    if (isLast && step % 2 === 0) isDead = true
    if (isDead) throw new Error('killed')
    const result = await write()
    if (isLast) isDead = true
    return result
  }
  const [setMemo, swapMemo] = [notes.setMemo.bind(notes), notes.swapMemo.bind(notes)]
  const create = records.create.bind(records)
  notes.setMemo = (name, text) => stepped(() => setMemo(name, text))
  notes.swapMemo = (...given) => stepped(() => swapMemo(...given))
  records.create = (...given) => stepped(() => create(...given))
  return () => {
    notes.setMemo = setMemo
    notes.swapMemo = swapMemo
    records.create = create
  }
}
