import { type CurrentUser, login, readCurrentUser } from '#contract/auth.ts'
import { auth } from '#contract/words/en/auth.ts'
import { ApiError } from '../../kit/api/api-error.ts'
import { call } from '../../kit/api/call.ts'
import { toast } from '../../kit/ui/toast.ts'
import { hasSignedInMark } from './use-user.ts'

/**
 * Sends a registration and says who is signed in by it. Where the first answer was lost the second one brings no
 * session: then the password that the form still holds signs in, and where even that fails the person is asked to.
 */
export async function signUp(
  send: () => Promise<CurrentUser>,
  account: { username: string; password: string },
): Promise<CurrentUser | null> {
  const user = await send()
  if (await isSignedIn(user)) return user
  try {
    const { username, password } = account
    return await call(login, { body: { username, password } })
  } catch {
    toast({ title: auth.signUp.made, description: auth.signUp.signInNow })
    return null
  }
}

/** A session that cannot be asked about just now shows by itself whether it is there. */
async function isSignedIn(user: CurrentUser): Promise<boolean> {
  if (!hasSignedInMark()) return false
  try {
    return (await call(readCurrentUser)).id === user.id
  } catch (error) {
    return !(error instanceof ApiError && error.status === 401)
  }
}
