import { commandOn, toggleMessageMenu } from '../../deeds/acting.ts'
import { openChannel } from '../../deeds/reading.ts'
import { nameThread } from '../../deeds/threads.ts'
import { nameIn } from '../../model/commands.ts'
import { mayBeginThread } from '../../model/messages.ts'
import type { State } from '../../model/state.ts'
import { arrowKeys, Popup } from '../parts/popup.tsx'

/** The menu of a message: its thread, and the bot's message commands. */
export function MessageMenu({ state }: { state: State }) {
  const { messageMenu, messageCommands, person } = state
  const message = state.messages?.find((entry) => entry.id === messageMenu)
  if (!message) return null
  const { thread } = message
  return (
    <Popup anchor={`[data-id="${message.id}"] .message-menu`} close={() => toggleMessageMenu(null)}>
      <div class="menu-list" role="menu" aria-label="More" onKeyDown={arrowKeys('[role=menuitem]')}>
        {thread && <Item onPress={() => void openChannel(thread.id)}>Open the thread</Item>}
        {mayBeginThread(state, message) && <Item onPress={() => nameThread(message)}>Create a thread</Item>}
        {messageCommands.length > 0 && (
          <div class="menu-title apps" aria-hidden="true">
            Apps
          </div>
        )}
        {messageCommands.map((command) => (
          <Item key={command.id} onPress={() => void commandOn(message.id, command.name)}>
            {nameIn(command, person.locale)}
          </Item>
        ))}
      </div>
    </Popup>
  )
}

function Item({ children, onPress }: { children: string; onPress: () => void }) {
  return (
    <button
      type="button"
      class="menu-option"
      role="menuitem"
      onClick={() => {
        toggleMessageMenu(null)
        onPress()
      }}
    >
      {children}
    </button>
  )
}
