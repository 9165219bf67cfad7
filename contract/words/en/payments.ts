import type { ChargebackStand, PaymentState } from '../../payments.ts'
import { settings } from '../../settings.ts'
import type { TipState } from '../../tips.ts'
import { area } from '../words.ts'

/** Then work that nobody has confirmed is confirmed by the clock. */
const hours = settings.autoConfirmMs / 3_600_000

/** How a job is paid, for who pays. Each takes the sum it is about. */
const owner: Record<PaymentState, (sum: string) => string> = {
  direct: () => 'You pay the provider directly.',
  terms: (sum) => `${sum} goes on your fleet’s bill.`,
  needs_card: (sum) =>
    `Your card is not on it yet. ${sum} will be held, not taken. The job goes on either way.`,
  secured: (sum) =>
    `${sum} is held on your card. It is charged once you confirm or dispute the work, or ${hours} hours after it is done.`,
  taking: (sum) => `${sum} is being charged to your card.`,
  taken: (sum) => `${sum} was charged to your card.`,
  released: (sum) => `The hold of ${sum} is released. Your bank shows it in a few days.`,
  failed: () => 'No card is held for it. Add one, or pay the provider directly.',
}
/** For who is paid. */
const provider: Record<PaymentState, (sum: string) => string> = {
  direct: (sum) => `Paid directly: you collect ${sum} from the customer.`,
  terms: (sum) => `${sum} on fleet terms: the fleet pays by bill.`,
  needs_card: () => 'The customer is adding a card. Until then nothing is secured.',
  secured: (sum) => `Secured: ${sum} is held on the customer’s card.`,
  taking: (sum) => `${sum} is being charged to the customer’s card.`,
  taken: (sum) => `${sum} was charged to the customer’s card.`,
  released: () => 'Nothing is held on a card anymore.',
  failed: () => 'The customer’s card is not held. Nothing is secured: collect it directly.',
}

/** The bank of the cardholder wants it back: for who pays, and for who is paid. */
const ownerChargeback: Record<ChargebackStand, (sum: string) => string> = {
  open: (sum) => `Your bank asked for ${sum} back. It decides after it has heard the provider.`,
  won: (sum) => `Your bank asked for ${sum} back and decided for the provider.`,
  lost: (sum) => `Your bank took back ${sum}.`,
}
const providerChargeback: Record<ChargebackStand, (sum: string) => string> = {
  open: (sum) =>
    `The customer’s bank wants ${sum} back. We answer it; this job is not paid out until it decides.`,
  won: (sum) => `The customer’s bank wanted ${sum} back and decided for you.`,
  lost: (sum) => `The customer’s bank kept ${sum}.`,
}

/** How a tip stands, for who gives it. */
const tips: Record<TipState, (sum: string, whom: string | null) => string> = {
  needs_card: (sum) => `Your tip of ${sum} is waiting for a card.`,
  taking: (sum) => `Your tip of ${sum} is being charged to your card.`,
  taken: (sum, whom) =>
    whom ? `You gave ${whom} a tip of ${sum}. Thank you.` : `You gave a tip of ${sum}. Thank you.`,
  failed: (sum) => `The card did not work for your tip of ${sum}. Nothing was charged.`,
}

/** Cards as people call them; the processor writes them its own way. */
const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

export const payments = area('payments', {
  title: 'Payment',
  owner,
  provider,
  ownerChargeback,
  providerChargeback,
  /** Of a fleet's job, to its office and its driver: whoever of them is at the truck. */
  fleetDirect: 'It is paid directly to the provider.',
  card: (brand: string, last4: string) => `${brands[brand] ?? 'Card'} ending in ${last4}`,
  /** Of a job that no card and no fleet's terms pay: the provider has all of it, and owes the fee. */
  collects: ({ sum, fee, left }: { sum: string; fee: string; left: string }) =>
    `Paid directly: you collect ${sum} from the customer and owe a ${fee} fee. You keep ${left}.`,
  /** Of what no card pays. */
  alsoDirect: (sum: string) => `${sum} is paid directly.`,
  byCard: 'by card',
  /** Where the card pays a part only. */
  partByCard: (card: string, direct: string) => `${card} by card, ${direct} directly`,
  /** Beside the way to a card. */
  whatHolding: (sum: string) =>
    `Or by card, on the next page: ${sum} is held now and charged once you confirm or dispute the work, or ${hours} hours after it is done. If you come back without a card, the job goes on, and you can still pay directly.`,
  /** After the work. */
  refunded: (sum: string) => `${sum} of it has been refunded.`,
  /** Said to who pays. */
  setAside: (sum: string) => `${sum} of it is set aside until the dispute is settled.`,
  refund: {
    action: 'Refund',
    title: 'Refund the customer',
    text: (most: string) =>
      `Up to ${most} goes back to the customer’s card. Your share comes out of your payouts; we return our fee on it.`,
    amount: 'Amount ($)',
    reason: 'Why?',
    confirm: 'Send the refund',
    done: 'The money is going back to the card, and the customer has been told.',
    failed: 'Nothing was refunded. Try again.',
  },
  /** After the work, and never before. */
  tip: {
    title: 'Tip',
    text: (whom: string | null) =>
      whom
        ? `Add a tip for ${whom}? All of it goes to the provider. We take no fee.`
        : 'Add a tip? All of it goes to the provider. We take no fee.',
    how: 'How much?',
    none: 'No tip',
    sum: (dollars: number) => `$${dollars}`,
    other: 'Other',
    amount: 'Tip ($)',
    byCard: (sum: string) => `Tip ${sum} by card`,
    onCard: (sum: string, card: string) => `Tip ${sum} with ${card}`,
    noThanks: 'No, thanks',
    failed: 'The tip did not go through. Try again.',
    owner: tips,
    provider: (sum: string, whom: string | null) =>
      whom
        ? `The customer gave a tip of ${sum} for ${whom}.`
        : `The customer gave a tip of ${sum}.`,
  },
  putCard: 'Pay by card',
  goOn: 'Add the card',
  cardsOff: (time: string) =>
    `Too many cards failed. No card is taken here until ${time}. Pay the provider directly.`,
  until: 'The card page is open for another',
  failed: 'That didn’t work. Try again, or pay the provider directly.',
  page: {
    title: (business: string) => `Roadcall: service by ${business}`,
    tip: (business: string) => `Roadcall: tip for ${business}`,
  },
})
