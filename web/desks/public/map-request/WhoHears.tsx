import type { RequestForOwner } from '#contract/requests.ts'
import { towing } from '#contract/words/en/towing.ts'
import { Countdown } from '../../../kit/ui/Countdown.tsx'
import { useTicking } from '../../../kit/ui/clock.ts'

/** Who has been alerted, and when the others are (rules C3). */
export function WhoHears({ request }: { request: RequestForOwner }) {
  const words = towing.sent
  const { askedFor, lat, alertedCount } = request
  const othersHearAt = askedFor?.othersHearAt ?? null
  const isHeadStart = useTicking(
    (time) => othersHearAt !== null && new Date(othersHearAt).getTime() > time,
  )
  return (
    <div className="flex flex-col gap-1">
      {askedFor && isHeadStart && othersHearAt && (
        <p>
          {words.first(askedFor.businessName)}; {words.othersAt}{' '}
          <Countdown to={othersHearAt} className="font-semibold" />
        </p>
      )}
      {askedFor && !isHeadStart && <p>{words.named(askedFor.businessName)}</p>}
      {!askedFor && (
        <p>
          {words.everybody} {words.alerted}: <b className="font-semibold">{alertedCount}</b>
        </p>
      )}
      {lat === null && <p className="text-muted">{words.noPlace}</p>}
    </div>
  )
}
