import { Suspense } from 'react'
import { lazy } from '../../kit/api/lazy.ts'
import { useTalk } from './use-talk.ts'

const ConversationDialog = lazy(() =>
  import('./ConversationDialog.tsx').then((module) => ({ default: module.ConversationDialog })),
)

/** Once on a page with conversations: shows the one that is open. */
export function Talk() {
  const { bidId, close } = useTalk()
  if (!bidId) return null
  return (
    <Suspense fallback={null}>
      <ConversationDialog key={bidId} bidId={bidId} onClose={close} />
    </Suspense>
  )
}
