import type { EventName } from '../../event-names.ts'
import type {
  DriverReport,
  EventFacts,
  FleetDecision,
  JobPhase,
  OperatorDeed,
  ProviderStep,
} from '../../jobs.ts'
import { settings } from '../../settings.ts'
import { area } from '../words.ts'
import { corrections } from './corrections.ts'
import { money, number } from './grammar.ts'
import { waiting } from './waiting.ts'

const minutesOf = (ms: number): number => ms / 60_000
const hoursOf = (ms: number): number => minutesOf(ms) / 60
/** The meters of the rule, as round feet. */
const feet = number(Math.round((settings.customerGone.withinMeters * 3.28) / 100) * 100)

const phases: Record<JobPhase, string> = {
  assigned: 'Assigned',
  en_route: 'On the way',
  arrived: 'Arrived',
  working: 'Working',
  awaiting_confirmation: 'Done, awaiting confirmation',
  closed: 'Closed',
  cancelled_by_customer: 'Canceled by the customer',
  cancelled_by_provider: 'Handed back',
  provider_no_show: 'Provider did not show up',
  customer_gone: 'Customer was not there',
  unable_to_complete: 'Could not be completed',
}
const events: Record<EventName, string> = {
  request_opened: 'Help requested',
  request_alerted: 'More providers alerted',
  request_claimed: 'Saved to an account',
  request_cancelled: 'Request canceled',
  request_expired: 'Request expired',
  request_reopened: 'Request reopened',
  request_corrected: 'Request corrected',
  request_widened: 'Shops farther away asked',
  request_seen: 'A shop has looked',
  links_ended: 'Links ended',
  request_declined: 'Request declined',
  decline_taken_back: 'Decline undone',
  bid_submitted: 'Bid submitted',
  bid_changed: 'Bid changed',
  bid_withdrawn: 'Bid withdrawn',
  bid_rejected: 'Bid rejected',
  bid_expired: 'Bid expired',
  bid_accepted: 'Bid accepted',
  job_started: 'Provider on the way',
  job_arrived: 'Provider arrived',
  job_working: 'Work started',
  job_finished: 'Work done',
  job_confirmed: 'Work confirmed',
  job_cancelled: 'Canceled by the customer',
  job_handed_back: 'Handed back by the provider',
  job_given_up: 'Provider could not complete the work',
  job_late: 'Provider is late and was asked for an update',
  job_delayed: 'Provider is delayed',
  job_no_show: 'Provider did not show up',
  job_replaced: 'Customer asked for somebody else',
  job_released: 'Provider released by Roadcall',
  job_in_doubt: 'Provider suspended',
  job_due: 'Job about to start',
  confirmation_due: 'Customer reminded to confirm',
  customer_gone: 'Provider found nobody there',
  customer_gone_contested: 'Customer says they were there',
  technician_invited: 'Technician invited',
  technician_changed: 'Technician changed',
  technician_assigned: 'Technician assigned',
  technician_taken_off: 'Technician removed',
  photo_added: 'Photo added',
  photo_removed: 'Photo removed',
  message_sent: 'Message sent',
  review_written: 'Review written',
  review_published: 'Review published',
  review_replied: 'Review answered',
  review_hidden: 'Review hidden by Roadcall',
  review_shown: 'Review shown again by Roadcall',
  operator_acted: 'Roadcall stepped in',
  provider_status_changed: 'Provider account changed',
  identity_decided: 'New name or address of the provider decided',
  more_asked: 'Applicant asked for more',
  approval_waits: 'Something waits for approval',
  desk_morning: 'Morning summary for admins',
  provider_changed: 'Provider changed',
  people_changed: 'People of the business changed',
  verification_submitted: 'Document submitted',
  verification_changed: 'Verification changed',
  verification_expiring: 'Document about to expire',
  trust_changed: 'Level changed',
  site_figures_changed: 'Figures changed',
  platform_settings_changed: 'Settings changed',
  fleet_changed: 'Fleet changed',
  fleet_status_changed: 'Fleet account changed',
  driver_changed: 'Driver changed',
  driver_reported: 'Driver sent an update',
  approval_asked: 'Fleet approval requested',
  po_number_changed: 'PO number changed',
  notified: 'Somebody was told',
  access_ended: 'Access ended',
  access_restored: 'Access restored',
}
const operatorDeeds: Record<OperatorDeed, string> = {
  extend: 'Gave the request more time.',
  widen: 'Alerted providers farther away.',
  reopen: 'Opened the request again.',
  pin: 'Corrected the location on the map.',
  release: 'Took the provider off the job.',
  bid: 'Entered a bid for a provider that agreed by phone.',
}
const steps: Record<ProviderStep, string> = {
  start: 'On my way',
  arrive: 'I have arrived',
  work: 'Start work',
  finish: 'Work is done',
}

