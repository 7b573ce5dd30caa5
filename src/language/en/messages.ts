/** The messages of the Fluent files here, with their arguments. Written by `npm run words`. */
export interface SharedMessages {
  readonly 'way-here': object
  readonly 'way-near': { readonly step: string | number; readonly unit: string | number }
  readonly 'way-far': { readonly turns: string | number; readonly unit: string | number }
  readonly 'way-first': { readonly step: string | number }
  readonly 'way-then': { readonly step: string | number }
  readonly distance: { readonly turns: string | number; readonly unit: string | number }
  readonly 'distance-unreachable': object
  readonly orders: object
  readonly 'order-choice': { readonly order: string | number; readonly value: string | number }
  readonly 'order-given': { readonly order: string | number; readonly value: string | number }
  readonly 'orders-of': { readonly orders: string | number; readonly who: string | number }
  readonly 'order-run': object
  readonly 'order-run.hint': { readonly fights: string | number }
  readonly 'order-run.value': { readonly at: string | number; readonly measure: string | number }
  readonly 'order-run.followed': { readonly at: string | number; readonly measure: string | number }
  readonly 'order-rounds': { readonly fight: string | number }
  readonly 'order-rounds.value': { readonly value: string | number }
  readonly 'order-rounds.followed': { readonly ran: string | number }
  readonly 'portraits-title': object
  readonly 'notice-more': { readonly count: string | number }
  readonly 'hand-more': { readonly count: string | number }
  readonly 'parts-more': { readonly count: string | number }
  readonly 'fight-before': object
  readonly sum: { readonly parts: string | number; readonly title: string | number; readonly total: string | number }
  readonly 'sum-single': { readonly parts: string | number; readonly title: string | number }
  readonly 'sum-dice': { readonly dice: string | number; readonly values: string | number }
  readonly 'sum-dice-ruled': {
    readonly dice: string | number
    readonly rule: string | number
    readonly values: string | number
  }
  readonly 'sum-part': { readonly source: string | number; readonly value: string | number }
  readonly 'sum-part-ruled': {
    readonly rule: string | number
    readonly source: string | number
    readonly value: string | number
  }
}
