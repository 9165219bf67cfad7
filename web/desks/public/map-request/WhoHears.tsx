import type { RequestForOwner } from '#contract/requests.ts'
import { towing } from '#contract/words/en/towing.ts'
import { waiting } from '#contract/words/en/waiting.ts'
import { Countdown } from '../../../kit/ui/Countdown.tsx'
import { useTicking } from '../../../kit/ui/clock.ts'
import { nobodyHears } from '../../../things/offers/waiting/nobody-hears.ts'

/** Nobody covers the place, or nobody who does is open: then nothing is to be expected within minutes. */
export const isHeardByNobody = ({ askedFor, asked: { covering, next } }: RequestForOwner) =>
  askedFor === null && (covering === 0 || (covering !== null && next === null))

/** Who has been alerted, and when the others are (rules C3). */
export function WhoHears({ request }: { request: RequestForOwner }) {
  const words = towing.sent
  const { askedFor, asked, lat, alertedCount } = request
  const why = nobodyHears(request)
  const othersHearAt = askedFor?.othersHearAt ?? null
  const isHeadStart = useTicking(
    (time) => othersHearAt !== null && new Date(othersHearAt).getTime() > time,
  )
  if (isHeardByNobody(request))
    return asked.covering ? (
      <p>{waiting.nobody.closed(asked.covering)}</p>
    ) : (
      <div className="flex flex-col gap-1">
        <p className="font-semibold">{why.title}</p>
        <p>{why.text}</p>
      </div>
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
