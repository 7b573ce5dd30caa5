import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import { sameQuestion } from '../../tables/model/service.ts'
import { chosen, parseId } from '../kit/ids.ts'
import { PLAN_CONDITIONS, PLAN_FALLBACKS, type PlanStep } from '../../tables/model/record.ts'
import { PROPOSAL_NAME, PROPOSALS, TYPED_TEXT } from '../kit/limits.ts'
import { folded, matching, orInEnglish } from '../kit/search.ts'
import { REFUSED, replyTo } from '../kit/sentences.ts'
import { clip } from '../kit/text.ts'
import { planReply } from '../panels/private/plan.ts'
import { briefAfter } from '../panels/private/replies.ts'
import { giveAnswer, whoseTurnInWords, withSeatBack } from '../table/answering/answer.ts'
import { allChoices, choicesInForms, ownQuestion, type WordedChoice } from '../table/answering/choices.ts'
import { addToPlan, plannable, plannableOptions, stepFor, textOfPlannable } from '../table/answering/plan.ts'
import type { Context, Reply } from '../table/context/context.ts'
import { ownTables, seatedHere, type Seated } from '../table/context/seats.ts'
import type { Request } from '../table/context/request.ts'
import type { Command } from './command.ts'
import { choiceCompletions, ownGameOption, tableCompletions } from './completion.ts'
import { say } from '../words/index.ts'

export const play = {
  data: () =>
    new SlashCommandBuilder()
      .setName('play')
      .setDescription(say('command-play'))
      .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
      .addStringOption((option) =>
        option
          .setName('action')
          .setDescription(say('option-action'))
          .setRequired(true)
          .setAutocomplete(true)
          .setMaxLength(TYPED_TEXT),
      )
      .addStringOption(ownGameOption)
      .toJSON(),
  isAtTable: () => true,
  async execute(context, request, options) {
    const typed = options.text('action')
    const found = await seatedHere(context, request, options.text('game') || tableMeant(request, typed), false)
    const seated = await withSeatBack(context, request, found)
    if (!seated.ok) return seated.why
    return playTyped(context, request, seated.value, typed, () => choicesFor(seated.value, typed))
  },
  async complete(context, request, options, option, typed) {
    if (option === 'game') return await tableCompletions(context, await ownTables(context, request), typed)
    const seated = await seatedHere(context, request, options.text('game'), false)
    return seated.ok ? choiceCompletions(seated.value, choicesFor(seated.value, typed), typed) : []
  },
} satisfies Command

const termChoices = () => ({
  if: PLAN_CONDITIONS.map((value) => ({ name: say(`plan-only-${value}`), value })),
  else: PLAN_FALLBACKS.map((value) => ({ name: say(`plan-else-${value}`), value })),
})

/** Choices that the bot makes later: adds one to the player's plan, and shows the plan. */
export const plan = {
  data: () =>
    new SlashCommandBuilder()
      .setName('plan')
      .setDescription(say('command-plan'))
      .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
      .addStringOption((option) =>
        option.setName('choice').setDescription(say('option-plan')).setAutocomplete(true).setMaxLength(TYPED_TEXT),
      )
      .addStringOption((option) =>
        option
          .setName('if')
          .setDescription(say('option-plan-if'))
          .addChoices(...termChoices().if),
      )
      .addStringOption((option) =>
        option
          .setName('else')
          .setDescription(say('option-plan-else'))
          .addChoices(...termChoices().else),
      )
      .addBooleanOption((option) => option.setName('clear').setDescription(say('option-plan-clear')))
      .addStringOption(ownGameOption)
      .toJSON(),
  isAtTable: () => true,
  async execute(context, request, options) {
    const found = await seatedHere(context, request, options.text('game'), false)
    const seated = await withSeatBack(context, request, found)
    if (!seated.ok) return seated.why
    const { id } = seated.value.view.record
    const isClear = options.flag('clear')
    const typed = options.text('choice')
    const news: string[] = []
    if (isClear)
      news.push(replyTo(await context.tables.plans.write(id, request.user, []), say('plan-dropped', { left: 0 })))
    if (typed !== '') {
      const only = PLAN_CONDITIONS.find((one) => one === options.text('if')) ?? 'offered'
      const otherwise = PLAN_FALLBACKS.find((one) => one === options.text('else')) ?? 'wait'
      news.push(await planTyped(context, request, seated.value, typed, { only, otherwise }))
    }
    return await planReply(context, request, id, news)
  },
  async complete(context, request, options, option, typed) {
    if (option === 'game') return await tableCompletions(context, await ownTables(context, request), typed)
    const seated = await seatedHere(context, request, options.text('game'), false)
    const questions = seated.ok ? await plannable(context, seated.value) : seated
    if (!questions.ok) return []
    return matching(typed, plannableOptions(questions.value), textOfPlannable)
      .slice(0, PROPOSALS)
      .map((one) => ({ name: clip(textOfPlannable(one), PROPOSAL_NAME), value: one.code }))
  },
} satisfies Command

