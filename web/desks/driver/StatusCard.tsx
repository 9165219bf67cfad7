import { CircleCheckBig, Truck } from 'lucide-react'
import { useId } from 'react'
import type { DriverProfile, ShownDriverStatus } from '#contract/drivers.ts'
import { driverStatusNames } from '#contract/words/en/driver-statuses.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { Badge, type BadgeTone } from '../../kit/ui/Badge.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { formatNumber } from '../../kit/ui/format.ts'
import { StatCard } from '../../kit/ui/StatCard.tsx'
import { Switch } from '../../kit/ui/Switch.tsx'
import { toast } from '../../kit/ui/toast.ts'
import type { useRequestFigures } from '../../things/requests/asked/use-own-requests.ts'
import { useChangeProfile } from './use-driver.ts'

const tones: Record<ShownDriverStatus, BadgeTone> = {
  needs_help: 'red',
  active: 'green',
  on_service: 'amber',
  inactive: 'neutral',
}

/** How the driver stands to the fleet; while a job runs the status follows it (rules B). */
export function StatusCard({ profile }: { profile: DriverProfile }) {
  const words = drivers.status
  const noteId = useId()
  const change = useChangeProfile()
  const { status, fleet, runningRequestId } = profile
  const isOn = change.isPending ? change.variables.isAvailable === true : status !== 'inactive'
  // A phone keeps the answer of an earlier version for a day.
  const isRunning = status === 'on_service' || Boolean(runningRequestId)
  // Without a fleet nobody is shown whether a driver is available: there is nothing to switch.
  if (!fleet)
    return (
      <Card as="section" aria-label={words.heading} className="max-sm:py-2">
        <p className="flex min-h-9 flex-wrap items-center gap-x-3">
          <Badge tone={tones[alone(status)]} solid={status === 'on_service'}>
            {driverStatusNames[alone(status)]}
          </Badge>
          {status === 'needs_help' ? words.helpAlone : isRunning ? words.follows : words.freeAlone}
        </p>
      </Card>
    )
  return (
    <Card as="section" aria-label={words.heading} className="flex flex-col max-sm:py-2">
      <Switch
        label={
          <span className="flex flex-wrap items-center gap-x-3">
            <Badge tone={tones[status]} solid={status === 'on_service'}>
              {driverStatusNames[status]}
            </Badge>
            {words.label}
          </span>
        }
        checked={isOn}
        aria-describedby={noteId}
        aria-busy={change.isPending}
        aria-disabled={isRunning || undefined}
        className={isRunning ? 'opacity-55' : undefined}
        onChange={(event) => {
          if (change.isPending || isRunning) return
          change.mutate(
            { isAvailable: event.target.checked },
            {
              onError: (error) => toast({ title: sentenceOf(error, words.failed), tone: 'danger' }),
            },
          )
        }}
      />
      <p id={noteId} className="text-sm text-muted">
        {wordsFor(status, { isOn, isRunning })}
      </p>
    </Card>
  )
}

/** Who was switched off in a fleet and has left it is as free as anybody. */
const alone = (status: ShownDriverStatus): ShownDriverStatus =>
  status === 'inactive' ? 'active' : status

function wordsFor(
  status: ShownDriverStatus,
  { isOn, isRunning }: { isOn: boolean; isRunning: boolean },
): string {
  const words = drivers.status
  if (status === 'needs_help') return words.needsHelp
  if (isRunning) return words.follows
  return isOn ? words.on : words.off
}

/** Two figures, a dash until they are known. */
export function DriverFigures({
  figures,
}: {
  figures: ReturnType<typeof useRequestFigures>['data']
}) {
  const words = drivers.status
  const active = figures && figures.open + figures.inProgress
  const shown = (count: number | undefined) =>
    count === undefined ? words.unknown : formatNumber(count)
  return (
    <dl className="grid grid-cols-2 gap-3">
      <StatCard dense label={words.active} value={shown(active)} icon={<Truck />} />
      <StatCard
        dense
        label={words.completed}
        value={shown(figures?.completed)}
        icon={<CircleCheckBig />}
      />
    </dl>
  )
}
