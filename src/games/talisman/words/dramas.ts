import type { Drama, DramaDie, DramaSide, Happened, PlacedDrama, Seat, Sum } from '../../../engine/index.ts'
import { capital, inPlain, listOf, signed } from '../../../language/index.ts'
import { CREATURES, isCard, isMagic, kindIdOf, KINDS, SPACES_DATA } from '../data/components.ts'
import type { CardId, CreatureId, SpaceId } from '../data/ids.ts'
import type { TalismanFact } from '../facts/index.ts'
import type { TalismanFactOf } from './chronicle/lines.ts'
import { bareCause, cardId, cardText, causeNamed, characterName, foesNamed, personNamed, spaceId } from './names.ts'
import { characterCalled } from './people.ts'
import { say } from './say.ts'

/** Events with a picture: fights, deaths, robberies, great treasures, the Crown, meetings, draws and purchases. */

type Told = readonly Happened<TalismanFact>[]
/** What everybody was called at the time of a fact. */
type Cast = Pick<Happened, 'names' | 'called'>

export function dramasOf(told: Told, from?: number): readonly Drama[] {
  return placedDramas(told, from).map(({ drama }) => drama)
}

/** The scenes with the places of their facts; those of earlier facts than `from` are left out. */
export function placedDramas(told: Told, from = 0): readonly PlacedDrama[] {
  return told.flatMap((one, at) => {
    if (at < from) return []
    const drama = dramaOf(one.fact, one, told.slice(0, at), told.slice(at + 1))
    return drama ? [{ at, drama }] : []
  })
}

/** `before` and `after`: the facts around it. */
function dramaOf(fact: TalismanFact, cast: Cast, before: Told, after: Told): Drama | null {
  switch (fact.kind) {
    case 'fought':
      return fightDrama(fact, cast, after)
    case 'died':
      return deathDrama(fact)
    case 'crown-reached':
      return crownDrama(
        fact.seat,
        cast,
        say('crown', { who: cast.names(fact.seat) }),
        fact.first ? [say('crown-first')] : [],
      )
    case 'command-cast':
      return commandDrama(fact, cast)
    case 'game-over':
      return overDrama(fact, cast)
    case 'given':
      return isRobbery(before, fact)
        ? robberyDrama(fact, cast, say('robbery-card', { card: inPlain(cardId(fact.card)) }), kindIdOf(fact.card))
        : null
    case 'gold-given':
      return isRobbery(before, fact) ? robberyDrama(fact, cast, say('robbery-gold', { gold: fact.gold })) : null
    case 'taken':
    case 'received':
      return gainDrama(fact.seat, fact.card, cast)
    case 'cards-drawn': {
      const card = fact.cards.at(-1)
      if (card === undefined) return null
      return faceDrama(kindIdOf(card), say('face-drew', { who: cast.names(fact.seat), card: inPlain(cardId(card)) }))
    }
    case 'met':
      return isCard(fact.card)
        ? faceDrama(
            kindIdOf(fact.card),
            say('face-met', { who: cast.names(fact.seat), card: inPlain(cardId(fact.card)) }),
          )
        : null
    case 'bought':
      return faceDrama(
        fact.item,
        say('face-bought', { who: cast.names(fact.seat), card: inPlain(`card-${fact.item}`) }),
      )
    case 'toad':
      return {
        kind: 'change',
        weight: 2,
        title: say('change', { who: cast.names(fact.seat) }),
        lines: [...causeLines(fact.by), say('change-turns')],
        sides: [sideOf(fact.seat, cast)],
      }
    case 'life-saved':
      return rescueDrama(fact, cast)
    case 'spell-cast':
      return faceDrama(fact.id, say('face-cast', { who: cast.names(fact.seat), spell: `spell-${fact.id}` }))
    default:
      return null
  }
}

function faceDrama(about: string, title: string): Drama {
  return { kind: 'face', weight: 1, title, lines: [], about }
}

/** A player, named by the Character. */
function sideOf(seat: Seat, { names, called }: Cast): DramaSide {
  const name = called?.(seat) ?? null
  const topic = name === null ? null : characterCalled(name)
  return { seat, name: name ?? names(seat), ...(topic !== null && { topic }) }
}

