import { type Plugin, parseSync } from 'vite'
import { settings } from '#contract/settings.ts'
import { duration } from '#contract/words/en/grammar.ts'

/** Longer than this no number or group of numbers is; what is stays one, in its own module. */
const longest = 140
/** And this long at most is what one module takes of them by name. */
const longestTaken = 700

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

/** `settings.polling.technicianMs` as its names after the first; null of anything else. */
function namesIn(node: Node): string[] | null {
  if (node.type === 'Identifier') return node.name === 'settings' ? [] : null
  const { type, computed, object, property } = node
  if (type !== 'MemberExpression' || computed || !isNode(object) || !isNode(property)) return null
  const names = namesIn(object)
  return names && [...names, `${property.name}`]
}

/** Each place where a setting is read, as far as it leads. */
function readingsIn(value: unknown): { node: Node; said: unknown }[] {
  if (Array.isArray(value)) return value.flatMap(readingsIn)
  if (!isNode(value)) return []
  const { type, id, init } = value
  const taken = type === 'VariableDeclarator' && isNode(init) && namesIn(init)
  const own = taken && isNode(id) ? takenBy(id, taken) : undefined
  if (own !== undefined) return [{ node: init as Node, said: own }]
  const names = namesIn(value)
  const said = names && names.length > 0 ? at(names) : undefined
  if (said !== undefined && isShort(said)) return [{ node: value, said }]
  return Object.values(value).flatMap(readingsIn)
}

/** `const { polling, trips } = settings`: what it takes, under the same names. */
function takenBy({ type, properties }: Node, names: readonly string[]): unknown {
  if (type !== 'ObjectPattern') return undefined
  const taken: Record<string, unknown> = {}
  for (const { type, computed, key } of properties as Node[]) {
    if (type !== 'Property' || computed || !isNode(key)) return undefined
    taken[`${key.name}`] = at([...names, `${key.name}`])
  }
  const isSaid = Object.values(taken).every((one) => one !== undefined && typeof one !== 'function')
  return isSaid && JSON.stringify(taken).length <= longestTaken ? taken : undefined
}

/** The setting with these names; undefined where they lead past it, as in `settings.price.maxCents.toFixed`. */
const at = (names: readonly string[]): unknown =>
  names.reduce<unknown>(
    (part, name) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, name)
        ? Reflect.get(part, name)
        : undefined,
    settings,
  )

const isShort = (said: unknown): boolean =>
  typeof said !== 'function' && JSON.stringify(said).length <= longest

/** How often the settings are read; types and what else has this name do not count. */
function timesRead(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + timesRead(one), 0)
  if (!isNode(value)) return 0
  const { type, name } = value
  if (type === 'ImportDeclaration' || (type.startsWith('TS') && !('expression' in value))) return 0
  if (type === 'Identifier') return name === 'settings' ? 1 : 0
  return Object.entries(value).reduce((sum, [part, below]) => {
    const isName = part === 'property' || (part === 'key' && !value.shorthand)
    return part === 'typeAnnotation' || (isName && value.computed === false)
      ? sum
      : sum + timesRead(below)
  }, 0)
}

const imported = /import \{([^}]*\bsettings\b[^}]*)\} from ['"][^'"]*\/settings\.ts['"]/

/** How long something lasts by the rules is known here already: the first time a browser says one, it thinks for 40 ms. */
const withDurations = (code: string) =>
  code.replace(/\bduration\(\((\d+)\)\)/g, (_, ms) => JSON.stringify(duration(Number(ms))))

/** A page that needs one number of the rules carries that number, and not the book of all of them. */
export function saidSettings(): Plugin {
  return {
    name: 'said-settings',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: {
        id: /\/(?:web|contract)\/.*\.tsx?(?:\?.*)?$/,
        code: imported,
      },
      handler(code, id) {
        const { program } = parseSync(id.replace(/\?.*$/, ''), code)
        const readings = readingsIn(program.body)
        let said = code
        for (const { node, said: value } of readings.toSorted(
          (a, b) => b.node.start - a.node.start,
        ))
          said = `${said.slice(0, node.start)}(${JSON.stringify(value)})${said.slice(node.end)}`
        if (id.includes('/words/en/')) said = withDurations(said)
        if (timesRead(program.body) > readings.length) return { code: said, map: null }
        // An import that nobody reads would still bring the module into the files of this page.
        const rest = said.replace(imported, (line, names: string) => {
          const others = names
            .split(',')
            .filter((name) => name.trim() && name.trim() !== 'settings')
          return others.length > 0 ? line.replace(names, ` ${others.join(',').trim()} `) : ''
        })
        return { code: rest, map: null }
      },
    },
  }
}
