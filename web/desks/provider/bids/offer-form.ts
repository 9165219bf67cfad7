import type { OwnBid } from '#contract/bids.ts'
import { arrivalOptions, readDuration } from '#contract/catalogue.ts'
import { centsOf, decimal } from '#contract/primitives.ts'
import type { RequestForBoard } from '#contract/requests.ts'
import { platformFeeCents, settings } from '#contract/settings.ts'
import { arrivalNames } from '#contract/words/en/arrivals.ts'
import { providers } from '#contract/words/en/providers.ts'
import { formatDistance, formatMoney } from '../../../kit/ui/format.ts'
import type { LineForm } from '../../../things/jobs/LinesField.tsx'

/** What the bid dialog holds, as its fields hold it. */
export interface OfferForm {
  price: string
  /** Empty where only the total is named. */
  lines: LineForm[]
  estimatedDuration: string
  message: string
  validMinutes: string
  /** Takes the terms of a fleet, where there are any. */
  takesTerms: boolean
}

/** The price in cents, or null while it is no price that may be asked for. */
export function priceCents(price: string): number | null {
  const cents = centsOf(price)
  const { minCents, maxCents } = settings.price
  return cents !== null && cents >= minCents && cents <= maxCents ? cents : null
}

/** What is left of a price after the platform's fee, and the fee, as decimal strings (rules C17). */
export function shareOf(price: string): { youReceive: string; fee: string } | null {
  const cents = priceCents(price)
  if (cents === null) return null
  const fee = platformFeeCents(cents)
  return { youReceive: decimal(cents - fee), fee: decimal(fee) }
}

/**
 * Why this is hardly the price that was meant, a sentence, or null: the fee leaves nothing of it, or it is far from what this shop
 * usually asks for the service. It is asked about once before it goes out.
 */
export function doubtOf(price: string, usual: string | null): string | null {
  const share = shareOf(price)
  if (!share) return null
  if (Number(share.youReceive) <= 0) return providers.bid.nothingLeft(formatMoney(price))
  if (usual === null) return null
  const times = Number(price) / Number(usual)
  const { oddTimes } = settings.price
  return times > oddTimes || times < 1 / oddTimes
    ? providers.bid.farFromUsual(formatMoney(price), formatMoney(usual))
    : null
}

/** What a bid is on, as far as its arrival time can be doubted. */
type Drive = Pick<RequestForBoard, 'distanceMiles' | 'urgency'>

/**
 * Why this is hardly the arrival that was meant, a sentence, or null: nobody drives so fast. Some technician may be nearer than the
 * base, so it is asked about once too. Of a scheduled job no drive begins at the acceptance.
 */
export function doubtOfArrival(
  estimatedDuration: string,
  { distanceMiles, urgency }: Drive,
): string | null {
  const arrival = readDuration(estimatedDuration)
  if (!arrival || distanceMiles === null || urgency === 'scheduled') return null
  return distanceMiles / (arrival.minutes / 60) > settings.fastestMph
    ? providers.bid.tooFast(formatDistance(distanceMiles), providers.bid.lasts(arrival.minutes))
    : null
}

/** The dialog's first values: empty for a new bid, the standing terms for a change. */
export const offerOf = (bid?: OwnBid): OfferForm => ({
  price: bid?.price ?? '',
  lines: bid?.lines?.map(({ text = '', ...line }) => ({ ...line, text })) ?? [],
  estimatedDuration: bid?.estimatedDuration ?? '',
  message: bid?.message ?? '',
  validMinutes: '',
  takesTerms: bid?.takesTerms ?? true,
})

/** S1 §5, and the arrival time of a bid that was made otherwise. */
export function arrivalChoices(bid?: OwnBid): { value: string; label: string }[] {
  const listed = arrivalOptions.map(({ text }) => ({ value: text, label: arrivalNames[text] }))
  const own = bid?.estimatedDuration
  if (!own || listed.some(({ value }) => value === own)) return listed
  const read = readDuration(own)
  return [
    { value: own, label: read ? providers.bid.lasts(read.minutes, read.openEnded) : own },
    ...listed,
  ]
}

const validChoices = [5, 15, 30, 60, 120, 240, 720, 1440, 2880]

/** How long a bid may stand (rules C6): first the usual time of its urgency, in minutes; undefined = not known yet. */
export function validityChoices(usual: number | undefined): { value: string; label: string }[] {
  return [
    {
      value: '',
      label:
        usual === undefined
          ? providers.bid.validUnknown
          : providers.bid.validUsual(providers.bid.lasts(usual)),
    },
    ...validChoices
      .filter((minutes) => minutes !== usual)
      .map((minutes) => ({ value: String(minutes), label: providers.bid.lasts(minutes) })),
  ]
}
