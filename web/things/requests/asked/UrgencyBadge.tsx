import type { Urgency } from '#contract/catalogue.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { urgencyWords } from '#contract/words/en/urgency.ts'
import { Badge, type BadgeTone } from '../../../kit/ui/Badge.tsx'
import { Moment } from '../../../kit/ui/Moment.tsx'

export const urgencyTones: Record<Urgency, BadgeTone> = {
  emergency: 'red',
  urgent: 'amber',
  standard: 'blue',
  scheduled: 'neutral',
}

/** When help is wanted. */
export type When = Pick<RequestForOwner, 'urgency' | 'scheduledAt' | 'timeZone'>

/** How urgent it is, and for when a scheduled one is wanted. A missing urgency is shown as standard (S1 §2). */
export function UrgencyBadge({
  when,
  isTaken = false,
}: {
  when: Partial<When>
  /** Somebody is on it, or it is over: what counts from then on is the promised time, not "within 2 hours". A time to be agreed is still to be. */
  isTaken?: boolean
}) {
  const { urgency = 'standard', scheduledAt, timeZone } = when
  return (
    <Badge
      wraps
      tone={urgencyTones[urgency]}
      solid={urgency === 'emergency' || urgency === 'urgent'}
    >
      {urgencyWords.names[urgency]}
      <span className="font-sans text-xs font-normal empty:hidden">
        {scheduledAt && timeZone ? (
          <Moment at={scheduledAt} timeZone={timeZone} />
        ) : (
          (!isTaken || urgency === 'scheduled') && urgencyWords.means[urgency]
        )}
      </span>
    </Badge>
  )
}
