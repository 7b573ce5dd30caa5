/** Something that a hostile player or stranger might try. */
export interface Attack {
  /** Short and unique: `npm run attacks -- <name>` runs it alone. */
  readonly name: string
  /** What it tries, in one sentence. */
  readonly tries: string
  /** Tries it against the real tables, in memory. `held`: it got nowhere. `detail`: what happened, in one sentence. */
  run(): Promise<Outcome>
}

export interface Outcome {
  readonly held: boolean
  readonly detail: string
}
