import { presses as words } from '#contract/words/en/presses.ts'
import { formatClock } from '../../kit/ui/format.ts'
import { labelOf } from './press-words.ts'
import type { Press } from './presses.ts'

/** The steps of a job that wait for a network, each with the time of its press. */
export function WaitingSteps({ presses }: { presses: readonly Press[] }) {
  if (presses.length === 0) return null
  return (
    <ul className="flex flex-col gap-1 text-sm text-amber-ink">
      {presses.map((press) => (
        <li key={press.id}>
          {words.waits({
            step: labelOf(press),
            at: formatClock(press.body.occurredAt),
          })}
        </li>
      ))}
    </ul>
  )
}
