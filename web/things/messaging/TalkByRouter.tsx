import type { ReactNode } from 'react'
import { navigate } from '../../kit/router/history.ts'
import { useLocation } from '../../kit/router/router.tsx'
import { OpenTalkContext, talkIn, withTalk } from './use-talk.ts'

/** Around pages that have the app's router. */
export function TalkByRouter({ children }: { children: ReactNode }) {
  const { search, state } = useLocation()
  const talk = {
    bidId: talkIn(search),
    open: (bidId: string) => navigate(withTalk(search, bidId), { state: { isTalk: true } }),
    close: () => {
      // Opened from this page: the way back is the same page without it.
      if (state?.isTalk) navigate(-1)
      else navigate(withTalk(search, null), { replace: true })
    },
  }
  return <OpenTalkContext value={talk}>{children}</OpenTalkContext>
}
