import { settings } from '../../../settings.ts'
import { duration, money, number, plural } from '../grammar.ts'

const { arrival, bidExpiryRangeMs, customerGone, follow, noShow, reopen } = settings

export const requests = {
  unknownService: ({ service }: { service: string }) => `We do not know the service “${service}”.`,
  whenWanted: 'Choose the date and time.',
  inThePast: 'Choose a date and time in the future.',
  tooFarAhead: `Choose a date and time within ${duration(settings.farthestAheadMs)}.`,
  suspended: 'The account behind this request is suspended or closed.',
  withheld: 'This request does not take bids at the moment.',
  expired: 'This request has expired.',
  own: 'You cannot bid on your own request.',
  claimRole: 'Only customers and drivers can keep requests in their account.',
  followFull: `At most ${number(follow.most)} people can follow a request. Turn off a link first.`,
  followOver: 'This request is over, so there is nothing to follow.',
  linkOnlyLooks: 'This link only shows the request. Ask whoever sent it to you to do this.',
  claimed: 'This request already belongs to another account.',
  nobodyOn: 'Nobody is on this request yet, so there is nobody to tell.',
  noProblem: 'No reported problem is open on this request.',
  reopenOver: `A request can be reopened within ${duration(reopen.withinMs)} after it expired.`,
  noReopens: `A request can be reopened ${plural(reopen.times, { one: '# time', other: '# times' })} at most.`,

  alreadyAsked: 'This driver already has an open request. Send again to ask a second time anyway.',
  youAsked: 'You already have an open request. Send again to ask a second time anyway.',
  driverLeft: 'This driver has left the fleet.',
  unitNotFleets: 'This unit is not in your fleet.',
  unitNotYours: 'This unit is no longer assigned to you. Choose another one.',
  driverWhere: 'Say where the driver is.',
  budget: 'Enter the budget as an amount in dollars.',
}

export const bids = {
  stands: `A bid can stand from ${duration(bidExpiryRangeMs.min)} to ${duration(bidExpiryRangeMs.max)}.`,
  ownBusiness: 'You can bid for your own business only.',
  already: 'You already have a bid on this request. Change it instead.',
  alreadyBy: ({ name }: { name: string }) =>
    `${name} of your business has already bid on this request. You can find the bid under My Bids.`,
  changed: 'The provider has changed this bid. Look at it again before you accept.',
  changedByColleague: 'A colleague changed this bid meanwhile. Look at it again.',
  expired: 'This bid has expired. Ask the provider to bid again.',
  poRequired: 'Your company requires a PO number first. Add it to the request, then accept.',
  otherAccepted: 'Another bid has already been accepted.',
  providerGone: 'This provider is no longer available.',
  askTakenBack: 'The driver no longer asks for this bid. You can still choose it from the list.',
  askIsDrivers: 'Only the driver takes this back. You can approve it or say no.',
  notAsked: 'This bid does not wait for approval.',
}

export const changes = {
  notNow:
    'You can ask for more while you are there, and for two hours after the work is done, as long as it is not confirmed.',
  waits: 'The customer has not answered your last change yet.',
  tooMany: 'You have asked for more five times on this job. Agree on a new request instead.',
  tooMuch: 'This is more than three times your bid. Agree on a new request instead.',
  expired: 'The time to answer is over. The provider can ask again.',
  totalChanged: 'The agreed price has changed. Look at it again before you answer.',
  totalRose: 'More has been approved since: the total is higher now. Look at it again.',
  aboveLimit: ({ limit }: { limit: string }) =>
    `That is above your limit of ${money(limit)}. Your fleet has been asked and can approve it.`,
  comeback: 'A comeback is free for the customer, so nothing can be added.',
  notRefused: 'You can leave this way only after the customer has not approved a change.',
}

