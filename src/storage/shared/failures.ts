/** For the name of a database at the beginning of a sentence. */
export function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
