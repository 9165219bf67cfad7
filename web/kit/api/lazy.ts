import { type ComponentType, lazy as whenItComes } from 'react'
import { broughtOnce } from './brought-once.ts'
import { loadAnew } from './load-anew.ts'
import { patiently } from './patiently.ts'

const impatient = <T>(load: () => Promise<T>) =>
  broughtOnce(() => patiently(load, { withoutNetwork: 'fails' }), loadAnew)

/**
 * The library's `lazy` for a network that loses scripts: what is lost is asked for again, and what this page cannot get any more is
 * brought by loading it anew. Without a network it fails at once; the page's boundary waits for one (`late` waits itself).
 */
export const lazy: typeof whenItComes = (load) => whenItComes(impatient(load).take)

/** The same for a whole page, with the way to fetch it before it is shown. */
export function lazyPage<File extends { default: ComponentType }>(load: () => Promise<File>) {
  const { fetch, take } = impatient(load)
  return { Component: whenItComes(take), load: fetch }
}
