import { useController, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { lineKinds, totalCents } from '#contract/bid-lines.ts'
import { changeOrderBody, changeReasons, needsPhoto } from '#contract/change-orders.ts'
import { centsOf, decimal } from '#contract/primitives.ts'
import { bidLineWords } from '#contract/words/en/bid-lines.ts'
import { changes as words } from '#contract/words/en/changes.ts'
import { jobFields } from '#contract/words/en/fields/job.ts'
import { messaging } from '#contract/words/en/messaging.ts'
import { photos as photoWords } from '#contract/words/en/photos.ts'
import { useEndpointForm } from '../../kit/api/use-endpoint-form.ts'
import { FieldError } from '../../kit/ui/FieldError.tsx'
import { FormDialog } from '../../kit/ui/FormDialog.tsx'
import { Money } from '../../kit/ui/Money.tsx'
import { SelectField } from '../../kit/ui/SelectField.tsx'
import { TextAreaField } from '../../kit/ui/TextAreaField.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { PhotosToSend } from '../messaging/PhotosToSend.tsx'
import { AddPhotos } from '../photos/AddPhotos.tsx'
import { useConversationPhotos } from '../photos/use-conversation-photos.ts'
import type { AskForMore } from './ask-for-more.ts'
import { emptyLine, type LineForm, LinesField } from './LinesField.tsx'

const kinds = lineKinds.filter((kind) => kind !== 'call_out' && kind !== 'discount')
const reasons = changeReasons.map((reason) => ({ value: reason, label: words.reasons[reason] }))

/** Why it costs more, line by line, with what shows it. Kept on the device until the server has it, with its photos. */
export function AskForMoreDialog({
  bidId,
  price,
  send,
  onClose,
}: {
  bidId: string
  /** As agreed so far; null where the reader does not know it. */
  price: string | null
  send: AskForMore
  onClose: () => void
}) {
  const photos = useConversationPhotos(bidId)
  // Who does not know the price is told of a sum that is always large; the hint says the rest.
  const lacksPhoto = (rise: number) =>
    photos.items.length === 0 &&
    needsPhoto(rise, price ? (centsOf(price) ?? 0) : Number.POSITIVE_INFINITY)
  // Without a signal the server cannot say it, and nobody may drive off believing that the customer is asked.
  const shown = changeOrderBody.check(
    z.refine((asked) => !lacksPhoto(totalCents(asked.lines)), {
      path: ['photoIds'],
      error: jobFields.photoOfChange,
    }),
  )
  const form = useEndpointForm(shown, {
    values: { reason: '', lines: [emptyLine] as LineForm[], photoIds: [] as string[], words: '' },
    bodyOf: (values) => ({ ...values, photoIds: photos.photoIds }),
    send: {
      ...send,
      mutate: (body, then) => {
        const rise = decimal(totalCents(body.lines))
        send.mutate({ ...body, rise, photos: { bidId, items: photos.unsent } }, then)
      },
    },
    failed: words.sendFailed,
    onDone: (isSent) => {
      if (isSent) toast({ title: words.sent, tone: 'success' })
      else toast({ title: words.kept })
      onClose()
    },
  })
  // Who has left out the photo is led to where one is added.
  const { ref: addPhoto } = useController({ control: form.control, name: 'photoIds' }).field
  const lines = useWatch({ control: form.control, name: 'lines' })
  const { errors, isSubmitted } = form.formState
  const rise = Math.max(0, totalCents(lines))
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={words.askTitle}
      description={words.askText}
      submitLabel={words.send}
      disabledReason={photos.isPreparing || photos.isRefused ? messaging.photosComing : null}
    >
      <SelectField label={words.reason} required {...form.field('reason')} options={reasons} />
      <LinesField
        id="more-lines"
        title={bidLineWords.form.title}
        kinds={kinds}
        lines={lines}
        onChange={(next) =>
          form.setValue('lines', next, { shouldDirty: true, shouldValidate: isSubmitted })
        }
        error={errors.lines?.message?.toString()}
      />
      <p className="flex flex-wrap items-baseline gap-x-2">
        {words.total} <Money amount={decimal(rise)} className="text-2xl font-bold" />
      </p>
      <div className="flex flex-col gap-2">
        <span className="font-semibold">{words.photos}</span>
        <p
          role="status"
          className={lacksPhoto(rise) ? 'font-semibold text-red-ink' : 'text-sm text-muted'}
        >
          {lacksPhoto(rise) ? words.photoNeeded : words.photosHint}
        </p>
        <PhotosToSend photos={photos} />
        {!photos.fullReason && (
          <AddPhotos
            ref={addPhoto}
            label={photoWords.add}
            busy={photos.isPreparing}
            onAdd={photos.add}
          />
        )}
        <FieldError id="more-photos" error={errors.photoIds?.message?.toString()} />
      </div>
      <TextAreaField label={words.words} {...form.field('words')} rows={2} maxLength={500} />
    </FormDialog>
  )
}
