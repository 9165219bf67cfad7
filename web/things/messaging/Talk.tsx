import { Suspense, useEffect } from 'react'
import { ui } from '#contract/words/en/ui.ts'
import { fetchWhenIdle, late } from '../../kit/api/late.ts'
import { useTalk } from './use-talk.ts'

/** Also on a phone at the roadside: it is here before the signal goes. */
const dialog = late(
  () => import('./ConversationDialog.tsx').then((part) => part.ConversationDialog),
  {
    stays: true,
  },
)

/** Once on a page with conversations: shows the one that is open. */
export function Talk() {
  const { bidId, close } = useTalk()
  useEffect(() => fetchWhenIdle([dialog]), [])
  if (!bidId) return null
  return (
    <Suspense fallback={<p role="status">{ui.comes}</p>}>
      <dialog.Part key={bidId} bidId={bidId} onClose={close} />
    </Suspense>
  )
}
