import type { Rolldown } from 'vite'
import { web } from './web-root.ts'

const needed = new Map<string, Set<string>>()

/** All modules that a first load of this entry brings. */
function neededBy(entry: string, context: Rolldown.ChunkingContext): Set<string> {
  const known = needed.get(entry) ?? new Set()
  if (known.size > 0) return known
  const add = (id: string) => {
    if (known.has(id)) return
    known.add(id)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) add(imported)
  }
  add(`${web}/${entry}`)
  needed.set(entry, known)
  return known
}

/**
 * The app's first load in a few files: what the landing page needs as well, what its form needs, and the rest. Cut at
 * every line along which some later page shares a part of it, it would be a dozen files, 6 kB more in all. The entry
 * stays by itself: it starts the app, which no page that shares a part of it may do.
 */
export function firstLoad(id: string, context: Rolldown.ChunkingContext): string | null {
  if (id === `${web}/main.tsx` || !neededBy('main.tsx', context).has(id)) return null
  if (neededBy('desks/public/landing/main.tsx', context).has(id)) return 'both'
  return neededBy('desks/public/landing/ApplicationForm.tsx', context).has(id) ? 'form' : 'start'
}
