import * as z from 'zod/mini'
import { isEmergencySpelling } from './services.ts'
import type { Saying } from './words/sayings.ts'

/** What a form says of its urgency, each way to ask in its own words. */
interface HowUrgent {
  serviceType?: unknown
  urgency?: unknown
  isEmergency?: unknown
}

/** Somebody is in danger, or the truck is in a lane: only the place and a phone number are waited for (rules C2). */
export const isEmergencyAsked = ({ serviceType, urgency, isEmergency }: HowUrgent): boolean =>
  isEmergency === true ||
  urgency === 'emergency' ||
  (typeof serviceType === 'string' && isEmergencySpelling(serviceType))

/** Which of these a form has left out, each with its sentence; none of an emergency. */
export function missingOf<F extends string>(
  form: HowUrgent & { [field in NoInfer<F>]?: unknown },
  required: Readonly<Record<F, Saying>>,
): Record<string, Saying> {
  if (isEmergencyAsked(form)) return {}
  // The keys of a constant are its type's.
  const left = (Object.keys(required) as F[]).filter((field) => !form[field])
  return Object.fromEntries(left.map((field) => [field, required[field]]))
}

/** A schema's rule for what every request must say but an emergency, told together with all else that is wrong. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredUnlessEmergency = (required: Readonly<Record<string, Saying>>) =>
  z.check<object>(
    ({ value, issues }) => {
      for (const [field, message] of Object.entries(missingOf({ ...value }, required)))
        issues.push({ code: 'custom', path: [field], message, input: value })
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
