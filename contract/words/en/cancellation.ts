import type { FeeStage, FreeReason } from '../../cancellation.ts'
import { settings } from '../../settings.ts'
import { area } from '../words.ts'
import { duration, list } from './grammar.ts'

const { freeMs, lateMs, scheduledFreeMs } = settings.cancellation

const free: Record<FreeReason, string> = {
  no_job: 'Canceling is free.',
  no_agreement: 'Canceling is free.',
  suspended: 'Canceling is free, since the provider was suspended.',
  just_accepted: `Canceling is free for the first ${duration(freeMs)}, unless the provider is there sooner.`,
  late: `Canceling is free, since the provider is more than ${duration(lateMs)} late.`,
  not_started: 'Canceling is free, since the provider has not set out.',
  far_ahead: `Canceling is free until ${duration(scheduledFreeMs)} before the scheduled start.`,
}
/** Afterwards, for the provider. */
const noFee: Record<FreeReason, string> = {
  no_job: 'Canceled: no fee.',
  no_agreement: 'Canceled: no fee had been agreed.',
  suspended: 'Canceled while your business was suspended: no fee.',
  just_accepted: `Canceled within the free ${duration(freeMs)}: no fee.`,
  late: `Canceled more than ${duration(lateMs)} after you were due, before you were there: no fee.`,
  not_started: 'Canceled since nobody had set out in time: no fee.',
  far_ahead: `Canceled more than ${duration(scheduledFreeMs)} before the scheduled start: no fee.`,
}
const stages: Record<FeeStage, string> = {
  assigned: 'The provider has taken the job.',
  en_route: 'The provider is on the way.',
  arrived: 'The provider is there.',
}

/** What it costs to call a job off, before and after. */
export const cancellation = area('cancellation', {
  free,
  stages,
  /** Pressed, and no more than that: it costs what it costs while they are on the way. */
  unproved: 'The provider says they are there, but nothing proves it yet.',
  loading: 'Checking what canceling costs …',
  failed: 'We could not check what canceling costs.',
  owe: (name: string) => `You would owe ${name}, paid directly:`,
  /** Where a card holds the price. */
  fromCard: (name: string) => `For ${name}, from what is held on your card:`,
  /** On the terms of a fleet: whoever of it cancels, the fleet pays. */
  onBill: (name: string) => `For ${name}, on your fleet’s next bill:`,
  /** While it is not known how it is paid. */
  feeFor: (name: string) => `Fee for ${name}:`,
  /** What is held does not suffice. */
  inParts: (name: string) => `For ${name}, from your card and paid directly:`,
  parts: ({
    card,
    credit,
    direct,
  }: {
    card: string
    credit: string | null
    direct: string | null
  }) =>
    `${list([
      `${card} from what is held on your card`,
      ...(credit ? [`${credit} from your credit`] : []),
      ...(direct ? [`${direct} paid directly`] : []),
    ])}.`,
  restFree: 'The rest of the hold is released.',
  becomes: (fee: string) => `The fee becomes ${fee} in`,
  freeFrom: 'It is free again from',
  unless: {
    late: 'unless the provider is there by then.',
    not_started: 'unless the provider has set out by then.',
  },
  /** Why it cannot be canceled anymore. */
  tooLate: {
    working:
      'Work has begun, so this job can no longer be canceled. Ask the provider to stop instead.',
    awaiting_confirmation:
      'The work is done, so this job can no longer be canceled. Confirm it, or dispute it if something is wrong.',
  },
  confirm: (fee: string) => `Cancel and owe ${fee}`,
  confirmForFee: (fee: string) => `Cancel for a fee of ${fee}`,
  confirmFromCard: (fee: string) => `Cancel and pay ${fee}`,
  /** Before a bid is accepted. */
  beforehand: ({ fees, isFarAhead }: { fees: Record<FeeStage, string>; isFarAhead: boolean }) =>
    `You can cancel for free ${isFarAhead ? `until ${duration(scheduledFreeMs)} before the scheduled start` : `within ${duration(freeMs)}, unless they are there sooner`}. After that, the fee is ${fees.assigned}, ${fees.en_route} once they are on the way, ${fees.arrived} once they are there. It is free again if they do not set out in time or are more than ${duration(lateMs)} late.`,
  /** What it cost. */
  fee: 'Cancellation fee',
  nothing: 'nothing to pay',
  noFee,
  /** Pressed, and no more than that. */
  notProved: 'Nothing proved the arrival, so it counted as on the way.',
  owed: 'The customer owes you',
  yours: 'Your fee:',
  /** How a provider gets it. */
  owedHow: {
    direct: 'paid directly, no Roadcall fee',
    terms: 'on the fleet’s bill, no Roadcall fee',
    card: 'by card, no Roadcall fee',
  },
  owedInParts: ({ card, direct }: { card: string; direct: string }) =>
    `${card} by card, ${direct} paid directly, no Roadcall fee`,
  stop: {
    action: 'Ask to stop the work',
    title: 'Ask the provider to stop?',
    text: 'Work has begun, so it cannot be canceled. The provider reads your reason and either finishes for what is done, or ends the job. You agree with them on what is owed.',
    reason: 'Why should the work stop?',
    confirm: 'Ask to stop',
    back: 'Let them work',
    done: 'The provider has been asked to stop.',
    asked: 'You asked the provider to stop.',
    askedYou:
      'The customer wants the work to stop. Finish for what is done, lower the price if less was done, or end the job.',
  },
  lower: {
    action: 'Lower the price',
    title: 'Lower the price',
    text: (price: string) =>
      `Agreed: ${price}. The customer is told the new price and your reason.`,
    price: 'New price ($)',
    reason: 'Why is it less?',
    confirm: 'Lower the price',
    done: 'The price is lowered and the customer has been told.',
    failed: 'The price was not lowered. Try again.',
  },
})
