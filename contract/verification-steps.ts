import { lifecycle } from './lifecycle.ts'
import { lifecycles } from './words/en/lifecycles.ts'

/** The steps of a provider's verification (S1 §9), in the order in which they stand on the page. */
export const stepIds = [
  'identity',
  'business_license',
  'insurance',
  'background_check',
  'vehicle_equipment',
  'certifications',
] as const
export type StepId = (typeof stepIds)[number]

interface Step {
  /** Without it a provider is not verified (rules C20). */
  isRequired: boolean
  /** What is handed in: one document that counts, several that count beside each other, or an order of a check. */
  takes: 'document' | 'documents' | 'check'
  /** It cannot be approved without the day until which it is valid. */
  needsExpiry: boolean
}

export const steps: Record<StepId, Step> = {
  identity: { isRequired: true, takes: 'document', needsExpiry: false },
  business_license: { isRequired: true, takes: 'document', needsExpiry: false },
  insurance: { isRequired: true, takes: 'document', needsExpiry: true },
  background_check: { isRequired: true, takes: 'check', needsExpiry: false },
  vehicle_equipment: { isRequired: false, takes: 'documents', needsExpiry: false },
  certifications: { isRequired: false, takes: 'documents', needsExpiry: false },
}

export const requiredSteps = stepIds.filter((id) => steps[id].isRequired)

export const stepStates = ['pending', 'in_progress', 'completed', 'failed'] as const
export type StepState = (typeof stepStates)[number]

/**
 * A step of the verification (S1 §4), and each submission on it. A completed document may be renewed before its time:
 * it counts until the new one is approved, or until it expires.
 */
export const stepLifecycle = lifecycle({
  states: stepStates,
  initial: 'pending',
  refusals: lifecycles.steps,
  actions: {
    submit: {
      from: ['pending', 'failed', 'completed'],
      to: 'in_progress',
      by: ['provider'],
    },
    add: {
      from: ['pending', 'in_progress', 'completed', 'failed'],
      to: 'in_progress',
      by: ['provider'],
    },
    start_check: {
      from: ['pending', 'failed'],
      to: 'in_progress',
      by: ['provider'],
    },
    take_back: {
      from: ['in_progress'],
      to: 'pending',
      by: ['provider'],
    },
    approve: {
      from: ['in_progress'],
      to: 'completed',
      by: ['admin'],
    },
    reject: {
      from: ['in_progress'],
      to: 'failed',
      by: ['admin'],
    },
    expire: {
      from: ['completed'],
      to: 'pending',
      by: ['clock'],
      deadline: 'documentExpiry',
    },
  },
})

/** With which action something is handed in for a step. */
export const submitActions = {
  document: 'submit',
  documents: 'add',
  check: 'start_check',
} as const satisfies Record<Step['takes'], keyof typeof stepLifecycle.actions>

interface Submitted {
  status: StepState
  /** Newer ones have later instants. */
  submittedAt: string | Date
}

/** Where a step stands by what was handed in for it: what counts, else what is being reviewed, else what came last. */
export function stepStateOf(submissions: readonly Submitted[]): StepState {
  for (const state of ['completed', 'in_progress'] as const)
    if (submissions.some(({ status }) => status === state)) return state
  const [newest] = submissions.toSorted(
    (a, b) => new Date(b.submittedAt).getTime() - new Date(a.submittedAt).getTime(),
  )
  return newest?.status ?? stepLifecycle.initial
}

/** While a renewal waits, another one may not be sent, although the step itself is completed. */
export const stateToSubmitIn = (submissions: readonly Submitted[]): StepState =>
  submissions.some(({ status }) => status === 'in_progress')
    ? 'in_progress'
    : stepStateOf(submissions)
