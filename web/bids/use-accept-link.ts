import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { acceptBidByLink } from '#contract/bids.ts'
import { settings } from '#contract/settings.ts'
import { call, newKey } from '../api/call.ts'
import { paths } from '../paths.ts'
import { whenVisible } from '../ui/when-visible.ts'

/**
 * Accepts the bid of a link once somebody looks at the page, never because a program has fetched it (rules C9),
 * and leads to the request two seconds later (S1 §4). One key for the page's life: doing it twice does it once.
 */
export function useAcceptLink(bidId: string | null, token: string | null) {
  const [idempotencyKey] = useState(newKey)
  const navigate = useNavigate()
  const deed = useMutation({
    mutationFn: (link: { bidId: string; token: string }) =>
      call(acceptBidByLink, {
        params: { id: link.bidId },
        token: link.token,
        body: { accessToken: link.token },
        idempotencyKey,
      }),
  })
  const { mutate } = deed
  const requestId = deed.data?.serviceRequest.id

  useEffect(() => {
    if (!bidId || !token) return
    const leaving = new AbortController()
    whenVisible(leaving.signal).then((isSeen) => isSeen && mutate({ bidId, token }))
    return () => leaving.abort()
  }, [bidId, token, mutate])

  useEffect(() => {
    if (!requestId) return
    const timer = setTimeout(
      () => navigate(paths.bids(requestId, token), { replace: true }),
      settings.redirect.afterAcceptLinkMs,
    )
    return () => clearTimeout(timer)
  }, [requestId, token, navigate])

  return deed
}
