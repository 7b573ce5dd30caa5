import type { OpeningKind, RepliedKind } from '../kit/acknowledgements.ts'
import type { PressKind, PressOf } from '../kit/ids.ts'
import { notePresence, takeSeatBack } from '../table/answering/answer.ts'
import type { Context, Reply } from '../table/context/context.ts'
import type { Request } from '../table/context/request.ts'
import { seatedAt } from '../table/context/seats.ts'
import { cards, cardsMenu, held, offered, topic } from './cards.ts'
import { card, cardMenu, pass } from './card.ts'
import { again, guess, hindsight, reveal, secrets } from './ending.ts'
import { goOn, move, takeSeat, vote } from './proposal.ts'
import { houseRules, rulesOpened, rulesSent } from './house-rules.ts'
import { film, filmEyes, filmShare } from './film.ts'
import { noteOpened, noteSent } from './note.ts'
import { ordersOpened, ordersSent, plan, planAdd, planDrop, planIf, planWhen } from './orders.ts'
import { columnOpened, columnSent, grid } from './grid.ts'
import { help, log, look, map, tool } from './look.ts'
import {
  board,
  choose,
  dateOpened,
  dateSent,
  inviteOpened,
  inviteSent,
  lesson,
  lobby,
  lobbyMenu,
  offer,
  open,
  resign,
  season,
  seasonAct,
  seasonMatch,
  teach,
  tryIt,
  wishOpened,
  wishSent,
} from './lobby.ts'
import { actPanel, own, ownMenu, page, panel, sure, undo } from './own.ts'
import { games } from './games.ts'
import { back, lendEnd, lendOpened, lendSent, letters, loan, setting } from './settings.ts'
import type { Handler, Opener, Pressed } from './press.ts'
import { lookBack, moment, momentAt, momentEyes, share, since } from './look-back.ts'
import { place, placeMenu, where, words } from './place.ts'
import { hero, records } from './stats.ts'
import { televisionEnd, watchEnd } from './private-access.ts'
import { remarkOpened, remarkSent } from './remark.ts'
import { whatIf, whatIfEnd, whatIfGo } from './what-if.ts'
import { whisperOpened, whisperSent } from './whisper.ts'
import { archive, backMark, backTurn, end, exporting, proposeMove, resume, saves, savesMenu } from './saves.ts'
import { branches, branchesMenu, way, wayGo } from './rollback.ts'

/** Which form each press opens. */
const OPENERS: { readonly [K in OpeningKind]: Opener<K> } = {
  note: noteOpened,
  orders: ordersOpened,
  rules: rulesOpened,
  column: columnOpened,
  whisper: whisperOpened,
  remark: remarkOpened,
  invite: inviteOpened,
  wish: wishOpened,
  'season-date': dateOpened,
  lend: lendOpened,
}

/** Who replies to which press. */
const HANDLERS: { readonly [K in RepliedKind]: Handler<K> } = {
  card,
  'card-menu': cardMenu,
  pass,
  sure,
  look,
  tool,
  map,
  topic,
  cards,
  'cards-menu': cardsMenu,
  words,
  held,
  offered,
  choose,
  open,
  try: tryIt,
  teach,
  lesson,
  own,
  'own-menu': ownMenu,
  'orders-form': ordersSent,
  plan,
  'plan-add': planAdd,
  'plan-if': planIf,
  'plan-when': planWhen,
  'plan-drop': planDrop,
  'note-form': noteSent,
  'whisper-form': whisperSent,
  'remark-form': remarkSent,
  'watch-end': watchEnd,
  'television-end': televisionEnd,
  secrets,
  grid,
  'column-form': columnSent,
  panel,
  act: actPanel,
  page,
  undo,
  lobby,
  'invite-form': inviteSent,
  board,
  'wish-form': wishSent,
  offer,
  loan,
  'lend-end': lendEnd,
  'lend-form': lendSent,
  season,
  'season-act': seasonAct,
  'season-match': seasonMatch,
  'season-date-form': dateSent,
  vote,
  move,
  seat: takeSeat,
  'go-on': goOn,
  'lobby-menu': lobbyMenu,
  'house-rules': houseRules,
  'rules-form': rulesSent,
  resume,
  'propose-move': proposeMove,
  saves,
  'saves-menu': savesMenu,
  export: exporting,
  archive,
  'back-turn': backTurn,
  'back-mark': backMark,
  branches,
  'branches-menu': branchesMenu,
  way,
  'way-go': wayGo,
  resign,
  end,
  log,
  help,
  setting,
  letters,
  back,
  games,
  records,
  hero,
  place,
  'place-menu': placeMenu,
  where,
  'look-back': lookBack,
  moment,
  'moment-at': momentAt,
  'moment-eyes': momentEyes,
  share,
  since,
  'what-if': whatIf,
  'what-if-go': whatIfGo,
  'what-if-end': whatIfEnd,
  reveal,
  hindsight,
  again,
  guess,
  film,
  'film-share': filmShare,
  'film-eyes': filmEyes,
}

/** The form that a press opens, or why it cannot be. */
export function formFor<K extends OpeningKind>(
  context: Context,
  request: Request,
  press: PressOf<K>,
): ReturnType<Opener<K>> {
  const opener: Opener<K> = OPENERS[press.kind]
  return opener(context, request, press)
}

/** What answers a question is noted where the answer is given (`act`). */
const ANSWERS: ReadonlySet<PressKind> = new Set(['card', 'card-menu', 'own', 'own-menu', 'sure'])

/** What a player presses who looks after their seat. "My choices & hand" does so by itself, and tells of it. */
const AT_THE_SEAT: ReadonlySet<PressKind> = new Set([
  ...(['card', 'card-menu', 'pass', 'own', 'own-menu', 'sure', 'act', 'page', 'undo', 'look', 'tool', 'map'] as const),
  ...(['held', 'offered', 'grid', 'column-form', 'orders-form', 'note-form', 'whisper-form'] as const),
  ...(['plan', 'plan-add', 'plan-if', 'plan-when', 'plan-drop'] as const),
])

/** Carries out what was pressed, and notes that its presser is here. */
export async function handle<K extends RepliedKind>(
  context: Context,
  request: Request,
  pressed: Pressed<K>,
): Promise<Reply> {
  const { press } = pressed
  const handler: Handler<K> = HANDLERS[press.kind]
  const isAtSeat = 'table' in press && AT_THE_SEAT.has(press.kind)
  const news = isAtSeat ? await takeSeatBack(context, request, press.table) : []
  const reply = withNews(news, await handler(context, request, pressed))
  if ('table' in press && !ANSWERS.has(press.kind)) {
    const seated = await seatedAt(context, request, press.table)
    if (seated.ok) await notePresence(context, request, seated.value)
  }
  return reply
}

/** A line says it itself that its reader is back; a panel shows it. */
function withNews(news: readonly string[], reply: Reply): Reply {
  return news.length > 0 && typeof reply === 'string' ? [...news, reply].join('\n') : reply
}
