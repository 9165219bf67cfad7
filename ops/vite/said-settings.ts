import { type Plugin, parseSync } from 'vite'
import { settings } from '#contract/settings.ts'

/** Longer than this no number or group of numbers is; what is stays one, in its own module. */
const longest = 120

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
  const names = namesIn(value)
  const said = names && names.length > 0 ? at(names) : undefined
  if (said !== undefined && isShort(said)) return [{ node: value, said }]
  return Object.values(value).flatMap(readingsIn)
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

const imported = /import \{ settings \} from '[^']*\/settings\.ts'/

/** A page that needs one number of the rules carries that number, and not the book of all of them. */
export function saidSettings(): Plugin {
  return {
    name: 'said-settings',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: {
        id: /\/(?:web|contract)\/.*\.tsx?$/,
        code: imported,
      },
      handler(code, id) {
        const { program } = parseSync(id, code)
        let said = code
        for (const reading of readingsIn(program.body).sort(
          (a, b) => b.node.start - a.node.start,
        )) {
          const { start, end } = reading.node
          said = `${said.slice(0, start)}(${JSON.stringify(reading.said)})${said.slice(end)}`
        }
        const rest = said.replace(imported, '')
        // An import that nobody reads would still bring the module into the files of this page.
        return { code: /\bsettings\b/.test(rest) ? said : rest, map: null }
      },
    },
  }
}
