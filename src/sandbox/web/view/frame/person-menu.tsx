import { Locale } from 'discord-api-types/rest/v10'
import { add, become, changeMyself, closePersonMenu, typeName } from '../../deeds/person.ts'
import type { State } from '../../model/state.ts'
import { callsOf } from '../../model/unread.ts'
import type { Person } from '../../model/wire.ts'
import { Avatar } from '../parts/avatar.tsx'
import { FollowSwitch } from './asked-line.tsx'
import { Called } from '../parts/called.tsx'
import { arrowKeys, Popup } from '../parts/popup.tsx'

const MAX_NAME_LENGTH = 32

/** The menu behind “You are: …”: become another person, add one, change oneself. */
export function PersonMenu({ state }: { state: State }) {
  const { personMenu, person, world, isFollowing } = state
  if (!personMenu) return null
  return (
    <Popup anchor="#person-button" close={closePersonMenu}>
      <div class="person-menu" role="dialog" aria-label="Who you are">
        <div role="menu" aria-label="Be somebody else" onKeyDown={arrowKeys('.person')}>
          {world.people.map((entry) => (
            <Entry key={entry.id} person={entry} isMe={entry.id === person.id} calls={callsOf(state, entry.id)} />
          ))}
        </div>
        <FollowSwitch isOn={isFollowing} />
        <AddPerson {...personMenu} />
        <p class="tip">Each tab of your browser can be somebody else.</p>
        <hr />
        <Toggle isOn={person.dmsClosed} set={(dmsClosed) => changeMyself({ dmsClosed })}>
          {person.name} refuses direct messages
        </Toggle>
        <Toggle isOn={person.manager} set={(manager) => changeMyself({ manager })}>
          {person.name} manages the server
        </Toggle>
        <Language of={person} />
      </div>
    </Popup>
  )
}

function Entry({ person, isMe, calls }: { person: Person; isMe: boolean; calls: number }) {
  return (
    <button type="button" role="menuitemradio" class="person" aria-checked={isMe} onClick={() => become(person.name)}>
      <Avatar {...person} />
      <span>{person.name}</span>
      {person.manager && <small>manages the server</small>}
      <Called count={calls} whom="was" />
      {isMe && (
        <span class="tick" aria-hidden="true">
          ✓
        </span>
      )}
    </button>
  )
}

function AddPerson({ name, fault }: { name: string; fault: string }) {
  return (
    <>
      <form
        class="add-person"
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <input
          placeholder="Add a person…"
          maxLength={MAX_NAME_LENGTH}
          aria-label="Name of a new person"
          value={name}
          onInput={(event) => typeName(event.currentTarget.value)}
        />
        <button type="submit" class="button primary">
          Add
        </button>
      </form>
      <p class="fault" role="alert">
        {fault}
      </p>
    </>
  )
}

function Language({ of: person }: { of: Person }) {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return (
    <label class="choice">
      <span>{person.name}’s language</span>
      <select value={person.locale} onChange={(event) => changeMyself({ locale: event.currentTarget.value })}>
        {Object.values(Locale).map((locale) => (
          <option key={locale} value={locale}>
            {names.of(locale)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Toggle({
  isOn,
  set,
  children,
}: {
  isOn: boolean
  set: (isOn: boolean) => void
  children: (string | number)[]
}) {
  return (
    <label class="choice">
      <input type="checkbox" checked={isOn} onChange={(event) => set(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  )
}
