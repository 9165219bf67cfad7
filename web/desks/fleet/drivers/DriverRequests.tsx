import { paths } from '#contract/paths.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { formatDate, formatMoney } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { linkClass, nameLinkClass } from '../../../kit/ui/link-class.ts'
import { StateBadge } from '../board/StateBadge.tsx'
import { tabLink } from '../tabs.ts'
import { useDriverRequests } from './use-drivers.ts'

const shown = 5

/** What was asked for a driver lately. */
export function DriverRequests({ driverId }: { driverId: string }) {
  const words = fleets.drivers.card
  const requests = useDriverRequests(driverId)
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="text-lg">{words.recent}</h3>
      <ListOf rows={requests} failed={words.recentFailed}>
        {(lines) =>
          lines.length === 0 ? (
            <p className="text-muted">{words.noRecent}</p>
          ) : (
            <>
              <ul className="flex flex-col divide-y divide-line">
                {lines.slice(0, shown).map((line) => (
                  <li key={line.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                    <StateBadge line={line} />
                    <Link
                      to={paths.fleetBids(line.id)}
                      className={`${nameLinkClass} min-w-0 grow wrap-anywhere`}
                    >
                      {line.title}
                    </Link>
                    {line.job && (
                      <span className="numerals font-semibold">{formatMoney(line.job.price)}</span>
                    )}
                    <span className="text-sm text-muted">{formatDate(line.createdAt)}</span>
                  </li>
                ))}
              </ul>
              <Link to={tabLink('requests', { driver: driverId })} className={linkClass}>
                {words.all}
              </Link>
            </>
          )
        }
      </ListOf>
    </section>
  )
}
