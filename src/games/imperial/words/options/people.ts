import { fieldsOf, type Seat } from '../../../../engine/index.ts'
import { capital, joined, percentage } from '../../../../language/index.ts'
import { tagsAt } from '../../data/board.ts'
import { CLUE_CARDS, creatureOf } from '../../data/components.ts'
import { headStartOf } from '../../data/head-starts.ts'
import { CHARACTER_IDS, type CharacterId, type EncounterTile } from '../../data/ids.ts'
import type { EncounterAbout } from '../../view/about.ts'
import { fightAhead } from '../../view/fights.ts'
import { encounterOdds, hostilityIn, mayAttack, poolOf } from '../../view/odds.ts'
import type { Ends } from '../../view/races.ts'
import { carried, roleAt } from '../../view/reading.ts'
import type { ImperialView } from '../../view/view.ts'
import { endsTold, withOdds } from '../odds.ts'
import { say } from '../say.ts'
import { characterName, classId, fightHint, headStartText, healthOf, isItem, itemHint } from '../things.ts'
import { clueLabel, payment, tileNamed } from './goods.ts'
import { hinted, type ImperialLabeller } from './labeller.ts'

/** Options of the setup and of encounters, as buttons. */

const isClue = (key: string): boolean => CLUE_CARDS.includes(key)
const isCharacter = (key: string): key is CharacterId => (CHARACTER_IDS as readonly string[]).includes(key)

/** The id in a key, without its prefix: `weapon:sword-1`, `sword-1`. */
const idOf = (key: string): string => key.split(':').at(-1) ?? key

export const chooseCharacter: ImperialLabeller = ({ key }, view) => {
  if (!isCharacter(key)) return { ...hinted('stop-playing'), sure: say('stop-playing.sure') }
  const extras = view.phase === 'setup' ? headStartText(headStartOf(key, view.options)) : ''
  return {
    label: say('play-character', { name: characterName(key), class: classId(key) }),
    hint: joined(' ', say(`beginner-${key}`), extras === '' ? '' : say('starts-with', { extras })),
  }
}

/** What a fight with the tile would do to the one who meets it. */
export const playedTarget: ImperialLabeller = (offer, view, names, about) => {
  const seat = Number(idOf(offer.key))
  const role = roleAt(view, seat)
  const treasures = capital(say('treasures', { count: role?.treasures.length ?? 0 }))
  const { left, max } = healthOf(role ?? { wounds: 0, maxHealth: 0 })
  const { tile } = fieldsOf(about) as Partial<EncounterAbout>
  const label = hinted('send-to', { who: names(seat), treasures, left, max })
  return withOdds(label, endsTold('odds-theirs', tile === undefined ? null : foughtBy(view, seat, tile)))
}

export const villainTarget: ImperialLabeller = (offer, view, names, about) =>
  offer.key === 'return' ? hinted('send-back') : playedTarget(offer, view, names, about)

/** How a fight of a player with a tile ends; `null` if it never attacks. */
function foughtBy(view: ImperialView, seat: Seat, tile: EncounterTile): Ends | null {
  const kind = creatureOf(tile)
  return mayAttack(kind) ? fightAhead(view, seat, kind) : null
}

export const convoyJoin: ImperialLabeller = ({ key }) =>
  key === 'accept' ? hinted('join-convoy') : { label: say('stay-behind') }

export const convoyInvite: ImperialLabeller = (offer, _view, names) =>
  hinted('invite-convoy', { who: names(carried(offer, 'convoy.invite').guest ?? 0) })

export const raiseScore: ImperialLabeller = (offer) =>
  hinted('raise-score', { score: offer.key, by: carried(offer, 'raise.score').by ?? 1 })

export const joinOffer: ImperialLabeller = ({ key }) =>
  key === 'accept' ? { label: say('welcome-companion') } : hinted('refuse-companion')

/** Both with the chance of a fight: with the tile drawn, or with any other, this one included. */
export const palantirUse: ImperialLabeller = ({ key }, view, _names, about) => {
  const { tile, hex } = fieldsOf(about) as Partial<EncounterAbout>
  const { label, hint: plain = '' } = key === 'keep' ? { label: say('let-come') } : hinted('palantir-back')
  const pool = poolOf(view)
  if (tile === undefined || hex === undefined || pool === null) return { label, hint: plain }
  const tags = tagsAt(hex)
  const hostile = key === 'keep' ? hostilityIn(creatureOf(tile), tags) : encounterOdds(tags, [...pool, tile]).hostile
  const odds = { hint: say('odds-hostile', { hostile: percentage(hostile) }), figures: { hostile } }
  const ends = key === 'keep' && view.viewer !== null && hostile > 0 ? foughtBy(view, view.viewer, tile) : null
  return withOdds({ label, hint: plain }, endsTold('odds-in-fight', ends), odds)
}

export const horseSpell: ImperialLabeller = ({ key }) => {
  if (key !== 'roll') return hinted('horse-spell')
  const row = creatureOf('wild-horse').reaction.find(({ outcome }) => outcome === 'offers-to-join')
  return hinted('horse-roll', { from: row?.from ?? 0, to: row?.to ?? 0 })
}

/** A bribe, or the fight with a creature of that kind. */
export const pay = (fight: 'fight-dragon' | 'refuse-tax', creature: string): ImperialLabeller => {
  return (offer, view, names) => {
    const id = idOf(offer.key)
    if (isItem(id)) return payment(offer, view, names)
    if (isClue(id)) return clueLabel('give-clue', id, view)
    const seat = view.viewer
    const label = { label: say(fight), hint: fightHint(creature) }
    const ends = seat === null ? null : fightAhead(view, seat, creatureOf(creature))
    return withOdds(label, endsTold('odds-whole', ends))
  }
}

export const peddlerDo: ImperialLabeller = (offer, view) => {
  const [what = '', id = ''] = offer.key.split(':')
  if (what === 'decline') return { label: say('just-looking') }
  return hinted(what === 'clue' ? 'swap-for-clue' : 'swap-for-weapon', tileNamed(id, view))
}

export const nomadsDo: ImperialLabeller = (offer, view) => {
  const id = idOf(offer.key)
  if (!isItem(id)) return { label: say('no-deal') }
  return { label: say('swap-for-clue', tileNamed(id, view)), hint: itemHint(id) }
}

export const mermaidDo: ImperialLabeller = ({ key }) =>
  key === 'clue' ? { label: say('ask-mermaid-clue') } : hinted('ask-mermaid-repair')

export const piratesBoat: ImperialLabeller = ({ key }) =>
  key === 'take' ? hinted('take-boat') : { label: say('leave-boat') }
