import type { EventName } from '#contract/event-names.ts'
import { jobLifecycle } from '#contract/jobs.ts'
import { may } from '#contract/lifecycle.ts'
import { settings } from '#contract/settings.ts'
import { eachDue } from '../core/each-due.ts'
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
 * The customer is reminded of finished work that waits to be confirmed, the provider of a scheduled job that is about to
 * start or of a hurried one that nobody has set out for; each once, whatever the number of workers.
 */
export function remindPeople(services: Services): Promise<number> {
  const { db, deeds, clock } = services
  const now = clock.now().getTime()
  const finishedBefore = new Date(now - settings.reminders.confirmMs)
  const startsBefore = new Date(now + settings.reminders.scheduledMs)
  const takenBefore = new Date(now - settings.reminders.unstartedMs)
  const find = (atMost: number) =>
    findToRemind(db, finishedBefore, startsBefore, takenBefore, atMost)
  return eachDue(services, { deadline: 'reminders', atOnce, find }, async ({ kind, ...job }) => {
    const deed = deeds.own()
    const reminder = reminders[kind]
    await deed.transaction(async (tx) => {
      const deal = await lockDueJob(tx, job)
      if (!deal || !may(jobLifecycle, reminder.while, deal.job.phase)) return
      if (!(await noteReminder(tx, job.id, kind, deed.now))) return
      await recordOfDeal(tx, reminder.event, deal)
    })
  })
}
