import { sql } from 'kysely'
import { deadlines } from '#contract/deadlines.ts'
import { disputeLifecycle } from '#contract/disputes.ts'
import { awaitedPhases, jobLifecycle, phasesAtTruck } from '#contract/jobs.ts'
import { may } from '#contract/lifecycle.ts'
import { decimal } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import { move } from '../core/move.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Services } from '../core/services.ts'
import { findEndReason, type JobRow, noteReminder } from '../deals/job-queries.ts'
import { type JobDeal, lockDueJob } from '../deals/lock-deal.ts'
import { endJob } from '../deals/move-deal.ts'
import { phaseList } from '../deals/phase-list.ts'
import type { Tx } from '../platform/db/tables.ts'
import { decideAfterAll } from './decide-after-all.ts'
import { eachDispute, type FoundDispute } from './each-dispute.ts'
import { endDispute } from './end-dispute.ts'
import { changeDispute, type DisputeRow } from './tables.ts'
import './events.ts'

const atOnce = 50
const { comebackWorkMs, comebackRemindMs } = settings.disputes

/**
 * Disputes that wait for a provider to come back go on (money §6): it was done and confirmed, it has ended otherwise, or its time
 * is over. Who is at the truck when that runs out has a day more; what is finished waits to be confirmed.
 */
export function followComebacks(services: Services): Promise<number> {
  const now = services.clock.now()
  const find = async (atMost: number) => {
    const { rows } = await sql<FoundDispute>`
      select d.id, d.job_id, first.request_id
      from disputes d join jobs first on first.id = d.job_id join jobs back on back.id = d.comeback_job_id
      where d.state = 'comeback' and (back.closed_at is not null or d.due_at <= ${now}
        and back.phase <> 'awaiting_confirmation'
        and (back.phase in ${phaseList(awaitedPhases)} or d.due_at <= ${new Date(now.getTime() - comebackWorkMs)}))
      order by d.due_at limit ${atMost}`.execute(services.db)
    return rows
  }
  return eachDispute(
    services,
    { deadline: 'comeback', atOnce, find },
    async (tx, { deal, dispute }, deed) => {
      const back = dispute.state === 'comeback' && (await lockComeback(tx, dispute))
      if (back) await goOn(tx, { deal, dispute, back }, deed.now)
    },
  )
}

async function lockComeback(
  tx: Tx,
  { comeback_job_id: id }: DisputeRow,
): Promise<JobDeal<'clock'> | undefined> {
  const row =
    id &&
    (await tx
      .selectFrom('jobs')
      .select(['id', 'request_id'])
      .where('id', '=', id)
      .executeTakeFirst())
  return row ? lockDueJob(tx, row) : undefined
}

interface Held {
  deal: JobDeal<'clock'>
  dispute: DisputeRow
  back: JobDeal<'clock'>
}

async function goOn(tx: Tx, { deal, dispute, back }: Held, at: Date): Promise<void> {
  const { phase, id } = back.job
  if (phase === 'closed') return makeGood(tx, deal, dispute, at)
  if (phase === 'cancelled_by_customer' || phase === 'customer_gone') {
    const words = await findEndReason(tx, id)
    return decideAfterAll(tx, deal, dispute, { by: 'consequence', words }, at)
  }
  if (back.job.closed_at === null) {
    if (!isOver(dispute, back.job, at)) return
    await endJob(tx, back, 'run_out', at, null)
    await recordOfDeal(tx, 'comeback_over', back)
    return miss(tx, deal, dispute, 'clock', at)
  }
  return miss(tx, deal, dispute, 'consequence', at)
}

/** Its time has run out, and nobody is at work on it who may finish. */
function isOver({ due_at }: DisputeRow, { phase }: JobRow, at: Date): boolean {
  if (!due_at || !may(jobLifecycle, 'run_out', phase)) return false
  const isThere = phasesAtTruck.includes(phase)
  return due_at.getTime() + (isThere ? comebackWorkMs : 0) <= at.getTime()
}

/** Done again, and nobody says otherwise: the claim is settled with it, and the provider has its money. */
async function makeGood(tx: Tx, deal: JobDeal, dispute: DisputeRow, at: Date): Promise<void> {
  const state = move(disputeLifecycle, 'make_good', dispute.state, 'consequence')
  await endDispute(tx, deal, dispute, { state, award_cents: 0, because: 'comeback' }, at)
}

/** The provider has let it down: the customer has all of the claim back, unless the provider appeals once. */
async function miss(
  tx: Tx,
  deal: JobDeal,
  dispute: DisputeRow,
  by: 'clock' | 'consequence',
  at: Date,
): Promise<void> {
  const award_cents = dispute.claim_cents
  const because = 'no_comeback'
  if (dispute.appeal_side) {
    const state = move(disputeLifecycle, 'miss_comeback_again', dispute.state, by)
    await endDispute(tx, deal, dispute, { state, award_cents, because }, at)
    return
  }
  const state = move(disputeLifecycle, 'miss_comeback', dispute.state, by)
  await changeDispute(tx, dispute.id, {
    state,
    award_cents,
    decided_because: because,
    decision_words: null,
    decided_by: null,
    moved_at: at,
    due_at: new Date(at.getTime() + deadlines.disputeAppeal()),
  })
  const amount = decimal(award_cents)
  await recordOfDeal(tx, 'dispute_decided', deal, {
    facts: { award: amount },
    payload: { disputeId: dispute.id, to: null, amount, because },
  })
}

/** A provider who has not set out is reminded a day before the time is over. */
export function remindOfComebacks(services: Services): Promise<number> {
  const soon = new Date(services.clock.now().getTime() + comebackRemindMs)
  const find = async (atMost: number) => {
    const { rows } = await sql<FoundDispute>`
      select d.id, d.job_id, first.request_id
      from disputes d join jobs first on first.id = d.job_id join jobs back on back.id = d.comeback_job_id
      where d.state = 'comeback' and d.due_at <= ${soon} and back.phase = 'assigned'
        and not exists (select from reminders m where m.job_id = back.id and m.kind = 'comeback')
      order by d.due_at limit ${atMost}`.execute(services.db)
    return rows
  }
  return eachDispute(
    services,
    { deadline: 'comebackReminders', atOnce, find },
    async (tx, { dispute }, { now }) => {
      const back = dispute.state === 'comeback' ? await lockComeback(tx, dispute) : undefined
      if (back?.job.phase !== 'assigned' || !dispute.due_at) return
      if (!(await noteReminder(tx, back.job.id, 'comeback', now))) return
      await recordOfDeal(tx, 'comeback_due', back, {
        payload: { until: dispute.due_at.toISOString() },
      })
    },
  )
}
