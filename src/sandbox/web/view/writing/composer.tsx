import { ApplicationCommandOptionType } from 'discord-api-types/payloads/v10'
import { useLayoutEffect, useRef } from 'preact/hooks'
import {
  addOption,
  cancelCommand,
  closeSuggestions,
  giveFile,
  keyInField,
  keyInText,
  resumeTyping,
  submit,
  suggestFor,
  typeInField,
  typeText,
} from '../../deeds/composing.ts'
import { descriptionIn, nameIn } from '../../model/commands.ts'
import { optionsLeft, suggestionsOf, type Composer, type Field, type Suggestions } from '../../model/composer.ts'
import { knownTo } from '../../model/known.ts'
import { currentChannel, titleOf, type State } from '../../model/state.ts'
import type { CommandOption } from '../../model/wire.ts'
import { SuggestionList } from './suggestions.tsx'

/** The maximum height of the message box, and the maximum width of a field in characters. */
const MAX_HEIGHT_PX = 160
const MAX_WIDTH_CHARACTERS = 32

/**
 * The message box. Plain text is posted; `/` lists the commands, and a chosen command shows a field for each option.
 */
export function ComposerBox({ state }: { state: State }) {
  const { composer } = state
  const suggestions = suggestionsOf(composer, state.commands, knownTo(state))
  return (
    <div
      id="composing"
      onFocusOut={(event) => {
        const isStillInside = event.currentTarget.contains(event.relatedTarget as Node | null)
        if (!isStillInside) closeSuggestions()
      }}
    >
      <SuggestionList suggestions={suggestions} marked={composer.marked} />
      <div id="composer">
        <p class="fault" role="alert">
          {composer.fault}
        </p>
        <div class="box">
          <div class={`line ${composer.isSending ? 'sending' : ''}`}>
            {composer.command ? (
              <CommandLine composer={composer} suggestions={suggestions} locale={state.person.locale} />
            ) : (
              <TextBox composer={composer} suggestions={suggestions} place={titleOf(currentChannel(state))} />
            )}
          </div>
          <button type="button" class="send" aria-label="Send" onClick={() => void submit()}>
            ➤
          </button>
        </div>
      </div>
    </div>
  )
}

/** The ARIA attributes that connect an input to the list above it. */
function combobox(suggestions: Suggestions | null, marked: number) {
  const isMarked = suggestions?.items[marked] !== undefined
  return {
    autoComplete: 'off',
    'aria-autocomplete': 'list' as const,
    'aria-controls': suggestions ? 'suggestion-list' : undefined,
    'aria-activedescendant': isMarked ? `suggestion-${marked}` : undefined,
  }
}

interface Typing {
  readonly composer: Composer
  readonly suggestions: Suggestions | null
}

function TextBox({ composer, suggestions, place }: Typing & { place: string }) {
  const box = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${Math.min(element.scrollHeight, MAX_HEIGHT_PX)}px`
  }, [composer.text])
  return (
    <textarea
      id="message-box"
      ref={box}
      rows={1}
      aria-label="Message"
      placeholder={`Message ${place} or type /`}
      enterkeyhint="send"
      value={composer.text}
      onInput={(event) => typeText(event.currentTarget.value)}
      onKeyDown={keyInText}
      onFocus={resumeTyping}
      {...combobox(suggestions, composer.marked)}
    />
  )
}

function CommandLine({ composer, suggestions, locale }: Typing & { locale: string }) {
  const { command, fields, marked } = composer
  const left = optionsLeft(composer)
  return (
    <>
      <span class="command-name" title={command?.description}>
        /{command?.shown}
      </span>
      {fields.map((field) => (
        <Pill key={field.option.name} field={field} locale={locale} input={combobox(suggestions, marked)} />
      ))}
      {left.length > 0 && (
        <span class="more">
          {left.map((option) => (
            <AddOption key={option.name} option={option} locale={locale} />
          ))}
        </span>
      )}
      <button type="button" class="icon cancel" aria-label="Cancel the command" onClick={() => cancelCommand()}>
        ✕
      </button>
    </>
  )
}

function AddOption({ option, locale }: { option: CommandOption; locale: string }) {
  return (
    <button
      type="button"
      class="add-option"
      title={descriptionIn(option, locale)}
      data-option={option.name}
      onClick={() => addOption(option)}
    >
      + {nameIn(option, locale)}
    </button>
  )
}

function Pill({ field, locale, input }: { field: Field; locale: string; input: ReturnType<typeof combobox> }) {
  const { option, text, isWrong } = field
  const name = nameIn(option, locale)
  const label = `${name}: ${descriptionIn(option, locale)}`
  return (
    <label class={`option ${isWrong ? 'wrong' : ''}`} data-option={option.name}>
      <span class="option-name">{name}</span>
      {option.type === ApplicationCommandOptionType.Attachment ? (
        <input
          type="file"
          aria-label={label}
          onChange={(event) => giveFile(option, event.currentTarget.files?.[0] ?? null)}
          onKeyDown={(event) => keyInField(event, option)}
        />
      ) : (
        <input
          type="text"
          aria-label={label}
          size={Math.max(6, Math.min(MAX_WIDTH_CHARACTERS, text.length + 1))}
          inputMode={option.type === ApplicationCommandOptionType.Integer ? 'numeric' : 'text'}
          enterkeyhint="next"
          value={text}
          onInput={(event) => typeInField(option, event.currentTarget.value)}
          onFocus={() => suggestFor(option)}
          onKeyDown={(event) => keyInField(event, option)}
          role="combobox"
          aria-expanded={input['aria-controls'] !== undefined}
          {...input}
        />
      )}
    </label>
  )
}
