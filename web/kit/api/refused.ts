import type { Caller, Endpoint } from '#contract/endpoint.ts'
import { ApiError, codeOf } from './api-error.ts'
import { endSession } from './current-user.ts'

/** Who need not be signed in; to them a 401 says something else: a wrong password, a link that is not valid. */
const mayBeStranger: readonly Caller[] = ['anyone', 'request_party', 'technician']

/**
 * The error of an answer that is not OK. A 401 where only signed-in people call means that the session is over
 * (signed out elsewhere, suspended, password reset), and then it ends here too.
 */
export function refused(
  { caller }: Endpoint,
  status: number,
  text: string,
  retryAfter: string | null = null,
): ApiError {
  const error = new ApiError(status, text, retryAfter)
  // Who is signed in and mistypes the password stays signed in.
  if (status === 401 && !mayBeStranger.includes(caller) && codeOf(error) !== 'wrong_credentials')
    endSession()
  return error
}

/** The same of what `fetch` was answered. */
export const refusedBy = async (endpoint: Endpoint, response: Response): Promise<ApiError> =>
  refused(
    endpoint,
    response.status,
    (await response.text()) || response.statusText,
    response.headers.get('Retry-After'),
  )
