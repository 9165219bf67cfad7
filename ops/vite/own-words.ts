import { readdirSync, readFileSync } from 'node:fs'
import { type Plugin, parseSync, transformWithOxc } from 'vite'
import { contract, fileOf, importsIn, isNode, type Node, nameOf } from './syntax.ts'
import { web } from './web-root.ts'

const english = `${contract}/words/en/`
const isSource = /\/(?:web|contract)\/.*\.tsx?(?:\?light)?$/
/** No page has these, or all of a language at once. */
const isElsewhere = /\.test\.tsx?$|\/testing\/|\/words\/en\.ts$/
const mark = '?words='
const pathOf = (names: Path) => names.join('.')

type Path = readonly string[]
/** Where words are read, and by which names after that of their area. */
interface Reading {
  node: Node
  path: Path
  /** Taken apart there: `const { title } = bids.page` reads these, each under its own name. */
  taken?: readonly (readonly [name: string, pattern: Node])[]
  /** Another name for a group: `const words = bids.page`. */
  alias?: boolean
}

/** What stands in an area: a group of words, or a word. */
type Tree = Map<string, Tree | null>

interface Area {
  file: string
  name: string
  code: string
  /** Its object. */
  node: Node
  tree: Tree
}

/** The areas that a module of words declares; none where its words speak of each other. */
function areasOf(file: string): Area[] {
  const code = readFileSync(file, 'utf8')
  const body = parseSync(file, code).program.body as unknown as Node[]
  return body.flatMap((statement) => {
    const { declaration } = statement
    if (!isNode(declaration) || declaration.type !== 'VariableDeclaration') return []
    const [declared] = declaration.declarations as Node[]
    const init = declared?.init
    if (
      !isNode(init) ||
      init.type !== 'CallExpression' ||
      !/^(area|sayings)$/.test(nameOf(init.callee))
    )
      return []
    const [, node] = init.arguments as Node[]
    if (!isNode(node) || node.type !== 'ObjectExpression') return []
    const name = nameOf(declared?.id)
    const isReadHere = [node, ...body.filter((other) => other !== statement)].some(
      (part) => readingsOf(part, name)?.length !== 0,
    )
    if (isReadHere) return []
    return [{ file, name, code, node, tree: treeOf(node) }]
  })
}

/** What is spread into a group is not told apart, nor what stands beside it. */
function treeOf(node: Node): Tree {
  const tree: Tree = new Map()
  for (const { key, value, type, computed } of node.properties as Node[]) {
    if (type !== 'Property' || computed) return new Map()
    tree.set(
      nameOf(key),
      isNode(value) && value.type === 'ObjectExpression' && treeOf(value).size > 0
        ? treeOf(value)
        : null,
    )
  }
  return tree
}

/** Each reading of one of these names as the names that follow it; null where something else of the same name is declared. */
function readingsOf(
  program: unknown,
  local: string,
  own: ReadonlySet<unknown> = new Set(),
): Reading[] | null {
  const found: Reading[] = []
  let isDeclaredAgain = false
  const declares = (pattern: unknown) => {
    if (!isNode(pattern)) return
    if (pattern.type === 'Identifier' && pattern.name === local && !own.has(pattern))
      isDeclaredAgain = true
    for (const [part, below] of Object.entries(pattern))
      if (part !== 'key' && part !== 'typeAnnotation' && part !== 'right')
        for (const one of Array.isArray(below) ? below : [below]) declares(one)
  }
  const walk = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (!isNode(value)) return
    const { type } = value
    if (type.startsWith('TS') && !('expression' in value)) return
    if (type === 'ImportDeclaration') return
    if (type === 'VariableDeclarator' || type === 'CatchClause') declares(value.id ?? value.param)
    if (type.includes('Function')) {
      declares(value.id)
      for (const param of value.params as Node[]) declares(param)
    }
    if (type === 'Identifier') {
      if (value.name === local && !own.has(value)) found.push({ node: value, path: [] })
      return
    }
    const { id, init } = value
    if (type === 'VariableDeclarator' && isNode(id) && isNode(init)) {
      const read = chainOf(init, local)
      if (read && id.type === 'ObjectPattern' && isPlain(id)) {
        const taken = (id.properties as Node[]).map(
          ({ key, value }) => [nameOf(key), value as Node] as const,
        )
        return void found.push({ node: init, path: read.path, taken })
      }
      if (read && id.type === 'Identifier' && !own.has(id)) {
        // The same group may have this name in several functions.
        const all = declarationsOf(program, nameOf(id))
        const isSame = all.every(
          ({ init }) =>
            isNode(init) && pathOf(chainOf(init, local)?.path ?? ['?']) === pathOf(read.path),
        )
        const ids = new Set(all.map(({ id }) => id))
        const named = isSame ? readingsOf(program, nameOf(id), ids) : null
        if (named) {
          found.push({ node: init, path: read.path, alias: true })
          if (all[0] !== value) return
          const more = named.map((one) => ({ ...one, path: [...read.path, ...one.path] }))
          return void found.push(...more)
        }
      }
    }
    const read = type === 'MemberExpression' ? chainOf(value, local) : null
    if (read) return void found.push({ node: value, path: read.path })
    for (const [part, below] of Object.entries(value)) {
      const isName = part === 'property' || (part === 'key' && type === 'Property')
      if (part === 'typeAnnotation' || (isName && value.computed === false)) continue
      walk(below)
    }
  }
  walk(program)
  return isDeclaredAgain ? null : found
}

