import type { Urgency } from '#contract/catalogue.ts'
import { bids } from '../messages/en/bids.ts'
import { Badge, type BadgeTone } from '../ui/Badge.tsx'

export const urgencyTones: Record<Urgency, BadgeTone> = {
  emergency: 'red',
  urgent: 'amber',
  standard: 'blue',
  scheduled: 'neutral',
}

/** A missing urgency is shown as standard (S1 §2). */
export function UrgencyBadge({ urgency = 'standard' }: { urgency?: Urgency }) {
  return (
    <Badge tone={urgencyTones[urgency]} solid={urgency === 'emergency' || urgency === 'urgent'}>
      {bids.urgency[urgency]}
      <span className="font-sans text-xs font-normal">{bids.urgencyMeans[urgency]}</span>
    </Badge>
  )
}
