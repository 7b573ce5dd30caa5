import { houseRulesNow, seatSeenBy } from '../../tables/index.ts'
import { AT_ZERO, PACES } from '../../tables/model/store.ts'
import { damagedHere, resumeHere } from '../table/files/saves.ts'
import { textPanel } from '../kit/message.ts'
import { REFUSED, replyTo, SAY } from '../kit/sentences.ts'
import { helpPanel } from '../panels/about/help.ts'
import { clashIn } from '../panels/lobby/house-rules.ts'
import { hiddenPanel } from '../panels/private/replies.ts'
import { logPanel } from '../panels/past/log.ts'
import { lobbyAt } from '../table/lobby/lobby.ts'
import { submitProposal } from '../table/voting/proposal.ts'
import { isSorry, seatedAt, startedTable } from '../table/context/seats.ts'
import type { Handler } from './press.ts'

/** The buttons of the lobby card. */
export const lobby: Handler<'lobby'> = {
  acknowledge: 'update',
  handle: async (context, request, { press: { table, act } }) => {
    const found = await lobbyAt(context, request, table)
    if (isSorry(found)) return found.sorry
    const { record, game } = found
    const { tables } = context
    const requests = {
      join: () => tables.join(table, request.user, request, request.contribution),
      leave: () => tables.leave(table, request.user),
      add: () => tables.addComputer(table, request.user),
      remove: () => tables.removeComputer(table, request.user),
      start: () => tables.start(table, request.user, request.contribution),
    }
    const result = await requests[act]()
    if (result.ok) return act === 'start' ? await hiddenPanel(context, request, table, []) : null
    const { options } = houseRulesNow(game, record)
    if (result.why === 'not-seated' && act !== 'leave') return SAY.joinFirst
    return (result.why === 'too-few-players' && clashIn(game, options, record.seats.length)) || REFUSED[result.why]
  },
}

/** What can be chosen of whispers. */
const WHISPERING: ReadonlySet<string> = new Set(['no', 'yes'])

/** Something was chosen from a menu of the lobby card. */
export const lobbyMenu: Handler<'lobby-menu'> = {
  acknowledge: 'update',
  handle: async ({ tables }, { user }, { press: { table, part }, picked }) => {
    const pace = PACES.find((one) => one === picked)
    const atZero = AT_ZERO.find((one) => one === picked)
    const requests = {
      preset: () => tables.setHouseRules(table, user, { preset: picked }),
      pace: () => pace && tables.setTiming(table, user, { pace }),
      zero: () => atZero && tables.setTiming(table, user, { atZero }),
      whispers: () => WHISPERING.has(picked) && tables.setWhispering(table, user, picked === 'yes'),
    }
    const result = await requests[part]()
    if (!result) return SAY.unknownButton
    return result.ok ? null : REFUSED[result.why]
  },
}

/** "Give up" was confirmed. */
export const resign: Handler<'resign'> = {
  acknowledge: 'update',
  handle: async (context, request, { press }) => {
    const seated = await seatedAt(context, request, press.table)
    if (isSorry(seated)) return textPanel(seated.sorry)
    const result = await context.tables.resign(press.table, request.user)
    const isOver = (await context.tables.sight(press.table))?.record.status === 'over'
    return textPanel(replyTo(result, isOver ? SAY.resignedLast : SAY.resigned))
  },
}

/** An admin has confirmed to take a game from another room. */
export const resume: Handler<'resume'> = {
  acknowledge: 'update',
  handle: async (context, request, { press }) => {
    if (!request.isManager) return SAY.notAdmin
    const reply = await resumeHere(context, request, press.table)
    return typeof reply === 'string' ? textPanel(reply) : reply
  },
}

/** A player of a game elsewhere, who manages this server, puts it to the others to let it come here. */
export const proposeMove: Handler<'propose-move'> = {
  acknowledge: 'update',
  handle: async (context, request, { press: { table } }) => {
    if (!request.isManager || request.guild === null) return SAY.notAdmin
    if (request.missingPermissions.length > 0) return textPanel(SAY.cannotPostHere(request.missingPermissions))
    const seated = await seatedAt(context, request, table)
    if (isSorry(seated)) return textPanel(SAY.unknownSave)
    const place = { server: request.guild, room: request.channel }
    const reply = await submitProposal(context, request, table, { kind: 'move', place })
    const now = await startedTable(context, table)
    const motion = isSorry(now) ? undefined : now.motions.findLast(({ kind, came }) => kind === 'move' && came === null)
    // The channel where it stands may be out of their reach, or out of ours.
    if (motion) await context.screens.tellOfProposal(table, motion.id)
    return typeof reply === 'string' ? textPanel(reply) : reply
  },
}

/** An admin has confirmed to end a game. */
export const end: Handler<'end'> = {
  acknowledge: 'update',
  handle: async (context, request, { press }) => {
    if (!request.isManager) return SAY.notAdmin
    const record = (await context.tables.sight(press.table))?.record
    const isHere = request.guild !== null && record?.server === request.guild
    if (!isHere && !(await damagedHere(context, request, press.table))) return textPanel(SAY.unknownSave)
    const result = await context.tables.close(press.table, request.user)
    return textPanel(replyTo(result, SAY.ended))
  },
}

/** Earlier or later lines of the log. */
export const log: Handler<'log'> = {
  acknowledge: 'update',
  handle: async (context, request, { press }) => {
    const sight = await startedTable(context, press.table)
    if (isSorry(sight)) return sight.sorry
    if (sight.record.server !== request.guild) return SAY.otherTable
    return await logPanel(context, sight, seatSeenBy(sight.record, request.user) ?? undefined, press.before)
  },
}

/** Another page of the rules. */
export const help: Handler<'help'> = {
  acknowledge: 'update',
  handle: (context, _visit, { press }) => {
    const game = context.tables.games.find(({ rules }) => rules.id === press.game)
    return game ? helpPanel(game, press.page) : REFUSED['no-such-game']
  },
}
