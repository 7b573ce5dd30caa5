import { refuse } from '../state/errors.ts'
import type { Discord } from '../state/discord.ts'
import { imageSize } from '../state/image-size.ts'
import type { StoredFile } from '../state/model.ts'
import { isObject, type Form, type Path } from './form.ts'

/** A file as it came in a multipart request, under the key `files[n]`. */
export interface Upload {
  readonly index: string
  readonly filename: string
  readonly contentType: string
  readonly bytes: Buffer
}

/** A change of a message's files: the `attachments` of the request, its uploads, and the files before it. */
interface FileChange {
  readonly listed: unknown
  readonly uploads: readonly Upload[]
  readonly old: readonly StoredFile[]
}

const MAX_FILES = 10

/**
 * Works out the files of a message after a create or an edit. Entries of `attachments` whose id is the number of an
 * upload describe new files; entries with the id of an existing file keep it.
 *
 * - `attachments` absent, no uploads: the old files stay.
 * - `attachments` absent, uploads: the uploads replace the old files.
 * - `attachments` present: exactly those listed, and all uploads.
 */
export function filesAfter(
  discord: Discord,
  form: Form,
  path: Path,
  { listed, uploads, old }: FileChange,
): { files: StoredFile[]; keep: () => void } {
  if (uploads.some((upload) => upload.bytes.length > discord.settings.attachmentSizeLimit))
    throw refuse.entityTooLarge()
  const entries = form
    .list(path, listed, { max: MAX_FILES })
    .map((entry, index) => form.object([...path, index], entry))
  const entryFor = (id: string) => entries.find((entry) => String(entry['id']) === id)
  const kept =
    listed === undefined || listed === null
      ? uploads.length > 0
        ? []
        : [...old]
      : old
          .filter((file) => entryFor(file.id))
          .map((file) => {
            const entry = entryFor(file.id)
            return {
              ...file,
              description: typeof entry?.['description'] === 'string' ? entry['description'] : file.description,
            }
          })
  entries.forEach((entry, index) => {
    const id = String(entry['id'])
    const isKnown = uploads.some((upload) => upload.index === id) || old.some((file) => file.id === id)
    if (!isKnown) form.add([...path, index, 'id'], 'ATTACHMENT_NOT_FOUND', 'Attachment not found')
  })
  const added = uploads.map((upload, index) => {
    const entry = entryFor(upload.index)
    const description = isObject(entry)
      ? form.text([...path, index, 'description'], entry['description'], { max: 1024 })
      : undefined
    const named = isObject(entry) && typeof entry['filename'] === 'string' ? entry['filename'] : upload.filename
    return { upload, file: describe(discord.newId(), upload, named, description ?? null) }
  })
  const files = [...kept, ...added.map(({ file }) => file)]
  if (files.length > MAX_FILES) form.badLength(path, 0, MAX_FILES)
  const keep = (): void => added.forEach(({ file, upload }) => discord.files.put(file.id, upload.bytes))
  return { files, keep }
}

function describe(id: string, upload: Upload, named: string, description: string | null): StoredFile {
  const size = imageSize(upload.bytes)
  const filename = named.replaceAll(/[^A-Za-z0-9_.-]+/g, '_') || 'unknown'
  return {
    id,
    filename,
    description,
    size: upload.bytes.length,
    contentType: size?.contentType ?? upload.contentType,
    width: size?.width ?? null,
    height: size?.height ?? null,
    spoiler: filename.startsWith('SPOILER_'),
  }
}
