import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10'
import type { Game } from '../../../engine/index.ts'
import type { SeatOffer, Wish } from '../../../tables/index.ts'
import type { UserId } from '../../../tables/model/store.ts'
import { formatId } from '../../kit/ids.ts'
import { button, rows, texts, type Panel } from '../../kit/message.ts'
import { mentionsOf } from '../../table/lobby/invitation.ts'
import { mostChoices, paceInWords, type TypedWish } from '../../table/lobby/wishing.ts'
import { paceChoices } from '../../table/telling/time.ts'
import { say } from '../../words/index.ts'
import { choiceField, MAX_IN_A_GROUP, type Filled } from '../parts/form.ts'

const ANY = 'any'

/** The form in which a person says what they would like to play. `now`: what they have said before, if anything. */
export function wishForm(games: readonly Game[], now: Wish | undefined): APIModalInteractionResponseCallbackData {
  const anyOr = (label: string, isAny: boolean) => ({ value: ANY, label, default: isAny })
  const titles = games.map(({ rules, words }) => ({
    value: rules.id,
    label: words.title,
    default: now?.game === rules.id,
  }))
  const paces = paceChoices().map(({ value, name, hint }) => ({
    value,
    label: name,
    description: hint,
    default: now?.pace === value,
  }))
  const counts = mostChoices(games)
  const most = Math.min(now?.most ?? Infinity, counts.at(-1) ?? 2)
  const sizes = counts.map((count) => ({
    value: String(count),
    label: say('wish-most-count', { count }),
    default: count === most,
  }))
  return {
    custom_id: formatId({ kind: 'wish-form' }),
    title: say('wish-form'),
    components: [
      choiceField('game', say('wish-game'), '', [anyOr(say('wish-game-any'), (now?.game ?? null) === null), ...titles]),
      choiceField('pace', say('wish-pace'), '', [anyOr(say('wish-pace-any'), (now?.pace ?? null) === null), ...paces]),
      choiceField('most', say('wish-most'), '', sizes, counts.length > MAX_IN_A_GROUP),
    ],
  }
}

/** What was filled into the form. */
export function wishIn(filled: Filled): TypedWish {
  const first = (field: string) => {
    const value = filled.get(field)?.[0] ?? ''
    return value === ANY ? '' : value
  }
  return { game: first('game'), pace: first('pace'), most: first('most') }
}

/** An offer of a seat to some of those who want the same. `place`: whether it mentions them in a channel. */
export function seatOfferPanel(
  game: Game,
  server: string,
  { id, pace, until }: SeatOffer,
  users: readonly UserId[],
  place: 'in-channel' | 'directly',
): Panel {
  const given = { game: game.words.title, pace: paceInWords(pace), until: `<t:${Math.floor(until / 1000)}:F>` }
  const said =
    place === 'directly'
      ? say('offer-directly', given)
      : say('offer-in-channel', { ...given, players: mentionsOf(users) })
  const answer = (accepts: boolean) => formatId({ kind: 'offer', server, offer: id, accepts })
  const buttons = [button(answer(true), say('offer-yes'), 'good'), button(answer(false), say('offer-no'))]
  const components = [...texts(said), ...rows(buttons)]
  return place === 'directly' ? { components, isLoud: true } : { components, pings: users }
}
