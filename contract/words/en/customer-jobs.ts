import { settings } from '../../settings.ts'
import { area } from '../words.ts'

const minutesOf = (ms: number): number => ms / 60_000
const hoursOf = (ms: number): number => minutesOf(ms) / 60

/** The job, as who asked for it sees it. */
export const customerJobs = area('customerJobs', {
  price: 'Agreed price',
  paid: 'paid directly to the provider',
  confirm: 'Confirm the work is done',
  confirmText: (name: string) => `${name} says the work is done. Confirm it when you agree.`,
  total: 'You pay',
  confirmsItself: 'If you do nothing, it is confirmed automatically',
  release: {
    noShow: 'Nobody showed up',
    noShowTitle: 'Ask for somebody else?',
    noShowText: (name: string) =>
      `Your request reopens and providers nearby are alerted. ${name} is told not to come. You pay nothing.`,
    suspended: 'Ask for somebody else',
    suspendedNotice: (name: string) =>
      `${name} was suspended after you accepted the bid. You can keep the job as it is, or ask for somebody else for free.`,
    early: (time: string) =>
      `You can report this from ${time} on, ${minutesOf(settings.noShow.customerMs)} minutes after the promised time.`,
    confirm: 'Reopen my request',
    keep: 'Keep waiting',
    done: 'Your request is open again.',
    /** Said while it is being asked for. */
    over: {
      suspended: (name: string) =>
        `${name} was reinstated and is still on your job. Nothing was canceled.`,
      no_show: (name: string) => `${name} is not expected anymore. Nothing was canceled.`,
    },
  },
  contest: {
    action: 'I was there',
    title: 'Were you there?',
    text: `The provider reads what you write. You can send this for ${hoursOf(settings.customerGone.contestMs)} hours after the job ends.`,
    label: 'What happened?',
    confirm: 'Report that I was there',
    back: 'Back',
    done: 'The provider has been told.',
    said: 'You reported that you were there.',
  },
  confirmed: 'Thank you. The job is closed.',
  noPhone: 'Phone not provided',
  comes: (name: string) => `${name} is coming`,
  isThere: (name: string) => `${name} is on site`,
  came: (name: string) => `${name} was there`,
  vehicle: (vehicle: string) => `Look for: ${vehicle}`,
  failed: 'That didn’t work. Try again.',
  endedInDispute: 'The work is done, and a dispute about it is open.',
  ended: {
    closed: 'The work is done and the job is closed.',
    cancelled_by_customer: 'You canceled this job. No provider is coming.',
    unable_to_complete: 'The provider could not complete the work.',
    provider_no_show: 'The provider did not show up.',
    customer_gone: 'The provider found nobody there.',
  },
})
