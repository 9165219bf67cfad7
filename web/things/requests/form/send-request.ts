import { ApiError } from '../../../kit/api/api-error.ts'
import { newKey } from '../../../kit/api/call.ts'
import { untilAnswered } from '../../../kit/api/until-answered.ts'
import type { Draft } from './request-draft.ts'

export interface Sent {
  requestId?: string
  accessToken?: string
  /** False where nobody knows the location: no provider has been alerted. */
  isPlaced?: boolean
  /** An earlier try, with other words, turned out to have arrived: that one counts. */
  isEarlier: boolean
}

/** One try of the call. */
export type Post<Body> = (
  body: Body,
  how: { idempotencyKey: string; signal: AbortSignal },
) => Promise<Omit<Sent, 'isEarlier'>>

/** The part of a draft that sending reads and writes. */
export type Tries = Pick<Draft, 'key' | 'tried'>

/**
 * Sends a filled form so that it becomes one request, however many tries get lost and even when it was changed
 * between them: all tries carry the draft's key, and a try that the server refuses because another body has used
 * that key up gets the answer to that other body instead. `remember` keeps the tries before anything is sent.
 */
export async function sendRequest<Body>(
  post: Post<Body>,
  body: Body,
  { key, tried }: Tries,
  remember: (tries: Tries) => void,
  options: { signal: AbortSignal; onLost: () => void },
): Promise<Sent> {
  const words = JSON.stringify(body)
  const earlier = tried.filter((other) => other !== words)
  remember({ key, tried: [words, ...earlier] })

  // Every text was written from such a body, here or before the page was loaded again.
  const send = (text: string, idempotencyKey: string) =>
    untilAnswered((signal) => post(JSON.parse(text) as Body, { idempotencyKey, signal }), options)

  for (const text of [words, ...earlier]) {
    try {
      return { ...(await send(text, key)), isEarlier: text !== words }
    } catch (error) {
      if (isKeyUsed(error)) continue
      // A refusal is an answer: these words did not become a request.
      if (error instanceof ApiError) remember({ key, tried: earlier })
      throw error
    }
  }
  // The key belongs to somebody else's try, for instance from before signing in.
  const fresh = { key: newKey(), tried: [words] }
  remember(fresh)
  return { ...(await send(words, fresh.key)), isEarlier: false }
}

const isKeyUsed = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'key_reused'
