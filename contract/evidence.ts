import * as z from 'zod/mini'
import { bidLine } from './bid-lines.ts'
import { changeOrderStates, changeReasons } from './change-orders.ts'
import { jobPhases } from './job-lifecycle.ts'
import { agreementDocument, timelineEntry } from './jobs.ts'
import { photo, sides } from './photos.ts'
import { instant, money, uuid } from './primitives.ts'
import { proof } from './proofs.ts'

/** What was agreed, said, shown and done on a job by the moment it was frozen, each list oldest first. Photos that are gone since are not in it. */
export const evidence = z.object({
  frozenAt: instant,
  job: z.object({
    phase: z.enum(jobPhases),
    price: z.nullable(money),
    /** Of a job that was canceled. */
    cancellationFee: z.nullable(money),
    promisedAt: z.nullable(instant),
    assignedAt: z.nullable(instant),
    enRouteAt: z.nullable(instant),
    arrivedAt: z.nullable(instant),
    workingAt: z.nullable(instant),
    finishedAt: z.nullable(instant),
    closedAt: z.nullable(instant),
  }),
  agreement: z.array(z.omit(agreementDocument, { previous: true })),
  /** What the provider asked for beyond the price. */
  changes: z.array(
    z.object({
      id: uuid,
      status: z.enum(changeOrderStates),
      reason: z.enum(changeReasons),
      words: z.nullable(z.string()),
      lines: z.array(bidLine),
      sentAt: instant,
      photos: z.array(photo),
    }),
  ),
  /** Of the request and of the conversation; those of a change or of the work stand with it. */
  photos: z.array(photo),
  proofs: z.array(proof),
  messages: z.array(z.object({ side: z.enum(sides), content: z.string(), createdAt: instant })),
  history: z.array(timelineEntry),
})
export type Evidence = z.infer<typeof evidence>
