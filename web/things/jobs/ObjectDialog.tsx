import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type DisputesOfJob, disputeBody } from '#contract/disputes.ts'
import type { JobPhase, TimelineEntry } from '#contract/jobs.ts'
import { lineName } from '#contract/line-name.ts'
import type { Payment } from '#contract/payments.ts'
import { centsOf, decimal } from '#contract/primitives.ts'
import { bidLineWords } from '#contract/words/en/bid-lines.ts'
import { cancellation } from '#contract/words/en/cancellation.ts'
import { disputes as words } from '#contract/words/en/disputes.ts'
import { messaging } from '#contract/words/en/messaging.ts'
import { useEndpointForm } from '../../kit/api/use-endpoint-form.ts'
import { failedOrStopped, tryingDialog } from '../../kit/trying-dialog.ts'
import { Checkbox } from '../../kit/ui/Checkbox.tsx'
import { FormDialog } from '../../kit/ui/FormDialog.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { Money } from '../../kit/ui/Money.tsx'
import { SelectField } from '../../kit/ui/SelectField.tsx'
import { TextAreaField } from '../../kit/ui/TextAreaField.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { keptWords, useKeptWords } from '../../kit/unsaved/kept-words.ts'
import { useConversationPhotos } from '../photos/use-conversation-photos.ts'
import { usePayment, wayOf } from '../requests/asked/use-payment.ts'
import { PhotosOfDispute } from './PhotosOfDispute.tsx'
import { isRunning } from './phases.ts'
import { disputeDraft, useOpenDispute } from './use-disputes.ts'

type MayOpen = NonNullable<DisputesOfJob['mayOpen']>

export interface ObjectDialogProps {
  job: { id: string; bidId: string; phase: JobPhase }
  timeline: readonly TimelineEntry[]
  mayOpen: MayOpen
  onClose: () => void
}

/** What is wrong, with which lines, how much is in question, and what shows it. */
export function ObjectDialog({ job, timeline, mayOpen, onClose }: ObjectDialogProps) {
  const [lines, setLines] = useState<readonly number[]>([])
  const photos = useConversationPhotos(job.bidId)
  const send = useOpenDispute(job.id)
  const { data: payment } = usePayment(job.id, timeline)
  const place = disputeDraft(job.id)
  const isProvider = mayOpen.reasons.includes('not_paid')
  const form = useEndpointForm(disputeBody, {
    // Nobody is accused of what was not chosen; where there is one reason, there is nothing to choose.
    values: {
      reason: (mayOpen.reasons.length === 1 && mayOpen.reasons[0]) || '',
      claim: '',
      words: keptWords(place),
      photoIds: [] as string[],
    },
    bodyOf: (values) => ({ ...values, lines: [...lines], photoIds: photos.photoIds }),
    send,
    failed: failedOrStopped(send.error, words.failed),
    onDone: () => {
      toast({ title: words.sent, tone: 'success' })
      onClose()
    },
  })
  useKeptWords(place, useWatch({ control: form.control, name: 'words' }))
  /** What is wrong with a part is at most all of it; without one it is about the whole. */
  function mostOf(chosen: readonly number[]): string {
    if (chosen.length === 0) return mayOpen.most
    const centsAt = (at: number) => centsOf(mayOpen.lines[at]?.amount ?? '') ?? 0
    const cents = chosen.reduce((sum, at) => sum + centsAt(at), 0)
    return decimal(Math.min(cents, centsOf(mayOpen.most) ?? 0))
  }
  /** At first all of it; less can be typed. */
  function choose(chosen: readonly number[]) {
    setLines(chosen)
    form.setValue('claim', chosen.length > 0 ? mostOf(chosen) : '')
  }
  return (
    <FormDialog
      {...tryingDialog(form, send, onClose)}
      title={isProvider ? words.titleProvider : words.title}
      description={isProvider ? words.textProvider : toCustomer(job.phase, payment)}
      submitLabel={words.send}
      disabledReason={photos.isSending ? messaging.photosComing : null}
    >
      {mayOpen.reasons.length > 1 && (
        <SelectField
          label={words.reason}
          required
          {...form.field('reason')}
          options={mayOpen.reasons.map((value) => ({ value, label: words.reasons[value] }))}
        />
      )}
      {!isProvider && mayOpen.lines.length > 1 && (
        <fieldset className="flex flex-col gap-1">
          <legend className="font-semibold">{words.lines}</legend>
          <p className="text-sm text-muted">{words.all}</p>
          {mayOpen.lines.map((line, index) => (
            <div
              // Lines have no names of their own, and their order stands.
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={index}
              className="flex items-center justify-between gap-3"
            >
              <Checkbox
                label={nameOf(line)}
                checked={lines.includes(index)}
                onChange={({ target }) =>
                  choose(target.checked ? [...lines, index] : lines.filter((one) => one !== index))
                }
              />
              <Money amount={line.amount} className="font-semibold" />
            </div>
          ))}
        </fieldset>
      )}
      <TextField
        label={(isProvider ? words.claimProvider : words.claim)(formatMoney(mostOf(lines)))}
        required
        {...form.field('claim')}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextAreaField
        label={words.words}
        required
        {...form.field('words')}
        rows={3}
        maxLength={2000}
      />
      <PhotosOfDispute photos={photos} />
    </FormDialog>
  )
}

/** What becomes of the money is said once it is known how it is paid. */
const toCustomer = (phase: JobPhase, payment: Payment | undefined): string =>
  [
    isRunning(phase) && words.closes,
    payment && words.moneyWaits[wayOf(payment)],
    words.textCustomer,
  ]
    .filter(Boolean)
    .join(' ')

export const nameOf = ({ kind, text }: MayOpen['lines'][number]): string =>
  kind === null ? cancellation.fee : lineName({ kind, text }, bidLineWords.kinds)
