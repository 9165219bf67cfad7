import type { DriverReport } from '#contract/jobs.ts'
import { paths } from '#contract/paths.ts'
import type { Teller } from './notice.ts'
import { byAll, byMail, inApp, step, toAccounts, toProvider, toProviders } from './to-whom.ts'

export const reviewed: Teller = async ({ requestId, providerId }, facts) => {
  const request = await facts.request(requestId)
  if (!request) return []
  const title = `Review of “${request.title}”`
  return [
    toProviders(
      await facts.providerUser(providerId),
      title,
      'Both reviews can be read now.',
      paths.ownBids,
      inApp,
    ),
    ...toAccounts(request, title, 'Both reviews can be read now.', inApp),
  ]
}

export const driverSaid: Teller<{ kind: DriverReport }> = async (
  { requestId, providerId, payload },
  facts,
) => {
  const request = await facts.request(requestId)
  if (!request) return []
  const isProblem = payload.kind === 'problem'
  const title = isProblem
    ? `The driver has a problem: ${request.title}`
    : `The driver is there: ${request.title}`
  const users = await facts.providerUser(providerId)
  return [
    toProviders(
      users,
      title,
      'See the job for what the customer wrote.',
      paths.ownBids,
      isProblem ? byAll : inApp,
    ),
    ...toAccounts(
      { ...request, driver: null },
      title,
      'See the timeline for what the customer wrote.',
      inApp,
    ),
  ]
}

export const started = step('Help is on the way', (name) => `${name} has set out.`, {
  mail: false,
  sms: true,
})

export const arrived = step('Help has arrived', (name) => `${name} is there.`, {
  mail: false,
  sms: true,
})

export const finished = step('The work is done', (name) => `${name} has finished. Please confirm.`)

export const confirmed = toProvider(
  'The job is closed',
  ({ title }) => `${title}. You can review the customer.`,
  inApp,
)

export const givenUp = step(
  'The work could not be completed',
  (name) => `${name} has ended the job.`,
)

export const late = toProvider(
  'Are you still coming?',
  ({ title }) => `${title}: the promised time is over. Say when you will be there.`,
  byAll,
)

export const delayed = step('Help comes later', (name) => `${name} has said a new time.`, {
  mail: false,
  sms: true,
})

export const inDoubt = step(
  'Your provider was suspended',
  (name) => `${name} may take no new work. Keep the job, or take somebody else for free.`,
)

export const due = toProvider(
  'A job starts within the hour',
  ({ title, scheduledFor }) =>
    `${title}, ${scheduledFor ?? 'within the hour'}. Press “on the way” when you set out.`,
  byAll,
)

export const confirmationDue = step(
  'Is the work done?',
  (name) => `${name} has finished. Please confirm; it confirms itself 24 hours after that.`,
)

export const customerGone = step(
  'The provider did not find you',
  (name) => `${name} has waited and ended the job. You can say otherwise within 24 hours.`,
)

export const contested = toProvider(
  'The customer says that somebody was there',
  ({ title }) => `${title}. See the job for the words.`,
  byMail,
)

export const cancelled = toProvider('The customer has cancelled', ({ title }) => title, byAll)

export const handedBack = step(
  'The provider cannot come',
  (name) => `${name} gave the job back. Your request is open again.`,
)

export const nobodyCame = step(
  'Nobody came',
  (name) => `${name} did not come. Your request is open again.`,
)

export const youDidNotCome = toProvider(
  'You did not come',
  ({ title }) => `${title} is open for others again.`,
  byAll,
)

export const replaced = toProvider('The customer takes somebody else', ({ title }) => title, byMail)
