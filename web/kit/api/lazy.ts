import { lazy as whenItComes } from 'react'
import { loadAnew } from './load-anew.ts'
import { patiently } from './patiently.ts'

/**
 * React's `lazy` for a network that loses scripts: what is lost is asked for again, and what this page cannot get any more is
 * brought by loading it anew. Without a network it fails at once; the page's boundary waits for one (`late` waits itself).
 */
export const lazy: typeof whenItComes = (load) =>
  whenItComes(() => patiently(load, { withoutNetwork: 'fails' }).catch(loadAnew))
