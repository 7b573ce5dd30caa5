/** An attack that a hostile player or stranger might try. */
export interface Attack {
  /** Short and unique: `npm run attacks -- <name>` runs only this one. */
  readonly name: string
  /** The goal of the attack, in one sentence. */
  readonly tries: string
  /** Runs the attack against the real tables, in memory. `held`: it failed. `detail`: one sentence on what happened. */
  run(): Promise<Outcome>
}

export interface Outcome {
  readonly held: boolean
  readonly detail: string
}
