type Load = (() => Promise<unknown>) | undefined

let loadOf: (path: string) => Load = () => undefined

/** The route table says how the file of the page at a path is fetched; a desk knows no other desk. */
export function fetchPagesBy(table: (path: string) => Load): void {
  loadOf = table
}

/** Fetches the file of a page. A failure is no matter: the page fetches it again itself, and says what it lacks. */
export async function fetchPage(path: string): Promise<void> {
  await loadOf(path)?.().catch(() => {})
}
