import type { APIEmbed, APIEmbedField } from 'discord-api-types/payloads/v10'
import type { Known } from '../../model/commands.ts'
import { colourOf } from './components.tsx'
import { Markdown } from './markdown.tsx'
import { Picture } from './media.tsx'

export function Embed({ embed, known }: { embed: APIEmbed; known: Known }) {
  const foot = [embed.footer?.text, embed.timestamp && new Date(embed.timestamp).toLocaleString()].filter(Boolean)
  return (
    <article class="embed" style={colourOf(embed.color)}>
      <div class="embed-words">
        {embed.author && <div class="embed-author">{embed.author.name}</div>}
        {embed.title && <Title title={embed.title} url={embed.url} known={known} />}
        {embed.description && (
          <div class="text">
            <Markdown text={embed.description} known={known} />
          </div>
        )}
        {embed.fields && <Fields fields={embed.fields} known={known} />}
      </div>
      {embed.thumbnail && (
        <div class="thumbnail">
          <Picture media={embed.thumbnail} />
        </div>
      )}
      {embed.image && (
        <div class="embed-image">
          <Picture media={embed.image} />
        </div>
      )}
      {foot.length > 0 && <footer>{foot.join(' • ')}</footer>}
    </article>
  )
}

function Title({ title, url, known }: { title: string; url: string | undefined; known: Known }) {
  return (
    <div class="embed-title">
      {url ? (
        <a href={url} target="_blank" rel="noreferrer noopener">
          {title}
        </a>
      ) : (
        <Markdown text={title} known={known} />
      )}
    </div>
  )
}

function Fields({ fields, known }: { fields: readonly APIEmbedField[]; known: Known }) {
  return (
    <div class="fields">
      {fields.map((field, index) => (
        <div key={index} class={field.inline ? 'field inline' : 'field'}>
          <strong>
            <Markdown text={field.name} known={known} />
          </strong>
          <div class="text">
            <Markdown text={field.value} known={known} />
          </div>
        </div>
      ))}
    </div>
  )
}
