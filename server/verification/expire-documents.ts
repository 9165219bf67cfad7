import { move } from '#contract/lifecycle.ts'
import { stepLifecycle } from '#contract/verification-steps.ts'
import { eachDue } from '../core/each-due.ts'
import type { Services } from '../core/services.ts'
import { dayIn } from '../platform/day.ts'
import { lockProvider } from '../providers/queries.ts'
import { announce } from './announce.ts'
import { changeSubmission, findExpired, findSubmission } from './queries.ts'
import { storeTrust } from './trust.ts'

const atOnce = 50

/** A document whose last day is over counts no more: its step begins anew, and score and badge follow (rules C20). */
export function expireDocuments(services: Services): Promise<number> {
  const { db, deeds, clock } = services
  const find = (atMost: number) => findExpired(db, clock.now(), atMost)
  const due = { deadline: 'documentExpiry', atOnce, find }
  return eachDue(services, due, async ({ id, providerId }) => {
    const deed = deeds.own()
    await deed.transaction(async (tx) => {
      const provider = await lockProvider(tx, providerId)
      const submission = provider && (await findSubmission(tx, id))
      // Another worker was faster, or a reviewer has put the date right.
      const status = submission && move(stepLifecycle, 'expire', submission.status, 'clock')
      if (!submission || !status) return
      if (!submission.expires_on || submission.expires_on >= dayIn(provider.time_zone, deed.now))
        return
      await changeSubmission(tx, id, { status, over_at: deed.now })
      await storeTrust(tx, providerId, deed.now)
      await announce(tx, providerId, { step: submission.step, status })
    })
  })
}
