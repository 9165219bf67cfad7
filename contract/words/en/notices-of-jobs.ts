import type { ChangeReason } from '../../change-orders.ts'
import type { Settling } from '../../disputes.ts'
import type { OperatorDeed } from '../../jobs.ts'
import { formatPhone } from '../../phone-shown.ts'
import { settings } from '../../settings.ts'
import { type Asked, type At, notice, type Step, type Wanted } from '../notice-words.ts'
import { changeReasons } from './change-reasons.ts'
import { day, duration, money } from './grammar.ts'
import { own, scheduled, what, when } from './notice-parts.ts'

const confirmHours = settings.autoConfirmMs / 3_600_000

/** What the provider expects since; before a word of that, what was promised. Notices from before do not say which it is. */
const expected = (at: At | null, promised?: At | null) =>
  at ? `${at.at === promised?.at ? 'Promised' : 'Now expected'} by ${when(at)}. ` : ''

/** Of who has waited: with what the provider had pledged. Those from before have none. */
type LeftWaiting = Step & { pledge?: string | null }
const nextIsLess = (pledge: string | null | undefined) =>
  pledge ? ` ${money(pledge)} is off your next job paid by card.` : ''

const lookFor = (vehicle: string | null | undefined) => (vehicle ? `Look for: ${vehicle}. ` : '')

/** Which way what a dispute came to goes, to both sides alike. */
const awardGoes: Record<Settling, string> = {
  card: 'The refund goes back to the customer’s card.',
  terms: 'It comes off the fleet’s bill.',
  direct: 'It is paid directly, between the two sides.',
}

const offTheJob = 'You are off this job.'
const doNotGo = 'You do not need to go there.'

/** What the operator did on a request, to who asked for help. */
const operatorDid: Record<OperatorDeed, string> = {
  extend: 'We gave your request more time',
  widen: 'We alerted providers farther away',
  reopen: 'Your request is open again',
  pin: 'We corrected your location on the map',
  release: 'We took the provider off the job and reopened your request',
  bid: 'We entered a bid for a provider that agreed by phone',
}

/**
 * Of a fee: how much of it a card pays, a credit with it and the customer directly, and whether its fleet pays it on its terms.
 * Notices from before say the card alone.
 */
type Fee = {
  fee?: string | null
  card?: string | null
  credit?: string | null
  direct?: string | null
  isOnTerms?: boolean
}

/** Is all of the fee charged to the card that was held? */
const isAllByCard = (fee: string, { card }: Fee) => Number(card ?? 0) >= Number(fee)

/** The parts that a credit and the customer's own hand have in a fee, after that of the card. */
const byCredit = ({ credit }: Fee) => (credit ? `, ${money(credit)} is paid by your credit` : '')
const restOf = (fee: string, { card, direct }: Fee) =>
  direct ?? (Number(fee) - Number(card ?? 0)).toFixed(2)
const isSomeLeft = (fee: string, how: Fee) => Number(restOf(fee, how)) > 0

/** What a customer pays for a truck that came for nothing. On terms its fleet does, whoever of it reads this. */
const forComing = (fee: string, how: Fee) => {
  if (how.isOnTerms) return `The fee of ${money(fee)} for coming goes on your fleet’s next bill.`
  if (!how.card) return `You owe them ${money(fee)} for coming.`
  if (isAllByCard(fee, how)) return `${money(fee)} for coming is charged to your card.`
  const rest = isSomeLeft(fee, how) ? `; you owe them the other ${money(restOf(fee, how))}` : ''
  return `Of ${money(fee)} for coming, ${money(how.card)} is charged to your card${byCredit(how)}${rest}.`
}

/** The same to the provider, of a job that was called off; for who is paid a credit is part of the card's. */
const forYou = (fee: string, how: Fee) =>
  how.isOnTerms
    ? `Your fee of ${money(fee)} goes on the fleet’s next bill. You are paid out once the fleet has paid.`
    : isAllByCard(fee, how)
      ? `Your fee of ${money(fee)} is charged to the customer’s card.`
      : how.card
        ? `Of your fee of ${money(fee)}, ${money(how.card)} is charged to the customer’s card; they pay you the other ${money(restOf(fee, how))} directly.`
        : `The customer owes you ${money(fee)} and pays you directly.`

