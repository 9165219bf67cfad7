import type { OwnBid } from '#contract/bids.ts'
import type { RequestForBoard } from '#contract/requests.ts'
import { calledService } from '#contract/services.ts'
import { providers } from '#contract/words/en/providers.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { Distance } from '../../../kit/ui/Distance.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { NotSafe } from '../../../things/requests/asked/NotSafe.tsx'
import { UrgencyBadge } from '../../../things/requests/asked/UrgencyBadge.tsx'
import { typed } from '../../../things/requests/typed.ts'

/** What the bid is on, above its fields. */
export function BidSummary({ request }: { request: RequestForBoard | OwnBid['serviceRequest'] }) {
  const isCard = 'area' in request
  const service = serviceWords.types[calledService(request.serviceType, request.trades)]
  const place = isCard ? request.area : request.location
  return (
    <div className="flex flex-col gap-2 rounded-sm border border-line p-3">
      <p className="flex flex-wrap items-center gap-2">
        <UrgencyBadge when={request} />
        <NotSafe urgency={request.urgency} />
        {/* The title that is made for it says the service already. */}
        {!request.title.includes(service) && <span className="text-sm text-muted">{service}</span>}
      </p>
      <p className="font-sign text-lg leading-6 font-semibold break-words">{request.title}</p>
      <p className="text-sm text-muted">
        {isCard && request.distanceMiles !== null && (
          <>
            <Distance
              miles={request.distanceMiles}
              className="text-base font-semibold text-ink"
            />{' '}
          </>
        )}
        {place}
      </p>
      {request.towMiles !== null && request.details.dropOffLocation && (
        <p className="text-sm">
          {providers.board.towFrom({ from: place, to: request.details.dropOffLocation })}{' '}
          <strong>{providers.board.towMiles({ miles: request.towMiles })}</strong>
        </p>
      )}
      {request.budget && (
        <p className="text-sm">
          <span className="text-muted">{providers.board.budget}: </span>
          <span className="numerals font-semibold">{formatMoney(request.budget)}</span>
        </p>
      )}
      {isCard && request.details.problemDescription && (
        <p className="line-clamp-3 text-sm">{typed(request.details.problemDescription)}</p>
      )}
    </div>
  )
}
