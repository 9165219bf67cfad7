import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { arrivalOptions } from '#contract/catalogue.ts'
import type { RequestForBoard } from '#contract/requests.ts'
import { shortArrivals } from '#contract/words/en/arrivals.ts'
import { providers } from '#contract/words/en/providers.ts'
import { fetchFilesOf } from '../../../kit/api/bring.ts'
import { later, readyOnceTouched } from '../../../kit/api/later.tsx'
import { patiently } from '../../../kit/api/patiently.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { now } from '../../../kit/ui/clock.ts'
import { Select } from '../../../kit/ui/Select.tsx'
import { TextInput } from '../../../kit/ui/TextInput.tsx'
import { doubtOf, doubtOfArrival, offerOf } from '../bids/offer-form.ts'
import { ArrivalPicks, PricePicks } from '../bids/QuickPicks.tsx'
import { useOffer } from '../bids/use-own-bids.ts'
import { usualPrice } from '../bids/use-own-prices.ts'
import { YouReceive } from '../bids/YouReceive.tsx'
import type { StartedBid, StartedBids } from './use-started-bids.ts'

// What checks an offer is no part of the first screen.
const load = () => import('../bids/offer-schema.ts')
const schema = {
  prepare: () => fetchFilesOf(load),
  fetch: () => patiently(load, { withoutNetwork: 'waits' }),
}
readyOnceTouched(schema)

const FieldError = later(() =>
  import('../../../kit/ui/FieldError.tsx').then((part) => part.FieldError),
)
const StillSending = later(() => import('./StillSending.tsx').then((part) => part.StillSending))

const arrivals = () =>
  arrivalOptions.map(({ text }) => ({ value: text, label: shortArrivals[text] }))

const nothing: StartedBid = { price: '', estimatedDuration: '' }

/**
 * A bid without leaving the board: a price and an arrival time beside the button. What is missing or wrong, and what there is more to
 * say, is asked in the dialog, which goes on with what was typed.
 */
export function BidInPlace({
  card,
  refusal,
  startedBids,
  onMore,
  children,
}: {
  card: RequestForBoard
  /** Why this provider may not bid now, a sentence, or null. */
  refusal: string | null
  startedBids: StartedBids
  onMore: (started: StartedBid) => void
  /** Beside the fields. */
  children: ReactNode
}) {
  const words = providers.board
  const [started, setStarted] = useState(startedBids.get(card.id) ?? nothing)
  const { price, estimatedDuration } = started
  const [isBegun, setBegun] = useState(started !== nothing)
  const [isChecked, setChecked] = useState(false)
  /** What is wrong of which price: the words come late, when another one may stand there. */
  const [wrongOf, setWrongOf] = useState<{ price: string; words: string | null }>()
  const wrong = wrongOf?.price === price ? wrongOf.words : null
  const errorId = useId()
  const offer = useOffer(undefined, card)

  function hold(next: StartedBid) {
    startedBids.set(card.id, next)
    setStarted(next)
  }

  function type(change: Partial<StartedBid>) {
    hold({ price, estimatedDuration, ...change })
    setBegun(true)
    setWrongOf(undefined)
  }

  /** Said once the field is left, since a price is typed digit by digit. */
  async function sayWhatIsWrong() {
    if (price.trim() === '') return
    // What cannot be checked now is checked when it is sent.
    const parts = await schema.fetch().catch(() => null)
    if (parts) setWrongOf({ price, words: parts.wrongPrice(price) })
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    const pressed = { title: card.title, price, pressedAt: new Date(now()).toISOString() }
    setChecked(true)
    const [{ offerSchema, sayFailed }, usual] = await Promise.all([
      schema.fetch(),
      usualPrice(card.serviceType),
    ]).finally(() => setChecked(false))
    const { success, data } = offerSchema().safeParse({ ...offerOf(), ...started })
    const doubt = doubtOf(price, usual) ?? doubtOfArrival(estimatedDuration, card)
    if (!success || doubt) return onMore({ price, estimatedDuration })
    hold({ price, estimatedDuration, pressed: 'sending' })
    // The card leaves the board with its bid, and what is said after that must not go with it.
    offer.mutateAsync(data).catch((error) => {
      const typed = startedBids.get(card.id) ?? started
      startedBids.set(card.id, { price: typed.price, estimatedDuration: typed.estimatedDuration })
      sayFailed(error, pressed, offer.wasLost())
    })
  }

  // The suggestions move the row. They come when a press on a field has ended, never under a finger that is still down.
  const begin = () => setBegun(true)
  const begins = { onClick: begin, onKeyUp: begin }

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
    <form noValidate onSubmit={send} className="flex flex-col gap-2 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        {children}
        <TextInput
          aria-label={words.priceOf(card.title)}
          placeholder="$"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={wrong !== null || undefined}
          aria-describedby={wrong ? errorId : undefined}
          value={price}
          onBlur={() => void sayWhatIsWrong()}
          onChange={({ target }) => type({ price: target.value })}
          {...begins}
          className="max-w-28 min-w-14 flex-1 basis-16 px-2! text-base!"
        />
        <span className="max-w-36 min-w-22 flex-1 basis-22">
          <Select
            aria-label={words.arrivalOf(card.title)}
            placeholder={words.arrival}
            options={arrivals()}
            value={estimatedDuration}
            onChange={({ target }) => type({ estimatedDuration: target.value })}
            {...begins}
            className="pr-6! pl-2! text-base! [&+svg]:right-1"
          />
        </span>
        {submit}
      </div>
      {started.pressed === 'left' && (
        <p role="alert" className="font-medium text-amber-ink">
          {words.leftBid}
        </p>
      )}
      {wrong && <FieldError id={errorId} error={wrong} />}
      {offer.isLost && <StillSending stop={offer.stop} />}
      {isBegun && (
        <div className="flex flex-col gap-4 pt-2">
          <PricePicks serviceType={card.serviceType} onPick={(picked) => type({ price: picked })} />
          {card.urgency !== 'scheduled' && (
            <ArrivalPicks
              names={shortArrivals}
              miles={card.distanceMiles}
              onPick={(picked) => type({ estimatedDuration: picked })}
            />
          )}
          {price !== '' && <YouReceive price={price} />}
        </div>
      )}
    </form>
  )
}
