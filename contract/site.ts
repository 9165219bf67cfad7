import * as z from 'zod/mini'
import { outboxMessage } from './admin.ts'
import { endpoint } from './endpoint.ts'
import { figureIds } from './figures.ts'
import { instant, ok } from './primitives.ts'
import { settings } from './settings.ts'
import { emailAddress, text, textFrom } from './texts.ts'
import { commonFields } from './words/en/fields/common.ts'
import { siteFields } from './words/en/fields/site.ts'

const figure = z.object({ id: z.enum(figureIds), value: z.string() })
export type Figure = z.infer<typeof figure>

export const readFigures = endpoint({
  method: 'GET',
  path: '/api/site/figures',
  caller: 'anyone',
  tag: 'site',
  summary:
    'The marketing figures that the landing page shows, in their order: those that an admin has confirmed, in the demo all.',
  response: z.array(figure),
})

const figureForAdmin = z.object({
  id: z.enum(figureIds),
  value: z.string(),
  isShown: z.boolean(),
  /** Null while it stands as the specification gives it and no admin has confirmed it. */
  changedAt: z.nullable(instant),
})
export type FigureForAdmin = z.infer<typeof figureForAdmin>

export const readFiguresForAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/site/figures',
  caller: 'admin',
  tag: 'site',
  summary: 'All marketing figures, the hidden ones too.',
  response: z.array(figureForAdmin),
})

export const changeFigure = endpoint({
  method: 'PATCH',
  path: '/api/admin/site/figures',
  caller: 'admin',
  isDangerous: true,
  tag: 'site',
  summary: 'Confirm, change or hide one marketing figure; the landing page says so from then on.',
  body: z.object({
    id: z.enum(figureIds, siteFields.figureId),
    value: z
      .string(siteFields.figure)
      .check(
        z.trim(),
        z.minLength(1, siteFields.figure),
        z.maxLength(20, commonFields.tooLong({ field: 'figure', most: 20 })),
      ),
    isShown: z.boolean(),
  }),
  response: z.array(figureForAdmin),
})

export const contactTopics = ['request', 'provider', 'fleet', 'privacy', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]

export const contactMessage = z.object({
  name: textFrom(2, 120, 'name', siteFields.name),
  email: emailAddress(siteFields.email),
  topic: z.enum(contactTopics, siteFields.topic),
  message: text(4000, 'message').check(z.minLength(10, siteFields.message({ least: 10 }))),
})
export type ContactMessage = z.output<typeof contactMessage>

export const sendContactMessage = endpoint({
  method: 'POST',
  perMinute: settings.limits.ask,
  path: '/api/contact',
  caller: 'anyone',
  tag: 'site',
  summary: "A message to the operator's mail; nothing of it is kept but the mail.",
  body: contactMessage,
  response: ok,
})

export const listDemoOutbox = endpoint({
  method: 'GET',
  path: '/api/demo/outbox',
  caller: 'anyone',
  tag: 'site',
  summary: 'In the demo alone: every mail and SMS, newest first; elsewhere it is not there.',
  response: z.array(outboxMessage),
})
