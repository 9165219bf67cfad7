const coming = new Map<string, Promise<void>>()

/**
 * Stands in the place of Vite's own `__vitePreload` (ops/vite/bring-parts.ts). A browser that once failed to import a script fails
 * at every later try too, for as long as the page is open. So the files that a part consists of, as far as the build lists them,
 * are fetched first, where a failure costs only another try (a TypeError), and then imported from the browser's cache.
 */
export async function bring<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  if (onlyFetch) {
    onlyFetch(files)
    return new Promise(() => {})
  }
  await fetchAll(files)
  return load().catch((cause: unknown) => {
    throw new Error('A script did not come, or broke', { cause })
  })
}

let onlyFetch: ((files: readonly string[]) => void) | undefined

/** Gets the files of a part onto the device, and runs none of them. `load` imports it. */
export function fetchFilesOf(load: () => Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    onlyFetch = (files) => fetchAll(files).then(resolve, reject)
    load().catch(reject)
    onlyFetch = undefined
  })
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
