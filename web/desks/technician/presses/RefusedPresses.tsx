import { technicianDay } from '#contract/words/en/technician-day.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { formatClock } from '../../../kit/ui/format.ts'
import { labelOf } from './press-words.ts'
import { dropPress, type Press } from './presses.ts'

/** What the server did not take once there was a network, each with its reason, until somebody has read it. */
export function RefusedPresses({ presses }: { presses: readonly Press[] }) {
  const words = technicianDay.presses
  const refused = presses.filter(({ refusal }) => refusal !== undefined)
  return (
    <div role="alert" className={refused.length ? 'flex flex-col gap-3' : 'sr-only'}>
      {refused.map((press) => (
        <div
          key={press.id}
          className="flex flex-col gap-2 rounded-sm border-2 border-red-ink bg-red-soft p-4"
        >
          <p className="font-semibold break-words">
            {words.refused({
              step: labelOf(press),
              at: formatClock(press.body.occurredAt),
              title: press.title,
            })}
          </p>
          <p>{press.refusal}</p>
          <Button onClick={() => dropPress(press.id)}>{words.read}</Button>
        </div>
      ))}
    </div>
  )
}
