import * as z from 'zod/mini'
import { submitBid } from './bids.ts'
import { deskKinds } from './desk-entries.ts'
import { endpoint } from './endpoint.ts'
import { byId, instant, ok, pin, uuid } from './primitives.ts'
import { settings } from './settings.ts'
import { text, textFrom } from './texts.ts'
import { adminFields } from './words/en/fields/admin.ts'
import { commonFields } from './words/en/fields/common.ts'
import { jobFields } from './words/en/fields/job.ts'

/** Said to those concerned, and kept in the audit log. */
const reason = textFrom(3, 500, 'reason', commonFields.reason)

export const writeNote = endpoint({
  method: 'POST',
  path: '/api/admin/notes',
  caller: 'admin',
  tag: 'admin',
  summary: 'Write something down about a request, provider, fleet or person; only admins read it.',
  body: z.object({
    kind: z.enum(deskKinds),
    id: uuid,
    words: textFrom(1, 2000, 'note'),
  }),
  response: ok,
})

const { extendMinutes } = settings.desk

export const extendRequest = endpoint({
  method: 'POST',
  path: '/api/admin/requests/:id/extend',
  caller: 'admin',
  tag: 'admin',
  summary: 'Let an open request wait longer. `seen` is when it expires as the page shows it.',
  params: byId,
  body: z.object({
    minutes: z
      .int(adminFields.extend)
      .check(z.refine((value) => extendMinutes.some((one) => one === value), adminFields.extend)),
    seen: instant,
    reason,
  }),
  response: ok,
})

export const alertWider = endpoint({
  method: 'POST',
  path: '/api/admin/requests/:id/widen',
  caller: 'admin',
  tag: 'admin',
  summary: 'Alert every shop of the trade within 150 miles now, whatever its own radius.',
  params: byId,
  body: z.object({ reason }),
  response: ok,
})

export const reopenAtDesk = endpoint({
  method: 'POST',
  path: '/api/admin/requests/:id/reopen',
  caller: 'admin',
  tag: 'admin',
  summary: 'Open a closed request again for its customer, within 7 days.',
  params: byId,
  body: z.object({ reason }),
  response: ok,
})

export const correctPin = endpoint({
  method: 'POST',
  path: '/api/admin/requests/:id/pin',
  caller: 'admin',
  tag: 'admin',
  summary: 'Put an open request where it really is on the map; who has bid is told.',
  params: byId,
  body: z.object({ ...pin.shape, reason }),
  response: ok,
})

/** Said at the field before anything is sent: an empty one is no number either. */
const isFilled = (value: string | number) => String(value).trim() !== ''

export const bidForShop = endpoint({
  method: 'POST',
  path: '/api/admin/requests/:id/bids',
  caller: 'admin',
  tag: 'admin',
  summary:
    'Enter a bid for a shop that has agreed by phone. It is marked so, and the shop is told.',
  params: byId,
  body: z.object({
    providerId: uuid,
    price: submitBid.body.shape.price.check(z.refine(isFilled, jobFields.price)),
    estimatedDuration: submitBid.body.shape.estimatedDuration.check(
      z.refine(isFilled, jobFields.arrival),
    ),
    message: z.optional(text(1000, 'message')),
    reason,
  }),
  status: 201,
  response: ok,
})

export const releaseProvider = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/:id/release',
  caller: 'admin',
  tag: 'admin',
  summary:
    'Take the provider off a job before the work is done: the request opens again, and the bids that had lost come back.',
  params: byId,
  body: z.object({ reason }),
  response: ok,
})

export const hideReview = endpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/hide',
  caller: 'admin',
  tag: 'admin',
  summary: 'Take a published review off the pages; it counts no more. Both parties are told why.',
  params: byId,
  body: z.object({ reason }),
  response: ok,
})

export const showReview = endpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/show',
  caller: 'admin',
  tag: 'admin',
  summary: 'Put a hidden review back; it counts again. Both parties are told why.',
  params: byId,
  body: z.object({ reason }),
  response: ok,
})
