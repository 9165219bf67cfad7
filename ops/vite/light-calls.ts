import { existsSync, readFileSync } from 'node:fs'
import { type Plugin, parseSync, transformWithOxc } from 'vite'
import { withoutServersPart } from './slim-calls.ts'
import { contract, fileOf, importsIn, isNode, type Named, type Node, nameOf } from './syntax.ts'

const light = '?light'
const isOurs = /\/(?:web|contract)\/.*\.tsx?$/
const isContract = /\/contract\/[\w-]+\.ts$/

interface Statement {
  node: Node
  names: readonly string[]
  uses: ReadonlySet<string>
}

/** All names that a piece of code reads; types read none. */
function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const one of value) namesIn(one, found)
  if (!isNode(value)) return found
  const { type } = value
  if (type.startsWith('TS') && !('expression' in value)) return found
  if (type === 'Identifier') found.add(String(value.name))
  for (const [part, below] of Object.entries(value)) {
    const isName = part === 'property' || (part === 'key' && type === 'Property')
    if (part === 'typeAnnotation' || (isName && value.computed === false)) continue
    namesIn(below, found)
  }
  return found
}

/** What of a module of the contract can be had without the library that checks forms, and the code of that alone. */
interface Split {
  names: ReadonlySet<string>
  code: string
  /** Where it stands: where that is everything, in the module itself. */
  at: string
}
const nothing: Split = { names: new Set(), code: '', at: '' }
const splits = new Map<string, Split>()

function splitOf(file: string): Split {
  const known = splits.get(file)
  if (known) return known
  // Modules that need each other are left as they are.
  splits.set(file, nothing)
  const split = isContract.test(file) && existsSync(file) ? splitting(file) : nothing
  splits.set(file, split)
  return split
}

function splitting(file: string): Split {
  const written = readFileSync(file, 'utf8')
  const code = withoutServersPart(file, written, ['body'])
  const { program } = parseSync(file, code)
  const body = program.body as unknown as Node[]
  const imports = importsIn(body)
  // Where each name comes from that may be read here.
  const lightFrom = new Map<string, { imported: string; from: string }>()
  for (const { from, names } of imports) {
    const at = fileOf(from, file)
    const isWords = at.startsWith(`${contract}/words/`)
    for (const { imported, local } of names)
      if (isWords) lightFrom.set(local, { imported, from: at })
      else if (splitOf(at).names.has(imported))
        lightFrom.set(local, { imported, from: splitOf(at).at })
  }
  const foreign = new Set(imports.flatMap(({ names }) => names.map(({ local }) => local)))

  const statements: Statement[] = []
  const exported = new Set<string>()
  const passedOn: string[] = []
  const passedNames = new Set<string>()
  // What no browser does without stays where it is.
  let isWhole =
    code === withoutServersPart(file, written) &&
    [...foreign].every((name) => lightFrom.get(name)?.from.endsWith('.ts'))
  for (const node of body) {
    const { type, source, exportKind } = node
    const declared = type === 'ExportNamedDeclaration' ? node.declaration : node
    if (isNode(source) && type.startsWith('Export') && exportKind !== 'type') {
      const at = fileOf(nameOf(source), file)
      const { names: there, at: place } = splitOf(at)
      if (!passedBy(node) && place.endsWith(light)) isWhole = false
      const all = passedBy(node) ?? [...there].map((name) => [name, name] as const)
      for (const [name, as] of all)
        if (there.has(name)) {
          passedOn.push(`export { ${name} as ${as} } from '${place}'`)
          passedNames.add(as)
        } else isWhole = false
    } else if (isNode(declared) && /^(Variable|Function)Declaration$/.test(declared.type)) {
      const names =
        declared.type === 'FunctionDeclaration'
          ? [nameOf(declared.id)]
          : // Of a pattern, all that it takes apart.
            (declared.declarations as Node[]).flatMap(({ id }) => [...namesIn(id)])
      if (declared !== node) for (const name of names) exported.add(name)
      statements.push({ node, names, uses: namesIn(declared) })
    } else if (type === 'ExportNamedDeclaration' && node.declaration == null && !source)
      for (const one of node.specifiers as Node[])
        if (nameOf(one.local) === nameOf(one.exported)) exported.add(nameOf(one.local))
  }

  const own = new Set(statements.flatMap(({ names }) => names))
  const heavy = new Set([...foreign].filter((name) => !lightFrom.has(name)))
  for (let before = -1; before !== heavy.size; ) {
    before = heavy.size
    for (const { names, uses } of statements)
      if ([...uses].some((name) => heavy.has(name) && !(own.has(name) && names.includes(name))))
        for (const name of names) heavy.add(name)
  }
  const kept = statements.filter(({ names }) => names.every((name) => !heavy.has(name)))
  const names = new Set([
    ...kept.flatMap(({ names }) => names.filter((name) => exported.has(name))),
    ...[...lightFrom.keys()].filter((name) => exported.has(name)),
    ...passedNames,
  ])
  if (names.size === 0) return nothing
  if (isWhole && [...exported].every((name) => names.has(name)))
    return { names, code: '', at: file }
  const used = new Set(kept.flatMap(({ uses }) => [...uses]))
  const needed = [...lightFrom].filter(([name]) => used.has(name) || exported.has(name))
  const lines = [
    ...needed.map(([local, { imported, from }]) =>
      imported === '*'
        ? `import * as ${local} from '${from}'`
        : `import { ${imported} as ${local} } from '${from}'`,
    ),
    ...passedOn,
    ...kept.map(({ node }) => code.slice(...withComment(code, node))),
    ...needed.filter(([name]) => exported.has(name)).map(([name]) => `export { ${name} }`),
  ]
  return { names, code: lines.join('\n'), at: `${file}${light}` }
}

