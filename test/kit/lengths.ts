/** Presets that every game has. */
export const LENGTHS = ['short', 'standard'] as const
export type Length = (typeof LENGTHS)[number]
