import type { setProviderStanding as endpoint } from '#contract/admin.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { jobLifecycle } from '#contract/jobs.ts'
import { may } from '#contract/lifecycle.ts'
import { standingLifecycle } from '#contract/providers.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { holdOpenAsked, withholdOrPutBack } from '../asking/withheld.ts'
import type { User } from '../auth/actor.ts'
import { endSessionsOf, insertAudit, setSuspended } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { move } from '../core/move.ts'
import { notFound } from '../core/not-found.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { dropBidsOf, lockBidOn } from '../deals/drop-bids-of.ts'
import { findRunningJobsOf } from '../deals/job-queries.ts'
import { Refusal, wrongField } from '../platform/http/refusal.ts'
import { findMembers } from '../providers/members.ts'
import { lockProvider, setProviderStatus } from '../providers/queries.ts'
import { refuseOtherReason, refuseUnseenStanding, standingDeed } from './standing-deed.ts'

/**
 * An admin approves or suspends a provider, or turns an application down. Suspension says why, rejects the pending bids,
 * ends the sessions of all its people and leaves them reading only; the customers of running jobs hear of it (rules C18).
 * Lifting it restores nothing by itself, and they hear of that too. The same standing again changes nothing.
 */
export async function setProviderStanding(
  deed: Deed,
  admin: User,
  providerId: string,
  { status, seen, ...body }: BodyOf<typeof endpoint>,
): Promise<void> {
  const reason = body.reason || null
  if (status === 'suspended' && !reason) throw wrongField('reason', refusals.desk.needsReason)
  await deed.transaction(async (tx) => {
    if (status === 'suspended') await lockBidOn(tx, providerId)
    const whose = { people: (await findMembers(tx, providerId)).map(({ user_id }) => user_id) }
    const asked = await holdOpenAsked(tx, whose)
    const provider = await lockProvider(tx, providerId)
    if (!provider) throw notFound('provider')
    const action = status === 'active' ? 'approve' : 'suspend'
    const to = move(standingLifecycle, action, provider.status, 'admin')
    if (provider.status === to) return refuseOtherReason(status, provider.suspended_because, reason)
    refuseUnseenStanding(provider.status, seen)
    // Only a new provider waits for its place on the map: a suspended one could not give it meanwhile, and is told on the board.
    if (action === 'approve' && provider.status === 'pending' && provider.lat === null)
      throw new Refusal('wrong_state', refusals.providers.unplaced)
    const done = standingDeed(provider, status)
    const because = action === 'suspend' ? reason : null
    await setProviderStatus(tx, providerId, {
      status: to,
      because,
      isTurnedDown: done === 'reject',
    })
    const at = deed.now
    const rejected = action === 'suspend' ? await dropBidsOf(tx, providerId, at) : []
    const running = await findRunningJobsOf(tx, providerId)
    const wasPending = provider.status === 'pending'
    // The provider is locked, so nobody joins its people meanwhile.
    const people = (await findMembers(tx, providerId)).map(({ user_id }) => user_id)
    await setSuspended(tx, people, action === 'suspend' ? at : null)
    await withholdOrPutBack(tx, whose, asked)
    if (action === 'suspend') await endSessionsOf(tx, people, { because: 'suspended', reason, at })
    const event = action === 'suspend' ? 'access_ended' : 'access_restored'
    for (const userId of people) await record(tx, event, { userId })
    await insertAudit(tx, {
      at,
      actor_id: admin.userId,
      action: `provider_${done}`,
      subject_id: providerId,
      reason,
      before: { status: provider.status },
      after: { status: to },
    })
    await record(tx, 'provider_status_changed', {
      providerId,
      userId: provider.owner_user_id,
      payload: {
        status: to,
        wasPending,
        isBack: done === 'reinstate',
        requests: [...rejected, ...running].map((row) => row.request_id),
      },
    })
    if (done === 'approve') return
    // Each customer of a job that has not begun chooses: to keep it, or to take somebody else. Who has not yet needs to no more.
    const news = action === 'suspend' ? 'job_in_doubt' : 'job_out_of_doubt'
    for (const job of running.filter(({ phase }) => may(jobLifecycle, 'replace', phase)))
      await recordOfDeal(tx, news, { request: { ...job, id: job.request_id }, job })
  })
}
