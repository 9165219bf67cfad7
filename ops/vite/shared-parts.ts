import { dirname } from 'node:path'
import type { Rolldown } from 'vite'
import { type Opening, settleParts } from './settle-parts.ts'
import { web } from './web-root.ts'

/** What one more file counts where something comes late, in characters of source: a page on one bar asks for six at a time. */
const perLateFile = 9_000

/** Parts that a module may have fetched where it only travels along. A list of tabs has all of them fetched: it stands by itself. */
const mostToStart = 4

/** Opened where the signal is worst: next to nothing comes with them that they do not need. */
const isLight = /\/technician\/main\.tsx$|^\/(?:technician|request-service|follow)$/

/** What one more file costs a page, and what one character that comes in vain: the more the less can be waited there. The first that fits counts. */
const prices: readonly (readonly [pages: RegExp, perFile: number, perCharacter: number])[] = [
  [/^\/technician$/, 20_000, 28],
  [isLight, 24_000, 12],
  // Where work begins, opened first thing with nothing kept yet: by the road, by who has least room left, by everybody.
  [/^\/bids\/:id$/, 60_000, 18],
  [/^\/driver-portal$/, 60_000, 15],
  [/^\/business-dashboard$/, 60_000, 8],
  [/^\/auth$/, 60_000, 8],
  [/^\/admin-dashboard$/, 60_000, 4],
  [/^\/.*-dashboard$/, 75_000, 2.5],
  // What strangers open first: nobody of them should wait for what people at work share.
  [/^\/(?:individual|.*-signup)$/, 9_000, 3],
  [/./, 2_000, 0.1],
]

const opening = (load: string, needs: ReadonlySet<string>): Opening => {
  const [, perFile, perCharacter] = prices.find(([pages]) => pages.test(load)) ?? [0, 0, 0]
  return { needs, perFile, perCharacter }
}

/** Modules that travel in one file. */
interface Part {
  readonly ids: readonly string[]
  /** All that comes with them, themselves too. */
  readonly brings: ReadonlySet<string>
  /** What begins to load it: the app, a page by its path, a dialog that comes late. */
  readonly loads: ReadonlySet<string>
}

type Next = (id: string) => readonly string[]

/**
 * The modules of ours that several pages share, in files by what needs them. The bundler makes a file of whatever the same pages
 * need: hundreds, most of them smaller than the headers of their request. Here two become one where that spares more requests
 * than it brings to pages that do without. `takenBy` names the group that has a module already; `pages`, with which modules each begins.
 */
export function sharedParts(
  entries: readonly string[],
  takenBy: (id: string, context: Rolldown.ChunkingContext) => string | null,
  pages: ReadonlyMap<string, readonly string[]> = new Map(),
) {
  let names: ReadonlyMap<string, string> | undefined
  return {
    name(id: string, context: Rolldown.ChunkingContext): string | null {
      names ??= namesOf(entries, context, (id) => takenBy(id, context), pages)
      return names.get(id) ?? null
    },
    // Packages stay where the bundler has them, and no file draws another's modules into itself.
    includeDependenciesRecursively: false,
  }
}

