import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { enlarge } from '../../deeds/acting.ts'
import { urlIn } from '../../../../url.ts'

/** Pictures and files of messages. */

interface Media {
  readonly url: string
  readonly width?: number | null
  readonly height?: number | null
}

/** A picture that opens large when pressed. External pictures are not fetched, only named. */
export function Picture({ media, description = '' }: { media: Media; description?: string | null | undefined }) {
  const alt = description ?? ''
  if (!isOwn(media.url))
    return (
      <a class="foreign" href={media.url} target="_blank" rel="noreferrer noopener">
        {alt || media.url}
      </a>
    )
  const source = new URL(media.url).pathname
  const size = media.width && media.height ? { width: media.width, height: media.height } : {}
  return (
    <button
      class="picture"
      type="button"
      aria-label={`Enlarge: ${alt || 'picture'}`}
      onClick={() => enlarge(source, alt)}
    >
      <img src={source} alt={alt} loading="lazy" decoding="async" {...size} />
    </button>
  )
}

/** Whether a link leads to the sandbox, perhaps by another of its names. */
function isOwn(address: string): boolean {
  const url = urlIn(address)
  return url !== null && url.port === location.port && url.pathname.startsWith('/attachments/')
}

export function FileCard({ url, name, size }: { url: string; name: string; size?: number | undefined }) {
  return (
    <a class="file" href={new URL(url, location.href).pathname} download={name}>
      <span class="file-icon" aria-hidden="true">
        📄
      </span>
      <span>
        <strong>{name}</strong>
        <small>{sizeOf(size)}</small>
      </span>
    </a>
  )
}

function sizeOf(bytes: number | undefined): string {
  if (bytes === undefined) return ''
  if (bytes < 1024) return `${bytes} bytes`
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

/** A spoiler, hidden until pressed. */
export function Covered({
  isSpoiler = false,
  children,
}: {
  isSpoiler?: boolean | undefined
  children: ComponentChildren
}) {
  const [isShown, show] = useState(false)
  if (!isSpoiler || isShown) return <>{children}</>
  return (
    <div class="covered">
      {children}
      <button class="cover" type="button" onClick={() => show(true)}>
        SPOILER
      </button>
    </div>
  )
}
