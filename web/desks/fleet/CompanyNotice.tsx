import { Hourglass, ShieldX } from 'lucide-react'
import type { OwnFleet } from '#contract/fleets.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { later } from '../../kit/api/later.tsx'
import { Card } from '../../kit/ui/Card.tsx'

const AnswerAsFleet = later(() => import('./AnswerAsFleet.tsx').then((part) => part.AnswerAsFleet))

/** What the company's standing means (rules B), and what we still want to know of it; nothing while it is active. */
export function CompanyNotice({ fleet }: { fleet: OwnFleet }) {
  if (fleet.status === 'active') return null
  const words = fleets.standing
  const isPending = fleet.status === 'pending'
  const Icon = isPending ? Hourglass : ShieldX
  return (
    <>
      <Card edge={isPending ? 'amber' : 'red'} className="flex gap-3">
        <Icon className="mt-0.5 size-6 shrink-0" aria-hidden="true" />
        <p>
          <strong className="font-sign text-lg font-semibold">
            {isPending ? words.pendingTitle : words.suspendedTitle}
          </strong>{' '}
          <span className="text-muted">{isPending ? words.pendingText : words.suspendedText}</span>
        </p>
      </Card>
      {isPending && fleet.askedFor && <AnswerAsFleet fleet={fleet} askedFor={fleet.askedFor} />}
    </>
  )
}
