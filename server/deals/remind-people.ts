import type { EventName } from '#contract/event-names.ts'
import { jobLifecycle } from '#contract/jobs.ts'
import { may } from '#contract/lifecycle.ts'
import { settings } from '#contract/settings.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Services } from '../core/services.ts'
import { findToRemind, noteReminder, type ReminderKind } from './job-queries.ts'
import { lockDueJob } from './lock-deal.ts'

const atOnce = 50

/** What is said, and the action that must still be open when it is said. */
const reminders = {
  confirmation: { event: 'confirmation_due', while: 'confirm' },
  due: { event: 'job_due', while: 'start' },
  unstarted: { event: 'job_unstarted', while: 'start' },
} as const satisfies Partial<
  Record<ReminderKind, { event: EventName; while: keyof typeof jobLifecycle.actions }>
>

/**
 * The customer is reminded of finished work that he has not confirmed, the provider of a scheduled job that is about to
 * start or of a hurried one that nobody has set out for; each once, whatever the number of workers.
 */
export async function remindPeople({ db, deeds, clock }: Services): Promise<void> {
  const now = clock.now().getTime()
  const finishedBefore = new Date(now - settings.reminders.confirmMs)
  const startsBefore = new Date(now + settings.reminders.scheduledMs)
  const takenBefore = new Date(now - settings.reminders.unstartedMs)
  const due = await findToRemind(db, finishedBefore, startsBefore, takenBefore, atOnce)
  for (const { kind, ...job } of due) {
    const deed = deeds.own()
    const reminder = reminders[kind]
    await deed.transaction(async (tx) => {
      const deal = await lockDueJob(tx, job)
      if (!deal || !may(jobLifecycle, reminder.while, deal.job.phase)) return
      if (!(await noteReminder(tx, job.id, kind, deed.now))) return
      await recordOfDeal(tx, reminder.event, deal)
    })
  }
}
