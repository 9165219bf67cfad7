import type { ProviderStep } from '#contract/jobs.ts'
import { settings } from '#contract/settings.ts'
import { advanceAsTechnician } from '#contract/technicians.ts'
import { sendPositions, type sendPositionsAsTechnician } from '#contract/trips.ts'
import type { Caller } from './caller.ts'
import { guestForm } from './given.ts'

const { seenTimes, seenApartMs } = settings.customerGone

/** The technician presses these steps. */
export async function technicianSteps(
  byLink: Caller,
  params: { id: string },
  ...steps: ProviderStep[]
): Promise<void> {
  for (const step of steps) await byLink.call(advanceAsTechnician, { params, body: { step } })
}

/** Who waits at the place is seen there, by their own page. */
export const beSeenThere = (
  caller: Caller,
  params: { id: string },
  now: Date,
  send: typeof sendPositions | typeof sendPositionsAsTechnician = sendPositions,
) => caller.call(send, { params, body: { fixes: fixesThere(now) } })

/** As many as "nobody is here" asks for, up to now. */
export const fixesThere = (now: Date) =>
  Array.from({ length: seenTimes }, (_, n) =>
    fixAt(0, new Date(now.getTime() - (seenTimes - 1 - n) * seenApartMs)),
  )

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
