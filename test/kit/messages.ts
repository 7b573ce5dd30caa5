import { readdirSync, readFileSync } from 'node:fs'
import { messagesIn } from '../../scripts/lib/words.ts'
import { isForm } from '../../src/language/index.ts'

/**
 * The ids of messages that no code in some folders asks for, by a literal or by a template with holes. A label is asked
 * for together with its hint, and messages ask for the forms of names.
 */
export function unusedMessages(messages: string, folders: readonly string[]): readonly string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /^(?!(.*\/)?en\/).*\.ts$/.test(name))
      .map((name) => `${folder}/${name}`),
  )
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const holes = code.replaceAll('${string}', '').replace(/\$\{[^{}]*\}/g, '*')
  const asked = [...holes.matchAll(/`([a-z*][\w.*-]*)`/g)].flatMap(([, text = '']) =>
    /[a-z]{2}/.test(text) && /[-.]/.test(text)
      ? [new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('*', '[a-z0-9.-]*')}$`)]
      : [],
  )
  const isSaid = (id: string) => code.includes(`'${id}'`) || asked.some((form) => form.test(id))
  const all = messagesIn(messages)
  const forms = new Set(all.flatMap(({ text }) => [...text.matchAll(/form: "([\w-]+)"/g)].map(([, form]) => form)))
  return all.flatMap((one) => {
    const isNamed = isForm(one) && forms.has(one.id.split('.')[1])
    return isNamed || isSaid(one.id) || isSaid(one.id.replace(/\.hint$/, '')) ? [] : [one.id]
  })
}
