import { readFileSync } from 'node:fs'
import { web } from './web-root.ts'

const load = String.raw`(?:protectedPage|page)\(\s*\(\) => import\('\.(\/[^']+)'\),?\s*\)`

/** What stands around a page's own part from its first picture on, for who is signed in. */
const aroundWork = ['/things/shell/WorkBar.tsx']
const rails: Record<string, string[] | undefined> = {
  '/customer-dashboard': ['/desks/customer/CustomerRail.tsx'],
  '/business-dashboard': ['/desks/fleet/FleetRail.tsx', '/desks/fleet/board/BoardTab.tsx'],
  '/driver-portal': ['/desks/driver/DriverRail.tsx'],
  '/provider-dashboard': ['/desks/provider/ProviderRail.tsx'],
  '/admin-dashboard': ['/desks/admin/AdminRail.tsx', '/desks/admin/operations/OperationsTab.tsx'],
}

/** The modules with which each page of the route table begins, by its path. */
export function pagesOfRoutes(): ReadonlyMap<string, readonly string[]> {
  const routes = readFileSync(`${web}/routes.tsx`, 'utf8')
  const named = new Map(
    [...routes.matchAll(new RegExp(`const (\\w+) = ${load}`, 'g'))].map(
      ([, name = '', file = '']) => [name, file] as const,
    ),
  )
  const rows = routes.matchAll(new RegExp(`'(/[^']*)': (?:${load}|(\\w+)),`, 'g'))
  return new Map(
    [...rows].flatMap(([row, path = '', file, name = '']) => {
      const page = file ?? named.get(name)
      if (!page) return []
      const around = row.includes('protectedPage') ? aroundWork : []
      return [[path, [page, ...around, ...(rails[path] ?? [])]] as const]
    }),
  )
}
