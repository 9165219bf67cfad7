import { type ReactNode, useEffect, useState } from 'react'
import { OpenTalkContext, talkIn, withTalk } from '../../things/messaging/use-talk.ts'

/** A page of its own has no router: the browser keeps its way back. */
export function TalkByHistory({ children }: { children: ReactNode }) {
  const [bidId, setBidId] = useState(() => talkIn(location.search))
  useEffect(() => {
    const read = () => setBidId(talkIn(location.search))
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])
  const address = (bidId: string | null) => withTalk(location.search, bidId) + location.hash
  const talk = {
    bidId,
    open(bidId: string) {
      history.pushState({ isTalk: true }, '', address(bidId))
      setBidId(bidId)
    },
    close() {
      // Opened from this page: the way back is the same page without it.
      if (history.state?.isTalk) return history.back()
      history.replaceState(history.state, '', address(null))
      setBidId(null)
    },
  }
  return <OpenTalkContext value={talk}>{children}</OpenTalkContext>
}
