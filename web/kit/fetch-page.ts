import type { PagePath } from '#contract/pages.ts'

type Load = (() => Promise<unknown>) | undefined

let loadOf: (path: PagePath) => Load = () => undefined

/** The route table says how each page's own file is fetched; a desk knows no other desk. */
export function fetchPagesBy(table: (path: PagePath) => Load): void {
  loadOf = table
}

/** Fetches the file of a page that probably comes next. A failure is no matter: the page fetches it again itself. */
export function fetchPage(path: PagePath): void {
  loadOf(path)?.().catch(() => {})
}
