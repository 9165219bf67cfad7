import { useTransition } from 'react'
import { presses as words } from '#contract/words/en/presses.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { formatClock } from '../../kit/ui/format.ts'
import { toast } from '../../kit/ui/toast.ts'
import { labelOf } from './press-words.ts'
import type { Press } from './presses.ts'
import { mayTakeBack, takeBack } from './send-presses.ts'

/** The steps of a job that wait for a network, each with the time of its press. */
export function WaitingSteps({ presses }: { presses: readonly Press[] }) {
  if (presses.length === 0) return null
  return (
    <ul className="flex flex-col gap-1 text-sm text-amber-ink">
      {presses.map((press) => (
        <li key={press.id} className="flex flex-col items-start gap-1">
          <span>
            {words.waits({
              step: labelOf(press),
              at: formatClock(press.body.occurredAt),
            })}
          </span>
          {mayTakeBack(press) && <TakeBack press={press} />}
        </li>
      ))}
    </ul>
  )
}

/** The customer has not read it yet, so nobody is told. */
function TakeBack({ press }: { press: Press }) {
  const [isGoing, start] = useTransition()
  return (
    <Button
      busy={isGoing}
      onClick={() =>
        start(async () => {
          const isBack = await takeBack(press)
          toast(isBack ? { title: words.takenBack } : { title: words.leaves, tone: 'danger' })
        })
      }
    >
      {words.takeBack}
    </Button>
  )
}
