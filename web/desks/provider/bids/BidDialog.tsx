import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { totalCents } from '#contract/bid-lines.ts'
import type { OwnBid } from '#contract/bids.ts'
import type { RequestForBoard } from '#contract/requests.ts'
import { bidLineWords } from '#contract/words/en/bid-lines.ts'
import { providers } from '#contract/words/en/providers.ts'
import { trying } from '#contract/words/en/trying.ts'
import { codeOf, fieldErrorsOf, sentenceOf } from '../../../kit/api/api-error.ts'
import { isStopped } from '../../../kit/api/stopped.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { conflictOf } from '../../../things/offers/conflict.ts'
import { useRules } from '../../../things/rules/use-rules.ts'
import { BidSummary } from './BidSummary.tsx'
import { ItemizedPrice, SumOfLines } from './ItemizedPrice.tsx'
import {
  arrivalChoices,
  doubtOf,
  doubtOfArrival,
  type OfferForm,
  offerOf,
  priceCents,
  validityChoices,
} from './offer-form.ts'
import { offerSchema } from './offer-schema.ts'
import { ArrivalPicks, PricePicks } from './QuickPicks.tsx'
import { TakesTerms } from './TakesTerms.tsx'
import { useOffer } from './use-own-bids.ts'
import { useOwnPrices, usualPrice } from './use-own-prices.ts'
import { YouReceive } from './YouReceive.tsx'

export type BidDialogProps = { onClose: () => void } & (
  | {
      request: RequestForBoard
      bid?: undefined
      current?: undefined
      /** What was typed on its card. */
      started?: Pick<OfferForm, 'price' | 'estimatedDuration'>
    }
  | {
      request?: undefined
      /** As it stood when the dialog opened: its fields begin with that. */
      bid: OwnBid
      /** As it stands now, as far as is known. */
      current?: OwnBid | undefined
      started?: undefined
    }
)

/** S1 §2: the price and the promise. With `request` a new bid on it, with `bid` a change of that bid. */
export function BidDialog({ request, bid, current, started, onClose }: BidDialogProps) {
  const words = providers.bid
  const { urgency, serviceType } = request ?? bid.serviceRequest
  const { median } = useOwnPrices(serviceType)
  const usual = useRules()?.bidExpiry[urgency]
  const id = useId()
  // Whoever was told that a colleague has changed it goes on from what stands now, which is shown beside.
  const [isOvertaken, setOvertaken] = useState(false)
  const newest = isOvertaken && current ? current : bid
  const offer = useOffer(newest, request)
  const form = useEndpointForm(offerSchema(), {
    values: { ...offerOf(bid), ...started },
    send: offer,
    onDone: onClose,
    onRefused: (error) => {
      if (codeOf(error) === 'bid_changed') setOvertaken(true)
      // A conflict is explained in the dialog, where the hand is.
      if (Object.keys(fieldErrorsOf(error)).length > 0 || conflictOf(error)) return
      if (isStopped(error)) return void toast({ title: trying.stopped })
      const description = sentenceOf(error, words.failedText)
      toast({ title: words.failed, description, tone: 'danger' })
    },
  })
  const { field, submit } = form
  const [price, eta, lines] = useWatch({
    control: form.control,
    name: ['price', 'estimatedDuration', 'lines'],
  })
  const isItemized = lines.length > 0
  const isBelow = isItemized && totalCents(lines) < 0
  const priceField = field('price', { onChange: () => form.clearErrors('price') })
  const isFilled = price.trim() !== '' && eta !== ''
  const offered = `${price} ${eta}`
  /** The price and arrival that have been asked about. */
  const [asked, setAsked] = useState(started && `${started.price} ${started.estimatedDuration}`)
  const [isChecked, setChecked] = useState(false)
  // How far it is from the base is known of a card alone.
  const hurry = request ? doubtOfArrival(eta, request) : null
  const doubt = doubtOf(price, median) ?? hurry
  const isAsking = doubt !== null && asked === offered

  // A price that was refused on the card opened this dialog: it says what is wrong with it.
  const sayWhatIsWrong = useEffectEvent(() => {
    if (started?.price && priceCents(started.price) === null) void form.save()
  })
  useEffect(() => sayWhatIsWrong(), [])

  const overtaken =
    bid && newest && codeOf(offer.error) === 'bid_changed' && newest.version !== bid.version
      ? words.overtaken(formatMoney(newest.price), newest.estimatedDuration ?? providers.mine.noEta)
      : null

  /** Whoever leaves while it is sent again and again wants no more of it. */
  function close() {
    if (offer.isLost) offer.stop()
    onClose()
  }

  async function send(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isAsking) return submit(event)
    setChecked(true)
    const usual = await usualPrice(serviceType).finally(() => setChecked(false))
    if (doubtOf(price, usual) ?? hurry) setAsked(offered)
    else submit(event)
  }

  /** The button is off until both are filled, so Enter says why (S1 §5). */
  function enter(event: React.KeyboardEvent) {
    if (event.key !== 'Enter' || isFilled || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    toast({ title: words.fill, tone: 'danger' })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={bid ? words.changeTitle : words.title}
      error={
        overtaken ??
        conflictOf(offer.error) ??
        (offer.isLost ? trying.noAnswer : isAsking ? doubt : null)
      }
      footer={
        <>
          <Button
            variant="primary"
            busy={isChecked || form.isPending}
            disabledReason={isBelow ? bidLineWords.form.below : isFilled ? null : words.fill}
            type="submit"
            form={id}
          >
            {isAsking ? words.sendAnyway(formatMoney(price)) : bid ? words.change : words.submit}
          </Button>
          {offer.isLost ? (
            <Button onClick={offer.stop}>{trying.stop}</Button>
          ) : (
            <Button variant="ghost" onClick={close}>
              {words.back}
            </Button>
          )}
        </>
      }
    >
      <BidSummary request={request ?? bid.serviceRequest} />
      <form id={id} noValidate onSubmit={send} onKeyDown={enter} className="flex flex-col gap-4">
        {isItemized ? (
          <SumOfLines lines={lines} error={field('price').error} />
        ) : (
          <>
            <TextField
              label={words.price}
              hint={words.priceHint}
              required
              {...priceField}
              onBlur={(event) => {
                void priceField.onBlur(event)
                if (price.trim() !== '') void form.trigger('price')
              }}
              inputMode="decimal"
              autoComplete="off"
              autoFocus
            />
            <PricePicks
              serviceType={serviceType}
              onPick={(value) =>
                form.setValue('price', value, { shouldDirty: true, shouldValidate: true })
              }
            />
          </>
        )}
        <ItemizedPrice form={form} />
        <YouReceive price={price} />
        <SelectField
          label={words.eta}
          hint={urgency === 'scheduled' ? words.etaScheduled : words.etaHint}
          required
          {...field('estimatedDuration')}
          options={arrivalChoices(bid)}
        />
        {request && urgency !== 'scheduled' && (
          <ArrivalPicks
            miles={request.distanceMiles}
            onPick={(value) =>
              form.setValue('estimatedDuration', value, { shouldDirty: true, shouldValidate: true })
            }
          />
        )}
        <TakesTerms requestId={(request ?? bid.serviceRequest).id} field={field('takesTerms')} />
        <TextAreaField
          label={words.message}
          hint={words.messageHint}
          {...field('message')}
          rows={3}
        />
        <SelectField
          label={words.valid}
          {...field('validMinutes')}
          placeholder={null}
          options={validityChoices(usual)}
        />
      </form>
    </Dialog>
  )
}
