import { useEffect } from 'react'

/** What opens a conversation carries this, so that the focus finds the way back to it. */
export const opensTalk = (bidId: string) => ({ 'data-talk': bidId })

/** When the conversation closes, the reader goes on where it was opened. */
export function useWayBack(bidId: string): void {
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.querySelector('[role=dialog]')) return
        document.querySelector<HTMLElement>(`[data-talk="${CSS.escape(bidId)}"]`)?.focus()
      })
    },
    [bidId],
  )
}