/** Adds a picked choice to a player's plan, or a typed one that matches a single choice. Returns what to say of it. */
async function planTyped(
  context: Context,
  request: Request,
  seated: Seated,
  typed: string,
  terms: Pick<PlanStep, 'only' | 'otherwise'>,
): Promise<string> {
  const { view, seat } = seated
  const questions = await plannable(context, seated)
  if (!questions.ok) return questions.why
  const all = plannableOptions(questions.value)
  const picked = all.find(({ code }) => code === typed)
  const [only, another] = picked ? [picked] : matching(typed, all, textOfPlannable)
  if (!only) return say('plan-which')
  if (another) return say('several-actions')
  return await addToPlan(context, request, view.record.id, stepFor(only, seat, terms))
}

/** All choices, or if none of them fits what was typed, those that otherwise have a form. */
function choicesFor({ view, seat }: Seated, typed: string): readonly WordedChoice[] {
  const all = allChoices(view, seat)
  const isMeant = parseId(typed) === null && matching(typed, all, ({ label }) => label).length > 0
  return isMeant ? all : [...all, ...choicesInForms(view, seat)]
}

/** In direct messages a picked choice says itself which table it is for. */
function tableMeant(request: Request, typed: string): string {
  const picked = request.guild === null ? parseId(typed) : null
  return picked?.kind === 'own' ? picked.table : ''
}

/** Carries out a picked choice, or a typed one that matches a single choice. */
export async function playTyped(
  context: Context,
  request: Request,
  seated: Seated,
  typed: string,
  choices: () => readonly WordedChoice[],
): Promise<Reply> {
  const found = await meant(context, seated, typed, choices)
  return typeof found === 'string' ? found : carryOut(context, request, seated, found)
}

/** Answers with a choice of the question at hand, and replies briefly with the result. */
export async function carryOut(
  context: Context,
  request: Request,
  seated: Seated,
  choice: WordedChoice,
): Promise<Reply> {
  const { view } = seated
  const acted = await giveAnswer(context, request, seated, choice)
  return acted.ok ? await briefAfter(context, request, view.record.id, acted.news) : acted.reply
}

async function meant(
  context: Context,
  seated: Seated,
  typed: string,
  choicesNow: () => readonly WordedChoice[],
): Promise<WordedChoice | string> {
  const { view, seat } = seated
  const picked = parseId(typed)
  const choices = choicesNow()
  if (picked?.kind === 'own') {
    if (picked.table !== view.record.id) return say('other-table')
    if (!sameQuestion(view.token(seat), picked.token)) return REFUSED.stale
    return chosen(picked.choice, choices) ?? REFUSED['not-offered']
  }
  const [only, another] = orInEnglish(() => fitting(typed, choicesNow()))
  // Found in English, it is still worded for its reader.
  if (only && !another) return choices.find(({ verb, key }) => verb === only.verb && key === only.key) ?? only
  if (another) return say('several-actions')
  return ownQuestion(view, seat) ? say('unknown-action') : await whoseTurnInWords(context, seated)
}

/** The choices that a text names: those of that name, or else all that it fits. */
function fitting(typed: string, choices: readonly WordedChoice[]): readonly WordedChoice[] {
  const sought = folded(typed)
  const exact = choices.filter(({ label, bare }) => folded(label) === sought || folded(bare) === sought)
  return exact.length > 0 || sought === '' ? exact : matching(typed, choices, ({ label }) => label)
}
