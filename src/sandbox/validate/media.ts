import { filePath } from '../present/message.ts'
import type { Json, StoredFile } from '../state/model.ts'
import type { Form, Path } from './form.ts'

/** The kinds of picture an embed shows. */
const EMBED_PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

/**
 * The pictures and files that a message may refer to: its own, by `attachment://name`, and any web address.
 * Source: https://docs.discord.com/developers/components/reference#unfurled-media-item
 */
export class Media {
  readonly #channelId: string
  readonly #files: readonly StoredFile[]
  readonly #ownAddress: string

  /** @param ownAddress the sandbox's address, removed from links to its own files */
  constructor(channelId: string, files: readonly StoredFile[], ownAddress: string) {
    this.#channelId = channelId
    this.#files = files
    this.#ownAddress = ownAddress
  }

  /** The stored form of a media item; undefined if the address is missing or invalid. */
  item(form: Form, path: Path, value: unknown, where: 'embed' | 'component' | 'file'): Json | undefined {
    const schemes = where === 'file' ? ['attachment'] : ['http', 'https', 'attachment']
    if (value === undefined || value === null) form.missing(path)
    const address = form.url(path, this.#withoutAddress(value), schemes)
    if (address === undefined) return undefined
    const file = this.#fileOf(address)
    if (address.startsWith('attachment://')) {
      if (!file) {
        form.add(
          path,
          'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
          `The referenced attachment '${address}' was not found`,
        )
        return undefined
      }
      if (where === 'embed' && !EMBED_PICTURES.includes(file.contentType)) return { url: address }
    }
    if (!file)
      return { url: address, proxy_url: address, ...(where !== 'embed' && { width: 0, height: 0, loading_state: 2 }) }
    const stored = filePath(this.#channelId, file)
    const size = file.width === null ? {} : { width: file.width, height: file.height }
    return {
      url: stored,
      proxy_url: stored,
      ...size,
      content_type: file.contentType,
      ...(where !== 'embed' && { attachment_id: file.id, loading_state: 2 }),
    }
  }

  /** An address such as an author's icon. */
  url(form: Form, path: Path, value: unknown): string | undefined {
    if (value === undefined || value === null) return undefined
    return this.item(form, path, value, 'embed')?.['url'] as string | undefined
  }

  /** The file that a component shows, if it is one of the message's own. */
  fileById(id: unknown): StoredFile | undefined {
    return this.#files.find((file) => file.id === id)
  }

  #fileOf(address: string): StoredFile | undefined {
    const name = address.startsWith('attachment://') ? address.slice('attachment://'.length) : null
    return this.#files.find((file) =>
      name === null ? address.endsWith(filePath(this.#channelId, file)) : file.filename === name,
    )
  }

  #withoutAddress(value: unknown): unknown {
    const isOwn =
      typeof value === 'string' && this.#ownAddress !== '' && value.startsWith(`${this.#ownAddress}/attachments/`)
    const file = isOwn ? this.#files.find((entry) => value.includes(`/${entry.id}/`)) : undefined
    return file ? `attachment://${file.filename}` : value
  }
}
