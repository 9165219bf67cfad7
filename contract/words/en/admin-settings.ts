import type { RuleName, Rules, Wave } from '../../rules.ts'
import { area } from '../words.ts'
import { duration, list, number } from './grammar.ts'

const titles: Record<RuleName, string> = {
  waves: 'Alert waves',
  headStart: 'Head start',
  bidExpiry: 'Bid expiry',
  requestExpiry: 'Request expiry',
  deskMail: 'Morning email',
  caps: 'Limits on messages',
}
const leads: Record<RuleName, string> = {
  waves:
    'Who is alerted to an emergency or urgent request, and when. Each wave reaches farther than the last; the final one can reach each provider’s own radius.',
  headStart: 'How long a provider asked by name is the only one alerted.',
  bidExpiry: 'Minutes until a bid expires, unless the provider sets another time.',
  requestExpiry:
    'Minutes until a request expires if no bid is accepted. Scheduled requests expire at their start time.',
  deskMail:
    'The hour, Central Time, when admins are emailed what is waiting for approval, if anything. The first item in an empty queue is emailed right away. Each admin can turn email off under Notifications.',
  caps: 'How many may go in a day, by the clock of Central Time. New senders are companies that wait for approval, customers and guests. What somebody waits for, such as a code or “on the way”, still goes until twice the number. What is held back shows up under Operations.',
}

const ofMinutes = (minutes: number) => duration(minutes * 60_000)

/** What holds now, in a line. */
const holds = {
  waves: (waves: Wave[]) =>
    list(waves.map(({ miles }) => (miles === null ? 'own radius' : `${number(miles)} miles`))),
  headStart: ({ minutes }: Rules['headStart']) => ofMinutes(minutes),
  bidExpiry: ({ emergency, scheduled }: Rules['bidExpiry']) =>
    `${ofMinutes(emergency)} to ${ofMinutes(scheduled)}`,
  requestExpiry: ({ emergency, standard }: Rules['requestExpiry']) =>
    `${ofMinutes(emergency)} to ${ofMinutes(standard)}`,
  deskMail: ({ hour }: Rules['deskMail']) => `${hour}:00 Central Time`,
}

/** The numbers that an admin may change while the product runs. */
export const adminSettings = area('adminSettings', {
  lead: 'Changes apply right away to every new request and bid. No restart needed.',
  failed: 'The settings did not load',
  sections: 'Parts of the settings',
  titles,
  leads,
  holds,
  urgency: {
    emergency: 'Emergency',
    urgent: 'Urgent',
    standard: 'Standard',
    scheduled: 'Scheduled',
  },
  headStart: 'Head start in minutes',
  mailHour: 'Hour of the day, 0 to 23',
  wave: (n: number) => `Wave ${n}`,
  after: 'After minutes',
  miles: 'Miles',
  reaches: 'Reaches',
  toMiles: 'miles',
  toRadius: 'own radius',
  addWave: 'Add a wave',
  removeWave: (n: number) => `Remove wave ${n}`,
  mostWaves: (n: number) => `You can have at most ${n} waves.`,
  isDefault: 'Default',
  changedAt: (date: string) => `Changed ${date}`,
  reset: 'Reset to default',
  resetOf: (title: string) => `Reset to default: ${title}`,
  isDefaultAlready: 'Already at its default.',
  wasReset: 'Back to the default.',
  saveFailed: 'The setting was not saved. Try again.',
  figures: 'Marketing figures',
})
