import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { byId, ok, uuid } from './primitives.ts'
import { text } from './texts.ts'
import { providerFields } from './words/en/fields/provider.ts'
import type { Saying } from './words/sayings.ts'

/** A day of the calendar, without a time: "2026-12-24". */
const day = (message: Saying) =>
  z.string(message).check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, message),
    z.refine((value) => isDay(value), message),
  )

function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** Days on which a provider is closed, both included. */
export const holiday = z.object({
  id: uuid,
  firstDay: z.string(),
  lastDay: z.string(),
  note: z.nullable(z.string()),
})
export type Holiday = z.infer<typeof holiday>

export const listHolidays = endpoint({
  method: 'GET',
  path: '/api/provider/holidays',
  caller: 'service_provider',
  right: 'changeRecord',
  tag: 'providers',
  summary: 'The days on which the provider is closed, from today on, the next first.',
  response: z.array(holiday),
})

export const addHoliday = endpoint({
  method: 'POST',
  path: '/api/provider/holidays',
  caller: 'service_provider',
  right: 'changeRecord',
  tag: 'providers',
  summary: 'Close on a day, or from a day to another. Being on duty overrules it (rules C3).',
  body: z.object({
    firstDay: day(providerFields.firstDay),
    /** The first day alone unless said. */
    lastDay: z.optional(day(providerFields.lastDay)),
    note: z.optional(text(120, 'note')),
  }),
  status: 201,
  response: holiday,
})

export const removeHoliday = endpoint({
  method: 'DELETE',
  path: '/api/provider/holidays/:id',
  caller: 'service_provider',
  right: 'changeRecord',
  tag: 'providers',
  summary: 'Be open on these days after all.',
  params: byId,
  response: ok,
})
