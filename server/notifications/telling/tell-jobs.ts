import type { EventName } from '#contract/event-names.ts'
import type { Teller } from './notice.ts'
import { alert } from './tell-requests.ts'
import { technicianCancelled, technicianInvited, technicianMoved } from './tell-technicians.ts'
import {
  all,
  byAll,
  byMail,
  inApp,
  ownBids,
  step,
  toAccounts,
  toProvider,
  toProviders,
} from './to-whom.ts'

const reviewed: Teller = async ({ requestId, providerId }, facts) => {
  const request = await facts.request(requestId)
  if (!request) return []
  const title = `Review of “${request.title}”`
  return [
    toProviders(
      await facts.providerUser(providerId),
      title,
      'Both reviews can be read now.',
      ownBids,
      inApp,
    ),
    ...toAccounts(request, title, 'Both reviews can be read now.', inApp),
  ]
}

const driverSaid: Teller = async ({ requestId, providerId, payload }, facts) => {
  const request = await facts.request(requestId)
  if (!request) return []
  const isProblem = payload?.kind === 'problem'
  const title = isProblem
    ? `The driver has a problem: ${request.title}`
    : `The driver is there: ${request.title}`
  const users = await facts.providerUser(providerId)
  return [
    toProviders(users, title, 'See the job for his words.', ownBids, isProblem ? byAll : inApp),
    ...toAccounts({ ...request, driver: null }, title, 'See the timeline for his words.', inApp),
  ]
}

const nothing: Teller | null = null

/** Of a job, from its start to its reviews. */
export const jobTellers = {
  job_started: step('Help is on the way', (name) => `${name} has set out.`, {
    mail: false,
    sms: true,
  }),
  job_arrived: step('Help has arrived', (name) => `${name} is there.`, { mail: false, sms: true }),
  job_working: nothing,
  job_finished: step('The work is done', (name) => `${name} has finished. Please confirm.`),
  job_confirmed: toProvider(
    'The job is closed',
    ({ title }) => `${title}. You can review the customer.`,
    inApp,
  ),
  job_cancelled: all(
    toProvider('The customer has cancelled', ({ title }) => title, byAll),
    technicianCancelled,
  ),
  job_handed_back: all(
    step(
      'The provider cannot come',
      (name) => `${name} gave the job back. Your request is open again.`,
    ),
    alert,
  ),
  job_given_up: step('The work could not be completed', (name) => `${name} has ended the job.`),
  job_late: toProvider(
    'Are you still coming?',
    ({ title }) => `${title}: the promised time is over. Say when you will be there.`,
    byAll,
  ),
  job_delayed: step('Help comes later', (name) => `${name} has said a new time.`, {
    mail: false,
    sms: true,
  }),
  job_no_show: all(
    step('Nobody came', (name) => `${name} did not come. Your request is open again.`),
    toProvider('You did not come', ({ title }) => `${title} is open for others again.`, byAll),
    technicianCancelled,
    alert,
  ),
  job_replaced: all(
    toProvider('The customer takes somebody else', ({ title }) => title, byMail),
    technicianCancelled,
    alert,
  ),
  job_in_doubt: step(
    'Your provider was suspended',
    (name) => `${name} may take no new work. Keep the job, or take somebody else for free.`,
  ),
  job_due: toProvider(
    'A job starts within the hour',
    ({ title, scheduledFor }) =>
      `${title}, ${scheduledFor ?? 'within the hour'}. Press “on the way” when you set out.`,
    byAll,
  ),
  confirmation_due: step(
    'Is the work done?',
    (name) => `${name} has finished. Please confirm; it confirms itself 24 hours after that.`,
  ),
  customer_gone: step(
    'The provider did not find you',
    (name) => `${name} has waited and ended the job. You can say otherwise within 24 hours.`,
  ),
  customer_gone_contested: toProvider(
    'The customer says that somebody was there',
    ({ title }) => `${title}. See the job for the words.`,
    byMail,
  ),
  technician_invited: technicianInvited,
  technician_changed: nothing,
  technician_assigned: technicianMoved,
  technician_taken_off: technicianMoved,
  review_written: nothing,
  review_published: reviewed,
  review_replied: nothing,
  driver_reported: driverSaid,
} satisfies Partial<Record<EventName, Teller | null>>
