import type { ProviderStep } from '#contract/jobs.ts'
import { advanceAsTechnician } from '#contract/technicians.ts'
import type { Caller } from './caller.ts'
import { guestForm } from './given.ts'

/** The technician presses these steps. */
export async function technicianSteps(
  byLink: Caller,
  params: { id: string },
  ...steps: ProviderStep[]
): Promise<void> {
  for (const step of steps) await byLink.call(advanceAsTechnician, { params, body: { step } })
}

/** A position so many miles north of the place of the request, as a device says it. */
export function fixAt(
  milesAway: number,
  at: Date,
  { accuracyM = 12, heading }: { accuracyM?: number; heading?: number } = {},
) {
  return {
    lat: guestForm.lat + milesAway / 69.09,
    lng: guestForm.lng,
    accuracyM,
    fixedAt: at.toISOString(),
    ...(heading !== undefined && { heading }),
  }
}