export const jobs = {
  feeChanged: 'What canceling costs has changed. Look at it again before you cancel.',
  priceStands: 'The price can be lowered from the start of the work until the job is closed.',
  nobodySaidGone: 'Nobody has said that you were not there.',
  contestOver: `You can say this within ${duration(customerGone.contestMs)} after the job has ended.`,
  noPromise: 'The provider has not promised a time. You can cancel instead.',
  noShowEarly: `You can report a no-show once the provider is ${duration(noShow.customerMs)} past the promised time.`,
  positionsWait: 'Positions come too often. Wait a few seconds.',
  poOnBill: ({ bill }: { bill: string }) =>
    `This PO number is on bill ${bill}. A bill that has been issued does not change.`,
  wrongCode: 'This is not the customer’s code. Ask for it again: it changes every few minutes.',
  codePause: `Too many wrong codes. Try again in ${duration(arrival.codePauseMs)}, or arrive without a code.`,
  arrivalStands: 'This arrival is proved, so it stands.',
  arrivalProved: 'This arrival is proved. If nobody is there, write to us.',
  canceled: 'The customer canceled this job.',
  pressedWhen: 'Your phone’s time for this step cannot be right. Press it again.',
  notOnTheWay: 'A position is shared only on the way to a job, and while you wait there.',
  writeFirst: 'Write the customer a message first, and allow a moment for an answer.',
  photoFirst: 'Take a photo of the place first, to show that nobody is there.',
  seenTooSeldom: ({ seen, missing }: { seen: number; missing: number }) =>
    `Roadcall has seen the phone on this job at the place ${number(seen)} of ${number(customerGone.seenTimes)} times since it arrived. Keep the job open on it there for ${plural(missing, { one: '# more minute', other: '# more minutes' })}.`,
  waitThere: `Wait at the place for ${duration(customerGone.waitMs)} after your arrival.`,
  positionOld: 'Your position is too old. Try again.',
  tooFar: `Your phone does not show you within ${number(customerGone.withinMeters)} meters of the place.`,
}

export const messages = {
  empty: 'Write a message.',
  ownName: 'You can write in your own name only.',
  otherParty: 'A message goes to the other party of its bid.',
  bidSettled: 'This bid is no longer open, so the conversation is closed.',
  jobOver: `The job closed more than ${duration(settings.contactAfterCloseMs)} ago, so the conversation is closed.`,
  left: 'This message has already gone out.',
  queued: 'This message is already waiting to go out.',
}

export const photos = {
  unreadable: 'We cannot read this as a photo. Send a JPEG, PNG or WebP.',
  afterAcceptance: 'Photos can be sent once the bid is accepted.',
  closed: 'This request is closed, so no photo can be added.',
  ofMessage: 'A photo that was sent in a message stays there.',
  ofProof: 'Proof of work is not removed. Hide the photo and say why.',
  tooManyOfRequest: `A request can have at most ${number(settings.photos.perRequest)} photos.`,
  tooManyOfMessage: `A message can have at most ${number(settings.messages.photos)} photos.`,
}

export const proofs = {
  notNow: 'Proof of work is given from setting out until the job is over.',
  signNotNow: 'The work can be signed for from the arrival until the job is over.',
  when: 'Your phone’s time for this cannot be right. Check its clock and try again.',
  notListed: 'This service does not ask for that.',
  notByPhoto: 'This is not proved by a photo.',
  notByReading: 'This is not proved by a reading.',
  tooManyOfItem: `Add at most ${number(settings.proofs.perItem)} photos of one thing.`,
  tooManyOfJob: `Add at most ${number(settings.proofs.perJob)} photos to a job.`,
  alreadySigned: 'This has already been signed.',
  wrongCode: 'This is not the code on the technician’s phone. It changes every few minutes.',
  codePause: `Too many wrong codes. Try again in ${duration(arrival.codePauseMs)}, or sign on the technician’s phone.`,
  agreementChanged: 'What was agreed has changed. Look at it again before you sign.',
  onlyPhotos: 'Only a photo can be hidden.',
  alreadyHidden: 'This photo is already hidden.',
}