function namesOf(
  entries: readonly string[],
  context: Rolldown.ChunkingContext,
  takenBy: (id: string) => string | null,
  pages: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, string> {
  const imported: Next = (id) => context.getModuleInfo(id)?.importedIds ?? []
  const broughtLater: Next = (id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const all = reachedFrom(entries, (id) => [...imported(id), ...broughtLater(id)])
  const groups = Map.groupBy(all, takenBy)
  groups.delete(null)
  /** Whoever needs one module of a group gets them all. */
  const mates = new Map([...groups.values()].flatMap((ids) => ids.map((id) => [id, ids] as const)))
  const brought: Next = (id) => [...imported(id), ...(mates.get(id) ?? [])]
  const beginnings = new Set([...entries, ...[...all].flatMap(broughtLater)])
  // What a page begins with comes at once: its own part, its rail, the bar above it.
  const ofPages = new Set([...pages.values()].flat())
  const loaded = new Map(
    [...beginnings]
      .filter((id) => !ofPages.has(id))
      .map((id): [string, ReadonlySet<string>] => [id, reachedFrom([id], brought)]),
  )
  for (const [path, files] of pages) loaded.set(path, reachedFrom(files, brought))
  const loadsOf = (id: string) => [...loaded.keys()].filter((one) => loaded.get(one)?.has(id))
  // Some name what they import by its whole path: the same sources make the same files in whatever folder.
  const sizeOf = (id: string) => context.getModuleInfo(id)?.code?.replaceAll(root, '').length ?? 0
  /** With what a module fetches once the page rests: that comes on every page that has its file. */
  const sizes = new Map(
    [...all].map((id) => [
      id,
      broughtLater(id).reduce((sum, later) => sum + sizeOf(later), sizeOf(id)),
    ]),
  )

  const openings = [...loaded].filter(([load]) => pages.has(load) || isLight.test(load))
  const pagesOf = (id: string) => openings.flatMap(([load, needs]) => (needs.has(id) ? [load] : []))
  const mayShare = (id: string) =>
    !isForeign.test(id) &&
    !beginnings.has(id) &&
    !mates.has(id) &&
    broughtLater(id).length <= mostToStart &&
    loadsOf(id).length > 1
  const { shared = [], alone = [] } = Object.groupBy(all, (id) =>
    mayShare(id) ? 'shared' : 'alone',
  )
  const { opened = [], late = [] } = Object.groupBy(shared, (id) =>
    pagesOf(id).length > 0 ? 'opened' : 'late',
  )
  const partsBy = (loads: (id: string) => readonly string[], ids: readonly string[]): Part[] =>
    [...Map.groupBy(ids, (id) => loads(id).join(' ')).values()].map((ids) => ({
      ids,
      brings: reachedFrom(ids, brought),
      loads: new Set(loads(ids[0] ?? '')),
    }))

  /** Characters that come to who begins there and does without. */
  const tooMuch = remembered((part: Part) =>
    remembered((load: string) => {
      let size = 0
      for (const id of part.brings) if (!loaded.get(load)?.has(id)) size += sizes.get(id) ?? 0
      return size
    }),
  )
  /** Characters spared to all who load one of two, if both came in one file: below nothing where it brings too much. */
  const sparedBy = (a: Part, b: Part) => {
    let sum = 0
    for (const load of a.loads) if (b.loads.has(load)) sum += perLateFile
    for (const load of a.loads) if (sum > 0 && !b.loads.has(load)) sum -= tooMuch(b)(load)
    for (const load of b.loads) if (sum > 0 && !a.loads.has(load)) sum -= tooMuch(a)(load)
    return sum
  }
  const later = join(partsBy(loadsOf, late), sparedBy, (parts) => isRoundIn(parts, alone, imported))
  const first = partsBy(pagesOf, opened)
  const settled = settleParts(
    first,
    openings.map(([load, needs]) => opening(load, needs)),
    (id) => sizes.get(id) ?? 0,
  )
  return new Map([
    ...first.flatMap(({ ids }, part) => ids.map((id) => [id, `pages-${settled[part]}`] as const)),
    ...later.flatMap(({ ids }, part) => ids.map((id) => [id, `shared-${part}`] as const)),
  ])
}

function remembered<K, V>(find: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    const value = known.get(key) ?? find(key)
    known.set(key, value)
    return value
  }
}

const root = dirname(web)

const isForeign = /^\0|\/node_modules\/(?!.*\/icons\/)/

function reachedFrom(starts: readonly string[], next: Next): Set<string> {
  const reached = new Set(starts)
  for (const id of reached) for (const other of next(id)) reached.add(other)
  return reached
}

/** The two that spare most become one, again and again, until no two would spare anything. */
function join(
  given: readonly Part[],
  spared: (a: Part, b: Part) => number,
  roundIn: (parts: readonly Part[]) => (a: Part, b: Part) => boolean,
): readonly Part[] {
  let parts = given
  const pair = (a: Part, others: readonly Part[]) =>
    others.map((b) => ({ a, b, sum: spared(a, b) })).filter(({ sum }) => sum > 0)
  const most = (one: { sum: number }, other: { sum: number }) => other.sum - one.sum
  let pairs = parts.flatMap((part, at) => pair(part, parts.slice(0, at))).sort(most)
  for (;;) {
    const isRound = roundIn(parts)
    const best = pairs.find(({ a, b }) => !isRound(a, b))
    if (!best) return parts
    const { a, b } = best
    const both = {
      ids: [...a.ids, ...b.ids],
      brings: new Set([...a.brings, ...b.brings]),
      loads: new Set([...a.loads, ...b.loads]),
    }
    const others = parts.filter((part) => part !== a && part !== b)
    const isGone = (part: Part) => part === a || part === b
    pairs = pairs.filter(({ a, b }) => !isGone(a) && !isGone(b))
    // Both are sorted: what is joined is so in one go.
    pairs = [...pairs, ...pair(both, others).sort(most)].sort(most)
    parts = [...others, both]
  }
}

/** Whether one needs the other by way of a third: in one file they would wait for themselves. */
function isRoundIn(parts: readonly Part[], alone: readonly string[], imported: Next) {
  const fileOf = new Map<string, Part | string>(alone.map((id) => [id, id]))
  for (const part of parts) for (const id of part.ids) fileOf.set(id, part)
  const needs = (file: Part | string) =>
    (typeof file === 'string' ? [file] : file.ids)
      .flatMap(imported)
      .flatMap((id) => fileOf.get(id) ?? [])
      .filter((other) => other !== file)
  const leadsThere = (from: Part, to: Part) => {
    const passed = new Set(needs(from).filter((file) => file !== to))
    for (const file of passed) for (const next of needs(file)) passed.add(next)
    return passed.has(to)
  }
  return (a: Part, b: Part) => leadsThere(a, b) || leadsThere(b, a)
}
