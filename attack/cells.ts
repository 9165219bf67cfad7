import type { Endpoint } from '#contract/endpoint.ts'
import { changeRules } from '#contract/rules.ts'
import { withoutCaps } from '../server/core/caps/without-caps.ts'
import type { Caller, CallOptions } from '../server/testing/caller.ts'
import { everyRow } from '../server/testing/every-row.ts'
import type { Findings } from './findings.ts'
import type { World } from './world.ts'

const typed = ['service_provider', 'business_customer', 'driver', 'admin']

/** Every call of the API by who may make it, by a stranger and by one of each other kind, as the rows of the tests say it. */
export async function tryCells(world: World, findings: Findings): Promise<number> {
  const { app, given } = world
  // One machine plays everybody from here on: the probes have tried the limits.
  const admin = await given.admin()
  const lifted = await admin.call(changeRules, { body: { caps: withoutCaps.caps } })
  if (lifted.status !== 200) throw new Error(`the limits stayed: ${lifted.refusal.message}`)
  const kinds: Record<string, Caller> = {
    customer: await given.customer(),
    business_customer: await given.manager(),
    driver: await given.driver(),
    service_provider: (await given.provider()).caller,
    admin: await given.admin(),
  }
  let cells = 0
  async function cell(
    who: string,
    by: Caller,
    endpoint: Endpoint,
    options: CallOptions,
    right: readonly (number | undefined)[],
  ) {
    cells++
    const { status } = await by.call(endpoint, options)
    if (!right.includes(status))
      findings.add(
        `${endpoint.method} ${endpoint.path} is answered by the table`,
        `${who} → ${status}`,
      )
  }
  for (const { endpoint, rightful, hasOwner, otherSends, refusesRightful } of everyRow) {
    const { caller, given: options } = await rightful(app)
    if (endpoint.caller !== 'anyone') {
      const refused = endpoint.caller === 'request_party' ? 404 : 401
      await cell('a stranger', app.anybody(), endpoint, options, [refused])
      if (typed.includes(endpoint.caller))
        for (const [kind, other] of Object.entries(kinds))
          if (kind !== endpoint.caller) await cell(kind, other, endpoint, options, [403])
      if (hasOwner) {
        const other = kinds[endpoint.caller] ?? kinds.customer ?? app.anybody()
        // Who is no technician is told that the link is over, not what it led to.
        const missing = endpoint.caller === 'technician' ? 401 : 404
        await cell('another', other, endpoint, { ...options, ...otherSends }, [missing])
      }
      await cell('who may', caller, endpoint, options, [200, 201, 409, refusesRightful])
    }
  }
  return cells
}
