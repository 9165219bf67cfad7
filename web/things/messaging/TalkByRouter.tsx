import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { OpenTalkContext, talkIn, withTalk } from './use-talk.ts'

/** Around pages that have the app's router. */
export function TalkByRouter({ children }: { children: ReactNode }) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const talk = {
    bidId: talkIn(search),
    open: (bidId: string) =>
      navigate(withTalk(search, bidId), { state: { isTalk: true }, preventScrollReset: true }),
    close: () => {
      // Opened from this page: the way back is the same page without it.
      if (state?.isTalk) navigate(-1)
      else navigate(withTalk(search, null), { replace: true, preventScrollReset: true })
    },
  }
  return <OpenTalkContext value={talk}>{children}</OpenTalkContext>
}
