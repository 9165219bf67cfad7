import { promiseOf } from '#contract/promise.ts'
import { urgencyWords } from '#contract/words/en/urgency.ts'
import { useTicking } from '../../kit/ui/clock.ts'
import { formatMoment } from '../../kit/ui/format.ts'
import type { When } from '../requests/asked/UrgencyBadge.tsx'

export interface PromiseWordsProps {
  when: When
  etaMinutes: number | null
  className?: string
}

/** When the provider of a bid would be there if it were accepted now, by the clock of the place. */
export function PromiseWords({ when, etaMinutes, className }: PromiseWordsProps) {
  const { urgency, timeZone } = when
  const scheduledAt = when.scheduledAt === null ? null : new Date(when.scheduledAt)
  const words = useTicking((now) => {
    const at = promiseOf({ urgency, scheduledAt, etaMinutes }, new Date(now))
    return at ? formatMoment(at, timeZone, now) : urgencyWords.means.scheduled
  })
  return <span className={className}>{words}</span>
}
