import { lifecycle, may } from './lifecycle.ts'
import { jobRefusals } from './words/en/job-lifecycle.ts'

// The way of a job, without the shapes of its calls: pages for the roadside load this alone.

export const jobPhases = [
  'assigned',
  'en_route',
  'arrived',
  'working',
  'awaiting_confirmation',
  'closed',
  'cancelled_by_customer',
  'cancelled_by_provider',
  'provider_no_show',
  'customer_gone',
  'unable_to_complete',
] as const
export type JobPhase = (typeof jobPhases)[number]

export const jobLifecycle = lifecycle({
  states: jobPhases,
  initial: 'assigned',
  refusals: jobRefusals,
  actions: {
    start: {
      from: ['assigned'],
      to: 'en_route',
      by: ['provider'],
    },
    // A technician who forgot to press "on the way" may still arrive.
    arrive: {
      from: ['assigned', 'en_route'],
      to: 'arrived',
      by: ['provider'],
    },
    work: {
      from: ['arrived'],
      to: 'working',
      by: ['provider'],
    },
    finish: {
      from: ['working'],
      to: 'awaiting_confirmation',
      by: ['provider'],
    },
    confirm: {
      from: ['awaiting_confirmation'],
      to: 'closed',
      by: ['customer', 'clock'],
      deadline: 'autoConfirm',
    },
    // The customer says that the work is not as agreed: it is over, and what is wrong is decided by itself.
    object: {
      from: ['awaiting_confirmation'],
      to: 'closed',
      by: ['customer'],
    },
    // Work under way is not called off: the customer asks for it to stop, and the provider ends it.
    cancel: {
      from: ['assigned', 'en_route', 'arrived'],
      to: 'cancelled_by_customer',
      by: ['customer'],
    },
    ask_to_stop: {
      from: ['working'],
      to: 'working',
      by: ['customer'],
    },
    hand_back: {
      from: ['assigned', 'en_route', 'arrived'],
      to: 'cancelled_by_provider',
      by: ['provider'],
    },
    give_up: {
      from: ['working'],
      to: 'unable_to_complete',
      by: ['provider'],
    },
    // What was found was not approved: the provider leaves, for the fee of having come.
    leave: {
      from: ['arrived', 'working'],
      to: 'unable_to_complete',
      by: ['provider'],
    },
    // Nobody came (rules C14): the customer may say so some time after the promise, later the clock does.
    no_show: {
      from: ['assigned', 'en_route'],
      to: 'provider_no_show',
      by: ['customer', 'clock'],
      deadline: 'noShow',
    },
    // The provider has been suspended, and the customer takes somebody else (rules C18).
    replace: {
      from: ['assigned', 'en_route', 'arrived'],
      to: 'cancelled_by_provider',
      by: ['customer'],
    },
    // The provider has said by phone that nobody comes, or the operator has found out. Work under way too: a suspended shop cannot end it.
    release: {
      from: ['assigned', 'en_route', 'arrived', 'working'],
      to: 'cancelled_by_provider',
      by: ['admin'],
    },
    // "Nobody is here": an arrival that nothing has proved is none, and the clock of the promise goes on.
    deny_arrival: {
      from: ['arrived'],
      to: 'en_route',
      by: ['customer'],
    },
    // Pressed too early, which nothing proves: who pressed it is on the way again.
    take_back_arrival: {
      from: ['arrived'],
      to: 'en_route',
      by: ['provider'],
    },
    // A comeback that was not done in its time.
    run_out: {
      from: ['assigned', 'en_route', 'arrived', 'working'],
      to: 'unable_to_complete',
      by: ['clock'],
      deadline: 'comeback',
    },
    customer_gone: {
      from: ['arrived'],
      to: 'customer_gone',
      by: ['provider'],
    },
  },
})

/** The steps a provider presses, in their order. */
export const providerSteps = ['start', 'arrive', 'work', 'finish'] as const
export type ProviderStep = (typeof providerSteps)[number]

/** Has a running job gone beyond the step: does it stand where a later one leads? */
export const hasPassed = (step: ProviderStep, phase: JobPhase): boolean =>
  providerSteps
    .slice(providerSteps.indexOf(step) + 1)
    .some((later) => jobLifecycle.actions[later].to === phase)

/**
 * What each phase is to the work: awaited at the truck, there, under way, done; or it came to nothing. Whoever asks for jobs of a
 * kind reads the lists below, so that a new phase has its answer everywhere or does not compile.
 */
const stands = {
  assigned: { work: 'awaited', isOver: false },
  en_route: { work: 'awaited', isOver: false },
  arrived: { work: 'there', isOver: false },
  working: { work: 'under_way', isOver: false },
  awaiting_confirmation: { work: 'done', isOver: false },
  closed: { work: 'done', isOver: true },
  cancelled_by_customer: { work: 'none', isOver: true },
  cancelled_by_provider: { work: 'none', isOver: true },
  provider_no_show: { work: 'none', isOver: true },
  customer_gone: { work: 'none', isOver: true },
  unable_to_complete: { work: 'none', isOver: true },
} as const satisfies Record<JobPhase, { work: string; isOver: boolean }>
type WorkStands = (typeof stands)[JobPhase]['work']

const runningWhile = (...work: WorkStands[]): readonly JobPhase[] =>
  jobPhases.filter((phase) => !stands[phase].isOver && work.includes(stands[phase].work))

/** A job that goes on. */
export const runningPhases = runningWhile('awaited', 'there', 'under_way', 'done')
/** Somebody is still expected at the truck. */
export const awaitedPhases = runningWhile('awaited')
/** Who does it shares where they are: from setting out until the work begins. */
export const sharedPhases = runningWhile('awaited', 'there').filter(
  (phase) => phase !== jobLifecycle.initial,
)
/** Somebody is at the truck with work ahead. */
export const phasesAtTruck = runningWhile('there', 'under_way')
/** From the arrival until the customer has confirmed. */
export const phasesSinceArrival = runningWhile('there', 'under_way', 'done')
/** From the start of the work until the customer has confirmed. */
export const phasesSinceWork = runningWhile('under_way', 'done')

/** By these a job ends without its provider having done it, and its request opens again. */
export const leavings = ['hand_back', 'no_show', 'replace', 'release'] as const
/** What becomes of the request is no longer the matter of a job that ended so. */
export const leftPhases: readonly JobPhase[] = [
  ...new Set(leavings.map((action) => jobLifecycle.actions[action].to)),
]

/** Was the work done to its end? */
export const isDone = (phase: JobPhase): boolean => stands[phase].work === 'done'

/** While there is still work to go to: then a technician may be put on the job, or taken off. */
export const phasesWithWork: readonly JobPhase[] = jobPhases.filter((phase) =>
  providerSteps.some((step) => may(jobLifecycle, step, phase)),
)

/** What an arrival is proved by: a position at the place, a code, the customer's own word; or nothing. */
export const arrivalProofs = ['place', 'code', 'customer', 'none'] as const
export type ArrivalProof = (typeof arrivalProofs)[number]

/** How late a provider expects to be, in minutes from now. */
export const delayMinutes = [10, 15, 20, 30, 45, 60, 90] as const
