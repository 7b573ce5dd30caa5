/** Works something out once for each object, and keeps it while the object lives. The object must never change. */
export function onceFor<K extends object, T>(work: (of: K) => T): (of: K) => T {
  const known = new WeakMap<K, { readonly is: T }>()
  return (of) => {
    const found = known.get(of) ?? { is: work(of) }
    known.set(of, found)
    return found.is
  }
}

/** The value of a map for a key; works it out first if it is missing. */
export function memoise<K, T>(map: Map<K, T>, key: K, work: () => T): T {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = work()
  map.set(key, made)
  return made
}
