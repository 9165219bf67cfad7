import { useQuery } from '@tanstack/react-query'
import { listLimitChanges } from '#contract/drivers.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { call } from '../../../kit/api/call.ts'
import { formatMoney } from '../../../kit/ui/format.ts'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { driversKey } from '../keys.ts'

/** Who has changed what a driver may spend alone; nothing where nobody has. */
export function LimitChanges({ driverId }: { driverId: string }) {
  const words = fleets.drivers.limits
  const { data } = useQuery({
    // With the drivers: whoever changes one makes these old as well.
    queryKey: [...driversKey, driverId, 'limits'],
    queryFn: ({ signal }) => call(listLimitChanges, { params: { id: driverId }, signal }),
  })
  if (!data?.length) return null
  const amount = (limit: string | null) => (limit === null ? words.none : formatMoney(limit))
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="text-lg">{words.heading}</h3>
      <ul className="flex flex-col divide-y divide-line">
        {data.map(({ id, at, by, from, to }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 py-2">
            <span className="numerals grow font-semibold">
              {words.change(amount(from), amount(to))}
            </span>
            {by && <span>{words.by(by)}</span>}
            <span className="text-sm text-muted">
              <TickingTime at={at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
