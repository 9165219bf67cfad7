import { useState } from 'react'
import type { RequestAtDesk } from '#contract/desk-requests.ts'
import { paths } from '#contract/paths.ts'
import { termsTexts } from '#contract/terms-versions.ts'
import { bids } from '#contract/words/en/bids.ts'
import { desk } from '#contract/words/en/desk.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { terms } from '#contract/words/en/terms/labels.ts'
import { LazyMap } from '../../../../kit/map/LazyMap.tsx'
import { Card } from '../../../../kit/ui/Card.tsx'
import { Fact, Facts } from '../../../../kit/ui/Facts.tsx'
import { Link } from '../../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../../kit/ui/link-class.ts'
import { Moment } from '../../../../kit/ui/Moment.tsx'
import { More } from '../../../../kit/ui/More.tsx'
import { TickingTime } from '../../../../kit/ui/TickingTime.tsx'
import { useMedia } from '../../../../kit/ui/use-media.ts'
import { vehicleOf } from '../../../../things/requests/asked/request-facts.ts'
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

/** Everything else that is known of a request, with the map; on a phone, where it is rarely asked for, folded. */
export function RequestFacts({ request }: { request: RequestAtDesk }) {
  const words = desk.request
  const isPhone = useMedia('(width < 48rem)')
  const [isOpen, setOpen] = useState(false)
  if (isPhone)
    return (
      <Card as="section" aria-label={words.details} className="py-1!">
        <More summary={words.folded} onToggle={setOpen}>
          <div className="flex flex-col gap-4 pb-3">
            <Known request={request} />
            {/* It is 400 kB, for who wants to see it. */}
            {isOpen && <Where request={request} />}
          </div>
        </More>
      </Card>
    )
  return (
    <DeskSection title={words.details}>
      <div className="grid grid-cols-2 gap-4">
        <Known request={request} />
        <Where request={request} />
      </div>
    </DeskSection>
  )
}

function Where({ request: { id, lat, lng } }: { request: RequestAtDesk }) {
  const words = desk.request
  if (lat === null || lng === null) return <p className="text-muted">{words.noPlace}</p>
  return (
    <LazyMap
      label={words.mapOf}
      center={{ lat, lng }}
      zoom={zoom}
      pins={[{ id, label: words.pin, lat, lng, tone: 'pickup' }]}
      className="h-48 overflow-hidden rounded-sm border border-line md:h-72"
    />
  )
}

function Known({ request }: { request: RequestAtDesk }) {
  const words = desk.request
  const { customer, driver, details } = request
  const vehicle = vehicleOf(details)
  return (
    <Facts inRows>
      <Fact label={words.email} wide>
        {customer.email || desk.none}
      </Fact>
      {driver && (
        <Fact label={words.driver}>
          <Link to={paths.deskPerson(driver.id)} className={nameLinkClass}>
            {driver.name}
          </Link>
        </Fact>
      )}
      <Fact label={words.service}>{serviceWords.types[request.serviceType]}</Fact>
      <Fact label={words.opened}>
        <TickingTime at={request.openedAt} />
      </Fact>
      {request.scheduledAt && (
        <Fact label={words.scheduled}>
          <Moment at={request.scheduledAt} timeZone={request.timeZone} />
        </Fact>
      )}
      {vehicle && (
        <Fact label={bids.vehicle} wide>
          {vehicle}
        </Fact>
      )}
      <Fact label={words.area} wide>
        {request.area}
      </Fact>
      {request.terms && (
        <Fact label={words.terms} wide>
          <AgreedTerms terms={request.terms} />
        </Fact>
      )}
    </Facts>
  )
}
