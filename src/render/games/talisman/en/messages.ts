/** The messages of the Fluent files here, with their arguments. Written by `npm run words`. */
export interface TalismanPictureMessages {
  readonly title: object
  readonly turns: object
  readonly 'storm-river': object
  readonly 'fire-mountains': object
  readonly toad: object
  readonly 'roster-toad': { readonly character: string | number }
  readonly 'absent-left': object
  readonly 'absent-out': object
  readonly 'absent-chooses': object
  readonly 'absent-returns': object
  readonly player: { readonly number: string | number }
  readonly 'legend-active': object
  readonly 'legend-good': object
  readonly 'legend-neutral': object
  readonly 'legend-evil': object
  readonly 'legend-misses-turn': object
  readonly 'legend-enslaved': object
  readonly 'legend-held': object
  readonly 'legend-enemy': object
  readonly 'legend-event': object
  readonly 'legend-stranger': object
  readonly 'legend-follower': object
  readonly 'legend-object': object
  readonly 'legend-place': object
  readonly 'figure-lives': object
  readonly 'figure-strength': object
  readonly 'figure-craft': object
  readonly 'figure-gold': object
  readonly 'figure-spells': object
  readonly gold: { readonly gold: string | number }
  readonly 'enemy-strength': { readonly enemy: string | number; readonly figure: string | number }
  readonly 'enemy-craft': { readonly enemy: string | number; readonly figure: string | number }
  readonly 'command-spell': object
  readonly cast: { readonly outcome: string | number; readonly spell: string | number; readonly who: string | number }
  readonly 'cast-on': {
    readonly outcome: string | number
    readonly spell: string | number
    readonly target: string | number
    readonly who: string | number
  }
  readonly 'cast-to': {
    readonly outcome: string | number
    readonly spell: string | number
    readonly target: string | number
    readonly who: string | number
  }
  readonly 'fight-strength': { readonly place: string | number }
  readonly 'fight-craft': { readonly place: string | number }
  readonly foes: { readonly foe: string | number; readonly foes: string | number }
  readonly odds: {
    readonly dice: string | number
    readonly left: string | number
    readonly lose: string | number
    readonly right: string | number
    readonly win: string | number
  }
  readonly 'odds-unlike': {
    readonly dice: string | number
    readonly left: string | number
    readonly lose: string | number
    readonly right: string | number
    readonly theirDice: string | number
    readonly win: string | number
  }
  readonly 'stakes-creature': object
  readonly 'stakes-character': object
}
