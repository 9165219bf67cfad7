import { readFileSync } from 'node:fs'
import { web } from './web-root.ts'

const load = String.raw`(?:protectedPage|page)\(\s*\(\) => import\('\.(\/[^']+)'\),?\s*\)`

/** What stands around a page's own part from its first picture on, for who is signed in. */
const aroundWork = ['/things/shell/WorkBar.tsx']
const railOf = {
  customer: '/desks/customer/CustomerRail.tsx',
  fleet: '/desks/fleet/FleetRail.tsx',
  driver: '/desks/driver/DriverRail.tsx',
  provider: '/desks/provider/ProviderRail.tsx',
  admin: '/desks/admin/AdminRail.tsx',
}
/** By how their paths begin: pages of one kind of account, which have its rail. */
const owners: readonly (readonly [string, string])[] = [
  ['/customer-', railOf.customer],
  ['/business-', railOf.fleet],
  ['/fleet-bids', railOf.fleet],
  ['/fleet-service-request', railOf.fleet],
  ['/driver-', railOf.driver],
  ['/provider-', railOf.provider],
  ['/admin', railOf.admin],
]
/** What their first tab is made of. */
const firstTabs: Record<string, string[] | undefined> = {
  '/business-dashboard': ['/desks/fleet/board/BoardTab.tsx'],
  '/admin-dashboard': ['/desks/admin/operations/OperationsTab.tsx'],
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
      if (!row.includes('protectedPage')) return [[path, [page]] as const]
      const rail = owners.filter(([start]) => path.startsWith(start)).map(([, file]) => file)
      return [[path, [page, ...aroundWork, ...rail, ...(firstTabs[path] ?? [])]] as const]
    }),
  )
}
