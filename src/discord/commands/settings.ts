import {
  ApplicationIntegrationType,
  InteractionContextType,
  SlashCommandBuilder,
  type SlashCommandStringOption,
} from 'discord.js'
import type { PersonChange } from '../../tables/model/service.ts'
import { PROPOSAL_NAME, PROPOSALS, TYPED_TEXT } from '../kit/limits.ts'
import { matching } from '../kit/search.ts'
import { MAX_ADDRESS } from '../../webhooks/index.ts'
import { REFUSED, SAY } from '../kit/sentences.ts'
import { clip } from '../kit/text.ts'
import { ownSettings } from '../panels/people/settings.ts'
import {
  awayChoices,
  gapChoices,
  hoursChoices,
  motionChoices,
  nextChoices,
  noticeChoices,
  pictureChoices,
  quietChoices,
  quietFrom,
  recordsChoices,
  reminderChoices,
  wallTime,
  whisperChoices,
  type Preference,
} from '../table/people/settings.ts'
import { calendarChoices, ownCalendar } from '../table/people/calendars.ts'
import { ownWebhook } from '../table/people/webhooks.ts'
import { findZone, zonesFor } from '../table/people/time-zones.ts'
import type { CommandOptions } from '../table/context/request.ts'
import type { Command } from './command.ts'
import { say } from '../words/index.ts'

export const settings = {
  data: () =>
    new SlashCommandBuilder()
      .setName('settings')
      .setDescription(say('command-settings'))
      .setIntegrationTypes(ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall)
      .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel)
      .addStringOption((option) =>
        option.setName('zone').setDescription(say('option-zone')).setAutocomplete(true).setMaxLength(TYPED_TEXT),
      )
      .addStringOption((option) =>
        option.setName('quiet').setDescription(say('option-quiet')).setAutocomplete(true).setMaxLength(TYPED_TEXT),
      )
      .addStringOption(choiceOf('notice', say('option-notice'), noticeChoices()))
      .addStringOption(choiceOf('reminders', say('option-reminders'), reminderChoices()))
      .addStringOption(choiceOf('gap', say('option-gap'), gapChoices()))
      .addStringOption(choiceOf('next', say('option-next'), nextChoices()))
      .addStringOption(choiceOf('away', say('option-settings-away'), awayChoices()))
      .addStringOption(choiceOf('pictures', say('option-settings-pictures'), pictureChoices()))
      .addStringOption(choiceOf('motion', say('option-settings-motion'), motionChoices()))
      .addStringOption(choiceOf('records', say('option-settings-records'), recordsChoices()))
      .addStringOption(choiceOf('whispers', say('option-settings-whispers'), whisperChoices()))
      .addStringOption(choiceOf('calendar', say('option-calendar'), calendarChoices()))
      .addStringOption((option) =>
        option.setName('webhook').setDescription(say('option-webhook')).setMaxLength(MAX_ADDRESS),
      )
      .addStringOption(choiceOf('hours', say('option-settings-hours'), hoursChoices()))
      .toJSON(),
  async execute(context, request, options) {
    const calendar = calendarChoices().find(({ value }) => value === options.text('calendar'))
    if (calendar) return await ownCalendar(context, request, calendar.chooses)
    const webhook = options.text('webhook')
    if (webhook !== '') return await ownWebhook(context, request, webhook)
    const change = changeFrom(options, context.now())
    if (typeof change === 'string') return change
    if (Object.keys(change).length === 0)
      return await ownSettings(context, request, await context.tables.people.person(request.user))
    const chosen = await context.tables.people.choose(request.user, change)
    return chosen.ok ? await ownSettings(context, request, chosen.value, [say('settings-kept')]) : REFUSED[chosen.why]
  },
  complete(context, _visit, _given, option, typed) {
    const proposed = option === 'zone' ? zoneProposals(typed, context.now()) : quietProposals(typed)
    return Promise.resolve(proposed.slice(0, PROPOSALS))
  },
} satisfies Command

/** What is to be changed, or the sentence that says what cannot be read. */
function changeFrom(options: CommandOptions, now: number): PersonChange | string {
  const [zone, quiet] = [options.text('zone'), options.text('quiet')]
  const hours = quiet === '' ? {} : quietFrom(quiet)
  if (hours === null) return say('unreadable-hours')
  const meant = zone === '' ? null : findZone(zone, now)
  if (meant && 'either' in meant) return SAY.whichZone(clip(zone, PROPOSAL_NAME), meant.either)
  const notice = noticeChoices().find(({ value }) => value === options.text('notice'))
  const reminders = reminderChoices().find(({ value }) => value === options.text('reminders'))
  const gap = gapChoices().find(({ value }) => value === options.text('gap'))
  const next = nextChoices().find(({ value }) => value === options.text('next'))
  const pictures = pictureChoices().find(({ value }) => value === options.text('pictures'))
  const motion = motionChoices().find(({ value }) => value === options.text('motion'))
  const records = recordsChoices().find(({ value }) => value === options.text('records'))
  const whispers = whisperChoices().find(({ value }) => value === options.text('whispers'))
  const shown = hoursChoices().find(({ value }) => value === options.text('hours'))
  const away = awayChoices().find(({ value }) => value === options.text('away'))
  return {
    ...(meant && { zone: meant.zone }),
    ...hours,
    ...(notice && { notice: notice.chooses }),
    ...(reminders && { remindEvery: reminders.chooses }),
    ...(gap && { ringGap: gap.chooses }),
    ...(next && { headsUp: next.chooses }),
    ...(pictures && { pictures: pictures.chooses }),
    ...(motion && { motion: motion.chooses }),
    ...(away && { whileAway: away.chooses }),
    ...(records && { records: records.chooses }),
    ...(whispers && { whispers: whispers.chooses }),
    ...(shown && { hours: shown.chooses }),
  }
}

function zoneProposals(typed: string, now: number) {
  return zonesFor(typed, now)
    .slice(0, PROPOSALS)
    .map((zone) => ({ name: clip(`${zone}, now ${wallTime(zone, now)}`, PROPOSAL_NAME), value: zone }))
}

function quietProposals(typed: string) {
  const meant = quietFrom(typed)
  const isOffered = quietChoices().some(({ value }) => value === typed)
  const own = meant?.quiet && !isOffered ? [{ name: typed, value: typed }] : []
  return [...own, ...matching(typed, named(quietChoices()), ({ name, value }) => `${name} ${value}`)]
}

/** A string option with a fixed list of choices. */
function choiceOf(name: string, description: string, choices: readonly Preference<unknown>[]) {
  return (option: SlashCommandStringOption) =>
    option
      .setName(name)
      .setDescription(description)
      .addChoices(...named(choices))
}

function named(choices: readonly Preference<unknown>[]) {
  return choices.map(({ label, value }) => ({ name: label, value }))
}
