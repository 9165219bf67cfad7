import { type ServiceType, services } from '#contract/catalogue.ts'
import { settings } from '#contract/settings.ts'
import { photos as photoWords } from '#contract/words/en/photos.ts'
import { requestSteps } from '#contract/words/en/request-steps.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { DetailFields } from '../form/DetailFields.tsx'
import { DraftPhotos } from '../form/DraftPhotos.tsx'
import { groupsOf } from '../form/detail-groups.ts'
import { FormSection } from '../form/FormSection.tsx'
import { MoreDetails } from '../form/MoreDetails.tsx'
import { serviceAsked } from '../form/request-form.ts'
import type { RequestFormState } from '../form/use-request-form.ts'

export interface DetailsStepProps {
  form: RequestFormState
  /** Under which this draft's photos are kept. */
  photosKey: string
  onChooseService: () => void
}

/** Step 2: the questions of the chosen service (rules A), then photos and notes. None of them must be answered. */
export function DetailsStep({ form, photosKey, onChooseService }: DetailsStepProps) {
  const words = requestSteps.extra
  const service = serviceAsked(form.values)
  const { error, ...notes } = form.text('additionalNotes')
  return (
    <>
      {service ? (
        <Questions service={service} form={form} />
      ) : (
        <div className="flex flex-col items-start gap-3 rounded-md border border-line bg-surface p-4">
          <p>{words.noService}</p>
          <Button onClick={onChooseService}>{words.chooseService}</Button>
        </div>
      )}
      <FormSection heading={photoWords.title}>
        <DraftPhotos form={form} photosKey={photosKey} />
      </FormSection>
      <TextAreaField
        label={words.notes}
        hint={words.notesHint}
        error={error ?? tooLong(notes.value)}
        {...notes}
      />
    </>
  )
}

/** Said while it is typed: at the end of the form it would have to be found again. */
function tooLong(typed: string): string | undefined {
  const over = typed.trim().length - settings.longestText
  return over > 0 ? requestSteps.extra.tooLong(over) : undefined
}

function Questions({ service, form }: { service: ServiceType; form: RequestFormState }) {
  const words = requestSteps.extra
  const { form: kind } = services[service]
  const { problem, truck, identity } = groupsOf(service)
  const isForCar = kind === 'auto' || kind === 'wash'
  return (
    <>
      <div>
        <p className="font-sign text-xl font-semibold">
          {words.heading(serviceWords.types[service])}
        </p>
        <p className="text-sm text-muted">{words.marked}</p>
      </div>
      <FormSection heading={words.groups[kind === 'wash' || kind === 'tow' ? kind : 'problem']}>
        <DetailFields details={problem} form={form} />
      </FormSection>
      <FormSection heading={isForCar ? words.groups.vehicle : words.groups.truck}>
        <DetailFields details={truck} form={form} />
        <MoreDetails summary={words.identity} details={identity} form={form} />
      </FormSection>
    </>
  )
}
