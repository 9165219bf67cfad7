import type { LastKnownLocation } from '#contract/drivers.ts'
import { fleetRequest as words } from '#contract/words/en/fleet-request.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { useTicking } from '../../../kit/ui/clock.ts'
import { formatRelative } from '../../../kit/ui/format.ts'

/** Of a place that is filled in, how old it is; where none is, the last known one to be taken by a press. */
export function LastKnownOffer({
  known: { place, at },
  value,
  onUse,
}: {
  known: LastKnownLocation
  /** What the field says. */
  value: string
  onUse: (place: string) => void
}) {
  const age = useTicking((now) => (at ? formatRelative(at, now) : words.lastKnown.noDate))
  if (value === place) return <p className="text-sm text-muted">{words.lastKnown.is(age)}</p>
  if (value.trim() !== '') return null
  return (
    <Button className="self-start text-left" onClick={() => onUse(place)}>
      {words.lastKnown.use(place, age)}
    </Button>
  )
}
