import { commandOn, toggleMessageMenu } from '../deeds/acting.ts'
import { nameIn } from '../model/commands.ts'
import type { State } from '../model/state.ts'
import { arrowKeys, Popup } from './popup.tsx'

/** The commands of the message whose menu is open. */
export function MessageMenu({ state: { messageMenu, messageCommands, person } }: { state: State }) {
  if (messageMenu === null) return null
  return (
    <Popup anchor={`[data-id="${messageMenu}"] .message-menu`} close={() => toggleMessageMenu(null)}>
      <div class="menu-list" role="menu" aria-label="Apps" onKeyDown={arrowKeys('[role=menuitem]')}>
        <div class="menu-title" aria-hidden="true">
          Apps
        </div>
        {messageCommands.map((command) => (
          <button
            key={command.id}
            type="button"
            class="menu-option"
            role="menuitem"
            onClick={() => void commandOn(messageMenu, command.name)}
          >
            {nameIn(command, person.locale)}
          </button>
        ))}
      </div>
    </Popup>
  )
}
