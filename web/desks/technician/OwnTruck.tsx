import type { TechnicianDay } from '#contract/technicians.ts'
import { trips } from '#contract/words/en/trips.ts'
import { useTicking } from '../../kit/ui/clock.ts'
import { formatRelative } from '../../kit/ui/format.ts'

/** Who drives knows that the truck itself says where it is, and by whom. */
export default function OwnTruck({
  truck: { system, name, saidAt },
}: {
  truck: NonNullable<TechnicianDay['truck']>
}) {
  const words = trips.truck
  const said = useTicking((now) => (saidAt ? words.said(formatRelative(saidAt, now)) : ''))
  return (
    <section className="rounded-sm border border-line p-3">
      <p>{words.says(trips.truck.systems[system], name)}</p>
      {said && <p className="text-muted">{said}</p>}
    </section>
  )
}
