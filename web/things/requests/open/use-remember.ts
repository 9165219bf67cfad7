import { useEffect } from 'react'
import { may } from '#contract/lifecycle.ts'
import { type RequestForOwner, requestLifecycle } from '#contract/requests.ts'
import { useAccess } from '../../../kit/api/RequestAccess.tsx'
import { useUser } from '../../auth/use-user.ts'
import { forgetRemembered, remember } from './remembered.ts'

/** Keeps the link by which a stranger has come to a request that can be run with it, until the request is over. */
export function useRemember({ id, status, can }: RequestForOwner): void {
  const { token } = useAccess()
  const { data: user } = useUser()
  const isOver = !may(requestLifecycle, 'cancel', status)
  const isStrangers = user === null && can.run
  useEffect(() => {
    if (isOver) forgetRemembered(id)
    else if (isStrangers && token) remember({ id, token })
  }, [id, token, isOver, isStrangers])
}
