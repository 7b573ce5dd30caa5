import {
  ComponentType,
  TextInputStyle,
  type APIFileUploadComponent,
  type APITextInputComponent,
} from 'discord-api-types/payloads/v10'
import { closeForm, fillIn, submitForm } from '../../deeds/acting.ts'
import type { Known } from '../../model/commands.ts'
import { mustBeFilled, partsOf, type FormPart, type FormValue, type OpenForm } from '../../model/form.ts'
import { knownTo } from '../../model/known.ts'
import { menuOptions, mostChosen, toggled, type ChoiceField, type MenuOption } from '../../model/menus.ts'
import type { State } from '../../model/state.ts'
import type { FormField } from '../../model/wire.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Emoji } from '../parts/emoji.tsx'
import { Markdown } from '../message/markdown.tsx'

/** A form that the bot opened. */

/** The maximum length of a text if the bot sets no limit. */
const MAX_TEXT_LENGTH = 4_000

export function FormDialog({ state }: { state: State }) {
  const { form: open } = state
  if (!open) return null
  const known = knownTo(state)
  return (
    <Dialog class="modal" aria-labelledby="modal-title" close={() => closeForm()}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submitForm()
        }}
      >
        <header>
          <h2 id="modal-title">{open.form.title}</h2>
          <button type="button" class="icon" aria-label="Close" onClick={() => closeForm()}>
            ✕
          </button>
        </header>
        <div class="modal-fields">
          {partsOf(open.form).map((part, index) => (
            <Part key={index} part={part} values={open.values} known={known} />
          ))}
        </div>
        <Foot open={open} />
      </form>
    </Dialog>
  )
}

function Foot({ open: { fault, isSending } }: { open: OpenForm }) {
  return (
    <footer>
      <p class="fault" role="alert">
        {fault}
      </p>
      <button type="button" class="button secondary" onClick={() => closeForm(true)}>
        Cancel
      </button>
      <button type="submit" class="button primary" disabled={isSending}>
        Submit
      </button>
    </footer>
  )
}

function Part({ part, values, known }: { part: FormPart; values: OpenForm['values']; known: Known }) {
  if (part.kind === 'words')
    return (
      <div class="text">
        <Markdown text={part.text} known={known} />
      </div>
    )
  const { field } = part
  const value = values[field.custom_id] ?? ''
  const words = <Words part={part} />
  if (field.type === ComponentType.Checkbox)
    return (
      <label class="choice">
        <input
          type="checkbox"
          name={field.custom_id}
          checked={value === true}
          onChange={(event) => fillIn(field.custom_id, event.currentTarget.checked)}
        />
        <span>{words}</span>
      </label>
    )
  if (isList(field))
    return (
      <fieldset>
        <legend>{words}</legend>
        <Choices field={field} value={value} known={known} />
      </fieldset>
    )
  return (
    <label class="modal-field">
      {words}
      <Control field={field} value={value} known={known} />
    </label>
  )
}

function Words({ part: { label, description, field } }: { part: Extract<FormPart, { kind: 'field' }> }) {
  return (
    <>
      <span class="field-label">
        {label}
        {mustBeFilled(field) && (
          <span class="star" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </span>
      {description && <small>{description}</small>}
    </>
  )
}

/** Whether a field shows all its options as a list: groups, and menus of more than one choice. */
function isList(field: FormField): field is ChoiceField {
  if (field.type === ComponentType.RadioGroup || field.type === ComponentType.CheckboxGroup) return true
  return isMenu(field) && mostChosen(field) > 1
}

function isMenu(field: FormField): field is ChoiceField {
  return (
    field.type !== ComponentType.TextInput &&
    field.type !== ComponentType.FileUpload &&
    field.type !== ComponentType.Checkbox
  )
}

function Choices({ field, value, known }: { field: ChoiceField; value: FormValue; known: Known }) {
  const chosen = value as readonly string[]
  const most = mostChosen(field)
  return (
    <div class="choices">
      {menuOptions(field, known).map((option) => (
        <label key={option.value} class="choice">
          <input
            type={field.type === ComponentType.RadioGroup ? 'radio' : 'checkbox'}
            name={field.custom_id}
            checked={chosen.includes(option.value)}
            onChange={() => fillIn(field.custom_id, toggled(chosen, option.value, most))}
          />
          <OptionWords option={option} />
        </label>
      ))}
    </div>
  )
}

function OptionWords({ option }: { option: MenuOption }) {
  return (
    <span>
      <Emoji emoji={option.emoji} /> {option.label}
      {option.description && <small>{option.description}</small>}
    </span>
  )
}

function Control({ field, value, known }: { field: FormField; value: FormValue; known: Known }) {
  if (field.type === ComponentType.TextInput) return <TextInput field={field} value={String(value)} />
  if (field.type === ComponentType.FileUpload) return <FileUpload field={field} files={value as readonly File[]} />
  if (field.type === ComponentType.Checkbox) return null
  const [chosen = ''] = value as readonly string[]
  const placeholder = 'placeholder' in field ? field.placeholder : undefined
  return (
    <select
      name={field.custom_id}
      value={chosen}
      onChange={(event) => fillIn(field.custom_id, [event.currentTarget.value].filter(Boolean))}
    >
      <option value="">{placeholder ?? 'Make a selection'}</option>
      {menuOptions(field, known).map((option) => (
        <option key={option.value} value={option.value}>
          {[option.label, option.description].filter(Boolean).join(' – ')}
        </option>
      ))}
    </select>
  )
}

function TextInput({ field, value }: { field: APITextInputComponent; value: string }) {
  const most = field.max_length ?? MAX_TEXT_LENGTH
  const common = {
    name: field.custom_id,
    value,
    placeholder: field.placeholder ?? '',
    required: field.required !== false,
    maxLength: most,
    minLength: field.min_length ?? 0,
    onInput: (event: { currentTarget: { value: string } }) => fillIn(field.custom_id, event.currentTarget.value),
  }
  return (
    <>
      {field.style === TextInputStyle.Paragraph ? <textarea rows={4} {...common} /> : <input {...common} />}
      {field.max_length !== undefined && (
        <small class="count" aria-hidden="true">
          {[...value].length} / {most}
        </small>
      )}
    </>
  )
}

function FileUpload({ field, files }: { field: APIFileUploadComponent; files: readonly File[] }) {
  const most = field.max_values ?? 1
  return (
    <>
      <input
        type="file"
        name={field.custom_id}
        multiple={most > 1}
        onChange={(event) => fillIn(field.custom_id, [...(event.currentTarget.files ?? [])])}
      />
      {most > 1 && (
        <small>
          {files.length} of {most} files
        </small>
      )}
    </>
  )
}
