import type { CurrentUser } from '#contract/session.ts'
import { bySession, toldInSession } from './by-session.ts'
import { queryClient } from './query-client.ts'
import { forget, forgetTab, keep, readKept } from './storage.ts'

/** Under which the signed-in user is remembered: null when nobody is. */
export const userKey = ['/api/user']

/** The tab keeps it: whoever reloads the sign-in page still has to learn why. */
const ended = 'session-ended'

/** What this window knows of its session. */
export const session = {
  /** Has it ended, though nobody pressed Logout? Then the sign-in page asks why. */
  hasEnded: readKept(ended, 'tab') === true,
  /** Has somebody pressed Logout? */
  isLeft: false,
  /** How often somebody has signed in or out here since the page was loaded. */
  changes: 0,
}

/** This window takes note that its session is no more. Who logs out has asked for that, and leaves nothing to whoever comes next. */
export function noteSessionEnd(): void {
  if (session.isLeft) forgetTab()
  else {
    session.hasEnded = true
    keep(ended, true, 'tab')
  }
}

/** Another person (or nobody) is signed in from now on: nothing of the one before stays in memory, or on the device. */
export function changeUser(user: CurrentUser | null): void {
  if (user) {
    session.hasEnded = false
    forget(ended, 'tab')
  }
  session.changes += 1
  forget(toldInSession)
  queryClient.setQueryData(userKey, user)
  globalThis.indexedDB?.deleteDatabase(bySession)
  // The screens follow in the timer that the line above has set. What still stands after it is read again as the
  // new person; reading it now would ask for pages that are about to go.
  setTimeout(() => {
    queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] })
  })
}

/** The server no longer knows the session: protected pages lead to /auth. The first call that learns it says it. */
export function endSession(): void {
  if (!queryClient.getQueryData(userKey)) return
  noteSessionEnd()
  changeUser(null)
}
