import type { Problem } from '#contract/problem.ts'

/**
 * Any answer that is not OK. The message is the status code, a colon, a space and the body's text, as both
 * specifications say (S0 §8); `problem` is the server's refusal when the body is one.
 */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem | null
  /** How long the server asks to be left alone (`Retry-After`, in seconds); 0 when it does not say. */
  readonly retryAfterMs: number

  constructor(status: number, text: string, retryAfter: string | null = null) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    this.problem = readProblem(text)
    this.retryAfterMs = 1000 * (Number(retryAfter) || 0)
  }
}

function readProblem(text: string): Problem | null {
  try {
    const body: unknown = JSON.parse(text)
    const isProblem =
      typeof body === 'object' && body !== null && 'code' in body && 'message' in body
    // The shape is the server's own (contract/problem.ts).
    return isProblem ? (body as Problem) : null
  } catch {
    return null
  }
}

/** The server's sentence, or `otherwise` when there is none: the network is down, or something is broken. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.problem?.message) || otherwise
}

/** The refusal's code, for machines. */
export const codeOf = (error: unknown) =>
  error instanceof ApiError ? error.problem?.code : undefined

/** The sentences per field of a refusal; none when the error is something else. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  return (error instanceof ApiError && error.problem?.details) || {}
}

/** Did the request not reach the server at all? */
export const isNetworkError = (error: unknown): boolean => error instanceof TypeError

/** Has no answer come in the time that it was given? */
export const isLate = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError'

/** Was a write sent whose answer did not come? It may have been done; where the device knows of no network it cannot have been. */
export const isUnheard = (error: unknown): boolean =>
  navigator.onLine && (isNetworkError(error) || isLate(error))

/** Is there no such thing at this address, or is it not the caller's? */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)
