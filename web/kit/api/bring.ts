const coming = new Map<string, Promise<void>>()

/**
 * Stands in the place of Vite's own `__vitePreload` (ops/vite/bring-parts.ts). A browser that once failed to import a script fails
 * at every later try too, for as long as the page is open. So the files that a part consists of, as far as the build lists them,
 * are fetched first, where a failure costs only another try (a TypeError), and then imported from the browser's cache.
 */
export async function bring<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map((file) => fetchOnce(`/${file}`)))
  return load().catch((cause: unknown) => {
    throw new Error('A script did not come, or broke', { cause })
  })
}

/** What the page's own HTML has asked for is on its way already. */
function fetchOnce(url: string): Promise<void> | undefined {
  const known = coming.get(url)
  if (known || document.querySelector(`link[href="${url}"]`)) return known
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
