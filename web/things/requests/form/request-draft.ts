import { preferredTimes, serviceTypes, triageAnswers } from '#contract/services.ts'
import { settings } from '#contract/settings.ts'
import { newKey } from '../../../kit/api/call.ts'
import { forget, keep, readKept, type Where } from '../../../kit/api/storage.ts'
import type { PlacedPosition } from '../../../kit/places/which-place.ts'
import { tomorrowAt } from './local-time.ts'
import { emptyRequest, type RequestForm } from './request-form.ts'

/**
 * A request that is being filled in, kept until it has been sent. Its key makes all tries of it one request (rules
 * C23); `tried` are the bodies of which no answer came: one of them may have arrived.
 */
export interface Draft {
  form: RequestForm
  key: string
  tried: string[]
  /** When the last press that sends it was, in milliseconds since 1970; null once it is answered or taken back. */
  sendingSince: number | null
  /** Under which its photos are kept; it stays when a try needs another key. */
  photosKey: string
  /** Milliseconds since 1970. */
  savedAt: number
}

/** Each way to ask keeps its own: a key belongs to one call. */
type DraftName = 'request-draft' | 'map-request-draft' | DriverDraft | FleetDraft
/** Of one driver: another one on the same phone does not find it. */
export type DriverDraft = `driver-request-draft-${string}`
/** Of one driver, and where it began with an earlier request, of that one too. */
type FleetDraft = `fleet-request-draft-${string}`

/** The server knows a key so long; an older place would mislead anyway. */
const keptForMs = settings.idempotencyMs
type Unread = Record<string, unknown>
const isObject = (value: unknown): value is Unread => typeof value === 'object' && value !== null
const oneOf = (list: readonly string[], value: unknown) =>
  typeof value === 'string' && list.includes(value) ? value : undefined

/**
 * The known fields of what was kept. A question that a draft of before does not know was not answered in it; tomorrow is that of
 * who reads it on, past midnight too.
 */
function readForm(form: Unread, now: number): RequestForm {
  const read: Unread = { ...emptyRequest }
  for (const field of Object.keys(emptyRequest))
    if (typeof form[field] === 'string' && typeof read[field] === 'string')
      read[field] = form[field]
  read.danger = oneOf(['yes', 'no'], form.danger) ?? ''
  read.triage = oneOf(triageAnswers, form.triage) ?? ''
  read.serviceType = oneOf(serviceTypes, form.serviceType) ?? ''
  read.preferredServiceTime = oneOf(preferredTimes, form.preferredServiceTime) ?? 'asap'
  if (read.preferredServiceTime === 'tomorrow' && typeof read.scheduledAt === 'string')
    read.scheduledAt &&= tomorrowAt(read.scheduledAt.slice(11), now)
  read.position = readPosition(form.position)
  // Every field has just been read for what it is.
  return read as RequestForm
}

function readPosition(position: unknown): PlacedPosition | null {
  if (!isObject(position)) return null
  const { lat, lng, accuracyM, fixedAt, isPinned, beside } = position
  const areNumbers = [lat, lng, accuracyM].every((number) => Number.isFinite(number))
  if (!areNumbers || typeof fixedAt !== 'string') return null
  if (!isObject(beside) || typeof beside.text !== 'string') return null
  return {
    ...{ lat, lng, accuracyM, fixedAt, isPinned: isPinned === true },
    beside: { text: beside.text, isSame: beside.isSame === true },
    // Just looked at.
  } as PlacedPosition
}

const newDraft = (form: RequestForm): Draft => ({
  form,
  key: newKey(),
  tried: [],
  sendingSince: null,
  photosKey: newKey(),
  savedAt: Date.now(),
})

/** The draft of this browser, or null when there is none, it is too old, or it is not ours. `now` in milliseconds. */
export function readDraft(
  now: number,
  name: DraftName = 'request-draft',
  where?: Where,
): Draft | null {
  const kept = readKept(name, where)
  if (!isObject(kept) || kept.version !== 1 || !isObject(kept.form)) return null
  const { key, tried, sendingSince, photosKey, savedAt, form } = kept
  if (typeof savedAt !== 'number' || now - savedAt > keptForMs) return null
  if (typeof key !== 'string' || !Array.isArray(tried)) return null
  return {
    form: readForm(form, now),
    key,
    tried: tried.filter((body) => typeof body === 'string'),
    sendingSince: typeof sendingSince === 'number' ? sendingSince : null,
    photosKey: typeof photosKey === 'string' ? photosKey : newKey(),
    savedAt,
  }
}

/** Opens the draft of this browser, or a new one. It holds even where the browser keeps nothing. */
export const openDraft = (
  name: DraftName = 'request-draft',
  fresh: RequestForm = emptyRequest,
  where?: Where,
) =>
  draftOf(readDraft(Date.now(), name, where), fresh, {
    keep: (draft) => keep(name, { version: 1, ...draft }, where),
    forget: () => forget(name, where),
  })

/**
 * What a fleet asks for one of its drivers, kept for the tab: it outlives a reload and a way back, but not the desk of
 * whoever sits there next.
 */
export const openFleetDraft = (driverId: string, againId: string | null, fresh: RequestForm) =>
  openDraft(`fleet-request-draft-${[driverId, againId].filter(Boolean).join('-')}`, fresh, 'tab')

/** A draft that ends with its page: what is asked for somebody else is nobody's to find again. */
export const passingDraft = (form: RequestForm) =>
  draftOf(null, form, { keep: () => {}, forget: () => {} })

function draftOf(
  restored: Draft | null,
  fresh: RequestForm,
  store: { keep: (draft: Draft) => void; forget: () => void },
) {
  let draft = restored ?? newDraft(fresh)
  let isSent = false
  return {
    /** When the restored one was last changed; null when there is nothing to tell about. */
    restoredAt: restored && hasBegun(restored.form) ? restored.savedAt : null,
    /** What it begins with, and begins anew with. */
    fresh,
    read: (): Readonly<Draft> => draft,
    /** What a page that is gone was sending and nobody has answered, as it was sent; null where nothing was. */
    unanswered(): string | null {
      const { sendingSince, tried } = draft
      const { requestSendsForMs } = settings
      if (sendingSince === null || Date.now() - sendingSince > requestSendsForMs) return null
      return tried[0] ?? null
    },
    /** Takes over what a link or an account says; kept only with the first change of the reader's own. */
    begin(form: RequestForm) {
      draft = { ...draft, form }
    },
    save(change: Partial<Draft>) {
      if (isSent) return
      draft = { ...draft, ...change, savedAt: Date.now() }
      store.keep(draft)
    },
    /** The request stands: nothing is kept from here on. */
    close() {
      isSent = true
      store.forget()
    },
    /** Puts a new draft in the place of this one; gives back what undoes it. */
    restart(form: RequestForm) {
      const old = draft
      draft = newDraft(form)
      store.forget()
      return () => {
        draft = old
        store.keep(old)
        return old.form
      }
    },
  }
}

export type RequestDraft = ReturnType<typeof openDraft>

/** Is there more in it than who is asking? */
function hasBegun(form: RequestForm): boolean {
  const { danger, serviceType, location, title, problemDescription, additionalNotes, position } =
    form
  return [danger, serviceType, location, title, problemDescription, additionalNotes, position].some(
    Boolean,
  )
}
