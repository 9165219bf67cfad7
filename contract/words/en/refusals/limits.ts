import { duration, plural } from '../grammar.ts'

/** How many may go, and how long until the next can. */
type Over = { most: number; ms: number }

const invitations = (count: number) =>
  plural(count, { one: '# invitation', other: '# invitations' })
const times = (count: number) => plural(count, { one: 'once', other: '# times' })

/** Somebody has sent as much as may go in a day. Each says when to go on. */
export const limits = {
  invitations: ({ most, ms }: Over) =>
    `You have sent the ${invitations(most)} of today. You can send more in ${duration(ms)}.`,
  newCompany: ({ most, ms }: Over) =>
    `Until your company is approved, it can send ${invitations(most)} a day. You can send more in ${duration(ms)}.`,
  invitedToday: ({ most, ms }: Over) =>
    `This person has been invited ${times(most)} today. You can invite them again in ${duration(ms)}.`,
  codes: ({ ms }: Over) =>
    `This phone number has been sent enough codes for now. You can ask for another in ${duration(ms)}.`,
  driverTexts: ({ ms }: Over) =>
    `No more links can be texted for now. Give the code yourself, or text a link in ${duration(ms)}.`,
  guestRequests: ({ ms }: Over) =>
    `Too many requests have come from your network today. Sign in to request service, or try again in ${duration(ms)}.`,
  contact: ({ ms }: Over) =>
    `We have had many messages from your network today. You can write again in ${duration(ms)}.`,
  streams: 'Too many pages are open. Close some, and this one follows along again.',
}
