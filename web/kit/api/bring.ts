import { inTurn } from './in-turn.ts'

const coming = new Map<string, Promise<void>>()

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

/** Gets the files of a part onto the device, and runs none of them. `load` imports it. */
export const fetchFilesOf = async (load: () => Promise<unknown>): Promise<void> =>
  fetchAll(await filesOf(load))

const partByPart = inTurn()

/**
 * Gets the files of a part onto the device and runs them, each in a task of its own, those of one part after those of another: to run
 * them in one go leaves a slow phone deaf for a third of a second.
 */
export async function runFilesOf(load: () => Promise<unknown>): Promise<void> {
  const files = await filesOf(load)
  await fetchAll(files)
  await partByPart(() => runEach(files))
}

async function runEach(files: readonly string[]): Promise<void> {
  const scripts = files.filter((file) => file.endsWith('.js'))
  // What a file needs stands after it.
  for (const file of scripts.toReversed()) await import(/* @vite-ignore */ `/${file}`)
}

/** To begin with two dozen in one go is a moment in which a slow phone does not answer. */
const sliceMs = 6

async function fetchAll(files: readonly string[]): Promise<void> {
  // What the page's own HTML has asked for is on its way already.
  const links = document.querySelectorAll('link[href]')
  const asked = new Set(Array.from(links, (link) => link.getAttribute('href')))
  const all: Promise<void>[] = []
  let since = performance.now()
  for (const url of files.map((file) => `/${file}`)) {
    const known = coming.get(url)
    if (known || !asked.has(url)) all.push(known ?? fetchOnce(url))
    if (performance.now() - since < sliceMs) continue
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
  await Promise.all(all)
}

function fetchOnce(url: string): Promise<void> {
  const fetched = url.endsWith('.css') ? addStyles(url) : fetchWhole(url)
  coming.set(url, fetched)
  fetched.catch(() => coming.delete(url))
  return fetched
}

async function fetchWhole(url: string): Promise<void> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  await answer.arrayBuffer()
}

async function addStyles(url: string): Promise<void> {
  await fetchWhole(url)
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = url
  await new Promise((resolve) => {
    link.onload = link.onerror = resolve
    document.head.append(link)
  })
}
