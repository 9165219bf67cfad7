import { type RefObject, useState } from 'react'
import { readServiceType, roadFields, services, serviceTypes } from '#contract/catalogue.ts'
import { consent } from '#contract/words/en/consent.ts'
import { corrections } from '#contract/words/en/corrections.ts'
import { requests } from '#contract/words/en/requests.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { WhereField } from '../../../kit/places/WhereField.tsx'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import { PhoneField } from '../../../kit/ui/PersonFields.tsx'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { MoreDetails } from '../form/MoreDetails.tsx'
import { questionsBeyond } from '../form/request-answers.ts'
import { isEmergency, type RequestForm, serviceAsked } from '../form/request-form.ts'
import { TriageField } from '../form/SafetyQuestion.tsx'
import { WhenField } from '../wizard/WhenField.tsx'
import { correctionOf } from './correction-body.ts'
import { useCorrection } from './use-correction.ts'

const choices = () => serviceTypes.map((value) => ({ value, label: serviceWords.types[value] }))

export interface CorrectFormProps {
  requestId: string
  before: RequestForm
  returnTo: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Place, service, time, number, notes and answers of a request, as they stand, to be changed where they are wrong. */
export function CorrectForm({ requestId, before: filled, returnTo, onClose }: CorrectFormProps) {
  const words = corrections.form
  const [before] = useState(filled)
  const { form, submit, isPending, refusal } = useCorrection(requestId, before, onClose)
  const { values, text } = form
  const service = serviceAsked(values)
  const wasFor = serviceAsked(before)
  const isOtherTrade =
    service !== null && wasFor !== null && services[service].trade !== services[wasFor].trade
  const isChanged = Object.keys(correctionOf(before, values)).length > 0
  const { error, ...notes } = text('additionalNotes')
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      width="wide"
      returnTo={returnTo}
      submitLabel={words.save}
      cancelLabel={words.back}
      disabledReason={isChanged ? null : words.nothing}
      form={{ submit, isPending, refusal }}
      className="flex flex-col gap-6"
      onClose={onClose}
    >
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
      <PhoneField label={words.phone} hint={consent.request} {...text('phone')} />
      <TextAreaField label={words.notes} error={error} rows={2} {...notes} />
      <MoreDetails summary={words.more} details={questionsBeyond(service, [])} form={form} />
    </FormDialog>
  )
}
