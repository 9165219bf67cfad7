import { type FormEvent, type ReactNode, useState } from 'react'
import { arrivalOptions } from '#contract/catalogue.ts'
import type { RequestForBoard } from '#contract/requests.ts'
import { shortArrivals } from '#contract/words/en/arrivals.ts'
import { providers } from '#contract/words/en/providers.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { fetchWhenIdle } from '../../../kit/api/late.ts'
import { patiently } from '../../../kit/api/patiently.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { TextInput } from '../../../kit/ui/TextInput.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { leavesNothing, offerOf } from '../bids/offer-form.ts'
import { ArrivalPicks, PricePicks } from '../bids/QuickPicks.tsx'
import { useOffer } from '../bids/use-own-bids.ts'
import { YouReceive } from '../bids/YouReceive.tsx'

// What checks an offer is no part of the first screen.
const schema = {
  fetch: () => patiently(() => import('../bids/offer-schema.ts'), { withoutNetwork: 'waits' }),
}
fetchWhenIdle([schema])

const arrivals = () =>
  arrivalOptions.map(({ text }) => ({ value: text, label: shortArrivals[text] }))

/** What was typed on a card before its dialog opened. */
export interface StartedBid {
  price: string
  estimatedDuration: string
}

/**
 * A bid without leaving the board: a price and an arrival time beside the button. What is missing or wrong, and what there is more to
 * say, is asked in the dialog, which goes on with what was typed.
 */
export function BidInPlace({
  card,
  refusal,
  onMore,
  children,
}: {
  card: RequestForBoard
  /** Why this provider may not bid now, a sentence, or null. */
  refusal: string | null
  onMore: (started: StartedBid) => void
  /** Beside the fields. */
  children: ReactNode
}) {
  const words = providers.board
  const [price, setPrice] = useState('')
  const [estimatedDuration, setArrival] = useState('')
  const [isBegun, setBegun] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const offer = useOffer(undefined, card)

  async function send(event: FormEvent) {
    event.preventDefault()
    const started = { price, estimatedDuration }
    setChecked(true)
    const { offerSchema } = await schema.fetch().finally(() => setChecked(false))
    const { success, data } = offerSchema().safeParse({ ...offerOf(), ...started })
    if (!success || leavesNothing(price)) return onMore(started)
    // The card leaves the board with its bid, and what is said after that must not go with it.
    offer.mutateAsync(data).then(
      () => {
        const { done: title, doneText: description } = providers.bid
        toast({ title, description, tone: 'success' })
      },
      (error) => {
        const description = sentenceOf(error, providers.bid.failedText)
        toast({ title: providers.bid.failed, description, tone: 'danger' })
      },
    )
  }

  const submit = (
    <Button
      type="submit"
      variant="primary"
      className="grow px-2!"
      aria-label={words.submitFor(card.title)}
      disabledReason={refusal}
      busy={isChecked || offer.isPending}
    >
      {words.submit}
    </Button>
  )
  // Far enough from the other that a glove does not hit both.
  if (refusal)
    return (
      <div className="flex items-center gap-6">
        {submit}
        {children}
      </div>
    )
  return (
    <form
      noValidate
      onSubmit={send}
      onFocus={() => setBegun(true)}
      className="flex flex-col gap-2 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-2">
        {children}
        <TextInput
          aria-label={words.priceOf(card.title)}
          placeholder="$"
          type="number"
          inputMode="decimal"
          step="0.01"
          min="0.01"
          autoComplete="off"
          value={price}
          onChange={({ target }) => setPrice(target.value)}
          className="max-w-28 min-w-14 flex-1 basis-16 px-2! text-base!"
        />
        <span className="max-w-36 min-w-22 flex-1 basis-22">
          <Select
            aria-label={words.arrivalOf(card.title)}
            placeholder={words.arrival}
            options={arrivals()}
            value={estimatedDuration}
            onChange={({ target }) => setArrival(target.value)}
            className="pr-6! pl-2! text-base! [&+svg]:right-1"
          />
        </span>
        {submit}
      </div>
      {isBegun && (
        <div className="flex flex-col gap-4 pt-2">
          <PricePicks serviceType={card.serviceType} onPick={setPrice} />
          {card.urgency !== 'scheduled' && (
            <ArrivalPicks names={shortArrivals} miles={card.distanceMiles} onPick={setArrival} />
          )}
          {price !== '' && <YouReceive price={price} />}
        </div>
      )}
    </form>
  )
}
