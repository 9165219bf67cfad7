import { useCallback, useState } from 'react'
import { useUser } from '../../auth/use-user.ts'
import { forgetRequest } from '../asked/last-seen-request.ts'
import type { LinkTo } from './OpenLine.tsx'
import { OwnLines } from './OwnLines.tsx'
import { RememberedLine } from './RememberedLine.tsx'
import { forgetRemembered, readRemembered, tokenRemembered } from './remembered.ts'

/** What is open of the reader's: the requests of a customer's account, and those whose links this browser keeps. */
export function OpenRequests({ linkTo }: { linkTo: LinkTo }) {
  const { data: user } = useUser()
  const [remembered, setRemembered] = useState(readRemembered)
  const drop = useCallback((id: string) => {
    const token = tokenRemembered(id)
    if (token) void forgetRequest(token)
    forgetRemembered(id)
    setRemembered(readRemembered())
  }, [])
  return (
    <>
      {user?.userType === 'customer' && <OwnLines linkTo={linkTo} />}
      {remembered.map((request) => (
        <RememberedLine key={request.id} request={request} linkTo={linkTo} drop={drop} />
      ))}
    </>
  )
}
