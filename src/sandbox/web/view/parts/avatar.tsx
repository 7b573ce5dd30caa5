const COLOURS = ['#5865f2', '#3ba55d', '#b9772c', '#c94f7c', '#2f8fa8', '#8e5bd0', '#a8552f']
const BOT_COLOUR = '#5865f2'

/** A round picture with a person's initial. The colour follows from the id. */
export function Avatar({ id, name, isBot = false }: { id: string; name: string; isBot?: boolean }) {
  const colour = isBot ? BOT_COLOUR : COLOURS[Number(BigInt(id) % BigInt(COLOURS.length))]
  return (
    <span class="avatar" style={{ background: colour }} aria-hidden="true">
      {isBot ? '♞' : ([...name][0]?.toUpperCase() ?? '?')}
    </span>
  )
}
