import type { JobProofs } from '#contract/proofs.ts'
import { proofs as words } from '#contract/words/en/proofs.ts'
import { ApiError, sentenceOf } from '../../kit/api/api-error.ts'
import { call, newKey } from '../../kit/api/call.ts'
import { untilAnswered } from '../../kit/api/until-answered.ts'
import { upload } from '../../kit/api/upload.ts'
import { isWorthRepeating } from '../../kit/api/worth-repeating.ts'
import { now } from '../../kit/ui/clock.ts'
import { proveByPhoto, proveByReading, signWork, skipProofs } from './calls.ts'
import {
  dropWaiting,
  type Giving,
  keepWaiting,
  nextWaiting,
  type WaitingProof,
  waitingOf,
} from './waiting-proofs.ts'

/** Whatever is given of a job comes through here: it is kept on the device, with its moment, before anything is sent. Gives its id. */
export async function giveProof(jobId: string, giving: Giving): Promise<string> {
  const id = newKey()
  await keepWaiting({ id, jobId, takenAt: now(), giving })
  return id
}

/** After the server was not ready, or was asked too often. */
const againMs = 2_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Sending {
  /** Does something have to go first by now? */
  isHeld: () => boolean
  /** Hears what stands then, or null where that is to be read anew. */
  onSent: (stands: JobProofs | null) => void
}

/** The jobs of which something is being sent, each with what its page said last. */
const sending = new Map<string, Sending>()

/** Sends what waits of a job, in its order and one after the other, until nothing waits or it is held back. Twice at once is once. */
export async function sendWaiting(
  jobId: string,
  token: string | null,
  page: Sending,
): Promise<void> {
  const isSent = sending.has(jobId)
  sending.set(jobId, page)
  if (isSent) return
  const said = () => sending.get(jobId) ?? page
  try {
    for (let proof = nextWaiting(jobId); proof; proof = nextWaiting(jobId)) {
      // A step may have been pressed meanwhile without which the server does not take the next one.
      if (said().isHeld()) return
      try {
        said().onSent(await sendOne(proof, token))
        await dropWaiting(proof.id)
      } catch (error) {
        // Another link of the same technician sends it.
        if (error instanceof ApiError && error.status === 401) return
        if (isWorthRepeating(error)) {
          await pause(error instanceof ApiError ? Math.max(error.retryAfterMs, againMs) : againMs)
          continue
        }
        await keepWaiting({ ...proof, refusal: sentenceOf(error, words.failed) })
        said().onSent(null)
      }
    }
  } finally {
    sending.delete(jobId)
  }
}

/** Nothing that was given is called back on its way. */
const never = new AbortController().signal

function sendOne({ id, jobId, takenAt, giving }: WaitingProof, token: string | null) {
  const at = new Date(takenAt).toISOString()
  const input = { params: { id: jobId }, token, idempotencyKey: id }
  return untilAnswered<JobProofs>(
    (signal) => {
      if (giving.kind === 'photo')
        return upload(proveByPhoto, {
          ...input,
          query: { waiting: countPhotos(jobId, id) },
          signal,
          file: formOf(giving, at),
          onProgress() {},
        })
      const sent = { ...input, signal }
      if (giving.kind === 'reading') {
        const { item, reading } = giving
        return call(proveByReading, { ...sent, body: { item, reading, takenAt: at } })
      }
      if (giving.kind === 'skip') {
        const { items, reason, words: said } = giving
        return call(skipProofs, {
          ...sent,
          body: { items, reason, words: said || null, takenAt: at },
        })
      }
      const { kind: _, ...signature } = giving
      return call(signWork, { ...sent, body: { ...signature, takenAt: at } })
    },
    { signal: never, onLost() {}, isSlow: giving.kind === 'photo' },
  )
}

/** The photos of a job that wait beside this one: the other side reads how many are still to come. */
const countPhotos = (jobId: string, besideId: string): number =>
  waitingOf(jobId).filter(
    ({ id, giving, refusal }) => id !== besideId && giving.kind === 'photo' && !refusal,
  ).length

function formOf(
  { item, blob, where }: Extract<Giving, { kind: 'photo' }>,
  takenAt: string,
): FormData {
  const form = new FormData()
  const fields = { item, takenAt, ...where }
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  // Last, so that what it is of is known before it has come.
  form.set('photo', blob, 'photo.jpg')
  return form
}
