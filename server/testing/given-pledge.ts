import { releaseJob } from '#contract/jobs.ts'
import { changeOwnProvider } from '#contract/providers.ts'
import { settings } from '#contract/settings.ts'
import type { GivenJob, GivenProvider, GivenRequest } from './given.ts'
import { byLink } from './given-card.ts'
import type { TestApp } from './open-test-app.ts'

const minute = 60_000
/** The arrival time of `given.bid`. */
export const promisedAfter = 45 * minute

export const guestWith = (app: TestApp, phone: string): Promise<GivenRequest> =>
  app.given.request({ form: { phone } })

/** A shop that pledges so much to who is left waiting. */
export async function pledging(app: TestApp, pledge: string | null = '50.00') {
  const provider = await app.given.provider()
  const said = await provider.caller.call(changeOwnProvider, { body: { pledge } })
  if (said.status !== 200) throw new Error(`no pledge: ${said.refusal.message}`)
  return provider
}

/** Nobody comes to a guest's job, and the customer takes somebody else. */
export async function leftWaiting(
  app: TestApp,
  phone: string,
  provider?: GivenProvider,
): Promise<GivenJob> {
  const one = await app.given.job({
    provider: provider ?? (await pledging(app)),
    request: await guestWith(app, phone),
  })
  app.clock.advance(promisedAfter + settings.noShow.customerMs + minute)
  const released = await app.anybody().call(releaseJob, byLink(one))
  if (released.status !== 200) throw new Error(`not released: ${released.refusal.message}`)
  return one
}

/** What is left of the credits of the jobs to which nobody came, and what stands in the ledger of each. */
export async function creditOf(app: TestApp, { id }: Pick<GivenJob, 'id'>) {
  const { rows } = await app.services.pool.query<{
    left: number
    ledger: number
    reserved: number
  }>(
    `select c.left_cents::int8 as left,
      (select coalesce(-sum(e.cents), 0)::int8 from ledger_entries e where e.credit_id = c.id) as ledger,
      (select coalesce(sum(u.cents), 0)::int8 from credit_uses u join holds h on h.id = u.hold_id
        where u.credit_id = c.id and h.state <> 'captured') as reserved
     from credits c where c.job_id = $1`,
    [id],
  )
  return rows[0] ?? null
}
