import { chooseOption, closeMenu, openMenu } from '../../deeds/acting.ts'
import { defaultChoice, menuOn, menuOptions, mostChosen, type MenuOption } from '../../model/menus.ts'
import { knownTo } from '../../model/known.ts'
import type { State } from '../../model/state.ts'
import type { SelectMenu } from '../../model/wire.ts'
import type { Place } from './place.ts'
import { Emoji } from '../parts/emoji.tsx'
import { arrowKeys, Popup } from '../parts/popup.tsx'

/** A select menu: a box that opens a list. A single choice is sent at once, several when the list closes. */

export function SelectBox({ menu, place }: { menu: SelectMenu; place: Place }) {
  const { messageId, known, use, openMenu: open } = place
  const chosen = use.chosen[menu.custom_id] ?? defaultChoice(menu)
  const names = menuOptions(menu, known).filter((option) => chosen.includes(option.value))
  return (
    <button
      class={`menu ${use.busy === menu.custom_id ? 'busy' : ''}`}
      type="button"
      disabled={menu.disabled === true}
      data-custom-id={menu.custom_id}
      aria-haspopup="listbox"
      aria-expanded={open === menu.custom_id}
      onClick={() => openMenu(messageId, menu.custom_id, chosen)}
    >
      <span class={`menu-face ${names.length === 0 ? 'placeholder' : ''}`}>
        {names.map((option) => option.label).join(', ') || menu.placeholder || 'Make a selection'}
      </span>
      <span class="menu-arrow" aria-hidden="true">
        ⌄
      </span>
    </button>
  )
}

/** The list of the open menu, above everything else. */
export function OpenMenuList({ state }: { state: State }) {
  const { menu: open, messages } = state
  const message = messages?.find((entry) => entry.id === open?.messageId)
  const menu = open && message && menuOn(message, open.customId)
  if (!menu) return null
  const isSingle = mostChosen(menu) === 1
  const title = menu.placeholder || 'Make a selection'
  const anchor = `[data-id="${open.messageId}"] [data-custom-id="${CSS.escape(open.customId)}"]`
  return (
    <Popup anchor={anchor} close={() => closeMenu()}>
      <div class="menu-list">
        <div class="menu-title" aria-hidden="true">
          {title}
        </div>
        <div
          class="menu-options"
          role="listbox"
          aria-label={title}
          aria-multiselectable={!isSingle}
          onKeyDown={arrowKeys('[role=option]')}
        >
          {menuOptions(menu, knownTo(state)).map((option) => (
            <OptionRow key={option.value} option={option} isChosen={open.chosen.includes(option.value)} />
          ))}
        </div>
        {!isSingle && (
          <button type="button" class="button primary menu-done" onClick={() => closeMenu()}>
            Done
          </button>
        )}
      </div>
    </Popup>
  )
}

function OptionRow({ option, isChosen }: { option: MenuOption; isChosen: boolean }) {
  return (
    <button
      type="button"
      class="menu-option"
      role="option"
      aria-selected={isChosen}
      data-value={option.value}
      onClick={() => chooseOption(option.value)}
    >
      <Emoji emoji={option.emoji} />
      <span class="option-words">
        <span>{option.label}</span>
        {option.description && <small>{option.description}</small>}
      </span>
      <span class="tick" aria-hidden="true">
        ✓
      </span>
    </button>
  )
}
