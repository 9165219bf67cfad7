import * as z from 'zod/mini'
import {
  detailFieldNames,
  preferredTimes,
  serviceTypes,
  triageAnswers,
} from '#contract/catalogue.ts'
import { position } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import { newKey } from '../api/call.ts'
import { forget, keep, readKept } from '../api/storage.ts'
import { emptyRequest, type RequestForm } from './request-form.ts'

/**
 * A request that is being filled in, kept until it has been sent. Its key makes all tries of it one request (rules
 * C23); `tried` are the bodies of which no answer came: one of them may have arrived.
 */
export interface Draft {
  form: RequestForm
  key: string
  tried: string[]
  /** Milliseconds since 1970. */
  savedAt: number
}

const name = 'request-draft'
/** The server knows a key so long; an older place would mislead anyway. */
const keptForMs = settings.idempotencyMs

const kept = z.object({
  version: z.literal(1),
  savedAt: z.number(),
  key: z.string(),
  tried: z.array(z.string()),
  form: z.object({
    ...Object.fromEntries(
      [
        ...detailFieldNames,
        'fullName',
        'phone',
        'email',
        'location',
        'scheduledAt',
        'additionalNotes',
      ].map((field) => [field, z.string()]),
    ),
    danger: z.enum(['yes', 'no', '']),
    triage: z.enum([...triageAnswers, '']),
    serviceType: z.enum([...serviceTypes, '']),
    preferredServiceTime: z.enum(preferredTimes),
    position: z.nullable(z.required(position)),
  }),
})

const newDraft = (form: RequestForm): Draft => ({
  form,
  key: newKey(),
  tried: [],
  savedAt: Date.now(),
})

/** The draft of this browser, or null when there is none, it is too old, or it is not ours. `now` in milliseconds. */
export function readDraft(now: number): Draft | null {
  const read = kept.safeParse(readKept(name))
  if (!read.success || now - read.data.savedAt > keptForMs) return null
  const { form, key, tried, savedAt } = read.data
  return { form: { ...emptyRequest, ...form }, key, tried, savedAt }
}

/** Opens the draft of this browser, or a new one. It holds even where the browser keeps nothing. */
export function openDraft() {
  const restored = readDraft(Date.now())
  let draft = restored ?? newDraft(emptyRequest)
  let isSent = false
  return {
    /** When the restored one was last changed; null when there is nothing to tell about. */
    restoredAt: restored && hasBegun(restored.form) ? restored.savedAt : null,
    read: (): Readonly<Draft> => draft,
    /** Takes over what a link or an account says; kept only with the first change of the reader's own. */
    begin(form: RequestForm) {
      draft = { ...draft, form }
    },
    save(change: Partial<Draft>) {
      if (isSent) return
      draft = { ...draft, ...change, savedAt: Date.now() }
      keep(name, { version: 1, ...draft })
    },
    /** The request stands: nothing is kept from here on. */
    close() {
      isSent = true
      forget(name)
    },
    /** Puts a new draft in the place of this one; gives back what undoes it. */
    restart(form: RequestForm) {
      const old = draft
      draft = newDraft(form)
      forget(name)
      return () => {
        draft = old
        keep(name, { version: 1, ...old })
        return old.form
      }
    },
  }
}

export type RequestDraft = ReturnType<typeof openDraft>

/** Is there more in it than who is asking? */
function hasBegun(form: RequestForm): boolean {
  const { danger, serviceType, location, additionalNotes, position } = form
  return Boolean(danger || serviceType || location || additionalNotes || position)
}
