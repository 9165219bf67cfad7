import { roadFields, vehicleMakes } from '#contract/catalogue.ts'
import { photos as photoWords } from '#contract/words/en/photos.ts'
import { requests } from '#contract/words/en/requests.ts'
import { towing } from '#contract/words/en/towing.ts'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { DraftPhotos } from '../../../things/requests/form/DraftPhotos.tsx'
import { groupsOf } from '../../../things/requests/form/detail-groups.ts'
import { FormSection } from '../../../things/requests/form/FormSection.tsx'
import { MoreDetails } from '../../../things/requests/form/MoreDetails.tsx'
import { questionsBeyond } from '../../../things/requests/form/request-answers.ts'
import type { RequestFormState } from '../../../things/requests/form/use-request-form.ts'
import { UrgencyField } from './UrgencyField.tsx'

const makes = vehicleMakes.map((make) => ({ value: make, label: make }))

/** What a tow must say (S0 §5), then what helps to bring the right truck. */
export function TowFields({ form, photosKey }: { form: RequestFormState; photosKey: string }) {
  const words = towing.details
  // In an emergency none of it is waited for.
  const required = form.values.urgency !== 'emergency'
  const { error: makeError, ...make } = form.text('make')
  const { error: problemError, ...problem } = form.text('problemDescription')
  return (
    <>
      <FormSection heading={words.vehicle}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={words.make}
            required={required}
            error={makeError}
            {...make}
            options={makes}
          />
          <TextField
            label={words.model}
            required={required}
            autoComplete="off"
            autoCapitalize="words"
            {...form.text('model')}
          />
          <TextField
            label={words.year}
            required={required}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            {...form.text('year')}
          />
          <TextField label={words.color} autoComplete="off" {...form.text('vehicleColor')} />
        </div>
        <TextAreaField
          label={words.problem}
          hint={words.problemHint}
          required={required}
          error={problemError}
          {...problem}
        />
        <UrgencyField form={form} />
      </FormSection>
      <div className="flex flex-col divide-y divide-line border-y border-line">
        <MoreDetails summary={words.more} details={more} form={form} />
        <MoreDetails summary={words.identity} details={identity} form={form} />
        <MoreDetails summary={requests.basics.highway} details={roadFields} form={form} />
      </div>
      <FormSection heading={photoWords.title}>
        <DraftPhotos form={form} photosKey={photosKey} />
      </FormSection>
    </>
  )
}

const { identity } = groupsOf('towing_service')
/** A tow's other questions; those about the road stand by themselves. */
const more = questionsBeyond('towing_service', [
  'make',
  'model',
  'year',
  'problemDescription',
  'dropOffLocation',
  ...identity.map(({ name }) => name),
])
