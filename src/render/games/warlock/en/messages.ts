/** The messages of the Fluent files here, with their arguments. Written by `npm run words`. */
export interface WarlockPictureMessages {
  readonly 'picture-title': object
  readonly 'sidebar-title-above': object
  readonly 'sidebar-title': object
  readonly 'name-drawn': { readonly name: string | number }
  readonly 'place-drawn': { readonly name: string | number; readonly place: string | number }
  readonly 'maze-space-drawn': { readonly number: string | number }
  readonly 'crossing-drawn': { readonly crossing: string | number }
  readonly 'player-drawn': { readonly number: string | number }
  readonly 'absent-left': object
  readonly 'absent-preparing': object
  readonly 'fight-title': { readonly place: string | number; readonly round: string | number }
  readonly 'fight-monster': {
    readonly at: string | number
    readonly count: string | number
    readonly monster: string | number
  }
  readonly 'fight-skill': object
  readonly 'fight-skill-weary': object
  readonly 'fight-odds-monster': {
    readonly lose: string | number
    readonly monster: string | number
    readonly who: string | number
    readonly win: string | number
  }
  readonly 'fight-odds-rival': {
    readonly lose: string | number
    readonly rival: string | number
    readonly who: string | number
    readonly win: string | number
  }
  readonly 'fight-cost': { readonly bite: string | number; readonly cost: string | number }
  readonly 'fight-cost-champion': {
    readonly bite: string | number
    readonly champion: string | number
    readonly cost: string | number
  }
  readonly 'item-unknown': object
  readonly 'item-monster': {
    readonly foe: string | number
    readonly skill: string | number
    readonly stamina: string | number
  }
  readonly 'item-treasure': { readonly count: string | number }
  readonly 'item-left-here': { readonly count: string | number }
  readonly 'item-belongings': { readonly player: string | number }
  readonly 'own-turns': object
  readonly 'own-treasure': object
  readonly 'notebook-title': object
  readonly 'notebook-you': object
  readonly 'notebook-chest': object
  readonly 'notebook-stack': object
  readonly 'legend-encounter-down': object
  readonly 'legend-encounter-seen': object
  readonly 'legend-monster': object
  readonly 'legend-others': object
  readonly 'legend-treasure': object
  readonly 'legend-belongings': object
  readonly 'legend-lock': object
  readonly 'legend-maze': object
  readonly 'legend-passages': object
  readonly 'legend-no-lantern': object
  readonly 'legend-misses': object
  readonly 'legend-skill': object
  readonly 'legend-stamina': object
  readonly 'legend-luck': object
  readonly 'legend-gold': object
  readonly 'legend-provisions': object
}
