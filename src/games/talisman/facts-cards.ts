/** What cards, spaces, Spells and abilities have to say. */
export type CardFact = never
