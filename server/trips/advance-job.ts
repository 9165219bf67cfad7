import type { EventName } from '#contract/event-names.ts'
import { hasPassed, jobLifecycle, type ProviderStep, type Step } from '#contract/jobs.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { agreeAsTechnician } from '../auth/agreements.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { setArrival } from '../deals/job-queries.ts'
import type { JobDeal } from '../deals/lock-deal.ts'
import { type JobActor, lockJobToMove } from '../deals/lock-own-job.ts'
import { moveJob } from '../deals/move-deal.ts'
import { pressedLate, pressOf } from '../deals/press.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { type Proved, proveArrival, type Shown } from './prove-arrival.ts'

const eventOf = {
  start: 'job_started',
  arrive: 'job_arrived',
  work: 'job_working',
  finish: 'job_finished',
} as const satisfies Record<ProviderStep, EventName>

/** What comes with a press, when it was made, and the house's key, by which codes are made. */
export type Pressed = Shown & Pick<Step, 'occurredAt'> & { linkKey: string }

/**
 * The provider, or the technician who is on it, moves a job on: on the way, arrived, working, done. The same step
 * twice is the same as once, and so is one that waited for a network while somebody else pressed it and went on. A step counts from its press, which may have waited for a network; the end of the work from
 * when the customer could know of it, since their time to answer begins there. An arrival is kept with what proves it; beside
 * a wrong code, which is counted, the job stays, unless it came late: who pressed it may be gone from the place (decision 452).
 */
export async function advanceJob(
  deed: Deed,
  actor: JobActor,
  jobId: string,
  step: ProviderStep,
  note: string | null,
  pressed?: Pressed,
  /** Keeps what else belongs to the step, once, with it. */
  keep?: (tx: Tx, deal: JobDeal<'provider'>, pressedAt: Date) => Promise<void>,
): Promise<void> {
  const { linkKey = '', ...shown }: Partial<Pressed> = pressed ?? {}
  const came = await deed.transaction(async (tx) => {
    const deal = await lockJobToMove(tx, actor, jobId)
    // Their page names the terms above the buttons.
    if (actor.kind === 'technician') await agreeAsTechnician(tx, actor.technicianId, deed.now)
    const isThere = deal.job.phase === jobLifecycle.actions[step].to
    if (isThere || (pressed?.occurredAt && hasPassed(step, deal.job.phase))) return 'done'
    const pressedAt = pressOf(deal.job, pressed?.occurredAt, deed.now)
    const late = pressedLate(pressedAt, deed.now)
    let wrongCode: { wrongCode: true } | undefined
    if (step === 'arrive') {
      const proved = await proveArrival(tx, deal, shown, { now: deed.now, pressedAt, linkKey })
      if (proved.isCodeWrong && !late) return 'wrong_code'
      if (proved.isCodeWrong) wrongCode = { wrongCode: true }
      await arrive(tx, deal, proved, pressedAt)
    } else await moveJob(tx, deal, step, step === 'finish' ? deed.now : pressedAt)
    await keep?.(tx, deal, pressedAt)
    await recordOfDeal(tx, eventOf[step], deal, { note, facts: late && { ...late, ...wrongCode } })
    return 'done'
  })
  // What was counted stays; so it is told after the transaction.
  if (came === 'wrong_code') throw new Refusal('wrong_state', refusals.jobs.wrongCode)
}

async function arrive(tx: Tx, deal: JobDeal<'provider'>, proved: Proved, pressedAt: Date) {
  await moveJob(tx, deal, 'arrive', proved.at)
  await setArrival(tx, deal.job.id, {
    arrival_proof: proved.proof,
    arrival_code_wrong: proved.isCodeWrong,
    arrival_pressed_at: pressedAt,
  })
}
