/** The messages of the Fluent files here, with their arguments. Written by `npm run words`. */
export interface ImperialPictureMessages {
  readonly 'picture-title': object
  readonly 'map-title': object
  readonly 'legend-plains': object
  readonly 'legend-forest': object
  readonly 'legend-mountain': object
  readonly 'legend-steppe': object
  readonly 'legend-desert': object
  readonly 'legend-coast': object
  readonly 'legend-ocean': object
  readonly 'legend-active': object
  readonly 'legend-ship': object
  readonly 'legend-boat': object
  readonly 'legend-company': object
  readonly 'legend-prison': object
  readonly 'own-clues': object
  readonly 'own-turns': object
  readonly 'map-place': { readonly place: string | number }
  readonly 'region-grumbling-sea': object
  readonly 'region-wrecker-bay': object
  readonly 'region-shrug-mountains': object
  readonly 'region-spine': object
  readonly 'region-soggy-forest': object
  readonly 'region-middling-plains': object
  readonly 'region-windy-steppe': object
  readonly 'region-crown-fields': object
  readonly 'region-rampart-hills': object
  readonly 'region-anvil': object
  readonly 'region-owlwood': object
  readonly 'region-cinder-range': object
  readonly 'fight-hand-to-hand': { readonly round: string | number }
  readonly 'fight-in-approach': { readonly round: string | number; readonly rounds: string | number }
  readonly 'fighter-name': { readonly name: string | number }
  readonly 'fighter-boat': object
  readonly 'fighter-ship': object
  readonly 'fighter-unknown': { readonly seat: string | number }
  readonly 'guards-party': object
  readonly 'rolls-now': { readonly dice: string | number; readonly least: string | number }
  readonly 'rolls-later': { readonly dice: string | number; readonly least: string | number }
  readonly 'rolls-from': { readonly parts: string | number; readonly rolls: string | number }
  readonly 'rolls-part': { readonly from: string | number; readonly value: string | number }
  readonly 'rolls-count': { readonly dice: string | number }
  readonly 'source-agility': object
  readonly 'source-attack': object
  readonly 'source-shooting': object
  readonly 'source-experience': object
  readonly 'source-own': object
  readonly 'source-boat': object
  readonly 'source-ship': object
  readonly 'dice-fallen': { readonly hits: string | number }
  readonly 'dice-to-roll': { readonly dice: string | number }
  readonly 'dice-later': object
  readonly 'dice-none': object
  readonly 'note-asleep': { readonly rounds: string | number }
  readonly 'note-rolled-by': { readonly who: string | number }
  readonly 'note-company': { readonly count: string | number }
  readonly 'side-party': object
  readonly 'side-asleep': { readonly who: string | number }
  readonly 'side-hits': { readonly hits: string | number }
  readonly 'side-rolls-now': {
    readonly dice: string | number
    readonly hits: string | number
    readonly stops: string | number
    readonly who: string | number
  }
  readonly 'side-rolls-later': {
    readonly dice: string | number
    readonly hits: string | number
    readonly stops: string | number
    readonly who: string | number
  }
  readonly 'side-rolls-nothing': { readonly stops: string | number; readonly who: string | number }
}