export const reviews = {
  comeback: 'A comeback is not reviewed. Review the job it belongs to.',
  early: 'You can review the job once it is closed.',
  over: `You can review a job within ${duration(settings.review.withinMs)} after it closed.`,
  already: 'You have already reviewed this job.',
  ownAnswer: 'You cannot answer your own review.',
  answered: 'You have already answered this review.',
}

export const notices = {
  quietHours: 'Quiet hours need a start and an end.',
  pushAddress: 'We do not know this push service.',
  pushFirst: 'Turn on notifications for this device first.',
  timeZone: 'We do not know this time zone.',
}

export const disputes = {
  notNow: `A dispute can be opened from the end of the work until ${duration(settings.disputes.withinMs)} later, if money is owed.`,
  already: 'You already opened a dispute on this job.',
  running: 'The other side already opened a dispute. Respond to that one.',
  onlyCustomer: 'Only the customer can give this reason.',
  onlyProvider: 'Only the provider can give this reason.',
  otherSide: 'The other side has to respond to this.',
  tooManyOffers: ({ most }: { most: number }) => `Each side can make ${number(most)} offers.`,
  offerOver: 'This offer no longer stands.',
  onlyOpener: 'Only the side that opened the dispute can withdraw it.',
  sameAdmin: 'Someone else has to decide the appeal.',
  noComeback: 'A comeback is only for work that the customer disputes.',
  comebackOnce: 'The provider already came back once, or was to.',
  notComeback: 'You can say this once a comeback is done, until it is confirmed.',
}

export const payments = {
  comeback: 'A comeback is at no charge, so there is nothing to pay.',
  termsNotInForce: 'Your fleet has no terms in force. Pay the provider another way.',
  termsOverdue: 'A bill of your fleet is overdue. Pay it first, or pay the provider another way.',
  termsUsedUp: ({ left }: { left: string }) =>
    `Your fleet terms have ${money(left)} left, which is too little for this. Pay the provider another way.`,
  termsNotTaken: 'This provider takes no fleet terms. Pay another way.',
  officeChose: 'Your fleet has chosen how this job is paid. Ask your dispatcher to change it.',
  tooLateToChoose: 'The work is done, so the way to pay stands.',
  onTerms: 'This job is paid on fleet terms. Choose to pay directly first.',
  cardsOff: 'Cards are not accepted here. Pay the provider directly.',
  started: 'This job is already paid by card.',
  jobOver: 'This job is over, so no card can be added to it.',
  tooLittle: 'This is too little for a card. Pay the provider directly.',
  tooMany: 'No more cards can be tried for this job. Pay the provider directly.',
  tooManyFailed: `${number(settings.cards.tries.most)} cards failed within ${duration(settings.cards.tries.withinMs)}, so no card can be tried here right now. Help goes on: pay the provider directly, or try a card again later.`,
  tipOver: `A tip can be given for ${duration(settings.tips.withinMs)} after a job is confirmed.`,
  tipGiven: 'You already gave a tip for this job. Thank you.',
  checkOver: 'A fleet check can be added from acceptance until a week after the job.',
  checkOnTerms: 'This job is paid on your fleet’s terms. It needs no fleet check.',
  checkAtMost: ({ most }: { most: string }) =>
    `Only ${money(most)} is left to pay, so the fleet check can be for that at most.`,
  byCheck: 'A fleet check pays for this job, so no card can be added to it.',
  checkShown:
    'The provider has already read the code of your fleet check. Settle the rest with them.',
  checkEarly: 'You can read the code once the work is done.',
  noCheck: 'There is no fleet check on this job.',
  checkSeen: 'The code was already shown. Here only its last four characters are left.',
  noPayouts: 'Nothing is paid out here: customers pay you directly.',
  bankPage: 'The bank page did not open. Try again.',
  refundOver: `Refunds can be made for ${duration(settings.refunds.byProviderMs)} after the job. After that, contact us.`,
  nothingToRefund: 'No card has paid for this job, or all of it has been refunded.',
  refundAtMost: ({ most }: { most: string }) => `You can refund ${money(most)} at most.`,
  noAnswer: 'The card page did not open. Try again, or pay the provider directly.',
}