/** What is passed on by name; nothing where all is. */
const passedBy = ({ specifiers }: Node) =>
  (specifiers as Node[] | undefined)
    ?.filter(({ exportKind }) => exportKind !== 'type')
    .map((one) => [nameOf(one.local), nameOf(one.exported)] as const)

/** The mark before a function, that calling it does nothing else, belongs to it. */
function withComment(code: string, { start, end }: Node): [number, number] {
  const mark = /\/\* @__NO_SIDE_EFFECTS__ \*\/\s*$/.exec(code.slice(0, start))
  return [mark ? mark.index : start, end]
}

/** Of which imported names this file reads the shape of what they send. */
const readsBody = (code: string) => {
  const names = new Set([...code.matchAll(/\b(\w+)\.body\b/g)].map(([, name = '']) => name))
  // One of several calls, by whichever name.
  return { names, isAny: names.has('endpoint') }
}

/**
 * Whoever only makes a call, or knows its words and lists, gets it without the library that checks forms and all that comes with
 * that (34 kB): what of a module of the contract does without stands in a module of its own for browsers. A form reads `call.body`,
 * and has all of it.
 */
export function lightCalls(): Plugin {
  return {
    name: 'light-calls',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(contract) && id.endsWith(light) ? id : null),
    load: {
      filter: { id: /\/contract\/[\w-]+\.ts\?light$/ },
      async handler(id) {
        const file = id.slice(0, -light.length)
        const { code } = await transformWithOxc(splitOf(file).code, file, { sourcemap: false })
        return { code, map: null }
      },
    },
    transform: {
      filter: { id: isOurs },
      handler(code, id) {
        // Of the contract only its words: its own modules are split above, and whole otherwise.
        if (isContract.test(id) || !code.includes('contract/')) return null
        return { code: lightened(code, id), map: null }
      },
    },
  }
}

/** The file with each name imported from the lightest module that has it. */
export function lightened(code: string, id: string): string {
  const { program } = parseSync(id, code)
  const reads = readsBody(code)
  if (reads.isAny) return code
  const imports = importsIn(program.body as unknown as Node[])
  let rest = code
  for (const { from, names, node } of imports.toReversed()) {
    const file = fileOf(from, id)
    if (!isContract.test(file)) continue
    const { names: has, at } = splitOf(file)
    if (at === file) continue
    const isLight = ({ imported, local }: Named) => has.has(imported) && !reads.names.has(local)
    if (!names.some(isLight)) continue
    const line = (some: readonly Named[], at: string) =>
      some.length === 0
        ? ''
        : `import { ${some.map((one) => `${one.imported} as ${one.local}`).join(', ')} } from '${at}'`
    const written = [
      line(names.filter(isLight), at),
      line(
        names.filter((name) => !isLight(name)),
        from,
      ),
    ]
    rest = rest.slice(0, node.start) + written.filter(Boolean).join(';') + rest.slice(node.end)
  }
  return rest
}
