import { type ApprovalKind, approvalKinds } from '../../approvals.ts'
import type { StepId } from '../../verification-steps.ts'
import { notice } from '../notice-words.ts'
import { asSentence, day, list, money, plural } from './grammar.ts'

/** How a step is called in the middle of a sentence. */
const steps: Record<StepId, string> = {
  identity: 'proof of identity',
  business_license: 'business license',
  insurance: 'insurance',
  background_check: 'background check',
  vehicle_equipment: 'vehicle and equipment document',
  certifications: 'certificate',
}

/** What waits for an admin. */
const waiting: Record<ApprovalKind, string> = {
  provider: 'New provider application',
  fleet: 'New fleet company',
  document: 'Document to review',
  identity: 'New name or address to check',
  terms: 'Fleet terms to decide on',
}
const many: Record<ApprovalKind, (count: number) => string> = {
  provider: (count) => plural(count, { one: '# provider', other: '# providers' }),
  fleet: (count) => plural(count, { one: '# fleet company', other: '# fleet companies' }),
  document: (count) => plural(count, { one: '# document', other: '# documents' }),
  identity: (count) =>
    plural(count, { one: '# new name or address', other: '# new names or addresses' }),
  terms: (count) =>
    plural(count, {
      one: '# application for fleet terms',
      other: '# applications for fleet terms',
    }),
}

const because = (reason: string | null) => (reason ? `Reason: ${asSentence(reason)} ` : '')

