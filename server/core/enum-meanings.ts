import { bidStatuses } from '#contract/bids.ts'
import { driverStatuses, shownDriverStatuses } from '#contract/drivers.ts'
import { jobPhases } from '#contract/jobs.ts'
import { keyScopes } from '#contract/key-scopes.ts'
import { standings } from '#contract/providers.ts'
import { closeReasons, requestStatuses } from '#contract/requests.ts'
import { urgencies } from '#contract/services.ts'
import { stepStates } from '#contract/verification-steps.ts'

type Meaning = [values: readonly string[], means: Record<string, string>]
const meaning = <const V extends readonly string[]>(
  values: V,
  means: Record<V[number], string>,
): Meaning => [values, means]

/** What each value of a status stands for, in the document of the API. */
const meanings: Meaning[] = [
  meaning(requestStatuses, {
    open: 'waits for a bid to be accepted',
    in_progress: 'a bid was accepted and its job has not ended',
    completed: 'the job is closed',
    cancelled: 'ended without a job that was done; `closeReason` says why',
  }),
  meaning(closeReasons, {
    done: 'the job was done',
    customer: 'canceled by its owner',
    expired: 'nobody accepted a bid in time',
    no_show: 'the provider did not show up, and it was not opened again',
    customer_gone: 'the provider found nobody',
    unable: 'the provider could not complete the work',
    account_closed: 'the account of its owner was closed',
  }),
  meaning(bidStatuses, {
    pending: 'waits for the customer',
    accepted: 'won; a job has begun',
    rejected: 'over; `reason` says why',
  }),
  meaning(jobPhases, {
    assigned: 'accepted, nobody on the way yet',
    en_route: 'on the way',
    arrived: 'at the truck',
    working: 'at work',
    awaiting_confirmation: 'done, waits for the customer’s word or a day',
    closed: 'confirmed',
    cancelled_by_customer: 'ended by the customer',
    cancelled_by_provider: 'the provider left before work began: handed it back, or was taken off',
    provider_no_show: 'the provider did not show up',
    customer_gone: 'the provider found nobody',
    unable_to_complete: 'work began and could not be completed',
  }),
  meaning(standings, {
    pending: 'waits for approval',
    active: 'approved',
    suspended: 'reads, and does nothing else',
  }),
  meaning(urgencies, {
    emergency: 'somebody is in danger',
    urgent: 'as soon as possible',
    standard: 'today',
    scheduled: 'at a time that was asked for',
  }),
  meaning(driverStatuses, {
    active: 'available',
    on_service: 'has a job under way',
    inactive: 'deactivated or offline',
  }),
  meaning(shownDriverStatuses, {
    needs_help: 'has an open request with no provider chosen',
    active: 'available',
    on_service: 'has a job under way',
    inactive: 'deactivated or offline',
  }),
  meaning(stepStates, {
    pending: 'nothing handed in',
    in_progress: 'handed in, waits for review',
    completed: 'approved',
    failed: 'not approved, or expired',
  }),
  meaning(keyScopes, {
    read_requests: 'read requests, bids, jobs and reviews, and hear of them live',
    post_requests: 'ask for help, correct, cancel and reopen requests',
    choose_bids: 'accept and reject bids',
    bid: 'bid, change and withdraw bids',
    run_jobs: 'move jobs on and see them to their end',
    messages: 'read and write messages',
    read_money: 'read what was earned and spent',
    manage_people: 'keep drivers, units and technicians',
    settings: 'go on and off duty, change the record',
    read_desk: 'read the operator’s desk',
    run_desk: 'step in at the operator’s desk',
  }),
]

/** By the list of values as JSON writes it. */
export const enumMeanings: ReadonlyMap<string, string> = new Map(
  meanings.map(([values, means]) => [
    JSON.stringify(values),
    values.map((value) => `${value}: ${means[value]}`).join('; '),
  ]),
)
