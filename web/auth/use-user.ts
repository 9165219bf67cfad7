import { useQuery } from '@tanstack/react-query'
import { type CurrentUser, readCurrentUser, signedInMark } from '#contract/session.ts'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { queryClient } from '../api/query-client.ts'

export const userKey = ['/api/user']

/** The signed-in user: null when nobody is, undefined while that is being found out. */
export function useUser() {
  return useQuery({
    queryKey: userKey,
    queryFn: async ({ signal }): Promise<CurrentUser | null> => {
      if (!hasSignedInMark()) return null
      try {
        return await call(readCurrentUser, { signal })
      } catch (error) {
        // S0 §8: a 401 here is no error, it means nobody is signed in.
        if (error instanceof ApiError && error.status === 401) return forgetMark()
        throw error
      }
    },
  })
}

/** Another person (or nobody) is signed in from now on: nothing of the one before stays in memory. */
export function changeUser(user: CurrentUser | null): void {
  queryClient.setQueryData(userKey, user)
  // The screens follow in the timer that the line above has set. What still stands after it is read again as the
  // new person; reading it now would ask for pages that are about to go.
  setTimeout(() => {
    queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] })
  })
}

/** Most visitors are guests: they need not wait for an answer that nobody is signed in. */
export const hasSignedInMark = () => document.cookie.split('; ').includes(`${signedInMark}=1`)

function forgetMark(): null {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
  document.cookie = `${signedInMark}=; path=/; max-age=0`
  return null
}
