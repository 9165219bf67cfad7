import type { Driver, ShownDriverStatus } from '#contract/drivers.ts'
import { driverStatusNames } from '#contract/words/en/driver-statuses.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { Badge, type BadgeTone } from '../../../kit/ui/Badge.tsx'

const tones: Record<ShownDriverStatus, BadgeTone> = {
  needs_help: 'red',
  active: 'green',
  on_service: 'amber',
  inactive: 'neutral',
}

/** Needs help, Available, On Service, Offline; a value that nobody knows is shown as it is (S0 §4). */
export function DriverStatusBadge({
  driver: { status, isDeactivated, hasUnusedCode },
}: {
  driver: Pick<Driver, 'status' | 'isDeactivated' | 'hasUnusedCode'>
}) {
  if (isDeactivated) return <Badge>{fleets.drivers.deactivated}</Badge>
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge
        tone={tones[status] ?? 'neutral'}
        solid={status === 'on_service' || status === 'needs_help'}
      >
        {driverStatusNames[status] ?? status}
      </Badge>
      {hasUnusedCode && <span className="text-sm text-muted">{fleets.drivers.unusedCode}</span>}
    </span>
  )
}
