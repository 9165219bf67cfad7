import { type Plugin, parseSync } from 'vite'

/** What the server alone has to know of a call, and its documentation: a page sends it and believes the answer. */
const servers = new Set([
  'badInput',
  'bodyLimit',
  'errorField',
  'isDangerous',
  'isForm',
  'params',
  'perMinute',
  'query',
  'response',
  'right',
  'status',
  'summary',
  'tag',
])

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

/** Every such property of a call's declaration. */
function serversPartIn(value: unknown, more: readonly string[]): Node[] {
  if (Array.isArray(value)) return value.flatMap((one) => serversPartIn(one, more))
  if (!isNode(value)) return []
  const below = Object.values(value).flatMap((one) => serversPartIn(one, more))
  const { type, callee, arguments: given } = value
  if (type !== 'CallExpression' || !isNode(callee) || callee.name !== 'endpoint') return below
  const [declared] = given as [Node]
  const properties = declared.properties as Node[]
  return [
    ...below,
    ...properties.filter(({ key }) => {
      const name = isNode(key) ? `${key.name}` : ''
      return servers.has(name) || more.includes(name)
    }),
  ]
}

/** The code of a module of the contract without what only the server needs of its calls, and without `more`. */
export function withoutServersPart(id: string, code: string, more: readonly string[] = []): string {
  const { program } = parseSync(id, code)
  const parts = serversPartIn(program, more).sort((a, b) => b.start - a.start)
  let rest = code
  for (const { start, end } of parts)
    rest = rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, '')
  return rest
}

/** Leaves what only the server needs of a call out of what browsers load: the shapes of all answers, above all. */
export function slimCalls(): Plugin {
  return {
    name: 'slim-calls',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/[\w-]+\.ts$/ },
      handler: (code, id) => ({ code: withoutServersPart(id, code), map: null }),
    },
  }
}
