import { type DetailField, fieldsOf, roadFields, vehicleMakes } from '#contract/catalogue.ts'
import { More } from '../../../kit/ui/More.tsx'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { photos as photoWords } from '../../../messages/en/photos.ts'
import { requests } from '../../../messages/en/requests.ts'
import { towing } from '../../../messages/en/towing.ts'
import { DetailFields } from '../../../things/requests/DetailFields.tsx'
import { DraftPhotos } from '../../../things/requests/DetailsStep.tsx'
import { groupsOf } from '../../../things/requests/detail-groups.ts'
import type { RequestFormState } from '../../../things/requests/use-request-form.ts'
import { WizardSection } from '../../../things/requests/WizardSection.tsx'
import { UrgencyField } from './UrgencyField.tsx'

const makes = vehicleMakes.map((make) => ({ value: make, label: make }))

/** What a tow must say (S0 §5), then what helps to bring the right truck. */
export function TowFields({ form, photosKey }: { form: RequestFormState; photosKey: string }) {
  const words = towing.details
  const { error: makeError, ...make } = form.text('make')
  const { error: problemError, ...problem } = form.text('problemDescription')
  const { more, identity } = tow
  return (
    <>
      <WizardSection heading={words.vehicle}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField label={words.make} required error={makeError} {...make} options={makes} />
          <TextField
            label={words.model}
            required
            autoComplete="off"
            autoCapitalize="words"
            {...form.text('model')}
          />
          <TextField
            label={words.year}
            required
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
          required
          error={problemError}
          {...problem}
        />
        <UrgencyField form={form} />
      </WizardSection>
      <div className="flex flex-col divide-y divide-line border-y border-line">
        <More summary={words.more} isOpen={isAnswered(more, form)}>
          <div className="pb-6">
            <DetailFields details={more} form={form} />
          </div>
        </More>
        <More summary={words.identity} isOpen={isAnswered(identity, form)}>
          <div className="pb-6">
            <DetailFields details={identity} form={form} />
          </div>
        </More>
        <More summary={requests.basics.highway} isOpen={isAnswered(roadFields, form)}>
          <div className="pb-6">
            <DetailFields details={roadFields} form={form} />
          </div>
        </More>
      </div>
      <WizardSection heading={photoWords.title}>
        <DraftPhotos form={form} photosKey={photosKey} />
      </WizardSection>
    </>
  )
}

const asked = new Set(['make', 'model', 'year', 'problemDescription', 'dropOffLocation'])
/** A tow's other questions; those about the road stand by themselves. */
const tow = {
  identity: groupsOf('towing_service').identity,
  more: fieldsOf('towing_service').filter(
    (field) =>
      !asked.has(field.name) &&
      !roadFields.includes(field) &&
      !groupsOf('towing_service').identity.includes(field),
  ),
}

const isAnswered = (details: readonly DetailField[], { values }: RequestFormState) =>
  details.some(({ name }) => values[name] !== '')
