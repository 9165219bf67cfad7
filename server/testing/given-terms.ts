import { randomBytes } from 'node:crypto'
import { setFleetStanding } from '#contract/admin.ts'
import { decideBid } from '#contract/bids.ts'
import { addDriver } from '#contract/drivers.ts'
import { createFleetRequest } from '#contract/fleet-requests.ts'
import { askForTerms, decideTerms, type NetDays } from '#contract/fleet-terms.ts'
import { advanceJob, confirmJob, providerSteps } from '#contract/jobs.ts'
import type { Caller } from './caller.ts'
import { type GivenCompany, type GivenProvider, stepAtPlace } from './given.ts'
import { newPhone } from './new-phone.ts'
import type { TestApp } from './open-test-app.ts'
import { begunJob } from './read-answers.ts'

export interface Wished {
  limit?: string
  netDays?: NetDays
  poMode?: 'none' | 'before_accept' | 'before_invoice'
  billing?: 'each_job' | 'weekly'
}

export const wish = (wished: Wished = {}) => ({
  limit: '5000.00',
  netDays: 15 as const,
  poMode: 'none' as const,
  billing: 'each_job' as const,
  ...wished,
})

type Hands = Pick<TestApp, 'given'>

/** A company that an admin has approved, and that has applied for terms. */
export async function applied(app: Hands, wished: Wished = {}): Promise<GivenCompany> {
  const company = await app.given.company()
  const admin = await app.given.admin()
  await admin.call(setFleetStanding, { params: { id: company.id }, body: { status: 'active' } })
  await company.manager.call(askForTerms, { body: wish(wished) })
  return company
}

/** The same with its terms in force. */
export async function onTerms(app: Hands, wished: Wished = {}): Promise<GivenCompany> {
  const company = await applied(app, wished)
  const granted = await (await app.given.admin()).call(decideTerms, {
    params: { id: company.id },
    body: { decision: 'grant', reason: 'Pays its bills elsewhere.' },
  })
  if (granted.status !== 200) throw new Error(`not granted: ${granted.refusal.message}`)
  return company
}

/** A driver who only has to be there. */
async function aDriver({ manager }: GivenCompany): Promise<string> {
  const name = `road-${randomBytes(8).toString('hex')}`
  const driver = await manager.call(addDriver, {
    body: { fullName: 'Dana Road', phone: newPhone(), username: name, password: `pw-${name}` },
  })
  return driver.body.id
}

/** A request of a fleet by its manager, for a driver of its own unless one is said. */
export async function fleetRequest(
  company: GivenCompany,
  { driverId, ...more }: { driverId?: string } & Record<string, unknown> = {},
) {
  const { body } = await company.manager.call(createFleetRequest, {
    body: {
      driverId: driverId ?? (await aDriver(company)),
      serviceType: 'Tire Change Service',
      title: 'Blown tire',
      description: 'Left drive tire',
      location: 'Austin, TX',
      ...more,
    },
  })
  return { id: body.id, token: '' }
}

/** A bid on a new request of the fleet. */
export async function bidForFleet(
  app: Hands,
  company: GivenCompany,
  provider: GivenProvider,
  { price = '300.00', ...more }: { price?: string } & Record<string, unknown> = {},
) {
  const request = await fleetRequest(company, more)
  const bid = await app.given.bid(provider, request, { price })
  return { request, bid }
}

export const accept = (caller: Caller, bidId: string, payBy?: 'terms' | 'direct') =>
  caller.call(decideBid, {
    params: { id: bidId },
    body: { status: 'accepted', ...(payBy && { payBy }) },
  })

/** A job of the fleet, as far along as `until` says; on terms unless said. */
export async function fleetJob(
  app: Hands & { clock: Pick<TestApp['clock'], 'now'> },
  company: GivenCompany,
  provider: GivenProvider,
  {
    until = 'closed',
    payBy = 'terms',
    ...more
  }: {
    until?: 'accepted' | 'finished' | 'closed'
    /** Null: nobody says it. */
    payBy?: 'terms' | 'direct' | null
    price?: string
  } & Record<string, unknown> = {},
) {
  const { request, bid } = await bidForFleet(app, company, provider, more)
  const answer = await accept(company.manager, bid.id, payBy ?? undefined)
  const params = { id: begunJob(answer.body) }
  if (until !== 'accepted')
    for (const step of providerSteps)
      await provider.caller.call(advanceJob, {
        params,
        body: stepAtPlace(step, app.clock.now()),
      })
  if (until === 'closed') await company.manager.call(confirmJob, { params })
  return { id: params.id, params, request, bid }
}