/** Every `const name = …`. */
function declarationsOf(value: unknown, name: string): Node[] {
  if (Array.isArray(value)) return value.flatMap((one) => declarationsOf(one, name))
  if (!isNode(value)) return []
  const below = Object.values(value).flatMap((one) => declarationsOf(one, name))
  return value.type === 'VariableDeclarator' &&
    nameOf(value.id) === name &&
    isNode(value.id) &&
    value.id.type === 'Identifier'
    ? [value, ...below]
    : below
}

/** `{ title, page: words }`: no rest, nothing computed, nothing instead. */
const isPlain = ({ properties }: Node) =>
  (properties as Node[]).every(
    ({ type, computed, value }) =>
      type === 'Property' && computed === false && isNode(value) && value.type === 'Identifier',
  )

/** `bids.page.title` as the identifier and the names after it. */
function chainOf(node: Node, local: string): { node: Node; path: Path } | null {
  if (node.type === 'Identifier') return node.name === local ? { node, path: [] } : null
  const { type, computed, object, property } = node
  if (type !== 'MemberExpression' || computed || !isNode(object)) return null
  const before = chainOf(object, local)
  return before && { node: before.node, path: [...before.path, nameOf(property)] }
}

/** How far the names lead into the words: to one of them, or to a group that is read as a whole. */
function wordAt(tree: Tree, names: Path): Path {
  let group: Tree | null | undefined = tree
  for (const [place, name] of names.entries()) {
    if (!group?.has(name)) return names.slice(0, place)
    group = group.get(name)
  }
  return names
}

/** Words of an area that the same modules read, by their place among those of the area. */
interface Parts {
  area: Area
  /** Of each word or group that is read, in which part it is. */
  partOf: ReadonlyMap<string, number>
}

let parts: ReadonlyMap<string, Parts> | undefined

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => isSource.test(file) && !isElsewhere.test(file))

const areaKey = (file: string, name: string) => `${file} ${name}`

/** The names of all that is read; where that cannot be told, of everything. */
const pathsOf = (readings: readonly Reading[] | null): readonly Path[] =>
  readings?.flatMap(({ path, taken, alias }) =>
    alias ? [] : (taken?.map(([name]) => [...path, name]) ?? [path]),
  ) ?? [[]]

/** Who reads which words, of all pages. */
function partsOfAreas(): ReadonlyMap<string, Parts> {
  const areas = new Map(
    sources(english.slice(0, -1))
      .flatMap(areasOf)
      .map((area) => [areaKey(area.file, area.name), area] as const),
  )
  const readers = new Map<string, Map<string, Set<string>>>()
  for (const file of [...sources(web), ...sources(contract)]) {
    const code = readFileSync(file, 'utf8')
    if (!code.includes('/en/') && !file.startsWith(english)) continue
    const { program } = parseSync(file, code)
    for (const { from, names } of importsIn(program.body as unknown as Node[]))
      for (const { imported, local } of names) {
        const area = areas.get(areaKey(fileOf(from, file), imported))
        if (!area) continue
        const key = areaKey(area.file, area.name)
        const read = readers.get(key) ?? new Map<string, Set<string>>()
        readers.set(key, read)
        for (const path of pathsOf(readingsOf(program, local))) {
          const word = pathOf(wordAt(area.tree, path))
          read.set(word, (read.get(word) ?? new Set()).add(file))
        }
      }
  }
  return new Map(
    [...areas].flatMap(([key, area]) => {
      const read = readers.get(key)
      // Who reads all of it, has all of it.
      if (!read || read.has('')) return []
      const paths = [...read.keys()]
      const within = (path: string, group: string) => path === group || path.startsWith(`${group}.`)
      const tops = paths.filter((path) => !paths.some((g) => g !== path && within(path, g)))
      const readBy = (top: string) =>
        [
          ...new Set(
            paths
              .filter((path) => within(path, top))
              .flatMap((path) => [...(read.get(path) ?? [])]),
          ),
        ]
          .sort()
          .join(' ')
      const groups = [...new Set(tops.map(readBy))].sort()
      return [
        [key, { area, partOf: new Map(tops.map((top) => [top, groups.indexOf(readBy(top))])) }],
      ]
    }),
  )
}

