import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CurrentUser, readCurrentUser } from '#contract/session.ts'
import { signedInMark } from '#contract/signed-in-mark.ts'
import { actingAs } from '../../kit/api/acting-as.ts'
import { ApiError } from '../../kit/api/api-error.ts'
import { bare } from '../../kit/api/bare.ts'
import { call } from '../../kit/api/call.ts'
import { noteSessionEnd, userKey } from '../../kit/api/current-user.ts'
import { drawWithPage } from '../../kit/api/with-page.ts'

const readUser = bare<typeof readCurrentUser>({
  method: 'GET',
  path: '/api/user',
  caller: 'signed_in',
})

/** The signed-in user: null when nobody is, undefined while that is being found out. */
export function useUser() {
  drawWithPage(userKey, readUser)
  const user = useQuery({
    queryKey: userKey,
    queryFn: async ({ signal }): Promise<CurrentUser | null> => {
      if (!hasSignedInMark()) return null
      try {
        return await call(readUser, { signal })
      } catch (error) {
        // S0 §8: a 401 here is no error, it means nobody is signed in.
        if (error instanceof ApiError && error.status === 401) return forgotten()
        throw error
      }
    },
  })
  const id = user.data?.id ?? null
  useEffect(() => {
    actingAs.id = id
  }, [id])
  return user
}

/** Most visitors are guests: they need not wait for an answer that nobody is signed in. */
export const hasSignedInMark = () => document.cookie.includes(`${signedInMark}=1`)

/** The answer has taken the mark away. */
function forgotten(): null {
  noteSessionEnd()
  return null
}
