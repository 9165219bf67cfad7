import type { JobPhase, ProviderStep } from '../../jobs.ts'
import { settings } from '../../settings.ts'
import { area } from '../words.ts'
import { plural } from './grammar.ts'

const minutesOf = (ms: number): number => ms / 60_000
const phases: Record<JobPhase, string> = {
  assigned: 'Assigned',
  en_route: 'On the way',
  arrived: 'Arrived',
  working: 'Working',
  awaiting_confirmation: 'Done, awaiting confirmation',
  closed: 'Completed',
  cancelled_by_customer: 'Canceled by the customer',
  cancelled_by_provider: 'Provider off the job',
  provider_no_show: 'Provider did not show up',
  customer_gone: 'Customer was not there',
  unable_to_complete: 'Could not be completed',
}
const steps: Record<ProviderStep, string> = {
  start: 'On my way',
  arrive: 'I have arrived',
  work: 'Start work',
  finish: 'Work is done',
}

const closed = {
  confirmed: 'Confirmed: this job is closed.',
  byItself: 'Confirmed automatically: this job is closed.',
  disputed: 'The customer disputes it: this job is closed.',
}
export type HowClosed = keyof typeof closed

/** The job after acceptance, as both sides see it. */
export const jobs = area('jobs', {
  phases,
  steps,
  progress: 'How far the job has come',
  progressSteps: { ...phases, awaiting_confirmation: 'Done' },
  history: 'What happened',
  promise: {
    /** By the clock of the place, for who reads it by another one. */
    there: ({ time }: { time: string }) => `${time} there`,
    about: 'Arrives about',
    soon: 'Arrives',
    arrives: 'Promised by',
    due: 'Promised arrival',
    late: 'was due',
    by: (time: string) => `promised by ${time}`,
    expected: 'Now expected at',
    none: 'No arrival time was promised',
    arrived: 'Arrived',
    working: 'Working since',
    finished: 'Work done',
    closed: 'Closed',
  },
  mine: {
    /** Of a job that is over. */
    whoWent: (name: string) => `Driver: ${name}`,
    proofs: 'Proof of work',
    title: 'My Jobs',
    running: 'In progress',
    atHand: (count: number) => `${count} jobs in progress`,
    /** Of the job at hand: how it ended while somebody looked at it. */
    ended: (phase: JobPhase, how: HowClosed = 'confirmed') =>
      phase === 'closed' ? closed[how] : phases[phase],
    next: (title: string) => `Go to the next job: ${title}`,
    disputed: 'Disputes to answer',
    /** On top of a running job, which comes first. */
    disputesBelow: (n: number) =>
      plural(n, {
        one: 'A dispute waits for your answer',
        other: '# disputes wait for your answer',
      }),
    past: 'Past jobs',
    emptyTitle: 'No jobs yet',
    emptyText:
      'When a customer accepts your bid, the job shows up here with the phone number and the exact location.',
    emptyAction: 'See available requests',
    failed: 'Your jobs did not load',
    more: 'Show older jobs',
    customer: 'Customer',
    /** Of several jobs at hand, who of the shop is on it. */
    by: ({ name }: { name: string }) => `by ${name}`,
    comeback: 'Comeback',
    place: 'Location',
    mapApps: { google: 'Google Maps', apple: 'Apple Maps', device: 'Other map app' },
    position: 'Map position',
    /** Of a place that was typed, and not told by a device. */
    mayBeOff: (miles: number) =>
      plural(miles, {
        one: 'The map position may be # mile off. Call for the exact spot.',
        other: 'The map position may be # miles off. Call for the exact spot.',
      }),
    noPosition: 'This place is not on the map. Ask by phone.',
    notes: 'Notes',
    customerNotes: 'Customer’s note',
    youReceive: 'You receive',
    price: 'Agreed price',
    ofPrice: (price: string) => `of ${price}`,
    /** Of what is paid directly: all of it is collected, and the fee owed. */
    youKeep: 'You keep',
    /** Of the price, however it went back. */
    refunded: 'Refunded to the customer',
    fee: 'Our fee',
    waiting: 'Waiting for the customer to confirm. Confirmed automatically',
    handBack: 'Hand back',
    giveUp: 'Cannot complete',
    stepFailed: 'The step was not saved. Try again.',
    finishTitle: 'Is the work done?',
    finishText: 'The customer is asked to confirm it.',
    finishNote: 'What was done',
    finishNoteHint: 'The customer reads it, and it is on the invoice.',
    finishNoteMissing: 'Say in a few words what was done.',
    total: 'Total, as agreed',
    totalHint: 'Approved changes are in it. Tell the customer before you finish.',
    finishBack: 'Not yet',
    handBackTitle: 'Hand this job back?',
    handBackText:
      'The request reopens for others, the customer pays nothing, and it counts on your record. This cannot be undone.',
    handBackConfirm: 'Hand back the job',
    giveUpTitle: 'Cannot complete this job?',
    giveUpText: 'The job ends here and the customer sees your reason. This cannot be undone.',
    giveUpConfirm: 'End the job',
    reason: 'Why?',
    keep: 'Keep the job',
    handedBack: 'The job is handed back and the request is open again.',
    gaveUp: 'The job has ended.',
    late: {
      title: 'You are late. When will you be there?',
      early: 'Running late? Say the new time',
      earlyText: 'The customer is told.',
      text: `The customer is told. If we don’t hear from you, the request reopens ${minutesOf(settings.noShow.automaticMs)} minutes after the promised time.`,
      minutes: (n: number) => `In ${n} minutes`,
      told: 'The customer has been told.',
      unsent: 'Saved on this device. The customer is told as soon as there is a signal.',
      said: (time: string) => `You said ${time}. The customer knows.`,
      /** While that waits for a signal. */
      saidUnsent: (time: string) =>
        `You said ${time}. The customer is told as soon as there is a signal.`,
    },
    moved: (step: string) => `Job: ${step}.`,
    early: (moment: string) =>
      `This job is for ${moment}. Press again if you really set out now: the customer is told.`,
    closedAt: 'Closed',
  },
})
