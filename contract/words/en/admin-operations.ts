import type { LateReason } from '../../admin-operations.ts'
import type { DeliveryChannel } from '../../notifications.ts'
import { area } from '../words.ts'
import { plural } from './grammar.ts'

const reasons: Record<LateReason, string> = {
  not_arrived: 'Not arrived',
  contested: 'Customer says somebody was there',
  long_work: 'At work for long',
  unconfirmed: 'Not confirmed',
}

/** What needs a person now. */
export const adminOperations = area('adminOperations', {
  reads: (seconds: number) => `Read again every ${seconds} s`,
  stale: 'As last loaded; the connection may be weak',
  failed: 'The operations board did not load',
  none: '—',
  unbid: {
    title: 'Requests without a bid',
    count: (n: number) => plural(n, { one: '# request', other: '# requests' }),
    lead: (minutes: number) =>
      `Open for ${minutes} minutes or longer, and no bid stands. The most pressing first.`,
    empty: 'Every request has a bid or is new.',
    request: 'Request',
    urgency: 'Urgency',
    area: 'Area',
    alerted: 'Alerted',
    alertedCount: (n: number) => plural(n, { one: '# provider', other: '# providers' }),
    pastBids: (n: number) =>
      plural(n, { one: '# bid stands no more', other: '# bids stand no more' }),
    age: 'Open since',
    expires: 'Expires',
    more: (n: number) => plural(n, { one: 'and # more', other: 'and # more' }),
  },
  documents: {
    title: 'Documents to review',
    count: (n: number) => plural(n, { one: '# document', other: '# documents' }),
    lead: 'What providers have handed in, oldest first.',
    empty: 'Every document has been decided.',
    oldest: 'The oldest waits since',
    open: 'Review them',
  },
  late: {
    title: 'Late jobs',
    count: (n: number) => plural(n, { one: '# job', other: '# jobs' }),
    lead: (work: string, confirm: string) =>
      `Past the promised arrival, at work for more than ${work}, or done and unconfirmed for more than ${confirm}.`,
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
  stuck: {
    title: 'Messages that did not leave',
    count: (n: number, days: number) =>
      `${plural(n, { one: '# failed', other: '# failed' })} in ${plural(days, { one: '# day', other: '# days' })}`,
    lead: 'Failed on the way, or held back by the wishes of who gets them. Trying again takes the address and the wishes of that moment.',
    which: 'Which messages',
    failed: 'The messages did not load',
    empty: { failed: 'No message has failed.', held_back: 'No message was held back.' },
    message: 'Message',
    channels: { mail: 'Mail', sms: 'SMS', push: 'Push' } satisfies Record<DeliveryChannel, string>,
    channel: 'Channel',
    to: 'To',
    guest: 'A guest',
    statuses: { failed: 'Failed', held_back: 'Held back' },
    reason: 'Reason',
    at: 'When',
    actions: 'Actions',
    retry: 'Try again',
    retryOf: (message: string, at: string) => `Try again: ${message}, ${at}`,
    retried: 'The message waits in the queue.',
    retryFailed: 'The message was not queued',
    tryAgain: 'Try again.',
    more: 'Show older messages',
  },
})
