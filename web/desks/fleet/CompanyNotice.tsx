import { Hourglass, ShieldX } from 'lucide-react'
import type { OwnFleet } from '#contract/fleets.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { Card } from '../../kit/ui/Card.tsx'

/** What the company's standing means (rules B); nothing while it is active. */
export function CompanyNotice({ fleet }: { fleet: OwnFleet }) {
  if (fleet.status === 'active') return null
  const words = fleets.standing
  const isPending = fleet.status === 'pending'
  const Icon = isPending ? Hourglass : ShieldX
  return (
    <Card edge={isPending ? 'amber' : 'red'} className="flex gap-3">
      <Icon className="mt-0.5 size-6 shrink-0" aria-hidden="true" />
      <p>
        <strong className="font-sign text-lg font-semibold">
          {isPending ? words.pendingTitle : words.suspendedTitle}
        </strong>{' '}
        <span className="text-muted">{isPending ? words.pendingText : words.suspendedText}</span>
      </p>
    </Card>
  )
}
