import { ApiError } from '../api/api-error.ts'
import { changeUser } from './use-user.ts'

/**
 * For calls that only signed-in people make: when the server no longer knows the session (signed out elsewhere,
 * suspended, password reset), nobody is signed in from then on, and protected pages lead to /auth.
 */
export async function asSignedIn<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) changeUser(null)
    throw error
  }
}
