import { useSyncExternalStore } from 'react'
import { latestAnnouncement, onAnnouncement } from './announce.ts'

/** Stands once in the page and reads out what `announce` says. */
export function LiveRegion() {
  const { id, text, urgent } = useSyncExternalStore(
    onAnnouncement,
    latestAnnouncement,
    latestAnnouncement,
  )
  // The key makes the same sentence said twice a new one.
  const words = <span key={id}>{text}</span>
  return (
    <div className="sr-only">
      <div aria-live="polite">{!urgent && words}</div>
      <div aria-live="assertive">{urgent && words}</div>
    </div>
  )
}
