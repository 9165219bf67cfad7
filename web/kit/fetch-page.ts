import type { ComponentType } from 'react'

/** The file of a page. */
export interface PageFile {
  default: ComponentType
  /** Brings what its first screen shows at an address, so that it is drawn once and whole. */
  bringFirst?: (address: Location) => Promise<unknown>
}
type Load = (() => Promise<PageFile>) | undefined

let loadOf: (path: string) => Load = () => undefined

/** The route table says how the file of the page at a path is fetched; a desk knows no other desk. */
export function fetchPagesBy(table: (path: string) => Load): void {
  loadOf = table
}

/** Fetches the file of a page. A failure is no matter: the page fetches it again itself, and says what it lacks. */
export async function fetchPage(path: string): Promise<PageFile | undefined> {
  return await loadOf(path)?.().catch(() => undefined)
}

/** So long the first screen is waited for; then the bar stands and says what is missing. In milliseconds. */
const firstScreenMs = 1_500

/**
 * What the app opens with, as far as it comes in time: its file and its answers come along with the HTML, and a frame that is
 * drawn before them is thrown away a moment later.
 */
export function firstScreen(address: Location): Promise<unknown> {
  const whole = fetchPage(address.pathname).then((page) => page?.bringFirst?.(address))
  const longEnough = new Promise((resolve) => setTimeout(resolve, firstScreenMs))
  return Promise.race([whole.catch(() => {}), longEnough])
}
