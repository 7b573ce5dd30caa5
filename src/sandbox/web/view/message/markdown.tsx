import type { ComponentChildren } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { useCommand } from '../../deeds/composing.ts'
import { goTo } from '../../deeds/reading.ts'
import type { Known } from '../../model/commands.ts'
import { channelName, roleName, userName } from '../../model/known.ts'
import { placeIn } from '../../model/links.ts'
import { blocks, type Block, type List, type Node } from '../../model/markdown.ts'
import { Emoji } from '../parts/emoji.tsx'
import { Timestamp } from '../parts/time.tsx'

/** A text in Discord's Markdown. */
export function Markdown({ text, known }: { text: string; known: Known }) {
  const tree = useMemo(() => blocks(text), [text])
  return <Blocks blocks={tree} known={known} />
}

function Blocks({ blocks: list, known }: { blocks: readonly Block[]; known: Known }) {
  return (
    <>
      {list.map((block, index) => (
        <One key={index} block={block} known={known} />
      ))}
    </>
  )
}

const HEADINGS = ['h2', 'h3', 'h4'] as const

function One({ block, known }: { block: Block; known: Known }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = HEADINGS[block.level - 1] ?? 'h4'
      return <Heading>{inside(block.inside, known)}</Heading>
    }
    case 'small':
      return <small class="subtext">{inside(block.inside, known)}</small>
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} known={known} />
        </blockquote>
      )
    case 'list':
      return <Items list={block.list} known={known} />
    case 'pre':
      return (
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      )
    case 'words':
      return <p>{inside(block.inside, known)}</p>
  }
}

function Items({ list, known }: { list: List; known: Known }) {
  const items = list.items.map((item, index) => (
    <li key={index}>
      {inside(item.inside, known)}
      {item.lists.map((below, at) => (
        <Items key={at} list={below} known={known} />
      ))}
    </li>
  ))
  return list.first === null ? <ul>{items}</ul> : <ol start={list.first}>{items}</ol>
}

function inside(nodes: readonly Node[], known: Known): ComponentChildren {
  return nodes.map((node) => view(node, known))
}

function view(node: Node, known: Known): ComponentChildren {
  if (typeof node === 'string') return lines(node)
  switch (node.kind) {
    case 'strong':
    case 'em':
    case 'u':
    case 's': {
      const Sort = node.kind
      return <Sort>{inside(node.inside, known)}</Sort>
    }
    case 'spoiler':
      return <Spoiler>{inside(node.inside, known)}</Spoiler>
    case 'code':
      return <code>{node.text}</code>
    case 'link':
      return <Link address={node.address}>{inside(node.inside, known)}</Link>
    case 'user':
      return <Mention>@{userName(known, node.id)}</Mention>
    case 'role':
      return <Mention>@{roleName(known, node.id)}</Mention>
    case 'channel':
      return <ChannelMention id={node.id} known={known} />
    case 'all':
      return <Mention>{node.name}</Mention>
    case 'command':
      return <CommandMention name={node.name} />
    case 'time':
      return <Timestamp seconds={node.seconds} style={node.style} />
    case 'emoji':
      return <Emoji emoji={node} />
  }
}

/** Text with its line breaks. */
function lines(words: string): ComponentChildren {
  return words.split('\n').flatMap((line, index) => (index === 0 ? [line] : [<br />, line]))
}

function Mention({ children }: { children: ComponentChildren }) {
  return <span class="mention">{children}</span>
}

function ChannelMention({ id, known }: { id: string; known: Known }) {
  if (!known.channels.some((channel) => channel.id === id)) return <Mention>#{channelName(known, id)}</Mention>
  return (
    <button class="mention" type="button" onClick={() => void goTo(id)}>
      #{channelName(known, id)}
    </button>
  )
}

function CommandMention({ name }: { name: string }) {
  return (
    <button class="mention" type="button" onClick={() => useCommand(name)}>
      /{name}
    </button>
  )
}

function Link({ address, children }: { address: string; children: ComponentChildren }) {
  const place = placeIn(address)
  if (place)
    return (
      <a
        href={`?channel=${place.channelId}`}
        onClick={(event) => {
          event.preventDefault()
          void goTo(place.channelId, place.messageId)
        }}
      >
        {children}
      </a>
    )
  return (
    <a href={address} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  )
}

/** Hidden until pressed. The state is local, because revealing a spoiler concerns only this reader. */
function Spoiler({ children }: { children: ComponentChildren }) {
  const [isShown, show] = useState(false)
  if (isShown) return <span class="spoiler shown">{children}</span>
  return (
    <button class="spoiler" type="button" aria-label="Spoiler, press to show" onClick={() => show(true)}>
      <span aria-hidden="true">{children}</span>
    </button>
  )
}