/** What people hear of a job, from the way there to its end. */
export const noticesOfJobs = {
  onTheWay: notice<Step & { expected: At | null; promised?: At | null }>({
    title: ({ business }) => `Help is on the way: ${business}`,
    body: ({ asked, expected: at, promised }) => `${expected(at, promised)}${own(asked)}.`,
    sms: ({ business, expected: at, promised }) =>
      `${business} is on the way. ${expected(at, promised)}Call them or follow the job:`,
  }),
  hasArrived: notice<Step>({
    title: ({ business }) => `Help has arrived: ${business}`,
    body: ({ asked }) => `${own(asked)}.`,
    sms: ({ business }) => `${business} is there. Call them or follow the job:`,
  }),
  /** Nothing proves it: who waits is asked. */
  saysArrived: notice<Step>({
    title: ({ business }) => `Is ${business} with you?`,
    body: ({ asked }) => `${own(asked)}. They say they have arrived. Please say yes or no.`,
    sms: ({ business }) =>
      `Is ${business} with you? They say they have arrived. Please say yes or no:`,
  }),
  notYetThere: notice<Step>({
    title: ({ business }) => `${business} is not there yet`,
    body: ({ asked }) => `${own(asked)}. They tapped “arrived” too early and are on the way.`,
    sms: ({ business }) =>
      `${business} is not there yet: they tapped "arrived" too early. Follow the job:`,
  }),
  runsLate: notice<Step & { expected: At | null }>({
    title: ({ business }) => `${business} is running late`,
    body: ({ asked, expected: at }) => `${expected(at)}${own(asked)}.`,
    sms: ({ business, expected: at }) =>
      `${business} is running late. ${expected(at)}Call them or follow the job:`,
  }),
  /** To a guest, when the promise has passed without a word. */
  laterThanPromised: notice<Step & { likely: At | null; promised: At | null }>({
    title: ({ business, likely }) =>
      likely ? `${business} is now likely there ${when(likely)}` : `${business} will be late`,
    body: ({ asked, promised }) =>
      promised
        ? `${own(asked)}. Promised ${when(promised)}. We go by the position of the truck.`
        : `${own(asked)}. We go by the position of the truck.`,
    sms: ({ business, likely }) =>
      `${business} comes later than promised${likely ? `: likely ${when(likely)}` : ''}. Follow the job:`,
  }),
  isNear: notice<Step & { vehicle?: string | null }>({
    title: ({ business }) => `${business} is within 2 miles`,
    body: ({ asked, vehicle }) =>
      `${lookFor(vehicle)}${own(asked)}. Have your code ready: it is on the page of your request.`,
    sms: ({ business, vehicle }) =>
      `${business} is within 2 miles. ${lookFor(vehicle)}See your code for them:`,
  }),
  isLate: notice<Step & { phone: string | null }>({
    title: ({ business }) => `${business} is past the promised time`,
    body: ({ asked }) => `${own(asked)}. We asked them when they will be there.`,
    sms: ({ business, phone }) =>
      `${business} is past the promised time. We asked for a new one. ${phone ? `Call ${formatPhone(phone)} or follow` : 'Follow'} the job:`,
  }),
  workDone: notice<Step>({
    title: ({ business }) => `${business} says the work is done`,
    body: ({ asked }) => `${own(asked)}. Please confirm.`,
    sms: ({ business }) => `${business} says the work is done. Please confirm:`,
  }),
  confirmSoon: notice<Step & { closes: At | null }>({
    title: 'Is the work done?',
    body: ({ asked, business, closes }) =>
      `${own(asked)}. ${business} says so. ${closes ? `Unless you say otherwise, the job closes by itself on ${when(closes)}.` : 'Please confirm.'}`,
    sms: ({ business, closes }) =>
      `${business} says the work is done. ${closes ? `It closes by itself on ${when(closes)}. ` : ''}Please confirm:`,
  }),
  couldNotFinish: notice<Step>({
    title: ({ business }) => `${business} could not finish the work`,
    body: ({ asked }) =>
      `${own(asked)}. The job has ended. Ask for help again if you still need it.`,
    sms: ({ business }) =>
      `${business} could not finish the work and ended the job. Ask for help again if you still need it:`,
  }),
  providerSuspended: notice<Step>({
    title: ({ business }) => `${business} was suspended`,
    body: ({ asked }) =>
      `${own(asked)}. Keep the job as it is, or take another provider at no charge.`,
    sms: ({ business }) =>
      `We suspended ${business}. Keep the job as it is, or take another provider at no charge:`,
  }),
  providerReinstated: notice<Step>({
    title: ({ business }) => `${business} was reinstated`,
    body: ({ asked }) => `${own(asked)}. They are still on your job.`,
    sms: ({ business }) => `We reinstated ${business}. They are still on your job:`,
  }),
  couldNotFindYou: notice<Step & Fee & { ms: number }>({
    title: ({ business }) => `${business} could not find you`,
    body: ({ asked, ms, fee, ...how }) =>
      `${own(asked)}. They waited and ended the job.${fee ? ` ${forComing(fee, how)}` : ''} If somebody was there, say so within ${duration(ms)}.`,
    sms: ({ business, ms, fee }) =>
      fee
        ? `${business} found nobody. Fee: ${money(fee)}. Object within ${duration(ms)}:`
        : `${business} could not find you and ended the job. If somebody was there, say so within ${duration(ms)}:`,
  }),
  priceLowered: notice<Step & { price: string }>({
    title: ({ business, price }) => `${business} lowered the price to ${money(price)}`,
    body: ({ asked }) => `${own(asked)}. You do not have to do anything.`,
    sms: ({ business, price }) => `${business} lowered the price to ${money(price)}. See why:`,
  }),
  feeFromCard: notice<Step & { card: string }>({
    title: ({ business, card }) => `${money(card)} for ${business} is charged to your card`,
    body: ({ asked }) =>
      `${own(asked)}. It is the fee for canceling after they had accepted the job. The rest of what was held is released.`,
    sms: ({ business, card }) =>
      `Canceled. A fee of ${money(card)} for ${business} is charged to your card. The rest is released:`,
  }),
  /** What was held did not suffice, or a credit pays a part of it. */
  feeInParts: notice<
    Step & {
      fee: string
      card: string
      credit: string | null
      direct: string
      phone: string | null
    }
  >({
    title: ({ business, fee, card, direct }) =>
      Number(direct) > 0
        ? `Fee of ${money(fee)} for ${business}: ${money(card)} by card, ${money(direct)} directly`
        : `Fee of ${money(fee)} for ${business}: ${money(card)} by card`,
    body: ({ asked, phone, fee, ...how }) =>
      `${own(asked)}. It is the fee for canceling after they had accepted the job. ${money(how.card)} is charged to your card${byCredit(how)}.${isSomeLeft(fee, how) ? ` Pay them the other ${money(how.direct)} directly${phone ? `: ${formatPhone(phone)}` : ''}.` : ''}`,
    sms: ({ business, card, direct }) =>
      Number(direct) > 0
        ? `Canceled. Fee for ${business}: ${money(card)} by card, pay them ${money(direct)} directly:`
        : `Canceled. A fee of ${money(card)} for ${business} is charged to your card, the rest of it is paid by your credit:`,
  }),
  feeOwed: notice<Step & { fee: string; phone: string | null }>({
    title: ({ business, fee }) => `You owe ${business} ${money(fee)}`,
    body: ({ asked, phone }) =>
      `${own(asked)}. It is the fee for canceling after they had accepted the job. Pay them directly${phone ? `: ${formatPhone(phone)}` : ''}.`,
    sms: ({ business, fee }) =>
      `Canceled. You owe ${business} a fee of ${money(fee)}. Pay them directly:`,
  }),
  /** Nobody of the fleet pays it to the provider, and least of all who drives. */
  feeOnBill: notice<Step & { fee: string }>({
    title: ({ business, fee }) => `${money(fee)} for ${business} goes on your fleet’s next bill`,
    body: ({ asked }) =>
      `${own(asked)}. It is the fee for canceling after they had accepted the job. Your fleet pays it on its terms.`,
  }),
  handedBack: notice<LeftWaiting>({
    title: ({ business }) => `${business} cannot make it`,
    body: ({ asked, pledge }) => `${own(asked)}. Your request is open again.${nextIsLess(pledge)}`,
    sms: ({ business }) => `${business} cannot make it. Your request is open again:`,
  }),
  nobodyCame: notice<LeftWaiting>({
    title: ({ business }) => `${business} did not show up`,
    body: ({ asked, pledge }) => `${own(asked)}. Your request is open again.${nextIsLess(pledge)}`,
    sms: ({ business }) => `${business} did not show up. Your request is open again:`,
  }),

  areYouComing: notice<{ asked: Asked }>({
    title: ({ asked }) => `Are you still coming? ${what(asked)}`,
    body: 'You are past the time you promised. Say when you will be there.',
    sms: ({ asked }) =>
      `Are you still coming? ${what(asked)}. You are past the time you promised. Say when you will be there:`,
  }),
  setOut: notice<{ asked: Asked }>({
    title: ({ asked }) => `Are you on the way? ${what(asked)}`,
    body: 'The customer is waiting. Press “On my way” when you go.',
    sms: ({ asked }) => `Are you on the way? ${what(asked)}. Press "On my way" when you go:`,
  }),
  standsStill: notice<{ asked: Asked }>({
    title: ({ asked }) => `Your truck has not moved for a while: ${what(asked)}`,
    body: 'It is still more than a mile away. If it takes longer, tell the customer.',
    sms: ({ asked }) =>
      `Your truck has not moved for a while: ${what(asked)}. If it takes longer, say so:`,
  }),
  noPosition: notice<{ asked: Asked }>({
    title: ({ asked }) => `No position for 10 minutes: ${what(asked)}`,
    body: 'The customer does not see where your truck is. The page of the job has to be open on the phone in the truck.',
    sms: ({ asked }) =>
      `The customer does not see where you are: ${what(asked)}. Open your job, parked, to share it:`,
  }),
  startsSoon: notice<{ asked: Asked; wanted: Wanted }>({
    title: ({ asked }) => `Starts soon: ${what(asked)}`,
    body: ({ wanted }) => `${scheduled(wanted)}Press “On my way” when you go.`,
    sms: ({ asked, wanted }) =>
      `Starts soon: ${what(asked)}. ${scheduled(wanted)}Press "On my way" when you go:`,
  }),
  jobClosed: notice<{ asked: Asked }>({
    title: ({ asked }) => `Job closed: ${what(asked)}`,
    body: 'You can review the customer now.',
  }),
  customerCancelled: notice<Fee & { asked: Asked }>({
    title: ({ asked }) => `The customer canceled: ${what(asked)}`,
    body: ({ fee, ...how }) => (fee ? `${doNotGo} ${forYou(fee, how)}` : doNotGo),
    sms: ({ asked, fee, card, direct }) =>
      `The customer canceled: ${what(asked)}. ${doNotGo}${fee ? ` ${card && direct && Number(direct) > 0 ? `Fee: ${money(fee)}, of it ${money(direct)} direct` : `Your fee: ${money(fee)}`}.` : ''}`,
  }),
  fleetCalledOff: notice<{ asked: Asked; business: string | null; isByDriver: boolean }>({
    title: ({ asked, isByDriver }) =>
      `${isByDriver ? 'The driver' : 'Your fleet'} canceled: ${own(asked)}`,
    body: ({ business }) =>
      business
        ? `${business} is not coming.`
        : 'No provider was chosen. Those who bid have been told.',
    sms: ({ business }) =>
      business
        ? `Your fleet canceled: ${business} is not coming.`
        : 'Your fleet canceled the request for help. Nobody is coming.',
  }),
  moreAsked: notice<Step & { more: string; why: ChangeReason; until: At }>({
    title: ({ business, more }) => `${business} is asking for ${money(more)} more`,
    body: ({ asked, why, until }) =>
      `${own(asked)}: ${changeReasons[why].toLowerCase()}. Approve or decline by ${when(until)}. No answer is a no.`,
    sms: ({ business, more, until }) =>
      `${business} is asking for ${money(more)} more. Decide by ${when(until)}:`,
  }),
  /** To who of a fleet may approve what is above a driver's limit. */
  moreNeedsApproval: notice<Step & { more: string; why: ChangeReason; until: At }>({
    title: ({ business, more }) => `Approval needed: ${business} is asking for ${money(more)} more`,
    body: ({ asked, why, until }) =>
      `${own(asked)}: ${changeReasons[why].toLowerCase()}. That is over the driver’s limit. Approve or decline by ${when(until)}. No answer is a no.`,
    sms: ({ business, more, until }) =>
      `${business} is asking for ${money(more)} more, over the driver's limit. Decide by ${when(until)}:`,
  }),
  morePassedOn: notice<Step & { more: string; why: ChangeReason; until: At }>({
    title: ({ business, more }) =>
      `No dispatcher has answered: ${business} is asking for ${money(more)} more`,
    body: ({ asked, why, until }) =>
      `${own(asked)}: ${changeReasons[why].toLowerCase()}. It needs a manager’s approval by ${when(until)}. No answer is a no.`,
    sms: ({ business, more, until }) =>
      `No dispatcher has answered: ${business} is asking for ${money(more)} more. Decide by ${when(until)}:`,
  }),
  moreStillWaits: notice<Step & { more: string; why: ChangeReason; until: At }>({
    title: ({ business, more }) => `Still no answer: ${business} is asking for ${money(more)} more`,
    body: ({ asked, until }) => `${own(asked)}. After ${when(until)} it counts as a no.`,
    sms: ({ business, more, until }) =>
      `Still waiting: ${business} is asking for ${money(more)} more. Decide by ${when(until)}:`,
  }),
  /** To the person at the truck. */
  moreOverLimit: notice<Step & { more: string; why: ChangeReason; until: At }>({
    title: ({ business, more }) => `${business} is asking for ${money(more)} more`,
    body: ({ asked, why, until }) =>
      `${own(asked)}: ${changeReasons[why].toLowerCase()}. That is over your limit, so your fleet has been asked. It has until ${when(until)}.`,
    sms: ({ business, more }) =>
      `${business} is asking for ${money(more)} more. That is over your limit, so your fleet has been asked:`,
  }),
  moreFreed: notice<Step & { more: string; why: ChangeReason; until: At }>({
    title: ({ business, more }) => `You can answer: ${business} is asking for ${money(more)} more`,
    body: ({ asked, why, until }) =>
      `${own(asked)}: ${changeReasons[why].toLowerCase()}. It is within your limit now. Answer by ${when(until)}.`,
    sms: ({ business, more }) =>
      `${business} is asking for ${money(more)} more, which is within your limit now. Answer it:`,
  }),
  nobodyAnsweredMore: notice<Step & { more: string; why: ChangeReason; until: At }>({
    title: 'Nobody at your fleet has answered yet',
    body: ({ business, more, until }) =>
      `${business} is asking for ${money(more)} more, until ${when(until)}. Call your dispatcher.`,
    sms: ({ business, more }) =>
      `Nobody at your fleet has answered: ${business} is asking for ${money(more)} more. Call your dispatcher:`,
  }),
  moreApproved: notice<{ asked: Asked; approved: string }>({
    title: ({ asked, approved }) => `${money(approved)} more approved: ${what(asked)}`,
    body: 'It is part of the agreed price now.',
    sms: ({ asked, approved }) => `${money(approved)} more approved: ${what(asked)}. Go ahead:`,
  }),
  moreDeclined: notice<{ asked: Asked }>({
    title: ({ asked }) => `The customer declined the change: ${what(asked)}`,
    body: 'Do what was agreed at the agreed price, or leave for the fee of having come.',
    sms: ({ asked }) =>
      `The customer declined the change: ${what(asked)}. Do what was agreed, or leave for a fee:`,
  }),
  moreUnanswered: notice<{ asked: Asked }>({
    title: ({ asked }) => `No answer to your change: ${what(asked)}`,
    body: 'That is no yes. Ask again, do what was agreed, or leave for the fee of having come.',
    sms: ({ asked }) =>
      `Your change has expired: ${what(asked)}. Ask again, do what was agreed, or leave for a fee:`,
  }),
  termsChosen: notice<{ asked: Asked; isOnTerms: boolean }>({
    title: ({ asked, isOnTerms }) =>
      isOnTerms ? `On fleet terms now: ${what(asked)}` : `Paid directly now: ${what(asked)}`,
    body: ({ isOnTerms }) =>
      isOnTerms
        ? 'The fleet gets a bill, and you are paid out once it has paid.'
        : 'Not by card or on fleet terms: the customer pays you directly.',
  }),
  driverChosePay: notice<Step & { driver: string; isOnTerms: boolean }>({
    title: ({ driver, isOnTerms }) =>
      isOnTerms ? `${driver} has put a job on fleet terms` : `${driver} pays the provider directly`,
    body: ({ asked, business, isOnTerms }) =>
      isOnTerms
        ? `${own(asked)}. ${business} gets its money by your bill.`
        : `${own(asked)}. ${business} is paid directly, not on fleet terms or by card.`,
  }),
  poWanted: notice<{ asked: Asked; byDay: string }>({
    title: ({ asked }) => `PO number wanted: ${own(asked)}`,
    body: ({ byDay }) => `Add it by ${day(byDay)}. After that, the bill goes out without it.`,
  }),
  fleetPaid: notice<{ asked: Asked; card: string }>({
    title: ({ card }) => `The fleet’s bill with ${money(card)} of yours is settled`,
    body: ({ asked }) => `${what(asked)}. Your part goes out with your next payout.`,
  }),
  fleetUnpaid: notice<{ asked: Asked; card: string }>({
    title: ({ card }) => `The fleet’s bill with ${money(card)} of yours is open again`,
    body: ({ asked }) =>
      `${what(asked)}. The fleet’s payment was taken back. You are paid out once it has paid.`,
  }),
  termsCredited: notice<{ asked: Asked; card: string }>({
    title: ({ card }) => `${money(card)} credited`,
    body: ({ asked }) => `${what(asked)}. The fleet owes that much less.`,
  }),
  cardHeld: notice<Step & { card: string }>({
    title: ({ business, card }) => `${money(card)} is held on your card for ${business}`,
    body: ({ asked }) =>
      `${own(asked)}. It is charged once you confirm or dispute the work, or ${confirmHours} hours after it is done.`,
    sms: ({ business, card }) =>
      `${money(card)} held on your card for ${business}. Nothing is taken before you confirm:`,
  }),
  secured: notice<{ asked: Asked; card: string }>({
    title: ({ asked, card }) => `Secured ${money(card)}: ${what(asked)}`,
    body: 'It is held on the customer’s card.',
    sms: ({ asked, card }) => `Secured ${money(card)}: ${what(asked)}. You can roll:`,
  }),
  cardFailed: notice<Step & { card: string }>({
    title: 'Your card did not work',
    body: ({ asked, business }) =>
      `${own(asked)}. Try another card, or pay ${business} directly. Help is still coming.`,
    sms: ({ business }) =>
      `Your card did not work. Try another or pay ${business} directly. Help is still coming:`,
  }),
  notSecured: notice<{ asked: Asked; card: string }>({
    title: ({ asked }) => `The customer’s card did not work: ${what(asked)}`,
    body: ({ card }) => `${money(card)} is not secured. Collect it directly from the customer.`,
    sms: ({ asked, card }) =>
      `The card did not work: ${what(asked)}. ${money(card)} is not secured. Collect it directly:`,
  }),
  cardCharged: notice<Step & { card: string }>({
    title: ({ card }) => `${money(card)} was charged to your card`,
    body: ({ asked, business }) => `${own(asked)}, by ${business}.`,
  }),
  chargedForYou: notice<{ asked: Asked; card: string }>({
    title: ({ asked, card }) => `${money(card)} charged to the customer’s card: ${what(asked)}`,
    body: 'Open the job for details.',
  }),
  fleetCheckForYou: notice<{ asked: Asked; card: string }>({
    title: ({ asked, card }) => `Fleet check of ${money(card)}: ${what(asked)}`,
    body: 'You can read its code once, after the work is done.',
  }),
  tipCharged: notice<Step & { card: string }>({
    title: ({ card, business }) => `Your tip of ${money(card)} for ${business}`,
    body: ({ asked, card }) =>
      `${money(card)} was charged to your card. ${own(asked)}. All of it goes to the provider. Thank you.`,
  }),
  tipForYou: notice<{ asked: Asked; card: string }>({
    title: ({ asked, card }) => `${money(card)} tip: ${what(asked)}`,
    body: 'All of it is yours. It comes with your next payout.',
  }),
  holdReleased: notice<Step & { card: string }>({
    title: ({ card }) => `The hold of ${money(card)} on your card is released`,
    body: ({ asked }) => `${own(asked)}. Your bank shows it in a few days.`,
  }),
  refundComes: notice<Step & { card: string }>({
    title: ({ card }) => `${money(card)} is being refunded to your card`,
    body: ({ asked, business }) =>
      `${own(asked)}, by ${business}. Your bank shows it in 5 to 10 days.`,
  }),
  cardRefunded: notice<Step & { card: string }>({
    title: ({ card }) => `Your refund of ${money(card)} is on its way`,
    body: ({ asked }) => `${own(asked)}. Your bank shows it in 5 to 10 days.`,
  }),
  refundedForYou: notice<{ asked: Asked; card: string }>({
    title: ({ asked, card }) => `${money(card)} refunded to the customer: ${what(asked)}`,
    body: 'Your share of it comes out of your payouts.',
  }),
  refundDidNotGo: notice<{ card: string }>({
    title: ({ card }) => `A refund of ${money(card)} failed`,
    body: 'The card no longer takes refunds. Find another way with the customer.',
  }),
  bankAsks: notice<{ asked: Asked; card: string }>({
    title: ({ asked, card }) => `The customer’s bank wants ${money(card)} back: ${what(asked)}`,
    body: 'We answer the bank with what was agreed and done. Your payout for this job waits until it decides.',
  }),
  bankGaveBack: notice<{ asked: Asked; card: string }>({
    title: ({ asked, card }) => `The bank decided for you, ${money(card)}: ${what(asked)}`,
    body: 'Your payout for this job goes on.',
  }),
  bankKept: notice<{ asked: Asked; card: string }>({
    title: ({ asked, card }) => `The customer’s bank kept ${money(card)}: ${what(asked)}`,
    body: 'We look at why before anything is taken from your payouts.',
  }),
  bankSettled: notice<{ asked: Asked; card: string }>({
    title: ({ asked, card }) =>
      `Chargeback settled, ${money(card)} of the price is lost: ${what(asked)}`,
    body: 'Your share of it comes out of your payouts; we return our fee on it.',
  }),
  bankAsksAdmins: notice<{ card: string }>({
    title: ({ card }) => `A bank wants ${money(card)} back`,
    body: 'Send the evidence before its deadline.',
  }),
  bankKeptAdmins: notice<{ card: string }>({
    title: ({ card }) => `A bank kept ${money(card)}`,
    body: `Say whose fault it was. After ${duration(settings.chargebacks.faultMs)} it counts as nobody’s.`,
  }),
  objected: notice<{ asked: Asked; card: string }>({
    title: ({ asked, card }) => `${money(card)} disputed: ${what(asked)}`,
    body: `Respond within ${duration(settings.disputes.answerMs)}. Without a response it is decided against you.`,
    sms: ({ asked, card }) => `They dispute ${money(card)}: ${what(asked)}. Respond in time:`,
  }),
  objectionWaits: notice<{ asked: Asked; card: string }>({
    title: ({ asked }) => `Your response is still due: ${what(asked)}`,
    body: ({ card }) =>
      `They dispute ${money(card)}. Without a response it is decided against you.`,
    sms: ({ asked, card }) => `Respond soon or lose the ${money(card)} dispute: ${what(asked)}:`,
  }),
  objectionAnswered: notice<{ asked: Asked }>({
    title: ({ asked }) => `The other side responded: ${what(asked)}`,
    body: 'We decide within a few business days. You can still settle it between you.',
  }),
  settlementOffered: notice<{ asked: Asked; card: string }>({
    title: ({ asked, card }) => `They offer to settle for ${money(card)}: ${what(asked)}`,
    body: 'You have a day to accept.',
    sms: ({ asked, card }) =>
      `They offer ${money(card)} to settle: ${what(asked)}. Open for a day:`,
  }),
  disputeDecided: notice<{ asked: Asked; card: string }>({
    title: ({ asked, card }) => `Dispute decided, ${money(card)} awarded: ${what(asked)}`,
    body: `Read why. You can appeal within ${duration(settings.disputes.appealMs)}.`,
  }),
  disputeAppealed: notice<{ asked: Asked }>({
    title: ({ asked }) => `The decision was appealed: ${what(asked)}`,
    body: 'The other side appealed. Someone else decides, and that decision is final.',
  }),
  disputeEnded: notice<{ asked: Asked; card: string; settledBy?: Settling | undefined }>({
    title: ({ asked, card }) => `Dispute settled at ${money(card)}: ${what(asked)}`,
    // Without a way nothing is left to pay.
    body: ({ settledBy }) => (settledBy ? `It is final. ${awardGoes[settledBy]}` : 'It is final.'),
  }),
  comebackOffered: notice<{ asked: Asked; card: string }>({
    title: ({ asked }) => `They offer a free comeback: ${what(asked)}`,
    body: `The work is done again within ${duration(settings.disputes.comebackMs)}, at no charge, and the dispute waits for it. You have ${duration(settings.disputes.offerMs)} to accept.`,
    sms: ({ asked }) => `They offer a free comeback: ${what(asked)}. Open for a day:`,
  }),
  comebackBegun: notice<{ asked: Asked; business: string; until: At }>({
    title: ({ asked, business }) => `${business} comes back at no charge: ${what(asked)}`,
    body: ({ until }) =>
      `It is to be done by ${when(until)}. Agree on a time. If they do not come, the dispute is decided for you.`,
    sms: ({ business, until }) => `${business} comes back at no charge by ${when(until)}. Details:`,
  }),
  comebackYours: notice<{ asked: Asked; until: At }>({
    title: ({ asked }) => `Go back and do it again: ${what(asked)}`,
    body: ({ until }) =>
      `No charge, to be done by ${when(until)}. Agree on a time with the customer. Once it is confirmed, the agreed price stands; if it is not done, the dispute is decided for the customer.`,
    sms: ({ asked, until }) => `Free comeback to do by ${when(until)}: ${what(asked)}:`,
  }),
  comebackDue: notice<{ asked: Asked; until: At }>({
    title: ({ asked }) => `Your comeback is still to do: ${what(asked)}`,
    body: ({ until }) =>
      `It has to be done by ${when(until)}. After that the dispute is decided for the customer.`,
    sms: ({ asked, until }) => `Your comeback is due ${when(until)}: ${what(asked)}:`,
  }),
  comebackDone: notice<{ asked: Asked; card: string }>({
    title: ({ asked }) => `The comeback settled the dispute: ${what(asked)}`,
    body: 'It was done again and confirmed. The agreed price stands.',
  }),
  comebackMissed: notice<{ asked: Asked; card: string }>({
    title: ({ asked, card }) =>
      `No comeback, so ${money(card)} is decided for the customer: ${what(asked)}`,
    body: `The provider did not come back to do it again. The decision is final unless someone appeals within ${duration(settings.disputes.appealMs)}.`,
  }),
  comebackUndone: notice<{ asked: Asked }>({
    title: ({ asked }) => `We decide the dispute after all: ${what(asked)}`,
    body: 'The comeback did not settle it. We decide within a few business days. You can still settle it between you.',
  }),
  payoutSent: notice<{ card: string }>({
    title: ({ card }) => `${money(card)} is on its way to your bank`,
    body: 'See what it is for, job by job.',
  }),
  payoutPaid: notice<{ card: string }>({
    title: ({ card }) => `${money(card)} has reached your bank`,
    body: 'See what it was for, job by job.',
  }),
  payoutFailed: notice<{ card: string }>({
    title: ({ card }) => `Your bank returned ${money(card)}`,
    body: 'We try again tomorrow. Check your bank details.',
  }),
  disputeForAdmins: notice<{ card: string }>({
    title: ({ card }) => `A ${money(card)} dispute is waiting for a decision`,
    body: 'Both sides have told their story.',
  }),
  stopAsked: notice<{ asked: Asked }>({
    title: ({ asked }) => `The customer wants the work to stop: ${what(asked)}`,
    body: 'Read why, then finish for what is done, or end the job.',
    sms: ({ asked }) =>
      `The customer wants the work to stop: ${what(asked)}. Read why, then finish or end the job:`,
  }),
  customerWasThere: notice<{ asked: Asked }>({
    title: ({ asked }) => `The customer says somebody was there: ${what(asked)}`,
    body: 'Open the job to read what they wrote.',
  }),
  nobodyThere: notice<{ asked: Asked }>({
    title: ({ asked }) => `The customer says nobody is there: ${what(asked)}`,
    body: 'The job is on its way again and the promise stands. Call the customer, and ask for the code when you are there.',
    sms: ({ asked }) => `The customer says nobody is there: ${what(asked)}. Call them.`,
  }),
  noShow: notice<{ asked: Asked }>({
    title: ({ asked }) => `Marked as a no-show: ${what(asked)}`,
    body: 'You did not arrive in time, so the request is open to other providers again.',
    sms: ({ asked }) =>
      `Marked as a no-show: ${what(asked)}. The request is open to other providers again.`,
  }),
  customerTookAnother: notice<{ asked: Asked }>({
    title: ({ asked }) => `The customer is taking another provider: ${what(asked)}`,
    body: offTheJob,
  }),

  driverReady: notice<{ asked: Asked }>({
    title: ({ asked }) => `The driver is with the vehicle: ${own(asked)}`,
    body: 'Open the job for details.',
  }),
  driverMetProvider: notice<{ asked: Asked }>({
    title: ({ asked }) => `The driver says help is there: ${own(asked)}`,
    body: 'Open the job for details.',
  }),
  driverHasProblem: notice<{ asked: Asked }>({
    title: ({ asked }) => `The driver reports a problem: ${own(asked)}`,
    body: 'Open the job to read what the driver wrote.',
    sms: ({ asked }) => `The driver reports a problem: ${what(asked)}. Read what the driver wrote:`,
  }),
  problemSettled: notice<{ asked: Asked; words: string }>({
    title: ({ asked }) => `The fleet says the problem is settled: ${own(asked)}`,
    body: ({ words }) => `“${words}”`,
    sms: ({ asked }) => `The fleet says the problem is settled: ${what(asked)}. Read how:`,
  }),
  reviewPosted: notice<{ asked: Asked }>({
    title: ({ asked }) => `Review posted: ${own(asked)}`,
    body: 'You can read it on the job now.',
  }),

  operatorHelped: notice<{ asked: Asked; deed: OperatorDeed; reason: string }>({
    title: ({ asked, deed }) => `${operatorDid[deed]}: ${what(asked)}`,
    body: ({ reason }) => `Roadcall did this for you. Reason: ${reason}`,
    sms: ({ deed }) => `${operatorDid[deed]}. Read why:`,
  }),
  releasedByOperator: notice<{ asked: Asked; reason: string }>({
    title: ({ asked }) => `You are off this job: ${what(asked)}`,
    body: ({ reason }) => `Roadcall reopened the request for the customer. Reason: ${reason}`,
    sms: ({ asked }) => `You are off this job: ${what(asked)}. ${doNotGo}`,
  }),
  bidEntered: notice<{ asked: Asked; price: string; reason: string }>({
    title: ({ asked, price }) => `We entered your bid of ${money(price)}: ${what(asked)}`,
    body: ({ reason }) =>
      `As agreed by phone: ${reason} Change or withdraw it if that is not right.`,
    sms: ({ asked, price }) =>
      `We entered your bid of ${money(price)} as agreed by phone: ${what(asked)}. Check it:`,
  }),
  reviewHidden: notice<{ asked: Asked; reason: string }>({
    title: ({ asked }) => `Review hidden: ${own(asked)}`,
    body: ({ reason }) => `It no longer shows and no longer counts. Reason: ${reason}`,
  }),
  reviewShown: notice<{ asked: Asked; reason: string }>({
    title: ({ asked }) => `Review shown again: ${own(asked)}`,
    body: ({ reason }) => `It shows and counts again. Reason: ${reason}`,
  }),

  technicianInvited: notice<{ business: string | null }>({
    title: ({ business }) => `Your jobs at ${business ?? 'your company'}`,
    body: 'The link opens them on your phone. Keep it to yourself.',
    sms: ({ business }) =>
      `Your jobs at ${business ?? 'your company'}. This link opens them on your phone. Keep it to yourself:`,
  }),
  technicianJob: notice<{ asked: Asked; wanted: Wanted }>({
    title: ({ asked }) => `New job: ${what(asked)}`,
    body: ({ wanted }) => `${scheduled(wanted)}The link has the place and the phone number.`,
    sms: ({ asked, wanted }) =>
      `New job: ${what(asked)}. ${scheduled(wanted)}Place and phone number:`,
  }),
  technicianOff: notice<{ asked: Asked }>({
    title: ({ asked }) => `Not your job any more: ${what(asked)}`,
    body: doNotGo,
    sms: ({ asked }) => `Not your job any more: ${what(asked)}. ${doNotGo}`,
  }),
  technicianCancelled: notice<{ asked: Asked }>({
    title: ({ asked }) => `Canceled: ${what(asked)}`,
    body: doNotGo,
    sms: ({ asked }) => `Canceled: ${what(asked)}. ${doNotGo}`,
  }),
}
