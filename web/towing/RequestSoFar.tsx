import { services } from '#contract/catalogue.ts'
import { requests } from '../messages/en/requests.ts'
import { towing } from '../messages/en/towing.ts'
import { isEmergency, type RequestForm, serviceAsked } from '../requests/request-form.ts'
import { Card } from '../ui/Card.tsx'
import { Fact, Facts } from '../ui/Facts.tsx'
import { isTow } from './map-body.ts'

/** What the map step has settled. */
export function RequestSoFar({ values, asked }: { values: RequestForm; asked: string | null }) {
  const words = towing.details
  const service = serviceAsked(values)
  return (
    <Card as="section" aria-label={words.summary}>
      <Facts>
        <Fact label={words.service}>
          {isEmergency(values)
            ? `${towing.chips.emergency}: ${requests.triage[values.triage || 'dont_know'].label}`
            : service && services[service].ask}
        </Fact>
        <Fact label={words.asked}>{asked ?? words.everybody}</Fact>
        <Fact label={words.from} wide>
          {values.location}
        </Fact>
        {isTow(values) && (
          <Fact label={words.to} wide>
            {values.dropOffLocation}
          </Fact>
        )}
      </Facts>
    </Card>
  )
}
