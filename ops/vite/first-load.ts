import type { Rolldown } from 'vite'
import { pagesOfRoutes } from './pages-of-routes.ts'
import { sharedParts } from './shared-parts.ts'
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

const app = 'main.tsx'
const dayStart = 'desks/technician/main.tsx'
const day = 'desks/technician/TechnicianPage.tsx'
const landing = 'desks/public/landing/main.ts'
const landingForm = 'desks/public/landing/show-application-form.tsx'
const wizard = 'desks/public/ask/RequestServicePage.tsx'
const select = 'kit/ui/Select.tsx'

// Packages go with who needs them; of icons it is known who that is (own-icons.ts).
const isForeign = /\/node_modules\/(?!preact\/|@tanstack\/|.*\/icons\/)/
const isAsking =
  /\/(?:desks\/public\/ask|requests\/(?:form|wizard)|kit\/places|words\/en\/requests)\b/

type Takes = (id: string, isFor: (entry: string) => boolean) => boolean

/** Takes modules of ours; the packages that they use come along. Pages stay by themselves: they start what others may not. */
const part = (name: string, takes: Takes) => ({
  name(id: string, context: Rolldown.ChunkingContext): string | null {
    if (isForeign.test(id) || [app, dayStart, day, wizard].some((page) => id === `${web}/${page}`))
      return null
    return takes(id, (entry) => neededBy(entry, context).has(id)) ? name : null
  },
})

/** Of the technician's page and of what starts it. */
const isForDay = (isFor: (entry: string) => boolean) => isFor(dayStart) || isFor(day)

/**
 * The first loads of the app, of its wizard and of the technician's page in a few files: what the landing page needs as well, what its form
 * and the technician's page need (React), what else the form needs, what else the technician's page shares with the app, what only those
 * need who ask for help, and the rest. Cut at every line along which some later page shares a part of it, it would be a dozen files
 * more, 6 kB in all.
 */
const firstLoads = [
  part('both', (_, isFor) => isFor(landing) && (isFor(app) || isFor(wizard))),
  part(
    'every',
    (_, isFor) => isFor(landingForm) && isForDay(isFor) && (isFor(app) || isFor(wizard)),
  ),
  part('form', (_, isFor) => isFor(landingForm) && (isFor(app) || isFor(wizard) || isFor(select))),
  part('day', (_, isFor) => isForDay(isFor) && (isFor(app) || isFor(wizard))),
  part('start', (id, isFor) => isFor(app) || (isFor(wizard) && !isAsking.test(id))),
  { ...part('ask', (_, isFor) => isFor(wizard)), includeDependenciesRecursively: false },
]

/** Where browsers begin (vite.config.ts). */
const entries = [app, dayStart, landing, 'languages/speak.ts', 'languages/switch.ts'].map(
  (entry) => `${web}/${entry}`,
)

const takenBy = (id: string, context: Rolldown.ChunkingContext) => {
  for (const { name } of firstLoads) {
    const group = name(id, context)
    if (group) return group
  }
  return null
}

/** The pages with the modules that begin with each; one that has several paths, once. */
const pages = new Map(
  [...new Map([...pagesOfRoutes()].map(([path, files]) => [files.join(' '), path]))].map(
    ([files, path]) => [path, files.split(' ').map((file) => `${web}${file}`)] as const,
  ),
)

/** The files of the web app, but for what only one page needs: that is in a file of its own. */
export const files = [...firstLoads, sharedParts(entries, takenBy, pages)].map(
  (group, place, all) => ({
    ...group,
    priority: all.length - place,
  }),
)
