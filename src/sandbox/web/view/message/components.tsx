import {
  ComponentType,
  type APIButtonComponent,
  type APIContainerComponent,
  type APIFileComponent,
  type APIMediaGalleryComponent,
  type APISectionComponent,
  type APISeparatorComponent,
  type APITextDisplayComponent,
  type APIThumbnailComponent,
} from 'discord-api-types/payloads/v10'
import { press } from '../../deeds/acting.ts'
import { goTo } from '../../deeds/reading.ts'
import { placeIn } from '../../model/links.ts'
import type { Component } from '../../model/wire.ts'
import { Emoji } from '../parts/emoji.tsx'
import { Markdown } from './markdown.tsx'
import { Covered, FileCard, Picture } from './media.tsx'
import type { Place } from './place.ts'
import { SelectBox } from './select-menu.tsx'

/** Message components, classic and Components V2. */

const STYLES = ['', 'primary', 'secondary', 'success', 'danger', 'link']

export function Components({ components, place }: { components: readonly Component[]; place: Place }) {
  return (
    <>
      {components.map((component, index) => (
        <One key={component.id ?? index} component={component} place={place} />
      ))}
    </>
  )
}

function One({ component, place }: { component: Component; place: Place }) {
  switch (component.type) {
    case ComponentType.ActionRow:
      return (
        <div class="row">
          <Components components={component.components} place={place} />
        </div>
      )
    case ComponentType.Button:
      return <Button button={component} place={place} />
    case ComponentType.StringSelect:
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect:
      return <SelectBox menu={component} place={place} />
    case ComponentType.Section:
      return <Section section={component} place={place} />
    case ComponentType.Container:
      return <Container container={component} place={place} />
    default:
      return <Shown component={component} place={place} />
  }
}

type Still =
  APITextDisplayComponent | APIThumbnailComponent | APIMediaGalleryComponent | APIFileComponent | APISeparatorComponent

/** Components without interaction. */
function Shown({ component, place }: { component: Still; place: Place }) {
  switch (component.type) {
    case ComponentType.TextDisplay:
      return (
        <div class="text">
          <Markdown text={component.content} known={place.known} />
        </div>
      )
    case ComponentType.Thumbnail:
      return (
        <div class="thumbnail">
          <Covered isSpoiler={component.spoiler}>
            <Picture media={component.media} description={component.description} />
          </Covered>
        </div>
      )
    case ComponentType.MediaGallery:
      return (
        <div class="gallery" data-count={component.items.length}>
          {component.items.map((item) => (
            <Covered key={item.media.url} isSpoiler={item.spoiler}>
              <Picture media={item.media} description={item.description} />
            </Covered>
          ))}
        </div>
      )
    case ComponentType.File:
      return (
        <Covered isSpoiler={component.spoiler}>
          <FileCard url={component.file.url} name={component.name ?? 'file'} size={component.size} />
        </Covered>
      )
    case ComponentType.Separator: {
      const isLine = component.divider !== false
      const spacing = component.spacing === 2 ? 'large' : ''
      return <div class={`separator ${spacing} ${isLine ? 'line' : ''}`} role={isLine ? 'separator' : 'presentation'} />
    }
  }
}

function Section({ section, place }: { section: APISectionComponent; place: Place }) {
  return (
    <div class="section">
      <div class="section-text">
        <Components components={section.components} place={place} />
      </div>
      <div class="accessory">
        <One component={section.accessory} place={place} />
      </div>
    </div>
  )
}

function Container({ container, place }: { container: APIContainerComponent; place: Place }) {
  const accent = colourOf(container.accent_color)
  return (
    <Covered isSpoiler={container.spoiler}>
      <div class={`container ${accent ? 'accented' : ''}`} style={accent}>
        <Components components={container.components} place={place} />
      </div>
    </Covered>
  )
}

/** The accent of an embed or Container, for the style sheet. */
export function colourOf(colour: number | null | undefined): string | undefined {
  return typeof colour === 'number' ? `--accent:#${colour.toString(16).padStart(6, '0')}` : undefined
}

function Button({ button, place: { messageId, use } }: { button: APIButtonComponent; place: Place }) {
  const style = `button ${STYLES[button.style] ?? 'secondary'}`
  const label = 'label' in button ? button.label : undefined
  const emoji = 'emoji' in button ? button.emoji : undefined
  const face = (
    <>
      <Emoji emoji={emoji} />
      {label && <span class="label">{label}</span>}
    </>
  )
  const place = 'url' in button ? placeIn(button.url) : null
  if (place)
    return (
      <button
        class={style}
        type="button"
        disabled={button.disabled === true}
        onClick={() => void goTo(place.channelId, place.messageId)}
      >
        {face}
      </button>
    )
  if ('url' in button)
    return (
      <a class={style} href={button.disabled ? undefined : button.url} target="_blank" rel="noreferrer noopener">
        {face}
        <span class="out" aria-label="(opens a page)">
          ↗
        </span>
      </a>
    )
  if (!('custom_id' in button)) return null
  const { custom_id: customId } = button
  return (
    <button
      class={`${style} ${use.busy === customId ? 'busy' : ''}`}
      type="button"
      disabled={button.disabled === true}
      data-custom-id={customId}
      aria-label={label ? undefined : emoji?.name}
      onClick={() => void press(messageId, customId)}
    >
      {face}
    </button>
  )
}
