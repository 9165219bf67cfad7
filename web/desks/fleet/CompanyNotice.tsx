import { Hourglass, ShieldX } from 'lucide-react'
import type { OwnFleet } from '#contract/fleets.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { later } from '../../kit/api/later.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { WaysOnceSuspended } from '../../things/auth/WaysOnceSuspended.tsx'

const AnswerAsFleet = later(() => import('./AnswerAsFleet.tsx').then((part) => part.AnswerAsFleet))

/** What the company's standing means (rules B), why, and what we still want to know of it; nothing while it is active. */
export function CompanyNotice({ fleet }: { fleet: OwnFleet }) {
  if (fleet.status === 'active') return null
  const words = fleets.standing
  const isPending = fleet.status === 'pending'
  const [title, text] = isPending
    ? [words.pendingTitle, words.pendingText]
    : fleet.isTurnedDown
      ? [words.turnedDownTitle, words.turnedDownText]
      : [words.suspendedTitle, words.suspendedText]
  const meanwhile = isPending ? words.meanwhile(fleet.can) : null
  const Icon = isPending ? Hourglass : ShieldX
  return (
    <>
      <Card edge={isPending ? 'amber' : 'red'} className="flex gap-3">
        <Icon className="mt-0.5 size-6 shrink-0" aria-hidden="true" />
        <p>
          <strong className="font-sign text-lg font-semibold">{title}</strong>{' '}
          {fleet.suspendedBecause && (
            <strong className="font-medium">
              {words.suspendedBecause({ reason: fleet.suspendedBecause })}{' '}
            </strong>
          )}
          <span className="text-muted">
            {text} {meanwhile}
          </span>{' '}
          {!isPending && <WaysOnceSuspended />}
        </p>
      </Card>
      {isPending && fleet.askedFor && <AnswerAsFleet fleet={fleet} askedFor={fleet.askedFor} />}
    </>
  )
}
