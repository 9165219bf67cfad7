import { requestSteps } from '#contract/words/en/request-steps.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { towing } from '#contract/words/en/towing.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { isTow } from '../../../things/requests/form/request-answers.ts'
import {
  isEmergency,
  type RequestForm,
  serviceAsked,
} from '../../../things/requests/form/request-form.ts'

/** What the map step has settled. */
export function RequestSoFar({ values, asked }: { values: RequestForm; asked: string | null }) {
  const words = towing.details
  const service = serviceAsked(values)
  return (
    <Card as="section" aria-label={words.summary}>
      <Facts>
        <Fact label={words.service}>
          {isEmergency(values)
            ? `${towing.chips.emergency}: ${requestSteps.triage[values.triage || 'dont_know'].label}`
            : service && serviceWords.types[service]}
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
