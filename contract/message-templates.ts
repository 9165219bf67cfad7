import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What a message is about; the links and codes that somebody has just asked for stand apart. */
export const messageGroups = ['requests', 'jobs', 'accounts', 'access'] as const
export type MessageGroup = (typeof messageGroups)[number]

const messageTemplate = z.object({
  /** Its name in the catalogue. */
  code: z.string(),
  group: z.enum(messageGroups),
  mail: z.nullable(z.object({ subject: z.string(), text: z.string(), html: z.string() })),
  /** With how many SMS it takes to carry it; null where it leaves their alphabet. */
  sms: z.nullable(z.object({ text: z.string(), parts: z.nullable(z.number()) })),
})
export type MessageTemplate = z.infer<typeof messageTemplate>

export const listMessageTemplates = endpoint({
  method: 'GET',
  path: '/api/admin/message-templates',
  caller: 'admin',
  tag: 'admin',
  summary: 'Every mail and SMS of the catalogue as it looks, with made-up values, in one language.',
  query: z.object({ language: z.optional(z.string().check(z.maxLength(40))) }),
  response: z.object({
    language: z.string(),
    /** All that may be chosen, each by the name it gives itself. */
    languages: z.array(z.object({ tag: z.string(), name: z.string() })),
    templates: z.array(messageTemplate),
  }),
})
