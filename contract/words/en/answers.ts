import { settings } from '../../settings.ts'
import { sayings } from '../sayings.ts'
import { duration } from './grammar.ts'

/** What the server says when it has done what was asked. */
export const answers = sayings('answers', {
  saved: 'Saved.',
  removed: 'Removed.',
  read: 'Marked as read.',
  sent: 'Sent.',

  accounts: {
    signedOut: 'You are signed out.',
    resetLinkSent: 'Password reset link sent to your email!',
    passwordChanged: 'Your password is changed.',
    passwordReset: 'Your password has been reset. Please sign in.',
    adminSentLink: 'A reset link is on its way.',
    sessionsEnded: 'This person is signed out everywhere.',
    statusUpdated: 'Status updated.',
    erasureAsked: 'The account will be deleted.',
    erasureTakenBack: 'The account stays.',
  },
  bids: {
    withdrawn: 'Your bid has been withdrawn.',
    accepted: 'Bid Accepted!',
    rejected: 'Bid Rejected',
    waits: 'Your fleet has been asked to approve it.',
  },
  requests: {
    claimed: 'The request is in your account now.',
    cancelled: 'Your request is canceled.',
    open: 'Your request is open again.',
    corrected: 'Your request is corrected.',
    widened: ({ miles }: { miles: number }) =>
      `Every provider within ${miles} miles has been alerted.`,
    seen: 'Noted.',
    linksEnded: 'All earlier links have ended.',
    declined: 'Request declined',
    backOnBoard: 'The request is back on your board.',
    driverReported: 'Your fleet and the provider know.',
    problemSettled: 'The driver and the provider have been told.',
  },
  jobs: {
    handedBack: 'You handed the job back. The request is open again.',
    ended: 'The job has ended.',
    customerGone: `The job has ended. The customer has ${duration(settings.customerGone.contestMs)} to say otherwise.`,
    contested: 'The provider has been told.',
    closed: 'Thank you. The job is closed.',
    changeWithdrawn: 'Taken back. The customer has been told.',
    changeApproved: 'Approved. The provider has been told.',
    changeDeclined: 'Declined. The provider has been told.',
    stopAsked: 'The provider has been asked to stop.',
  },
  fleets: {
    invitationRevoked: 'The invitation has been revoked.',
    roleChanged: 'The role has been changed.',
    accountClosed: 'The account is closed.',
    unitRemoved: 'The unit has left the fleet.',
  },
  notices: {
    pushOn: 'This device will show your notifications.',
    pushOff: 'This device no longer shows your notifications.',
    retried: 'The message is waiting to go out again.',
  },
  people: {
    invitationRevoked: 'The invitation has been revoked.',
    roleChanged: 'The role has been changed.',
    accountClosed: 'The account is closed.',
  },
  technicians: {
    linkSent: 'A new link is on its way by text. Older links no longer work.',
  },
  verification: {
    submitted: 'Your document was submitted for review.',
    checkStarted: 'Background check started.',
    takenBack: 'Your document has been withdrawn.',
    approved: 'The step is completed.',
    rejected: 'The provider can read your reason.',
  },
  desk: {
    asked: 'The applicant has been asked.',
    answered: 'Your answer is in. We will take another look at your application.',
    noted: 'Noted.',
    extended: 'The request has more time now.',
    widened: 'Providers farther away have been alerted.',
    reopened: 'The request is open again.',
    pinned: 'The location is corrected.',
    bid: 'The bid is in. The provider has been told.',
    released: 'The provider is off the job. The request is open again.',
    hidden: 'The review is hidden.',
    shown: 'The review shows again.',
  },
  keys: { revoked: 'The key has ended. Nothing can use it any more.' },
  webhooks: { removed: 'The webhook is removed. Nothing is sent there any more.' },
  photos: { removed: 'The photo has been removed.' },
  site: { contacted: 'Your message is on its way.' },
})
