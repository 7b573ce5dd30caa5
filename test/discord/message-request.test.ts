import { expect, it } from 'vitest'
import { textPanel, type Panel } from '../../src/discord/kit/message.ts'
import { messageRequest } from '../../src/discord/kit/message-request.ts'

/** A request as its recipient reads it. */
async function received({ body, headers, passThroughBody }: ReturnType<typeof messageRequest>) {
  if (!passThroughBody) return { message: body, files: [] }
  const form = await new Response(body as Buffer, { headers: headers ?? {} }).formData()
  const sent = [...form.entries()].flatMap(([field, value]) => (value instanceof File ? [{ field, value }] : []))
  return {
    message: JSON.parse(String(form.get('payload_json'))) as unknown,
    files: sent.map(({ field, value: { name, type } }) => ({ field, name, type })),
    bytes: await Promise.all(sent.map(async ({ value }) => Buffer.from(await value.arrayBuffer()))),
  }
}

it('a message without files is sent as it is', async () => {
  expect(await received(messageRequest(textPanel('hello'), { nonce: 'once' }))).toMatchObject({
    message: { components: [{ content: 'hello' }], attachments: [], nonce: 'once' },
    files: [],
  })
})

it('pictures and files arrive byte by byte, each with its name and what it shows', async () => {
  const image = Buffer.from([0xff, 0xd8, 13, 10, 45, 45, 13, 10, 0, 0xff, 0xd9])
  const data = Buffer.from('{"a game":"é"}\n')
  const panel: Panel = {
    ...textPanel('A “board”\r\n--\r\nand more'),
    pictures: [{ name: 'map.jpg', image, alt: 'The board.' }],
    files: [{ name: 'game.json', data }],
    pings: ['7'],
  }
  const { message, files, bytes } = await received(messageRequest(panel))
  expect(message).toMatchObject({
    components: [{ content: 'A “board”\r\n--\r\nand more' }],
    allowed_mentions: { parse: [], users: ['7'] },
    attachments: [
      { id: 0, filename: 'map.jpg', description: 'The board.' },
      { id: 1, filename: 'game.json' },
    ],
  })
  expect(files).toEqual([
    { field: 'files[0]', name: 'map.jpg', type: 'image/jpeg' },
    { field: 'files[1]', name: 'game.json', type: 'application/octet-stream' },
  ])
  expect(bytes).toEqual([image, data])
})