function fightDrama(fact: TalismanFactOf<'fought'>, cast: Cast, told: Told): Drama {
  const { seat, against, foes, fight, ours, theirs, ourDice, theirDice, result } = fact
  const next = told.findIndex((one) => one.fact.kind === 'fought')
  const after = next < 0 ? told : told.slice(0, next)
  const [won, lost] = result === 'stand-off' ? [null, null] : result === 'won' ? [true, false] : [false, true]
  const own = { ...sideOf(seat, cast), ...throwOf(ours, ourDice, won, fight), won }
  const creatures = {
    seat: null,
    name: say('side-foes', { foes: inPlain(foesNamed(foes)) }),
    ...(foes[0] === undefined ? {} : { topic: topicOf(foes[0]) }),
  }
  const other = {
    ...(against === null ? creatures : sideOf(against, cast)),
    ...throwOf(theirs, theirDice, lost, fight),
    won: lost,
  }
  return {
    kind: 'fight',
    weight: result === 'stand-off' ? 1 : against === null ? 3 : 4,
    title: fightTitle(fact, cast),
    lines: [say(fight === 'psychic' ? 'fight-by-craft' : 'fight-by-strength')],
    margin:
      result === 'stand-off' ? say('fight-level') : say('fight-margin', { by: Math.abs(ours.total - theirs.total) }),
    sides: [
      { ...own, left: leftOf(seat, won, after), fallen: isDead(seat, after) },
      against === null
        ? { ...other, left: foesLeft(lost, after), fallen: after.some((one) => one.fact.kind === 'killed') }
        : { ...other, left: leftOf(against, lost, after), fallen: isDead(against, after) },
    ],
  }
}

function fightTitle({ seat, against, foes, result }: TalismanFactOf<'fought'>, cast: Cast): string {
  const other = against === null ? inPlain(foesNamed(foes)) : personNamed(cast.names(against))
  const fight = { who: cast.names(seat), other }
  if (result === 'stand-off') return say('fight-even', fight)
  if (result === 'won') return say('fight-beaten', fight)
  return against === null
    ? say('fight-beaten-by', { who: cast.names(seat), foes: inPlain(foesNamed(foes)), count: foes.length })
    : say('fight-beaten', { who: cast.names(against), other: personNamed(cast.names(seat)) })
}

function topicOf(id: string): string {
  return isCard(id) ? kindIdOf(id) : id
}

/** The dice of a side. Of several, the one that counts is highlighted. */
function throwOf(
  { total, parts }: Sum,
  dice: readonly number[],
  won: boolean | null,
  fight: 'combat' | 'psychic',
): Omit<DramaSide, 'seat' | 'name'> {
  const counted = parts.find(({ from }) => from === 'die')?.value
  const at = dice.indexOf(counted ?? 0)
  const thrown = dice.map((value, index): DramaDie => ({
    value,
    counts: index === at && (dice.length > 1 || won === true),
  }))
  const stat = say(fight === 'psychic' ? 'fight-craft' : 'fight-strength')
  const fixed = parts.filter(({ from, value }) => from !== 'die' && value !== 0)
  const isPlain = (from: string) =>
    from === 'counters' || CREATURES.has(from as CreatureId) || (isCard(from) && fixed.length === 1)
  return {
    dice: thrown,
    parts: fixed.map(({ from, value }) => ({
      label: isPlain(from) ? stat : capital(bareCause(from)),
      value,
    })),
    total: String(total),
  }
}

/** The outcome of a fight for a Character, from the facts that followed. */
function leftOf(seat: Seat, won: boolean | null, after: Told): string {
  const facts = after.map(({ fact }) => fact)
  if (isDead(seat, after)) return say('side-dead')
  const lives = facts.find((fact) => fact.kind === 'counters' && fact.seat === seat && fact.stat === 'lives')
  if (lives?.kind === 'counters' && lives.change !== 0) {
    return say('side-lives', { count: Math.abs(lives.change), change: signed(lives.change), left: lives.now })
  }
  return sideEnd(won)
}

function isDead(seat: Seat, after: Told): boolean {
  return after.some(({ fact }) => fact.kind === 'died' && fact.seat === seat)
}

function sideEnd(won: boolean | null): string {
  return say(won === null ? 'side-stands' : won ? 'side-wins' : 'side-beaten')
}

function foesLeft(won: boolean | null, after: Told): string {
  const killed = after.find(({ fact }) => fact.kind === 'killed')?.fact
  if (killed?.kind === 'killed') return say(killed.kept.length > 0 ? 'side-trophy' : 'side-slain')
  return sideEnd(won)
}

function deathDrama({ seat, character, space, by, deeds }: TalismanFactOf<'died'>): Drama {
  const place = spaceId(space)
  return {
    kind: 'death',
    weight: 4,
    title: say('death', { character: inPlain(`character-${character}`) }),
    lines: [
      deeds ? say('death-where-and-when', { place, round: deeds.round }) : say('death-where', { place }),
      ...causeLines(by),
      ...(deeds ? deedLines(deeds) : []),
    ],
    ...(hasFace(by) ? { about: topicOf(by) } : {}),
    sides: [{ seat, name: characterName(character), topic: character }],
  }
}

