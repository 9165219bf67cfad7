import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { settings } from '#contract/settings.ts'
import { newKey } from '../../kit/api/call.ts'
import { whenVisible } from '../../kit/ui/when-visible.ts'
import { useDecideBid } from './use-decide-bid.ts'

/** What a whole link says. */
export interface AcceptLink {
  bidId: string
  token: string
  /** Of the bid that the link was written for: at another price it is not taken. */
  version?: number
}

/**
 * Accepts the bid of a link once somebody looks at the page, never because a program has fetched it (rules C9),
 * and leads to the request two seconds later (S1 §4). One key for the page's life: doing it twice does it once.
 */
export function useAcceptLink({ bidId, token, version }: AcceptLink) {
  const [idempotencyKey] = useState(newKey)
  const navigate = useNavigate()
  const { mutate, data, error, isIdle } = useDecideBid({ token })
  const requestId = data && 'serviceRequest' in data ? data.serviceRequest.id : null
  const accept = useCallback(
    () => mutate({ bid: { id: bidId, version }, status: 'accepted', idempotencyKey }),
    [mutate, bidId, version, idempotencyKey],
  )

  useEffect(() => {
    const leaving = new AbortController()
    whenVisible(leaving.signal).then((isSeen) => isSeen && accept())
    return () => leaving.abort()
  }, [accept])

  useEffect(() => {
    if (!requestId) return
    const timer = setTimeout(
      () => navigate(paths.bids(requestId, token), { replace: true }),
      settings.redirect.afterAcceptLinkMs,
    )
    return () => clearTimeout(timer)
  }, [requestId, token, navigate])

  return { accept, error, isIdle, requestId }
}
