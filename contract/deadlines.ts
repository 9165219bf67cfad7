import type { Urgency } from './catalogue.ts'
import type { Rules } from './rules.ts'
import { settings } from './settings.ts'

const minute = 60_000

/**
 * What the clock carries out by itself, and after how many milliseconds by the rules in force: from when the bid or the
 * request was made, from the end of the work, from the promise. A document says its last day itself.
 */
export const deadlines = {
  bidExpiry: (rules: Rules, urgency: Urgency) => rules.bidExpiry[urgency] * minute,
  requestExpiry: (rules: Rules, urgency: Urgency) =>
    urgency === 'scheduled' ? settings.scheduledDefaultMs : rules.requestExpiry[urgency] * minute,
  autoConfirm: () => settings.autoConfirmMs,
  noShow: () => settings.noShow.automaticMs,
  changeOrderExpiry: (urgency: Urgency) =>
    urgency === 'emergency' || urgency === 'urgent'
      ? settings.changeOrders.answerMs.hurried
      : settings.changeOrders.answerMs.other,
  cardAnswer: (urgency: Urgency) => {
    const { hurried, other, scheduled } = settings.cards.answerMs
    if (urgency === 'scheduled') return scheduled
    return urgency === 'standard' ? other : hurried
  },
  disputeAnswer: () => settings.disputes.answerMs,
  disputeDecision: () => settings.disputes.decideMs,
  disputeAppeal: () => settings.disputes.appealMs,
  comeback: () => settings.disputes.comebackMs,
  chargebackFault: () => settings.chargebacks.faultMs,
  documentExpiry: null,
  billDue: null,
  termsSuspend: () => settings.fleetTerms.suspendAfterDays * 24 * 60 * minute,
}
export type Deadline = keyof typeof deadlines