/** The part that has this word, or the group that it is in. */
function partWith({ partOf }: Parts, names: Path): number | undefined {
  for (let length = names.length; length > 0; length -= 1) {
    const part = partOf.get(pathOf(names.slice(0, length)))
    if (part !== undefined) return part
  }
  return undefined
}

/** The module of an area with one part of its words. */
function partOfModule({ area, partOf }: Parts, part: number): string {
  const kept = [...partOf].filter(([, in_]) => in_ === part).map(([path]) => path)
  const pruned = (node: Node, above: string): string =>
    (node.properties as Node[])
      .flatMap(({ key, value, start, end }) => {
        const path = above === '' ? nameOf(key) : `${above}.${nameOf(key)}`
        if (kept.includes(path)) return [area.code.slice(start, end)]
        if (!kept.some((one) => one.startsWith(`${path}.`)) || !isNode(value)) return []
        return [`${JSON.stringify(nameOf(key))}: {${pruned(value, path)}}`]
      })
      .join(',\n')
  const { start, end } = area.node
  return `${area.code.slice(0, start)}{${pruned(area.node, '')}}${area.code.slice(end)}`
}

/** The file with each word read from the part of its area that has it. */
export function withOwnWords(code: string, id: string): string {
  parts ??= partsOfAreas()
  const file = id.replace(/\?.*$/, '')
  const { program } = parseSync(file, code)
  const edits: { start: number; end: number; code: string }[] = []
  for (const { from, names, node } of importsIn(program.body as unknown as Node[])) {
    const at = fileOf(from, file)
    if (!at.startsWith(english)) continue
    const rest: string[] = []
    const lines = new Set<string>()
    for (const { imported, local } of names) {
      const known = parts.get(areaKey(at, imported))
      const readings = known && readingsOf(program, local)
      const isKnown = pathsOf(readings ?? null).every(
        (path) => known && partWith(known, path) !== undefined,
      )
      if (!known || !readings || !isKnown) {
        rest.push(imported === local ? local : `${imported} as ${local}`)
        continue
      }
      const wordOf = (path: Path) => {
        const part = partWith(known, path)
        lines.add(
          `import { ${imported} as ${local}$${part} } from '${at}${mark}${imported}-${part}'`,
        )
        return [`${local}$${part}`, ...path].join('.')
      }
      for (const { node, path, taken, alias } of readings) {
        const { start, end } = node
        const all = taken?.map(([name]) => `${name}: ${wordOf([...path, name])}`)
        const code = alias ? 'null' : all ? `{ ${all.join(', ')} }` : wordOf(path)
        edits.push({ start, end, code })
      }
    }
    if (rest.length === names.length) continue
    const line = rest.length > 0 ? [`import { ${rest.join(', ')} } from '${from}'`] : []
    edits.push({ start: node.start, end: node.end, code: [...line, ...lines].join(';') })
  }
  let rest = code
  for (const { start, end, code } of edits.sort((a, b) => b.start - a.start))
    rest = rest.slice(0, start) + code + rest.slice(end)
  return rest
}

/**
 * A page carries the words that it says, and not all that is said in the areas in which it reads: what the same modules read of an area
 * stands in a module of its own. An area that is handed on as a whole stays whole.
 */
export function ownWords(): Plugin {
  return {
    name: 'own-words',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      parts = undefined
    },
    resolveId: (id) => (id.startsWith(english) && id.includes(mark) ? id : null),
    load: {
      filter: { id: /\/contract\/words\/en\/.*\?words=/ },
      async handler(id) {
        parts ??= partsOfAreas()
        const [file = '', part = ''] = id.split(mark)
        const [name = '', number] = part.split('-')
        const known = parts.get(areaKey(file, name))
        if (!known) return null
        const own = withOwnWords(partOfModule(known, Number(number)), file)
        const { code } = await transformWithOxc(own, file, { sourcemap: false })
        return { code, map: null }
      },
    },
    transform: {
      filter: { id: isSource, code: /\/en\// },
      handler: (code, id) => ({ code: withOwnWords(code, id), map: null }),
    },
  }
}
