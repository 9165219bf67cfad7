import type { ServiceType } from '../../../services.ts'
import { settings } from '../../../settings.ts'
import type { TruckClass } from '../../../truck-class.ts'
import { duration, list, number, plural } from '../grammar.ts'
import { types } from '../services.ts'

/** What a shop has to say before it can bid. */
const missing = {
  service: 'a service',
  radius: 'a service radius',
  phone: 'a phone number',
}
const truckNames: Record<TruckClass, string> = { light: 'light', medium: 'medium', heavy: 'heavy' }
const papers = { license: 'business license', insurance: 'insurance' }

export const providers = {
  suspended: 'Your account is suspended, so you cannot bid.',
  incomplete: ({ lacks }: { lacks: readonly (keyof typeof missing)[] }) =>
    `To bid, add ${list(lacks.map((what) => missing[what]))} to your profile.`,
  expired: ({ papers: expired }: { papers: readonly (keyof typeof papers)[] }) =>
    expired.length === 1
      ? `Your ${list(expired.map((what) => papers[what]))} has expired. You can bid again once a current document is approved.`
      : `Your ${list(expired.map((what) => papers[what]))} have expired. You can bid again once current documents are approved.`,
  confirmPhone: 'To bid, confirm your phone number with the code we texted you.',
  phoneConfirmed: 'This phone number is already confirmed.',
  noCode: 'No code has been sent yet. Ask for one.',
  codeExpired: 'This code has expired. Ask for a new one.',
  codeUsedUp: 'Too many wrong tries. Ask for a new code.',
  wrongCode: ({ triesLeft }: { triesLeft: number }) =>
    `That is not the code. You have ${plural(triesLeft, { one: '# try', other: '# tries' })} left.`,
  codeWait: ({ ms }: { ms: number }) => `You can ask for another code in ${duration(ms)}.`,

  blockedByYou: ({ businessName }: { businessName: string }) =>
    `Your fleet has blocked ${businessName}. Ask somebody else, or clear the block first.`,
  changedMeanwhile: 'Somebody else changed this while you were editing.',
  changedTo: ({ now }: { now: string }) =>
    `Somebody else changed this to “${now}” while you were editing. Save again to use yours.`,
  changedToNothing: 'Somebody else emptied this while you were editing. Save again to use yours.',
  nameTaken: ({ name }: { name: string }) =>
    `Another provider on Roadcall is called “${name}”. Choose a name that nobody will confuse with it.`,
  refusalNeedsReason: 'Say why, so the provider can fix it.',
  changeDecided: 'This change has already been decided.',
  needsService: 'Please select your primary service',
  needsHours: 'Please select your service hours',
  unknownAddress:
    'We cannot find this address. Write it like “1200 E 6th St, Austin, TX”, or set the pin on the map.',
  unplaced:
    'We cannot find this provider’s address, so no request would reach it. The provider has to correct the address or set a pin first.',
  uploadPicture: 'Upload the picture. We do not show pictures from other sites.',

  notTaking: ({ businessName }: { businessName: string }) =>
    `${businessName} is not taking requests right now. Choose another provider.`,
  ownBusiness: 'You cannot ask your own business.',
  doesNotTake: ({ businessName, truckClass }: { businessName: string; truckClass: TruckClass }) =>
    `${businessName} does not take ${truckNames[truckClass]} trucks. Choose another provider.`,
  truckTooBig: ({ truckClass }: { truckClass: TruckClass }) =>
    `Your settings say that you do not take ${truckNames[truckClass]} trucks. To bid, change them under Services.`,
  doesNotOffer: ({ businessName, service }: { businessName: string; service: ServiceType }) =>
    `${businessName} does not offer “${types[service]}”. Choose another provider.`,
}

export const people = {
  invitationOver: 'This invitation is no longer valid. Ask your business for a new one.',
  lastOwner: 'A business needs an owner. Make somebody else one first.',
  notApproved:
    'Your account has not been approved yet, so we cannot send texts for you. Invite by email instead.',
  technicianHasLogin: ({ name }: { name: string }) => `${name} already has a login.`,
}

export const holidays = {
  wrongWay: 'The last day cannot be before the first.',
  over: 'Choose days that are still to come.',
  tooLong: `You can close for up to ${number(settings.holidays.longestDays)} days at a time.`,
  already: 'You are already closed on some of these days.',
  tooMany: `You can plan up to ${number(settings.holidays.most)} holidays.`,
}

export const technicians = {
  mostReached: `You have ${number(settings.technicians.most)} drivers, which is the most you can have.`,
  addedBefore: ({ name }: { name: string }) =>
    `${name} is already one of your drivers, with this phone number.`,
  numberTaken: ({ name }: { name: string }) =>
    `${name} already has this phone number. Enter another one.`,
  addedAndLeft: ({ name }: { name: string }) =>
    `${name} was one of your drivers with this phone number and is deactivated. Activate ${name} instead.`,
  jobOver: 'This job is done, so nobody can be sent to it.',
  chooseActive: 'This driver is deactivated. Choose another one.',
  activateFirst: 'This driver is deactivated. Activate the driver first.',
  notApproved:
    'Your account has not been approved yet, so no link is sent. It goes out with the first job.',
  notConnected: 'Samsara is not connected.',
  systemAway: 'Samsara does not answer now. Try again in a minute.',
  notSigned: 'This was not signed with the secret of this address.',
}

const { documents: limits } = settings

export const documents = {
  empty: 'The file is empty.',
  unreadable: `We cannot read this document. Send a PDF, JPG or PNG of up to ${number(limits.maxBytes / 1_000_000)} MB.`,
  acts: 'This PDF holds more than pages: a script, another file, or a form that sends data. Print it to a new PDF, or send a photo.',
  expired: 'This document has expired. Send the current one.',
  tooMany: `You can send up to ${number(limits.perStep)} documents for a step.`,
  checkNeedsNone: 'A background check needs no document. Start it instead.',
  checkStays: 'A background check cannot be taken back.',
  needsLastDay: 'Enter the last day on which this document is valid.',
  tooFarAway: `The last day is more than ${limits.mostYears} years away. Check the year.`,
  approveExpired: 'This document has expired, so it cannot be approved.',
}
