import type { BodyOf } from '#contract/endpoint.ts'
import { type giveFleetCheck as endpoint, plainCode } from '#contract/fleet-checks.ts'
import { isDone, runningPhases } from '#contract/jobs.ts'
import { centsOf, decimal } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Services } from '../core/services.ts'
import type { JobRow } from '../deals/job-queries.ts'
import { lockDeal } from '../deals/lock-deal.ts'
import { lockOwnJob } from '../deals/lock-own-job.ts'
import type { Claim } from '../deals/policy.ts'
import { letOpenPageGo } from '../payments/end-holds.ts'
import { findFleetCheck } from '../payments/fleet-checks.ts'
import { findTermsJob } from '../payments/fleet-terms.ts'
import { findHolds, type HoldRow } from '../payments/holds.ts'
import { leftToPay } from '../payments/to-collect.ts'
import { Refusal, wrongField } from '../platform/http/refusal.ts'
import { openWithKey, sealWithKey } from '../platform/secrets/seal.ts'
import './events.ts'

/** A running job takes one, and one that has closed for some days, since many are paid after the work. */
const takesCheck = ({ phase, closed_at, comeback_of }: JobRow, now: Date): boolean =>
  comeback_of === null &&
  (runningPhases.includes(phase) ||
    (phase === 'closed' &&
      (closed_at?.getTime() ?? 0) + settings.fleetChecks.withinMs > now.getTime()))

/** What a check can pay of a job that is not on terms: what nothing else pays yet (money §1, one way of paying). */
export const mostByCheck = (job: JobRow, holds: readonly HoldRow[], now: Date): number =>
  takesCheck(job, now) ? leftToPay(job, holds) : 0

/** Its code is the provider's once the work is done, and not before. */
export const showsCheck = ({ phase }: JobRow): boolean => isDone(phase)

/** With what a code is sealed: another key for each purpose. */
const keyFor = (linkKey: string, jobId: string) => `fleet check ${jobId}\n${linkKey}`

/** Who pays by a fleet check types its express code (money §1): no event, log or file ever has it. */
export async function giveFleetCheck(
  { linkKey }: Pick<Services, 'linkKey'>,
  deed: Deed,
  claim: Claim,
  jobId: string,
  { issuer, code, amount }: BodyOf<typeof endpoint>,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const deal = await lockDeal(tx, claim, { jobId })
    if (!takesCheck(deal.job, deed.now))
      throw new Refusal('wrong_state', refusals.payments.checkOver)
    if (await findTermsJob(tx, jobId))
      throw new Refusal('wrong_state', refusals.payments.checkOnTerms)
    const before = await findFleetCheck(tx, jobId)
    if (before?.shown_at) throw new Refusal('wrong_state', refusals.payments.checkShown)
    const plain = plainCode(code)
    const cents = centsOf(amount) ?? 0
    const most = mostByCheck(deal.job, await findHolds(tx, jobId), deed.now)
    if (most === 0) throw new Refusal('payment_started', refusals.payments.started)
    if (cents > most)
      throw wrongField('amount', refusals.payments.checkAtMost({ most: decimal(most) }))
    const check = {
      issuer,
      cents,
      sealed: sealWithKey(plain, keyFor(linkKey, jobId)),
      last4: plain.slice(-4),
      given_at: deed.now,
      given_by: deed.by.userId,
    }
    await tx
      .insertInto('fleet_checks')
      .values({ job_id: jobId, ...check })
      .onConflict((conflict) => conflict.column('job_id').doUpdateSet(check))
      .execute()
    // One way of paying: a card's page on which nobody has put a card is closed.
    await letOpenPageGo(tx, jobId, deed.now)
    await recordOfDeal(tx, 'fleet_check_given', deal, {
      facts: { card: decimal(cents) },
      payload: { amount: decimal(cents) },
    })
  })
}

/** The provider reads the code, once: it is drawn at once or written down, and here it is no more. */
export async function showFleetCheck(
  { linkKey }: Pick<Services, 'linkKey'>,
  deed: Deed,
  user: User,
  jobId: string,
): Promise<{ code: string }> {
  return deed.transaction(async (tx) => {
    const deal = await lockOwnJob(tx, user, jobId)
    if (!showsCheck(deal.job)) throw new Refusal('wrong_state', refusals.payments.checkEarly)
    const check = await tx
      .selectFrom('fleet_checks')
      .select(['sealed', 'cents'])
      .where('job_id', '=', jobId)
      .forUpdate()
      .executeTakeFirst()
    if (!check) throw new Refusal('wrong_state', refusals.payments.noCheck)
    if (!check.sealed) throw new Refusal('wrong_state', refusals.payments.checkSeen)
    const code = openWithKey(check.sealed, keyFor(linkKey, jobId))
    await tx
      .updateTable('fleet_checks')
      .set({ sealed: null, shown_at: deed.now, shown_to: user.userId })
      .where('job_id', '=', jobId)
      .execute()
    await recordOfDeal(tx, 'fleet_check_shown', deal, {
      facts: { card: decimal(check.cents) },
      payload: { amount: decimal(check.cents) },
    })
    return { code }
  })
}