const reports: Record<DriverReport, string> = {
  ready: 'The driver is with the vehicle and ready.',
  arrived: 'The driver says the provider is here.',
  problem: 'The driver says there is a problem.',
}

/** What an event says beside its name, as a sentence; nothing where it says nothing. */
const facts = ({
  minutes,
  byItself,
  report,
  firstName,
  vehicle,
  corrected,
  miles,
  deed,
  poNumber,
}: EventFacts): string =>
  [
    minutes !== undefined && `There in about ${minutes} minutes.`,
    byItself && `Confirmed automatically after ${hoursOf(settings.autoConfirmMs)} hours.`,
    report && reports[report],
    [firstName, vehicle].filter(Boolean).join(', '),
    corrected && corrections.inHistory(corrected),
    miles !== undefined && waiting.widened(miles),
    deed && operatorDeeds[deed],
    poNumber !== undefined && (poNumber ? `PO ${poNumber}.` : 'No PO number.'),
  ]
    .filter(Boolean)
    .join(' ')

/** What a fleet reads beside it: who did it, and which price was decided on. */
const decision = ({ by, businessName, price, limit }: FleetDecision): string =>
  [
    businessName && price && `${businessName} for ${money(price)}.`,
    limit && `Above the driver’s limit of ${money(limit)}.`,
    by && `By ${by}.`,
  ]
    .filter(Boolean)
    .join(' ')

/** The job after acceptance, as both sides see it. */
export const jobs = area('jobs', {
  phases,
  events,
  steps,
  progress: 'How far the job has come',
  progressSteps: { ...phases, awaiting_confirmation: 'Done' },
  history: 'What happened',
  /** Who of one's own people did it. */
  by: ({ name }: { name: string }) => `By ${name}.`,
  facts,
  decision,
  promise: {
    arrives: 'Arrives',
    due: 'Promised arrival',
    late: 'was due',
    by: (time: string) => `promised by ${time}`,
    expected: (time: string) => `now expected at ${time}`,
    none: 'No arrival time was promised',
    arrived: 'Arrived',
    working: 'Working since',
    finished: 'Work done',
    closed: 'Closed',
  },
  customer: {
    price: 'Agreed price',
    paid: 'paid directly to the provider',
    confirm: 'Confirm the work is done',
    confirmText: (name: string) => `${name} says the work is done. Confirm it when you agree.`,
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
    came: (name: string) => `${name} was there`,
    vehicle: (vehicle: string) => `in: ${vehicle}`,
    failed: 'That didn’t work. Try again.',
    ended: {
      closed: 'The work is done and the job is closed.',
      cancelled_by_customer: 'You canceled this job. No provider is coming.',
      unable_to_complete: 'The provider could not complete the work.',
      provider_no_show: 'The provider did not show up.',
      customer_gone: 'The provider found nobody there.',
    },
  },
  mine: {
    title: 'My Jobs',
    running: 'In progress',
    past: 'Past jobs',
    emptyTitle: 'No jobs yet',
    emptyText:
      'When a customer accepts your bid, the job shows up here with the phone number and the exact location.',
    emptyAction: 'See available requests',
    failed: 'Your jobs did not load',
    more: 'Show older jobs',
    customer: 'Customer',
    place: 'Location',
    mapApps: { google: 'Google Maps', apple: 'Apple Maps', device: 'Other map app' },
    position: 'GPS position',
    noPosition: 'The customer’s device sent no GPS position. Ask by phone.',
    notes: 'Notes',
    customerNotes: 'Customer’s note',
    youReceive: 'You receive',
    ofPrice: (price: string) => `of ${price}`,
    waiting: 'Waiting for the customer to confirm. Confirmed automatically',
    handBack: 'Hand back',
    giveUp: 'Cannot complete',
    stepFailed: 'The step was not saved. Try again.',
    finishTitle: 'Is the work done?',
    finishText: 'The customer is asked to confirm it.',
    finishNote: 'What was done (optional)',
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
      text: `The customer is told. If we don’t hear from you, the request reopens ${minutesOf(settings.noShow.automaticMs)} minutes after the promised time.`,
      minutes: (n: number) => `In ${n} min`,
      told: 'The customer has been told.',
      said: (time: string) => `You said ${time}. The customer knows.`,
    },
    gone: {
      action: 'Nobody is here',
      early: (time: string) =>
        `You can report this from ${time} on, after ${minutesOf(settings.customerGone.waitMs)} minutes there.`,
      title: 'Is nobody there?',
      text: `Message the customer first. We check your position: you have to be within ${feet} feet. The job ends, and the customer can object for ${hoursOf(settings.customerGone.contestMs)} hours.`,
      confirm: 'Nobody is here',
      back: 'Keep waiting',
      noFix: 'Your device did not share its position. Allow it and try again.',
      done: 'The job has ended.',
      failed: 'This was not saved. Try again.',
    },
    moved: (step: string) => `Job: ${step}.`,
    closedAt: 'Closed',
  },
})
