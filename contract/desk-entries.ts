import * as z from 'zod/mini'
import { eventFacts } from './jobs.ts'
import { instant, uuid } from './primitives.ts'

/** A value before or after a deed: words, an amount, an instant. */
const value = z.union([z.string(), z.number(), z.boolean(), z.null()])

/**
 * One line of a history at the operator's desk: something that happened, or something an admin did. `who`: the person
 * that did it; null for the clock, for somebody with a link, and for what was not kept.
 */
export const deskEntry = z.object({
  key: z.string(),
  at: instant,
  /** An event's name, or an action of the audit log. */
  source: z.enum(['event', 'audit']),
  name: z.string(),
  who: z.nullable(z.string()),
  facts: z.nullable(eventFacts),
  /** What a person typed with it: a reason, a note. */
  words: z.nullable(z.string()),
  before: z.nullable(z.record(z.string(), value)),
  after: z.nullable(z.record(z.string(), value)),
})
export type DeskEntry = z.infer<typeof deskEntry>

/** What admins have written down for each other. */
export const deskNote = z.object({
  id: z.number(),
  at: instant,
  who: z.nullable(z.string()),
  words: z.string(),
})
export type DeskNote = z.infer<typeof deskNote>

/** Something with a page of its own at the desk. */
export const deskKinds = ['request', 'provider', 'fleet', 'user'] as const
export type DeskKind = (typeof deskKinds)[number]

export const named = z.object({ id: uuid, name: z.string() })
