import type { Fact, Seat } from './facts.ts'

/** What deserves a picture of its own: data in plain words, made from what all were told alone. It knows nothing of drawing. */

/**
 * `fight`: decided, with the dice. `death`: a tombstone. `prize`: something great is found or won. `chest`: it is open. `crown`:
 * the aim is reached. `blow`: one strikes all others. `robbery`: one takes from another, who stands second. `face`: a card, a
 * creature, a place, as it can be looked up.
 */
export type DramaKind = 'fight' | 'death' | 'prize' | 'chest' | 'crown' | 'blow' | 'robbery' | 'face'

/**
 * How much it deserves one: 1 in passing, while it has just happened; 2 worth keeping; 3 a fight; 4 grave; 5 it decides the game.
 */
export type Weight = 1 | 2 | 3 | 4 | 5

export interface Drama {
  readonly kind: DramaKind
  readonly weight: Weight
  /** "Ann slays the Ogre": at most `DRAMA_TITLE` letters, plain text. */
  readonly title: string
  /** What there is to say besides, plain text: a few lines of at most `DRAMA_LINE` letters. On a face they stand above its own. */
  readonly lines: readonly string[]
  /** The topic (`Words.reference`) that it is about: what was found, met, bought; what has killed. A face has one. */
  readonly about?: string
  /** Its numbers as they are now, where they are not those of the topic. */
  readonly figures?: readonly (readonly [word: string, number: string])[]
  /** Who fights whom, who robs whom; who has died, found or reached something stands alone. */
  readonly sides?: readonly DramaSide[]
}

/** Somebody in it: a player, or a creature. */
export interface DramaSide {
  /** `null`: a creature. */
  readonly seat: Seat | null
  readonly name: string
  /** The topic of the character or creature, if it has one. */
  readonly topic?: string
  /** Of a fight: `null` where nobody has won. */
  readonly won?: boolean | null
  /** The dice of the last blow. */
  readonly dice?: readonly DramaDie[]
  /** What was added to them, in words. */
  readonly parts?: readonly { readonly label: string; readonly value: number }[]
  /** What it came to: a score, such as "17", or so many hits: "two hits". */
  readonly total?: string
  /** The dice of the rounds before, oldest first. */
  readonly earlier?: readonly (readonly DramaDie[])[]
  /** How it came out of it: "Stamina 9", "slain". */
  readonly left?: string
}

/** A die as it fell, and whether it counted: as the highest, or as a hit. */
export interface DramaDie {
  readonly value: number
  readonly counts: boolean
}

export const DRAMA_TITLE = 60
export const DRAMA_LINE = 160

/** Something told to all, with the names that were called by then, plain. */
export interface Happened<F extends Fact = Fact> {
  readonly fact: F
  readonly names: (seat: Seat) => string
}

/** The scene that counts most among some; of equals the last. */
export function weightiest(dramas: readonly Drama[]): Drama | undefined {
  return dramas.reduce<Drama | undefined>((best, one) => (best && best.weight > one.weight ? best : one), undefined)
}

/** What the picture of a scene shows, in one text, for those who cannot see it: who threw what, and what came of it. */
export function dramaInWords({ title, lines, sides = [] }: Drama): string {
  const said = sides.flatMap(({ name, dice = [], total, left }) => {
    if (dice.length === 0 && left === undefined) return []
    const thrown = dice.length === 0 ? '' : ` threw ${dice.map(({ value }) => value).join(', ')}`
    const made = total === undefined ? '' : `${thrown === '' ? ' has' : ','} ${total} in all`
    return [`${name}${thrown}${made}${left === undefined ? '' : `: ${left}`}.`]
  })
  return [`${title}.`, ...said, ...lines.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`))].join(' ')
}
