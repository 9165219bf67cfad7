import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { byId, instant, ok, uuid } from './primitives.ts'
import { textFrom } from './texts.ts'
import { stepIds } from './verification-steps.ts'

/** What an admin decides: an application of a shop or a fleet, a document, another name or address. */
export const approvalKinds = ['provider', 'fleet', 'document', 'identity', 'terms'] as const
export type ApprovalKind = (typeof approvalKinds)[number]

const approval = z.object({
  kind: z.enum(approvalKinds),
  /** Of the application, the document or the wish. */
  id: uuid,
  /** The provider or the fleet. */
  accountId: uuid,
  name: z.string(),
  location: z.nullable(z.string()),
  /** Of a document. */
  stepId: z.nullable(z.enum(stepIds)),
  since: instant,
  /** The applicant was asked for more and has not answered: behind those that only wait for us. */
  isAsked: z.boolean(),
})
export type Approval = z.infer<typeof approval>

export const listApprovals = endpoint({
  method: 'GET',
  path: '/api/admin/approvals',
  caller: 'admin',
  tag: 'admin',
  summary:
    'What waits for a decision, the oldest first; applicants who have not yet given what they were asked for come last.',
  response: z.object({ count: z.number(), approvals: z.array(approval) }),
})

const asking = z.object({ words: textFrom(3, 1000, 'message') })

export const askProviderForMore = endpoint({
  method: 'POST',
  path: '/api/admin/providers/:id/ask',
  caller: 'admin',
  tag: 'admin',
  summary: 'Ask an applying provider for what is missing; it is told by mail and on its page.',
  params: byId,
  body: asking,
  response: ok,
})

export const askFleetForMore = endpoint({
  method: 'POST',
  path: '/api/admin/fleet-companies/:id/ask',
  caller: 'admin',
  tag: 'admin',
  summary: 'Ask an applying fleet company for what is missing; it is told by mail.',
  params: byId,
  body: asking,
  response: ok,
})

const answering = z.object({ words: textFrom(2, 1000, 'message') })

export const answerAsProvider = endpoint({
  method: 'POST',
  path: '/api/provider/answer',
  caller: 'service_provider',
  right: 'changeRecord',
  tag: 'providers',
  summary:
    'An applying provider writes back what it was asked for; its application waits for us again.',
  body: answering,
  response: ok,
})

export const answerAsFleet = endpoint({
  method: 'POST',
  path: '/api/business-customer/answer',
  caller: 'business_customer',
  tag: 'fleets',
  summary: 'The same of an applying fleet company; managers only.',
  body: answering,
  response: ok,
})
