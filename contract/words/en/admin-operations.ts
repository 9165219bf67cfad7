import type {
  FailureReason,
  HeldBackReason,
  LateReason,
  PayoutTrouble,
} from '../../admin-operations.ts'
import type { BackupFailure } from '../../backups.ts'
import type { DeliveryChannel } from '../../notifications.ts'
import { area } from '../words.ts'
import { plural } from './grammar.ts'

const reasons: Record<LateReason, string> = {
  denied: 'Customer says nobody is there',
  not_arrived: 'Not arrived',
  contested: 'Customer says they were there',
  uncollected: 'The card paid nothing',
  card_stuck: 'The card processor does not answer',
  refund_stuck: 'A refund failed',
  cards_refused: 'Too many cards failed',
  same_people: 'Customer and provider are the same people',
  dispute_waits: 'A dispute is waiting for a decision',
  comeback_waits: 'A comeback is almost out of time',
  long_work: 'Working for a long time',
  unconfirmed: 'Not confirmed',
}

const payoutTroubles: Record<PayoutTrouble, string> = {
  not_covered: 'Balance too low, or no answer',
  not_sent: 'Not sent to the bank yet',
  bank_refused: 'The bank rejected it',
}

const heldBack: Record<HeldBackReason, string> = {
  no_mail_address: 'No email address',
  mail_off: 'Email is turned off',
  no_phone_number: 'No phone number',
  phone_not_confirmed: 'Phone not confirmed',
  sms_off: 'SMS is turned off',
  quiet_hours: 'Quiet hours',
  stopped: 'Replied STOP',
  no_device: 'No device left',
  deactivated: 'Technician deactivated',
  outdated: 'No longer true',
  too_many_to_recipient: 'Over the limit for one recipient',
  too_many_from_sender: 'Over the limit for one sender',
  too_many_to_country: 'Over the limit for this country',
  too_many_today: 'Over the limit for the day',
  number_not_served: 'Not a number we text',
}

const backupFailures: Record<BackupFailure, string> = {
  no_room: 'There is not enough room.',
  place: 'The folder or bucket cannot be used.',
  database: 'The database did not answer.',
  damaged: 'The backup is damaged.',
  other: 'The server’s log says why.',
}

const failures: Record<FailureReason, string> = { too_late: 'More than an hour late' }

/** What needs a person now. */
export const adminOperations = area('adminOperations', {
  reads: (seconds: number) => `Updates every ${seconds} s`,
  stale: 'Showing the last update. Reconnecting…',
  failed: 'The operations board did not load',
  none: '—',
  unbid: {
    title: 'Requests without a bid',
    count: (n: number) => plural(n, { one: '# request', other: '# requests' }),
    lead: (minutes: number) =>
      `Open for ${minutes} minutes or longer with no live bid. Most urgent first.`,
    empty: 'Every request has a bid or was just posted.',
    request: 'Request',
    urgency: 'Urgency',
    area: 'Area',
    alerted: 'Alerted',
    alertedCount: (n: number) => plural(n, { one: '# provider', other: '# providers' }),
    pastBids: (n: number) =>
      plural(n, { one: '# bid no longer open', other: '# bids no longer open' }),
    age: 'Open since',
    expires: 'Expires',
    more: (n: number) => plural(n, { one: 'and # more', other: 'and # more' }),
  },
  documents: {
    title: 'Documents to review',
    count: (n: number) => plural(n, { one: '# document', other: '# documents' }),
    lead: 'Uploaded by providers, oldest first.',
    empty: 'Every document has been reviewed.',
    oldest: 'Oldest submitted',
    open: 'Review them',
  },
  backups: {
    title: 'Backups',
    fine: 'On time',
    late: 'Late',
    unchecked: 'Not checked',
    lead: 'The database with all photos and documents. Now and then one is restored on the side to make sure it works.',
    last: 'Last backup',
    never: 'None yet',
    size: (megabytes: number, files: number) =>
      `${megabytes} MB and ${plural(files, { one: '# file', other: '# files' })}`,
    checked: 'Last check',
    failed: 'Last try failed',
    failures: backupFailures,
  },
  late: {
    title: 'Late jobs',
    count: (n: number) => plural(n, { one: '# job', other: '# jobs' }),
    lead: (work: string, confirm: string) =>
      `Past the promised arrival, working for more than ${work}, or done but unconfirmed for more than ${confirm}.`,
    empty: 'No job is late.',
    job: 'Job',
    why: 'Why',
    since: 'Since',
    phase: 'Phase',
    provider: 'Provider',
    phone: 'Phone',
    area: 'Area',
    reasons,
  },
  payouts: {
    title: 'Payouts on hold',
    count: (n: number) => plural(n, { one: '# payout', other: '# payouts' }),
    lead: 'Money owed to providers that isn’t moving. We keep trying; if the balance at the card processor is too low, add funds there. A rejected payout needs new bank details from the provider.',
    empty: 'No payout is held up.',
    provider: 'Provider',
    amount: 'Amount',
    why: 'Why',
    since: 'Since',
    phone: 'Phone',
    reasons: payoutTroubles,
  },
  limits: {
    title: 'Over a limit',
    count: (n: number) => plural(n, { one: '# message', other: '# messages' }),
    lead: (days: number) =>
      `Messages and invitations of the last ${plural(days, { one: 'day', other: '# days' })} that were held back because a limit was reached. Limits are under Settings.`,
    empty: 'No limit was reached.',
    limit: 'Limit',
    of: 'Whose',
    passed: 'Sent',
    held: 'Held back',
    lastAt: 'Last one',
    since: 'Counted from',
    guest: 'A guest',
  },
  stuck: {
    title: 'Undelivered messages',
    count: (n: number, days: number) =>
      `${plural(n, { one: '# failed', other: '# failed' })} in ${plural(days, { one: '# day', other: '# days' })}`,
    lead: 'Couldn’t be delivered, muted by the recipient, or over a limit. Trying again uses the recipient’s current address and settings.',
    which: 'Which messages',
    failed: 'The messages did not load',
    empty: { failed: 'No message has failed.', held_back: 'No message was held back.' },
    message: 'Message',
    channels: { mail: 'Email', sms: 'SMS', push: 'Push' } satisfies Record<DeliveryChannel, string>,
    channel: 'Channel',
    to: 'To',
    guest: 'A guest',
    statuses: { failed: 'Failed', held_back: 'Held back' },
    reason: 'Reason',
    /** One of our own reasons; what the other side said stays as it is. */
    reasons: { ...heldBack, ...failures } as Readonly<Record<string, string>>,
    untold: (n: number) =>
      `The messages about ${plural(n, { one: '# event', other: '# events' })} haven’t been written yet. Check that a server is running, and read its log. The oldest is from`,
    at: 'When',
    actions: 'Actions',
    retry: 'Try again',
    retryOf: (message: string, at: string) => `Try again: ${message}, ${at}`,
    retried: 'The message is queued again.',
    retryFailed: 'The message was not queued',
    tryAgain: 'Try again.',
    more: 'Show older messages',
  },
})
