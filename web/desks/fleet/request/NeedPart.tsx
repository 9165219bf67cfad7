import { Phone } from 'lucide-react'
import {
  fleetServices,
  isEmergencySpelling,
  triageAnswers,
  urgencies,
} from '#contract/catalogue.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { now } from '../../../kit/ui/clock.ts'
import { RadioCards } from '../../../kit/ui/RadioCards.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { fleetRequest as words } from '../../../messages/en/fleet-request.ts'
import { requests } from '../../../messages/en/requests.ts'
import { urgencyTones } from '../../../things/requests/asked/UrgencyBadge.tsx'
import { localMinute } from '../../../things/requests/local-time.ts'
import { FormPart } from './FormPart.tsx'
import type { FleetRequestState } from './use-fleet-request.ts'

/** What, and how soon; "Emergency Services" asks what the emergency needs instead (rules A). */
export function NeedPart({
  asking,
  unitNumber,
}: {
  asking: FleetRequestState
  unitNumber: string | null
}) {
  const { values, wrongs, change, text } = asking
  const { serviceType, title } = values

  /** A title that nobody has written himself follows the service. */
  function choose(next: string) {
    const isOwn = title !== '' && title !== words.suggested(serviceType, unitNumber)
    change({ serviceType: next, ...(!isOwn && { title: words.suggested(next, unitNumber) }) })
  }

  return (
    <FormPart heading={words.sections.what}>
      <RadioCards
        legend={words.service}
        required
        error={wrongs.serviceType}
        name="serviceType"
        value={serviceType}
        onChange={choose}
        cards={fleetServices.map((value) => ({
          value: value as string,
          label: value,
          description: words.services[value],
        }))}
      />
      {isEmergencySpelling(serviceType) ? (
        <>
          <div className="flex flex-wrap items-center gap-3 rounded-md border-2 border-red bg-red-soft p-4">
            <p className="min-w-0 grow basis-72">{words.emergency}</p>
            <a href="tel:911" className={buttonClass({ variant: 'danger' })}>
              <Phone className="size-5" aria-hidden="true" />
              {requests.safety.callNow}
            </a>
          </div>
          <RadioCards
            legend={words.triage}
            error={wrongs.triage}
            name="triage"
            value={values.triage}
            onChange={(triage) => change({ triage })}
            cards={triageAnswers.map((value) => ({
              value: value as string,
              label: requests.triage[value].label,
              description: requests.triage[value].text,
            }))}
          />
        </>
      ) : (
        <RadioCards
          legend={words.urgencyLegend}
          error={wrongs.urgency}
          name="urgency"
          value={values.urgency}
          onChange={(urgency) => change({ urgency })}
          cards={urgencies.map((value) => ({
            value,
            label: words.urgency[value].label,
            icon: (
              <Badge tone={urgencyTones[value]} solid={value === 'emergency' || value === 'urgent'}>
                {words.urgency[value].text}
              </Badge>
            ),
          }))}
        />
      )}
      {values.urgency === 'scheduled' && !isEmergencySpelling(serviceType) && (
        <TextField
          label={words.when}
          required
          type="datetime-local"
          min={localMinute(new Date(now()))}
          {...text('scheduledAt')}
        />
      )}
    </FormPart>
  )
}
