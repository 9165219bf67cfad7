import { useForm, useWatch } from 'react-hook-form'
import type { OwnBid } from '#contract/bids.ts'
import type { RequestForBoard } from '#contract/requests.ts'
import { fieldErrorsOf, sentenceOf } from '../../api/api-error.ts'
import { resolverOf, showRefusal } from '../../api/form.ts'
import { providers } from '../../messages/en/providers.ts'
import { useRules } from '../../rules/use-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { toast } from '../../ui/toast.ts'
import { BidSummary } from './BidSummary.tsx'
import { arrivalChoices, offerOf, offerSchema, validityChoices } from './offer-form.ts'
import { useChangeBid, useSubmitBid } from './use-own-bids.ts'
import { YouReceive } from './YouReceive.tsx'

export type BidDialogProps = { onClose: () => void } & (
  | { request: RequestForBoard; bid?: undefined }
  | { request?: undefined; bid: OwnBid }
)

const fields = ['price', 'estimatedDuration', 'message', 'validMinutes'] as const

/** S1 §2: the price and the promise. With `request` a new bid on it, with `bid` a change of that bid. */
export function BidDialog({ request, bid, onClose }: BidDialogProps) {
  const words = providers.bid
  const { urgency } = request ?? bid.serviceRequest
  const usual = useRules()?.bidExpiry[urgency]
  const submitting = useSubmitBid()
  const changing = useChangeBid()
  const form = useForm({ defaultValues: offerOf(bid), resolver: resolverOf(offerSchema()) })
  const { errors, isSubmitting } = form.formState
  const [price, eta] = useWatch({ control: form.control, name: ['price', 'estimatedDuration'] })
  const isFilled = price.trim() !== '' && eta !== ''

  const send = form.handleSubmit(async (offer) => {
    try {
      if (bid) await changing.mutateAsync({ bidId: bid.id, offer })
      else await submitting.mutateAsync({ request, offer })
      toast({
        title: bid ? words.changed : words.done,
        description: bid ? words.changedText : words.doneText,
        tone: 'success',
      })
      onClose()
    } catch (error) {
      showRefusal(error, fields, form.setError)
      if (Object.keys(fieldErrorsOf(error)).length > 0) return
      const description = sentenceOf(error, words.failedText)
      toast({ title: words.failed, description, tone: 'danger' })
    }
  })

  /** The button is off until both are filled, so Enter says why (S1 §5). */
  function enter(event: React.KeyboardEvent) {
    if (event.key !== 'Enter' || isFilled || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    toast({ title: words.fill, tone: 'danger' })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={bid ? words.changeTitle : words.title}
      footer={
        <>
          <Button
            variant="primary"
            busy={isSubmitting}
            disabledReason={isFilled ? null : words.fill}
            onClick={send}
          >
            {bid ? words.change : words.submit}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {words.back}
          </Button>
        </>
      }
    >
      <BidSummary request={request ?? bid.serviceRequest} />
      <form noValidate onSubmit={send} onKeyDown={enter} className="flex flex-col gap-4">
        <Field label={words.price} hint={words.priceHint} error={errors.price?.message} required>
          <TextInput
            {...form.register('price')}
            type="number"
            inputMode="decimal"
            step="0.01"
            min="0.01"
            autoComplete="off"
          />
        </Field>
        <YouReceive price={price} />
        <Field
          label={words.eta}
          hint={urgency === 'scheduled' ? words.etaScheduled : words.etaHint}
          error={errors.estimatedDuration?.message}
          required
        >
          <Select {...form.register('estimatedDuration')} options={arrivalChoices(bid)} />
        </Field>
        <Field label={words.message} hint={words.messageHint} error={errors.message?.message}>
          <TextArea {...form.register('message')} rows={3} />
        </Field>
        <Field label={words.valid} error={errors.validMinutes?.message}>
          <Select
            {...form.register('validMinutes')}
            placeholder={null}
            options={validityChoices(usual)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
