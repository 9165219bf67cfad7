import { ApiError } from '../../kit/api/api-error.ts'

/** The server's sentence when the world has moved on since the reader looked (409), or null for anything else. */
export function conflictOf(error: unknown): string | null {
  return error instanceof ApiError && error.status === 409 ? (error.problem?.message ?? null) : null
}
