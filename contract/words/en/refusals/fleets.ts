import { money } from '../grammar.ts'

export const fleets = {
  suspended: 'This company’s account is suspended.',
  invitationOver: 'This invitation is no longer valid. Ask your fleet for a new one.',
  termsTooSoon: 'Your company has to be approved first.',
  paidTooMuch: ({ open }: { open: string }) => `Only ${money(open)} of this bill is open.`,
  receivedLater: 'Choose the day on which it came in: today or before.',
  paidAlready: 'A payment with this reference is already recorded for this bill.',
  takenBackAlready: 'This payment was already taken back.',
  lastManager: 'A fleet needs a manager. Make somebody else one first.',
}

export const drivers = {
  ownFleet: 'You can add drivers to your own fleet only.',
  numberTaken: ({ name }: { name: string }) =>
    `${name} already has this phone number. Enter another one.`,
  /** Of the own number: whose the other one is only the office reads. */
  ownNumberTaken:
    'Another driver of your fleet has this phone number. Enter another one, or ask your office.',
  numberGiven: ({ name }: { name: string }) =>
    `${name} has this driver’s phone number now. Change one of the two numbers first.`,
  notYours: 'This driver is not in your fleet.',
  onJob: 'A driver cannot be deactivated while on a job.',
  deactivated: 'This driver is deactivated. Reactivate the driver first.',
  statusFollowsJob: 'You are on a job, so your status follows it.',
}

export const units = {
  numberTaken: 'Another unit in your fleet has this number.',
}

export const site = {
  nobodyReads: 'Nobody can receive messages here yet. Your message was not sent.',
}
