/** A Unicode emoji or an application emoji. */
export function Emoji({ emoji }: { emoji: { id?: string | null; name?: string | null } | undefined }) {
  if (!emoji?.name) return null
  if (!emoji.id) return <span class="emoji">{emoji.name}</span>
  return <img class="emoji" src={`/emojis/${emoji.id}.png`} alt={`:${emoji.name}:`} />
}
