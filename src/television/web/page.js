// Keeps the page of a table up to date. The server sends each state whole, so a page that missed some is right again
// with the next one.

const AWAY_RETRY_MS = 3000
const ENDED_RETRY_MS = 60_000

const { token, away, ended } = document.body.dataset
const element = (id) => document.getElementById(id)

/** Shows a notice on top of everything, or none for `null`. */
function notice(text) {
  element('notice').hidden = text === null
  element('notice').textContent = text ?? ''
}

function setText(id, text) {
  if (element(id).textContent !== text) element(id).textContent = text
}

/** Puts a picture into a figure once it is loaded, so that the old one stays until then. */
function setPicture(id, picture) {
  const figure = element(id)
  figure.dataset.name = picture?.name ?? ''
  if (!picture) {
    figure.hidden = true
    return
  }
  const next = new Image()
  next.alt = picture.alt
  next.className = picture.isMoving ? 'moving' : ''
  const put = () => {
    if (figure.dataset.name !== picture.name) return
    figure.querySelector('img').replaceWith(next)
    const caption = figure.querySelector('figcaption')
    if (caption) caption.textContent = picture.alt
    figure.hidden = false
  }
  next.addEventListener('load', put)
  // Without the picture its words are there at least.
  next.addEventListener('error', put)
  next.src = `${token}/${picture.name}`
}

function show({ title, headline, position, lines, map, scene }) {
  document.title = title
  setText('title', title)
  setText('headline', headline)
  setText('position', position)
  element('lines').replaceChildren(
    ...lines.map((line) => Object.assign(document.createElement('li'), { textContent: line })),
  )
  for (const [id, picture] of Object.entries({ map, scene })) {
    if (element(id).dataset.name !== (picture?.name ?? '')) setPicture(id, picture)
  }
}

/** Opens the stream, and opens it again by itself: a browser gives up where a proxy answers for an absent bot. */
function connect() {
  const stream = new EventSource(`${token}/live`)
  stream.addEventListener('open', () => {
    document.body.classList.remove('ended')
    notice(null)
  })
  stream.addEventListener('shown', ({ data }) => show(JSON.parse(data)))
  stream.addEventListener('ended', () => end(stream))
  stream.addEventListener('error', () => {
    stream.close()
    notice(away)
    setTimeout(() => void comeBack(), AWAY_RETRY_MS)
  })
}

/** After a lost stream: whether the link has ended meanwhile, or the bot is away. */
async function comeBack() {
  const response = await fetch(location.href, { cache: 'no-store' }).catch(() => null)
  if (response?.status === 404) end(null)
  else if (response?.ok) connect()
  else setTimeout(() => void comeBack(), AWAY_RETRY_MS)
}

function end(stream) {
  stream?.close()
  document.body.classList.add('ended')
  notice(ended)
  setTimeout(() => void comeBack(), ENDED_RETRY_MS)
}

if ('EventSource' in window) connect()
else setTimeout(() => location.reload(), AWAY_RETRY_MS * 5)
