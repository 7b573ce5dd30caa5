import { useLayoutEffect, useRef } from 'preact/hooks'
import { mark, take } from '../../deeds/composing.ts'
import { isRequired } from '../../model/commands.ts'
import type { Suggestion, Suggestions } from '../../model/composer.ts'

/** The list above the message box: commands, choices, people. Arrow keys move in it; Tab and Enter accept. */
export function SuggestionList({ suggestions, marked }: { suggestions: Suggestions | null; marked: number }) {
  if (!suggestions) return null
  const { title, items, empty } = suggestions
  return (
    <div id="suggestions">
      <div class="suggestions-title">{title}</div>
      {(items.length > 0 || empty !== '') && (
        <div class="suggestions-items" role="listbox" id="suggestion-list" aria-label={title} tabIndex={0}>
          {items.map((item, index) => (
            <Row key={keyOf(item)} item={item} index={index} isMarked={index === marked} />
          ))}
          {items.length === 0 && <div class="suggestions-empty">{empty}</div>}
        </div>
      )}
    </div>
  )
}

const keyOf = (item: Suggestion): string =>
  item.kind === 'command' ? item.command.text : `${item.choice.label} ${String(item.choice.value)}`

function Row({ item, index, isMarked }: { item: Suggestion; index: number; isMarked: boolean }) {
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isMarked) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isMarked])
  return (
    <div
      class="suggestion"
      ref={row}
      role="option"
      id={`suggestion-${index}`}
      aria-selected={isMarked}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => take(item)}
      onPointerMove={() => isMarked || mark(index)}
    >
      {item.kind === 'choice' ? <span class="suggestion-label">{item.choice.label}</span> : <CommandWords {...item} />}
    </div>
  )
}

function CommandWords({ command }: Extract<Suggestion, { kind: 'command' }>) {
  const needed = command.options.filter(isRequired).map((option) => option.name)
  return (
    <>
      <span class="suggestion-label">
        /{command.shown}
        {needed.length > 0 && <span class="hint"> {needed.join(' ')}</span>}
      </span>
      <small>{command.description}</small>
    </>
  )
}
