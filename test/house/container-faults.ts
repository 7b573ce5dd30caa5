import { validate } from 'dockerfile-utils'
import { parseDocument } from 'yaml'
import { z } from 'zod'

// Static checks of container files, without a builder. Each fault is one line; without faults the files may be built.

/** An instruction of a Dockerfile, with continued lines joined. */
export interface Instruction {
  readonly name: string
  readonly rest: string
}

const SECRET = /TOKEN|PASSWORD|PASSWD|SECRET|PRIVATE|CREDENTIAL|API_?KEY/i
/** An image pinned to a version: its name, and a tag with a number or a digest. */
const PINNED = /^[\w./-]+(:[\w.-]*\d[\w.-]*|@sha256:[0-9a-f]{64})$/

/** The instructions of each stage. */
export function stagesOf(text: string): Instruction[][] {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const all = lines.map((line): Instruction => {
    const [, name = '', rest = ''] = /^\s*([A-Za-z]+)\s+(.+)$/.exec(line) ?? []
    return { name: name.toUpperCase(), rest: rest.trim() }
  })
  const starts = all.flatMap(({ name }, index) => (name === 'FROM' ? [index] : []))
  return starts.map((start, index) => all.slice(start, starts[index + 1]))
}

export function faultsOfDockerfile(text: string): string[] {
  const stages = stagesOf(text)
  const all = stages.flat()
  const last = stages.at(-1) ?? []
  const names = new Set(all.flatMap(({ name, rest }) => (name === 'FROM' ? (/ AS (\S+)$/i.exec(rest)?.[1] ?? []) : [])))
  const user = last.findLast(({ name }) => name === 'USER')?.rest ?? 'root'
  const bases = all.flatMap(({ name, rest }) => (name === 'FROM' ? [rest.split(' ')[0] ?? ''] : []))
  const variables = all.flatMap(({ name, rest }) =>
    name === 'ENV' || name === 'ARG' ? [...rest.matchAll(/(\w+)(?==|$)/g)].map(([word]) => word) : [],
  )
  return [
    ...validate(text).map(({ range, message }) => `line ${range.start.line + 1}: ${message}`),
    ...bases.filter((base) => !names.has(base) && !PINNED.test(base)).map((base) => `${base} may be any version`),
    ...(/^(root|0)(:|$)/.test(user) ? ['it runs as root'] : []),
    ...(last.some(({ name }) => name === 'HEALTHCHECK') ? [] : ['nobody asks for its health']),
    ...variables.filter((name) => SECRET.test(name)).map((name) => `${name} would be kept in the image`),
    ...all.filter(({ name }) => name === 'ADD').map(({ rest }) => `ADD ${rest}: COPY copies and does nothing else`),
    ...all.flatMap(({ rest }) => {
      if (!rest.includes('apt-get install')) return []
      const isTidy = rest.includes('--no-install-recommends') && rest.includes('rm -rf /var/lib/apt/lists')
      return isTidy ? [] : [`${rest}: more is installed, or left behind, than is needed`]
    }),
  ]
}

const variables = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** The part of the Compose specification that we use. Any other key is a typo. */
const composed = z.strictObject({
  services: z.record(
    z.string(),
    z.strictObject({
      build: z.string().optional(),
      image: z.string(),
      profiles: z.array(z.string()).optional(),
      restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']),
      init: z.boolean().optional(),
      env_file: z.string().optional(),
      environment: variables.optional(),
      volumes: z.array(z.string()).optional(),
      stop_grace_period: z
        .string()
        .regex(/^\d+s$/)
        .optional(),
      read_only: z.boolean().optional(),
      tmpfs: z.array(z.string()).optional(),
      cap_drop: z.array(z.string()).optional(),
      security_opt: z.array(z.string()).optional(),
      depends_on: z
        .record(z.string(), z.strictObject({ condition: z.literal('service_healthy'), required: z.boolean() }))
        .optional(),
      healthcheck: z
        .strictObject({ test: z.array(z.string()), interval: z.string(), timeout: z.string(), retries: z.int() })
        .optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
})

export type Composed = z.infer<typeof composed>

/** @throws if the file does not match the schema */
export function composedOf(text: string): Composed {
  return composed.parse(parseDocument(text).toJS())
}

export function faultsOfCompose(text: string): string[] {
  const file = parseDocument(text, { strict: true })
  const slips = [...file.errors, ...file.warnings].map(({ message }) => message.split('\n')[0] ?? '')
  if (slips.length > 0) return slips
  const read = composed.safeParse(file.toJS())
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  const { services, volumes } = read.data
  return Object.entries(services).flatMap(([name, service]) => {
    const named = (service.volumes ?? []).map((one) => one.split(':')[0] ?? '').filter((one) => !/^[./~]/.test(one))
    const secrets = Object.entries(service.environment ?? {}).filter(
      ([key, value]) => SECRET.test(key) && !/^\$\{\w+(:?[-?].*)?\}$/.test(String(value ?? '')),
    )
    const needed = Object.entries(service.depends_on ?? {})
    const isHealthy = service.build !== undefined || service.healthcheck !== undefined
    return [
      ...(service.build === undefined && !PINNED.test(service.image)
        ? [`${name}: ${service.image} may be any version`]
        : []),
      ...named.filter((one) => !(one in volumes)).map((one) => `${name}: nobody declares the volume ${one}`),
      ...needed.filter(([one]) => !(one in services)).map(([one]) => `${name}: there is no service ${one} to wait for`),
      // A service with a profile cannot be required by one that always runs.
      ...needed
        .filter(([one, { required }]) => required && services[one]?.profiles && !service.profiles)
        .map(([one]) => `${name}: without its profile there is no ${one}`),
      ...secrets.map(([key]) => `${name}: ${key} stands there for all to read`),
      ...(isHealthy ? [] : [`${name}: nobody asks for its health`]),
    ]
  })
}
