import { settings } from '../../../settings.ts'
import { duration, money } from '../grammar.ts'

/** What the operator's desk turns down. */
export const desk = {
  termsNeedPayouts: 'Terms need payouts to providers: set up the card processor first.',
  billOverdue: 'A bill of this fleet is overdue. It has to be settled first.',
  needsReason: 'Say why. The account holder is told.',
  suspendedAlready: ({ because }: { because: string }) =>
    `That was done already, because: ${because} Your reason was not sent.`,
  ownAccount: 'You cannot suspend your own account.',
  differenceOver: 'This difference is already explained, or gone.',
  approvedMeanwhile: 'Somebody else approved this account. Look at it again.',
  suspendedMeanwhile: 'Somebody else suspended this account. Look at it again.',
  refundedMeanwhile: ({ left }: { left: string }) =>
    `Money was refunded since you opened this. ${money(left)} can still be refunded. Look at it again.`,
  refundInDispute: ({ claim }: { claim: string }) =>
    `${money(claim)} of this job is in dispute. What the customer gets back is decided there.`,
  extendedMeanwhile: 'Somebody else changed how long this request waits. Look at it again.',
  widenedAlready: ({ miles }: { miles: number }) =>
    `Every provider within ${miles} miles has been alerted already.`,
  reopenOver: `A request can be reopened within ${duration(settings.desk.reopenWithinMs)} after it closed.`,
  comeback: 'A comeback cannot be reopened. Its dispute goes on without it.',
  accountClosed: 'The account behind this request is closed.',
  samePin: 'The pin is already there.',
  shopHasBid: 'This provider already has a bid on this request.',
  shopNotActive: 'This provider is not approved, so it cannot bid.',
  shopIncomplete:
    'This provider has not given services, a radius and a phone number, so it cannot bid.',
  shopExpired: 'A document of this provider has expired, so it cannot bid.',
  shopPhone: 'This provider has not confirmed its phone number, so it cannot bid.',
  reviewHidden: 'This review is already hidden.',
  reviewShown: 'This review is already shown.',
  nothingAsked: 'Nothing more has been asked of you.',
  notWaiting: 'This application has already been decided.',
  licenseEnd: 'Enter the day this license expires, or check that it does not expire.',
}
