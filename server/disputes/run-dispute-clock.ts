import { sql } from 'kysely'
import type { Deadline } from '#contract/deadlines.ts'
import { type DisputeState, disputeLifecycle } from '#contract/disputes.ts'
import { may } from '#contract/lifecycle.ts'
import { decimal } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Services } from '../core/services.ts'
import type { JobDeal } from '../deals/lock-deal.ts'
import type { Tx } from '../platform/db/tables.ts'
import { decide, forWhoPays } from './decide.ts'
import { eachDispute, type FoundDispute } from './each-dispute.ts'
import { endDispute } from './end-dispute.ts'
import { type DisputeRow, otherSide } from './tables.ts'
import './events.ts'

const atOnce = 50

/** What the clock does with a dispute whose time is over, by its state. */
async function goOn(tx: Tx, deal: JobDeal<'clock'>, dispute: DisputeRow, at: Date): Promise<void> {
  const { state, claim_cents, award_cents } = dispute
  if (may(disputeLifecycle, 'stay_silent', state))
    await decide(
      tx,
      deal,
      dispute,
      { award_cents: claim_cents, because: 'no_answer', words: null, by: null },
      at,
    )
  else if (may(disputeLifecycle, 'decide', state) || may(disputeLifecycle, 'decide_again', state))
    await decide(
      tx,
      deal,
      dispute,
      { award_cents: forWhoPays(dispute), because: 'no_decision', words: null, by: null },
      at,
    )
  else if (may(disputeLifecycle, 'end', state))
    await endDispute(tx, deal, dispute, { state: 'final', award_cents: award_cents ?? 0 }, at)
}

/** Disputes in these states whose time is over go on by the clock: none stands still for ever. */
export function runDisputeClock(
  services: Services,
  deadline: Deadline,
  states: readonly DisputeState[],
): Promise<number> {
  const find = async (atMost: number) => {
    const { rows } = await sql<FoundDispute>`
      select d.id, d.job_id, j.request_id from disputes d join jobs j on j.id = d.job_id
      where d.due_at <= ${services.clock.now()} and d.state = any(${states}::text[])
      order by d.due_at limit ${atMost}`.execute(services.db)
    return rows
  }
  const due = { deadline, atOnce, find }
  return eachDispute(services, due, async (tx, { deal, dispute }, { now }) => {
    if (!dispute.due_at || dispute.due_at > now) return
    if (states.includes(dispute.state)) await goOn(tx, deal, dispute, now)
  })
}

export const endSilence = (services: Services) =>
  runDisputeClock(services, 'disputeAnswer', ['open'])
export const decideForWhoPays = (services: Services) =>
  runDisputeClock(services, 'disputeDecision', ['answered', 'appealed'])
export const endDecided = (services: Services) =>
  runDisputeClock(services, 'disputeAppeal', ['decided'])

/** Who has not answered is reminded while there is time. */
export function remindOfDisputes(services: Services): Promise<number> {
  const [first = 0, last = 0] = settings.disputes.remindMs
  const now = services.clock.now().getTime()
  const find = async (atMost: number) => {
    const { rows } = await sql<FoundDispute>`
      select d.id, d.job_id, j.request_id from disputes d join jobs j on j.id = d.job_id
      where d.state = 'open' and (d.reminders = 0 and d.due_at <= ${new Date(now + first)}
        or d.reminders = 1 and d.due_at <= ${new Date(now + last)})
      order by d.due_at limit ${atMost}`.execute(services.db)
    return rows
  }
  const due = { deadline: 'disputeReminders', atOnce, find }
  return eachDispute(services, due, async (tx, { deal, dispute }, deed) => {
    if (dispute.state !== 'open') return
    const { id } = dispute
    const { rows: counted } = await sql<{ reminders: number }>`
      update disputes set reminders = reminders + 1 where id = ${id}
        and due_at <= ${deed.now}::timestamptz + make_interval(secs =>
          case reminders when 0 then ${first / 1000}::float8 else ${last / 1000}::float8 end)
        and reminders < 2
      returning reminders`.execute(tx)
    if (counted.length === 0) return
    const amount = decimal(dispute.claim_cents)
    await recordOfDeal(tx, 'dispute_waits', deal, {
      payload: { disputeId: id, to: otherSide(dispute.by_side), amount },
    })
  })
}
