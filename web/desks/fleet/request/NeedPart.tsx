import { Phone } from 'lucide-react'
import { type FleetService, fleetServices, urgencies } from '#contract/catalogue.ts'
import { fleetRequest as words } from '#contract/words/en/fleet-request.ts'
import { requests } from '#contract/words/en/requests.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { RadioCards } from '../../../kit/ui/RadioCards.tsx'
import { urgencyTones } from '../../../things/requests/asked/UrgencyBadge.tsx'
import { MomentField } from '../../../things/requests/form/MomentField.tsx'
import { askedService, isEmergency } from '../../../things/requests/form/request-form.ts'
import { TriageField } from '../../../things/requests/form/TriageField.tsx'
import type { RequestFormState } from '../../../things/requests/form/use-request-form.ts'
import { FormPart } from './FormPart.tsx'
import { spellingOf } from './fleet-request.ts'

/** What, and how soon; "Emergency Services" asks what the emergency needs instead (rules A). */
export function NeedPart({
  form,
  unitNumber,
}: {
  form: RequestFormState
  unitNumber: string | null
}) {
  const { values, change, wrong } = form
  const { title, urgency } = values
  const service = spellingOf(values)

  /** A title that nobody has typed follows the service. */
  function choose(next: FleetService) {
    const isOwn = title !== '' && !(service && title === words.suggested(service, unitNumber))
    change({ ...askedService(next), ...(!isOwn && { title: words.suggested(next, unitNumber) }) })
  }

  return (
    <FormPart heading={words.sections.what}>
      <RadioCards
        legend={words.service}
        required
        error={wrong('serviceType')}
        name="serviceType"
        value={service}
        onChange={choose}
        cards={fleetServices.map((value) => ({
          value,
          label: words.serviceNames[value],
          description: words.services[value],
        }))}
      />
      {isEmergency(values) ? (
        <>
          <div className="flex flex-wrap items-center gap-3 rounded-md border-2 border-red bg-red-soft p-4">
            <p className="min-w-0 grow basis-72">{words.emergency}</p>
            <a href="tel:911" className={buttonClass({ variant: 'danger' })}>
              <Phone className="size-5" aria-hidden="true" />
              {requests.safety.callNow}
            </a>
          </div>
          <TriageField legend={words.triage} form={form} unlessSaid="dont_know" />
        </>
      ) : (
        <RadioCards
          legend={words.urgencyLegend}
          error={wrong('urgency')}
          name="urgency"
          value={urgency}
          onChange={(chosen) => change({ urgency: chosen })}
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
      {urgency === 'scheduled' && !isEmergency(values) && <MomentField form={form} />}
    </FormPart>
  )
}
