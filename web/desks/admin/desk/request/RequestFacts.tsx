import type { RequestAtDesk } from '#contract/desk-requests.ts'
import { paths } from '#contract/paths.ts'
import { termsTexts } from '#contract/terms-versions.ts'
import { bids } from '#contract/words/en/bids.ts'
import { desk } from '#contract/words/en/desk.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { terms } from '#contract/words/en/terms/labels.ts'
import { LazyMap } from '../../../../kit/map/LazyMap.tsx'
import { Fact, Facts } from '../../../../kit/ui/Facts.tsx'
import { Link } from '../../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../../kit/ui/link-class.ts'
import { Moment } from '../../../../kit/ui/Moment.tsx'
import { PhoneLink } from '../../../../kit/ui/PhoneLink.tsx'
import { TickingTime } from '../../../../kit/ui/TickingTime.tsx'
import { RequestStatusBadge } from '../../../../things/requests/asked/RequestStatusBadge.tsx'
import { vehicleOf } from '../../../../things/requests/asked/request-facts.ts'
import { UrgencyBadge } from '../../../../things/requests/asked/UrgencyBadge.tsx'
import { DeskSection } from '../DeskSection.tsx'

const zoom = 11

/** Each text with the day from which the agreed version holds. */
function AgreedTerms({ terms: agreed }: { terms: NonNullable<RequestAtDesk['terms']> }) {
  const known = termsTexts.filter((text) => agreed[text])
  if (known.length === 0) return desk.none
  return (
    <ul>
      {known.map((text) => (
        <li key={text}>
          {terms.names[text]} <span className="numerals text-muted">{agreed[text]}</span>
        </li>
      ))}
    </ul>
  )
}

/** Who asked for what, where and since when. */
export function RequestFacts({ request }: { request: RequestAtDesk }) {
  const words = desk.request
  const { customer, fleet, driver, lat, lng, details } = request
  const vehicle = vehicleOf(details)
  return (
    <DeskSection
      title={words.title}
      beside={
        <span className="flex flex-wrap gap-2">
          <RequestStatusBadge status={request.status} />
          <UrgencyBadge when={request} isTaken={request.status !== 'open'} />
        </span>
      }
    >
      <div className="grid gap-4 md:grid-cols-2">
        <Facts>
          <Fact label={words.customer}>
            {customer.userId ? (
              <Link to={paths.deskPerson(customer.userId)} className={nameLinkClass}>
                {customer.name}
              </Link>
            ) : (
              customer.name || desk.none
            )}
            {!customer.userId && !fleet && (
              <span className="block text-sm text-muted">{words.guest}</span>
            )}
          </Fact>
          <Fact label={words.phone}>
            {customer.phone ? <PhoneLink number={customer.phone} /> : desk.none}
          </Fact>
          <Fact label={words.email} wide>
            {customer.email || desk.none}
          </Fact>
          {fleet && (
            <Fact label={words.fleet}>
              <Link to={paths.deskFleet(fleet.id)} className={nameLinkClass}>
                {fleet.name}
              </Link>
            </Fact>
          )}
          {driver && (
            <Fact label={words.driver}>
              <Link to={paths.deskPerson(driver.id)} className={nameLinkClass}>
                {driver.name}
              </Link>
            </Fact>
          )}
          <Fact label={words.service}>{serviceWords.types[request.serviceType]}</Fact>
          {request.scheduledAt && (
            <Fact label={words.scheduled}>
              <Moment at={request.scheduledAt} timeZone={request.timeZone} />
            </Fact>
          )}
          <Fact label={words.opened}>
            <TickingTime at={request.openedAt} />
          </Fact>
          {request.status === 'open' && (
            <Fact label={words.expires}>
              <TickingTime at={request.expiresAt} />
            </Fact>
          )}
          {vehicle && (
            <Fact label={bids.vehicle} wide>
              {vehicle}
            </Fact>
          )}
          {details.problemDescription && (
            <Fact label={words.problem} wide>
              {details.problemDescription}
            </Fact>
          )}
          {request.additionalNotes && (
            <Fact label={words.notes} wide>
              {request.additionalNotes}
            </Fact>
          )}
          <Fact label={words.location} wide>
            {request.location}
          </Fact>
          <Fact label={words.area} wide>
            {request.area}
          </Fact>
          {request.terms && (
            <Fact label={words.terms} wide>
              <AgreedTerms terms={request.terms} />
            </Fact>
          )}
        </Facts>
        {lat === null || lng === null ? (
          <p className="text-muted">{words.noPlace}</p>
        ) : (
          <LazyMap
            label={words.mapOf}
            center={{ lat, lng }}
            zoom={zoom}
            pins={[{ id: request.id, label: words.pin, lat, lng, tone: 'pickup' }]}
            className="h-72 overflow-hidden rounded-sm border border-line"
          />
        )}
      </div>
    </DeskSection>
  )
}
