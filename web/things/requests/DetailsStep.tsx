import { type DetailField, type ServiceType, services } from '#contract/catalogue.ts'
import { settings } from '#contract/settings.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { More } from '../../kit/ui/More.tsx'
import { TextAreaField } from '../../kit/ui/TextAreaField.tsx'
import { photos as photoWords } from '../../messages/en/photos.ts'
import { requestSteps } from '../../messages/en/request-steps.ts'
import { PhotoPicker } from '../photos/PhotoPicker.tsx'
import { placeOf } from '../photos/pending-photos.ts'
import { usePendingPhotos } from '../photos/use-pending-photos.ts'
import { DetailFields } from './DetailFields.tsx'
import { groupsOf } from './detail-groups.ts'
import { serviceAsked } from './request-form.ts'
import type { RequestFormState } from './use-request-form.ts'
import { WizardSection } from './WizardSection.tsx'

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
      <WizardSection heading={photoWords.title}>
        <DraftPhotos form={form} photosKey={photosKey} />
      </WizardSection>
      <TextAreaField label={words.notes} hint={words.notesHint} error={error} {...notes} />
    </>
  )
}

function Questions({ service, form }: { service: ServiceType; form: RequestFormState }) {
  const words = requestSteps.extra
  const { ask, form: kind } = services[service]
  const { problem, truck, identity } = groupsOf(service)
  const isForCar = kind === 'auto' || kind === 'wash'
  return (
    <>
      <div>
        <p className="font-sign text-xl font-semibold">{words.heading(ask)}</p>
        <p className="text-sm text-muted">{words.marked}</p>
      </div>
      <WizardSection heading={words.groups[kind === 'wash' || kind === 'tow' ? kind : 'problem']}>
        <DetailFields details={problem} form={form} />
      </WizardSection>
      <WizardSection heading={isForCar ? words.groups.vehicle : words.groups.truck}>
        <DetailFields details={truck} form={form} />
        {identity.length > 0 && (
          <More summary={words.identity} isOpen={hasAnswer(identity, form)}>
            <DetailFields details={identity} form={form} />
          </More>
        )}
      </WizardSection>
    </>
  )
}

const hasAnswer = (details: readonly DetailField[], { values }: RequestFormState) =>
  details.some(({ name }) => values[name] !== '')

/** Photos wait on this device until the request stands. */
export function DraftPhotos({
  form,
  photosKey,
}: {
  form: Pick<RequestFormState, 'change'>
  photosKey: string
}) {
  const most = settings.photos.perRequest
  const photos = usePendingPhotos(placeOf.draft(photosKey), most)
  const isFull = photos.pending.length >= most
  function add(files: readonly File[]) {
    // A draft of which nothing else was typed is kept for its photos.
    form.change({})
    return photos.add(files)
  }
  return (
    <>
      <p className="text-sm text-muted">
        {photos.pending.length > 0 ? photoWords.kept : photoWords.hint}
      </p>
      <PhotoPicker photos={{ ...photos, add }} fullReason={isFull ? photoWords.full(most) : null} />
    </>
  )
}
