import { roadFields } from '#contract/catalogue.ts'
import type { LastKnownLocation } from '#contract/drivers.ts'
import { fleetRequest as words } from '#contract/words/en/fleet-request.ts'
import { PlaceField } from '../../../kit/places/PlaceField.tsx'
import { useWhere } from '../../../kit/places/use-where.ts'
import { DetailFields } from '../../../things/requests/form/DetailFields.tsx'
import { MoreDetails } from '../../../things/requests/form/MoreDetails.tsx'
import { isOnRoad } from '../../../things/requests/form/request-answers.ts'
import type { RequestFormState } from '../../../things/requests/form/use-request-form.ts'
import { FormPart } from './FormPart.tsx'
import { questionsOf } from './fleet-questions.ts'
import { LastKnownOffer } from './LastKnownOffer.tsx'

/** Where the truck stands, and for a tow where it goes. */
export function WherePart({
  form,
  known,
}: {
  form: RequestFormState
  known: LastKnownLocation | null
}) {
  const where = useWhere(form.values, form.change)
  return (
    <FormPart heading={words.sections.where}>
      <PlaceField
        label={words.location}
        hint={words.locationHint}
        required
        name="location"
        error={form.wrong('location')}
        value={form.values.location}
        onChange={(location) => form.change({ location })}
        {...where.ofWords}
      />
      {known && (
        <LastKnownOffer
          known={known}
          value={form.values.location}
          onUse={(location) => form.change({ location })}
        />
      )}
      {isOnRoad(form.values) && (
        <MoreDetails summary={words.road} details={roadFields} form={form} />
      )}
      <DetailFields details={questionsOf(form.values).place} form={form} />
    </FormPart>
  )
}
