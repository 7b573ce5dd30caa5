import { readFileSync } from 'node:fs'
import { ENGLISH, inLanguage, languageNow } from '../language/index.ts'
import { shownOnPage, type Programme } from './programme.ts'
import type { LinkToken } from './televised.ts'
import { sayOnPage } from './words.ts'

/** The files of the page, which are part of the source. */
export const PAGE_FILES = {
  'page.css': { type: 'text/css; charset=utf-8', body: readFileSync(new URL('web/page.css', import.meta.url)) },
  'page.js': { type: 'text/javascript; charset=utf-8', body: readFileSync(new URL('web/page.js', import.meta.url)) },
} as const

/** How often a browser without scripts loads the page again. */
const RELOAD_S = 15

/**
 * The page of a link, in the language of its table. Its addresses are relative, because a proxy may serve it below a
 * path.
 */
export function pageOf(token: LinkToken, programme: Programme | null): string {
  return inLanguage(programme?.televised.language ?? ENGLISH, () => pageNow(token, programme))
}

function pageNow(token: LinkToken, programme: Programme | null): string {
  const shown = programme && shownOnPage(programme)
  const { title = '', headline = sayOnPage('page-waiting'), position = '', lines = [] } = shown ?? {}
  const refresh = `<noscript><meta http-equiv="refresh" content="${RELOAD_S}"></noscript>`
  const words = { away: sayOnPage('page-away'), ended: sayOnPage('page-ended') }
  const data = Object.entries(words).map(([name, text]) => ` data-${name}="${escaped(text)}"`)
  return documentOf(
    title,
    `${refresh}<script src="page.js" defer></script>`,
    `<body data-token="${escaped(token)}"${data.join('')}>
<p id="notice" role="status" hidden></p>
<header aria-live="polite" aria-label="${escaped(sayOnPage('page-turn'))}"><h1 id="headline">${escaped(headline)}</h1><p><span id="title">${escaped(title)}</span>
<span id="position">${escaped(position)}</span></p></header>
<main>
${figure('map', sayOnPage('page-map'), token, shown?.map ?? null)}
<aside>
${figure('scene', sayOnPage('page-scene'), token, shown?.scene ?? null)}
<ol id="lines" aria-label="${escaped(sayOnPage('page-lines'))}">${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ol>
</aside>
</main>`,
  )
}

/** A page of one sentence. */
export function sentencePage(sentence: string): string {
  return documentOf('', '', `<body class="alone"><h1>${escaped(sentence)}</h1>`)
}

function documentOf(title: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="${languageNow()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(title || sayOnPage('page-title'))}</title>
<link rel="stylesheet" href="page.css">${head}</head>
${body}
</body></html>
`
}

type ShownPicture = NonNullable<ReturnType<typeof shownOnPage>['map']>

function figure(id: string, label: string, token: LinkToken, picture: ShownPicture | null): string {
  const image = picture
    ? `<img src="${escaped(`${token}/${picture.name}`)}" alt="${escaped(picture.alt)}"${picture.isMoving ? ' class="moving"' : ''}>`
    : '<img alt="">'
  const caption = id === 'scene' ? `<figcaption>${escaped(picture?.alt ?? '')}</figcaption>` : ''
  const state = picture ? ` data-name="${escaped(picture.name)}"` : ' hidden'
  return `<figure id="${id}" aria-label="${escaped(label)}"${state}>${image}${caption}</figure>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '')
}
