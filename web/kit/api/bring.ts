import { inTurn } from './in-turn.ts'

/**
 * Stands in the place of Vite's own `__vitePreload` (ops/vite/bring-parts.ts). A browser that once failed to import a script fails
 * at every later try too, for as long as the page is open. So the files that a part consists of, as far as the build lists them,
 * are fetched first, where a failure costs only another try (a TypeError), and then imported from the browser's cache.
 */
export async function bring<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  if (tellFiles) {
    tellFiles(files)
    return new Promise(() => {})
  }
  await fetchAll(files)
  return load().catch((cause: unknown) => {
    throw new Error('A script did not come, or broke', { cause })
  })
}

let tellFiles: ((files: readonly string[]) => void) | undefined

/** Which files a part consists of; none while the app is not built, when `load` has run it. */
function filesOf(load: () => Promise<unknown>): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    tellFiles = resolve
    load().then(() => resolve([]), reject)
    tellFiles = undefined
  })
}

/**
 * Gets the files of a part onto the device, without what they import where the build does not list that, and runs none of them. `load`
 * imports it.
 */
export async function fetchFilesOf(load: () => Promise<unknown>): Promise<void> {
  await fetchAll(await filesOf(load))
}

const partByPart = inTurn()

/**
 * Gets the files of a part onto the device and runs them, each in a task of its own, those of one part after those of another: to run
 * them in one go leaves a slow phone deaf for a third of a second.
 */
export async function runFilesOf(load: () => Promise<unknown>): Promise<void> {
  const scripts = await fetchWithNeeds(await filesOf(load))
  await partByPart(async () => {
    for (const script of scripts) await import(/* @vite-ignore */ script)
  })
}

/** Fetches files and all that they import, and gives the addresses of the scripts among them: what a script imports stands before it. */
async function fetchWithNeeds(files: readonly string[]): Promise<readonly string[]> {
  const needs = new Map<string, readonly string[]>()
  const fetchDeep = async (url: string): Promise<void> => {
    if (needs.has(url)) return
    needs.set(url, [])
    const imported = await fetchOnce(url)
    needs.set(url, imported)
    await Promise.all(imported.map(fetchDeep))
  }
  const urls = files.map(addressOf)
  await Promise.all(urls.map(fetchDeep))
  const inOrder = new Set<string>()
  const add = (url: string): void => {
    if (inOrder.has(url)) return
    for (const need of needs.get(url) ?? []) add(need)
    inOrder.add(url)
  }
  for (const url of urls) add(url)
  return [...inOrder].filter((url) => url.endsWith('.js'))
}

const fetchAll = (files: readonly string[]): Promise<unknown> =>
  Promise.all(files.map((file) => fetchOnce(addressOf(file))))

const addressOf = (file: string): string => `/${file}`

/** The scripts that it imports, by address, as the file itself says. */
const coming = new Map<string, Promise<readonly string[]>>()

function fetchOnce(url: string): Promise<readonly string[]> {
  const known = coming.get(url)
  if (known) return known
  const fetched = isAsked(url)
    ? Promise.resolve([])
    : url.endsWith('.css')
      ? addStyles(url)
      : fetchScript(url)
  coming.set(url, fetched)
  fetched.catch(() => coming.delete(url))
  return fetched
}

/** What the page's own HTML has asked for, or a script of it has imported, is on its way or here, with all that it needs. */
const isAsked = (url: string): boolean =>
  document.querySelector(`link[href="${url}"]`) !== null ||
  performance
    .getEntriesByName(location.origin + url)
    // Nothing has come of what was lost.
    .some((entry) => (entry as PerformanceResourceTiming).encodedBodySize > 0)

async function fetchScript(url: string): Promise<readonly string[]> {
  // Two dozen begun in one go are a moment in which a slow phone does not answer.
  await new Promise((resolve) => setTimeout(resolve))
  const text = await fetchWhole(url)
  const folder = url.slice(0, url.lastIndexOf('/'))
  return Array.from(
    text.matchAll(/(?:from|import)\s*"\.(\/[\w.-]+\.js)"/g),
    ([, name]) => folder + name,
  )
}

async function fetchWhole(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer.text()
}

async function addStyles(url: string): Promise<readonly string[]> {
  await fetchWhole(url)
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = url
  await new Promise((resolve) => {
    link.onload = link.onerror = resolve
    document.head.append(link)
  })
  return []
}
