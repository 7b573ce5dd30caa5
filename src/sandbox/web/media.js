// @ts-check
import { h } from './dom.js'

/** Pictures and files of messages. */

/** A picture that opens large when pressed. Pictures from elsewhere are not fetched, only named. @param {any} media @param {string | null} [description] */
export function picture(media, description) {
  const isOwn = media?.url?.startsWith(`${location.origin}/attachments/`) || sameServer(media?.url)
  if (!isOwn)
    return h(
      'a',
      { class: 'foreign', href: media?.url, target: '_blank', rel: 'noreferrer noopener' },
      description || media?.url,
    )
  const source = new URL(media.url).pathname
  const image = h('img', {
    src: source,
    alt: description ?? '',
    loading: 'lazy',
    decoding: 'async',
    ...(media.width && { width: media.width, height: media.height }),
  })
  return h(
    'button',
    {
      class: 'picture',
      type: 'button',
      'aria-label': `Enlarge: ${description || 'picture'}`,
      onclick: () => enlarge(source, description ?? ''),
    },
    image,
  )
}

/** The page may be reached by another name than the one in the links. @param {string | undefined} url */
function sameServer(url) {
  return (
    url !== undefined &&
    URL.canParse(url) &&
    new URL(url).port === location.port &&
    new URL(url).pathname.startsWith('/attachments/')
  )
}

/** @param {string} source @param {string} description */
function enlarge(source, description) {
  const dialog = /** @type {HTMLDialogElement} */ (
    h(
      'dialog',
      {
        class: 'lightbox',
        'aria-label': description || 'Picture',
        onclick: () => dialog.close(),
        onclose: () => dialog.remove(),
      },
      h('img', { src: source, alt: description }),
      description && h('p', null, description),
      h(
        'div',
        { class: 'lightbox-links' },
        h(
          'a',
          { href: source, target: '_blank', onclick: (/** @type {Event} */ event) => event.stopPropagation() },
          'Open in a new tab',
        ),
        h('button', { type: 'button', class: 'button secondary' }, 'Close'),
      ),
    )
  )
  document.body.append(dialog)
  dialog.showModal()
}

/** @param {any} file */
export function fileCard(file) {
  const address = file.url ? new URL(file.url, location.href).pathname : undefined
  return h(
    'a',
    { class: 'file', href: address, download: file.filename ?? '' },
    h('span', { class: 'file-icon', 'aria-hidden': 'true' }, '📄'),
    h('span', null, h('strong', null, file.filename ?? 'file'), h('small', null, size(file.size))),
  )
}

/** @param {number | undefined} bytes */
function size(bytes) {
  if (bytes === undefined) return ''
  return bytes < 1024
    ? `${bytes} bytes`
    : bytes < 1024 * 1024
      ? `${(bytes / 1024).toFixed(1)} KB`
      : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