function deedLines({ strength, craft, ...had }: NonNullable<TalismanFactOf<'died'>['deeds']>): string[] {
  const goods = [
    ...(had.trophies > 0 ? [say('death-trophies', { count: had.trophies })] : []),
    ...(had.objects > 0 ? [say('death-objects', { count: had.objects })] : []),
    ...(had.followers > 0 ? [say('death-followers', { count: had.followers })] : []),
    ...(had.gold > 0 ? [say('gold', { count: had.gold })] : []),
  ]
  return [
    say('death-figures', { strength, craft }),
    goods.length > 0 ? say('death-leaves', { goods: listOf(goods) }) : say('death-leaves-nothing'),
  ]
}

function hasFace(id: string): boolean {
  return isCard(id) || KINDS.has(id) || CREATURES.has(id as CreatureId) || SPACES_DATA.has(id as SpaceId)
}

function crownDrama(seat: Seat, cast: Cast, title: string, lines: readonly string[]): Drama {
  return { kind: 'crown', weight: 5, title, lines, about: 'crown-of-command', sides: [sideOf(seat, cast)] }
}

function commandDrama({ seat, roll, takesEffect, lives = 1 }: TalismanFactOf<'command-cast'>, cast: Cast): Drama {
  const effect = takesEffect ? [say('command-works', { lives })] : roll === null ? [] : [say('blow-fizzles')]
  return {
    kind: 'blow',
    weight: takesEffect ? 4 : 2,
    title: say('blow', { who: cast.names(seat) }),
    lines: [say(takesEffect ? 'blow-strikes' : 'blow-misses'), ...effect],
    sides: [
      {
        ...sideOf(seat, cast),
        ...(roll && {
          dice: roll.parts.filter(({ from }) => from === 'die').map(({ value }) => ({ value, counts: takesEffect })),
        }),
      },
    ],
  }
}

function overDrama({ winners, why }: TalismanFactOf<'game-over'>, cast: Cast): Drama | null {
  const [first] = winners
  if (first === undefined) return null
  const title = say('victory', { who: listOf(winners.map(cast.names)), count: winners.length })
  return {
    ...crownDrama(first, cast, title, [say(`victory-${why}`)]),
    sides: winners.slice(0, 2).map((seat) => sideOf(seat, cast)),
  }
}

/** A Spell that saves a Life is worth keeping; armour does it often. */
function rescueDrama({ seat, by }: TalismanFactOf<'life-saved'>, cast: Cast): Drama {
  return {
    kind: 'rescue',
    weight: by === 'spell' ? 2 : 1,
    title: say('rescue', { who: cast.names(seat) }),
    lines: by === 'spell' ? [] : causeLines(by),
    ...(hasFace(by) ? { about: topicOf(by) } : {}),
    sides: [sideOf(seat, cast)],
  }
}

function causeLines(by: string): string[] {
  return by === '' ? [] : [say('death-by', { cause: inPlain(causeNamed(by)) })]
}

/** Whether a card changes hands as spoils of a fight or by theft. */
function isRobbery(before: Told, { from, to }: { readonly from: Seat; readonly to: Seat }): boolean {
  return before.some(
    ({ fact }) =>
      (fact.kind === 'spoils' && fact.seat === to && fact.loser === from) ||
      (fact.kind === 'ability-used' && fact.seat === to && fact.victim === from),
  )
}

/** Without a Talisman nobody passes the Valley of Fire. */
function robberyDrama(
  { from, to }: { readonly from: Seat; readonly to: Seat },
  cast: Cast,
  line: string,
  about?: string,
): Drama {
  return {
    kind: 'robbery',
    weight: about === 'talisman' ? 4 : 2,
    title: say('robbery', { who: cast.names(to), rival: cast.names(from) }),
    lines: [line],
    ...(about === undefined ? {} : { about }),
    sides: [sideOf(to, cast), sideOf(from, cast)],
  }
}

/** Magic Objects and Talismans are great treasures. */
function gainDrama(seat: Seat, card: CardId, cast: Cast): Drama {
  const about = kindIdOf(card)
  const title = say('face-took', { who: cast.names(seat), card: inPlain(cardId(card)) })
  if (!isMagic(card) && about !== 'talisman') return faceDrama(about, title)
  return {
    kind: 'prize',
    weight: 2,
    title,
    lines: [cardText(card)],
    about,
    sides: [sideOf(seat, cast)],
  }
}