/** What people hear of their account and their documents. */
export const noticesOfAccounts = {
  accountApproved: notice<{ isPhoneConfirmed: boolean }>({
    title: 'Your account is approved',
    body: ({ isPhoneConfirmed }) =>
      isPhoneConfirmed
        ? 'Requests in your reach are on your board. You can bid now.'
        : 'Requests in your reach are on your board. Confirm your phone number, and you can bid.',
  }),
  accountSuspended: notice<{ reason: string | null }>({
    title: 'Your account is suspended',
    body: ({ reason }) =>
      `${because(reason)}You can still sign in, read and answer a dispute, but you cannot bid.`,
  }),
  applicationRejected: notice<{ reason: string | null }>({
    title: 'Your application was not approved',
    body: ({ reason }) => `${because(reason)}Write to us if you think this is wrong.`,
  }),
  moreNeeded: notice<{ words: string }>({
    title: 'We need a bit more before we can approve your account',
    body: ({ words }) => words,
  }),
  accountReinstated: notice({
    title: 'Your account is active again',
    body: 'The suspension is lifted. Requests in your reach are on your board. Bids that were closed by it stay closed.',
  }),
  fleetReinstated: notice({
    title: 'Your company is active again',
    body: 'The suspension is lifted. Your people can request service again.',
  }),
  fleetApproved: notice({
    title: 'Your company is approved',
    body: 'Your people can request service now.',
  }),
  fleetSuspended: notice<{ reason: string | null }>({
    title: 'Your company is suspended',
    body: ({ reason }) =>
      `${because(reason)}Your people can still sign in, read and dispute a job, but they cannot request service.`,
  }),
  termsGranted: notice<{ limit: string; netDays: number; reason: string | null }>({
    title: 'Your fleet terms are in force',
    body: ({ limit, netDays }) =>
      `Up to ${money(limit)}, to be paid ${netDays} days after each bill. Choose them when you accept a bid.`,
  }),
  termsChanged: notice<{ limit: string; netDays: number; reason: string | null }>({
    title: 'Your fleet terms have changed',
    body: ({ limit, netDays, reason }) =>
      `${because(reason)}They are now up to ${money(limit)}, to be paid ${netDays} days after each bill.`,
  }),
  termsRefused: notice<{ reason: string | null }>({
    title: 'Your application for fleet terms was not approved',
    body: ({ reason }) => `${because(reason)}You can apply again.`,
  }),
  termsEnded: notice<{ reason: string | null }>({
    title: 'Your fleet terms have ended',
    body: ({ reason }) =>
      `${because(reason)}Jobs in progress stay on terms. Open bills have to be paid.`,
  }),
  termsSuspended: notice<{ days: number }>({
    title: 'Your fleet terms are suspended',
    body: ({ days }) =>
      `A bill is ${days} days overdue. Jobs in progress go on. Pay the bill, and the terms are back.`,
  }),
  termsBack: notice({
    title: 'Your fleet terms are in force again',
    body: 'Nothing is overdue anymore.',
  }),
  billIssued: notice<{ number: string; amount: string; dueOn: string }>({
    title: ({ number, amount }) => `Bill ${number}: ${money(amount)}`,
    body: ({ dueOn }) => `Due on ${day(dueOn)}.`,
  }),
  billOverdue: notice<{ number: string; amount: string; dueOn: string }>({
    title: ({ number }) => `Bill ${number} is overdue`,
    body: ({ amount, dueOn }) =>
      `${money(amount)} was due on ${day(dueOn)}. Until it is paid, no new job goes on terms.`,
  }),
  billOverdueAdmins: notice<{ name: string; number: string; amount: string }>({
    title: ({ name }) => `${name} has not paid a bill`,
    body: ({ number, amount }) => `${money(amount)} of bill ${number} is overdue.`,
  }),
  billSettled: notice<{ number: string }>({
    title: ({ number }) => `Bill ${number} is settled`,
    body: 'Nothing of it is open anymore.',
  }),
  billUnpaid: notice<{ number: string; amount: string; open: string; reason: string }>({
    title: ({ number, amount }) => `A payment of ${money(amount)} on bill ${number} was taken back`,
    body: ({ open, reason }) => `${because(reason)}${money(open)} of the bill is open.`,
  }),
  webhookStopped: notice<{ host: string; isGone: boolean }>({
    title: ({ host }) => `Your webhook at ${host} is off`,
    body: ({ isGone }) =>
      `${isGone ? 'The address said that it is gone.' : 'Nothing has arrived there for days.'} Nothing more is sent until you turn it on again in your settings.`,
  }),
  fleetFeedRefused: notice({
    title: 'Samsara no longer accepts your token',
    body: 'Customers do not see your trucks move by it any more. Enter a new token in your settings.',
  }),
  approvalWaits: notice<{ kind: ApprovalKind; name: string }>({
    // Nobody has approved the name yet: it is no word of a subject.
    title: ({ kind }) => waiting[kind],
    body: ({ name }) => `${name}. Open the approval desk to decide.`,
  }),
  applicantAnswered: notice<{ name: string }>({
    title: ({ name }) => `${name} sent what you asked for`,
    body: 'Open the approval desk to decide.',
  }),
  approvalsThisMorning: notice<{ counts: Record<ApprovalKind, number> }>({
    title: ({ counts }) => {
      const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
      return plural(all, {
        one: '# approval is waiting for you',
        other: '# approvals are waiting for you',
      })
    },
    body: ({ counts }) =>
      `${list(
        approvalKinds.filter((kind) => counts[kind] > 0).map((kind) => many[kind](counts[kind])),
      )}.`,
  }),
  identityApproved: notice({
    title: 'Your new name or address is approved',
    body: 'Customers see it from now on.',
  }),
  identityRefused: notice<{ reason: string }>({
    title: 'Your new name or address was not approved',
    body: ({ reason }) => `${because(reason)}The old one stands.`,
  }),
  stepApproved: notice<{ step: StepId }>({
    title: ({ step }) => `Approved: your ${steps[step]}`,
    body: 'See your level and what is left to do.',
  }),
  stepNotApproved: notice<{ step: StepId }>({
    title: ({ step }) => `Not approved: your ${steps[step]}`,
    body: 'See why, and try again.',
  }),
  stepExpired: notice<{ step: StepId; stopsBidding: boolean }>({
    title: ({ step }) => `Expired: your ${steps[step]}`,
    body: ({ stopsBidding }) =>
      stopsBidding ? 'You cannot bid until a current one is approved.' : 'Upload a current one.',
  }),
  stepExpires: notice<{ step: StepId; expiresOn: string }>({
    title: ({ step, expiresOn }) => `Your ${steps[step]} expires on ${day(expiresOn)}`,
    body: 'Upload the new one before then.',
  }),
  pushWorks: notice({
    title: 'This works',
    body: 'Roadcall can reach you on this device.',
  }),
  /** From before notices were kept as codes: as it was told then. */
  earlier: notice<{ title: string; body: string }>({
    title: ({ title }) => title,
    body: ({ body }) => body,
  }),
}
