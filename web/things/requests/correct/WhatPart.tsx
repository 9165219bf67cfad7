import { readServiceType, roadFields, services, serviceTypes } from '#contract/catalogue.ts'
import { corrections } from '#contract/words/en/corrections.ts'
import { requests } from '#contract/words/en/requests.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { WhereField } from '../../../kit/places/WhereField.tsx'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { MoreDetails } from '../form/MoreDetails.tsx'
import { isEmergency, type RequestForm, serviceAsked } from '../form/request-form.ts'
import { TriageField } from '../form/TriageField.tsx'
import type { RequestFormState } from '../form/use-request-form.ts'
import { WhenField } from '../wizard/WhenField.tsx'

const choices = () => serviceTypes.map((value) => ({ value, label: serviceWords.types[value] }))

/** Where, what and when. */
export function WhatPart({ form, before }: { form: RequestFormState; before: RequestForm }) {
  const words = corrections.form
  const { values } = form
  const service = serviceAsked(values)
  const wasFor = serviceAsked(before)
  const isOtherTrade =
    service !== null && wasFor !== null && services[service].trade !== services[wasFor].trade
  return (
    <>
      <WhereField
        label={words.where}
        hint={words.whereHint}
        error={form.wrong('location')}
        value={values}
        onChange={form.change}
        hasMap
      />
      <MoreDetails summary={words.road} details={roadFields} form={form} />
      {isEmergency(values) && before.triage ? (
        <TriageField legend={requests.safety.triage} form={form} />
      ) : (
        <SelectField
          label={words.service}
          placeholder={null}
          options={choices()}
          name="serviceType"
          error={form.wrong('serviceType')}
          value={values.serviceType}
          onChange={({ target }) => {
            const chosen = readServiceType(target.value)
            if (chosen) form.change({ serviceType: chosen })
          }}
        />
      )}
      {isOtherTrade && (
        <p role="status" className="rounded-sm border-l-4 border-amber bg-amber-soft px-3 py-2">
          {words.otherTrade}
        </p>
      )}
      {!isEmergency(values) && <WhenField form={form} />}
    </>
  )
}
