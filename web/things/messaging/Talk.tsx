import { useEffect } from 'react'
import { onceBesideTheRoad } from '../../kit/api/later.tsx'
import { useTalk } from './use-talk.ts'

const ConversationDialog = onceBesideTheRoad(() =>
  import('./ConversationDialog.tsx').then((part) => part.ConversationDialog),
)

/** Once on a page with conversations: shows the one that is open. */
export function Talk() {
  const { bidId, close } = useTalk()
  useEffect(ConversationDialog.whenIdle, [])
  return bidId && <ConversationDialog key={bidId} bidId={bidId} onClose={close} />
}
