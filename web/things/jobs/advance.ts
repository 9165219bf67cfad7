import type { UseMutationResult } from '@tanstack/react-query'
import type { SentBodyOf } from '#contract/endpoint.ts'
import type { advanceJob, Step } from '#contract/jobs.ts'

/** A step at the moment of its press: where the device is may still be coming. */
export type PressedStep = Omit<SentBodyOf<typeof advanceJob>, 'fix' | 'occurredAt'> & {
  fix?: Promise<Step['fix']>
}

/** Moves a job on: of the provider, or of the technician who is on it. */
export type Advance = UseMutationResult<unknown, Error, PressedStep>
