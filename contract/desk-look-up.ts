import * as z from 'zod/mini'
import { dealLine } from './desk-accounts.ts'
import { endpoint } from './endpoint.ts'
import { instant } from './primitives.ts'
import { text } from './texts.ts'

/** A request among those that somebody calls about. */
const foundRequest = z.object({
  ...dealLine.shape,
  location: z.string(),
  /** Who does it, or did it last; null where nobody was accepted. */
  businessName: z.nullable(z.string()),
  /** How many providers have bid and not withdrawn, as its customer counts them; how many bids can be accepted; since when it is open. */
  bids: z.number(),
  openBids: z.number(),
  openedAt: instant,
  customerName: z.string(),
  customerPhone: z.string(),
})
export type FoundRequest = z.infer<typeof foundRequest>

/** A reading that is sent as a body: what is searched may be somebody's number, and addresses are kept in many places. */
export const lookUpRequests = endpoint({
  method: 'POST',
  path: '/api/admin/requests/look-up',
  caller: 'admin',
  tag: 'admin',
  summary:
    'Requests of who has this phone number, or the one whose id or link this is; by a part of the number, a name or a place those that are open, in progress or ended within seven days; without a search what is open or in progress. Newest first, at most 50.',
  body: z.object({ search: z.optional(text(300, 'search')) }),
  response: z.array(foundRequest),
})
