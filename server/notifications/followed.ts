import type { EventName } from '#contract/event-names.ts'

/** After these who follows a job reads it again. They hear that something has changed, never what it was. */
export const isFollowed: ReadonlySet<EventName> = new Set<EventName>([
  'bid_accepted',
  'technician_assigned',
  'technician_taken_off',
  'job_started',
  'trip_later',
  'trip_near',
  'trip_stopped',
  'job_delayed',
  'job_late',
  'job_arrived',
  'arrival_proved',
  'arrival_unsaid',
  'arrival_denied',
  'arrival_taken_back',
  'job_working',
  'job_finished',
  'job_handed_back',
  'job_no_show',
  'job_replaced',
  'job_released',
  'request_reopened',
  'operator_acted',
])

/** After these the job or the request may be over, and following it soon is. */
export const endsFollowing: ReadonlySet<EventName> = new Set<EventName>([
  'job_confirmed',
  'job_cancelled',
  'job_given_up',
  'customer_gone',
  'request_cancelled',
  'request_expired',
])

/** It says nothing but that. Without an id: it is no place in the stream to resume from. */
export const followedChunk = 'event: read_again\ndata: {}\n\n'
