import type { CapName } from '../../../caps.ts'
import { sayings } from '../../sayings.ts'
import { capWords } from '../caps.ts'
import { number } from '../grammar.ts'

const fields = {
  after: 'After',
  headStart: 'Head start',
  emergency: 'Emergency',
  urgent: 'Urgent',
  standard: 'Standard',
  scheduled: 'Scheduled',
} as const
export type RuleField = keyof typeof fields

/** What the people who run the platform filter, decide and set. */
export const adminFields = sayings('adminFields', {
  verdict: 'Say whether it is approved.',
  newStanding: 'The status is active or suspended.',
  standing: 'The status is pending, active or suspended.',
  sort: 'The sort is waiting, newest, oldest or name.',
  balanceSide: 'The balance is owes_us, we_owe, waits_for_bank or set_aside.',
  balanceSort: 'The sort is oldest, largest or name.',
  paperKind: 'The type is work, cancellation or credit_note.',
  paperStand:
    'The payment is overdue, owed, charging, paid, part, direct, written_off or credited.',
  stuck: 'The status is failed or held_back.',
  action: 'Choose one of the actions.',
  entry: 'before is not an entry.',
  rule: 'Choose one of the settings.',
  extend: 'Choose one of the times.',
  mailHour: 'Choose an hour from 0 to 23.',
  state: 'Enter the state as two letters, such as TX.',
  minutes: ({ rule, min, max }: { rule: RuleField; min: number; max: number }) =>
    `${fields[rule]}: enter whole minutes from ${number(min)} to ${number(max)}.`,
  cap: ({ cap, min, max }: { cap: CapName; min: number; max: number }) =>
    `${capWords[cap]}: enter a whole number from ${number(min)} to ${number(max)}.`,
  miles: ({ max }: { max: number }) => `Miles: enter a whole number from 1 to ${number(max)}.`,
  waves: ({ most }: { most: number }) => `Enter from 1 to ${number(most)} waves.`,
  firstWave: 'The first wave starts at 0 minutes.',
  waveTooEarly: ({ wave }: { wave: number }) =>
    `Wave ${number(wave)} must start after wave ${number(wave - 1)}.`,
  onlyLastWave: 'Only the last wave may reach to the provider’s own radius.',
  waveTooNear: ({ wave }: { wave: number }) =>
    `Wave ${number(wave)} must reach farther than wave ${number(wave - 1)}.`,
})
