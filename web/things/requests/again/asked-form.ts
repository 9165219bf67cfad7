import type { AskedRequest } from '#contract/correcting.ts'
import { type PreferredTime, preferredTimes } from '#contract/services.ts'
import type { PlacedPosition } from '../../../kit/places/which-place.ts'
import { formatPhone } from '../../../kit/ui/format.ts'
import { localMinute } from '../form/local-time.ts'
import { emptyRequest, type RequestForm } from '../form/request-form.ts'

/** The form as it was filled in when the request was made. `now` in milliseconds: a moment that is over is asked anew. */
export function formOf(asked: AskedRequest, now: number): RequestForm {
  const { details, title, triage, preferredTime, scheduledAt, unitId, poNumber, budget } = asked
  const at = scheduledAt === null ? null : new Date(scheduledAt)
  return {
    ...emptyRequest,
    ...details,
    fullName: asked.fullName,
    phone: formatPhone(asked.phone),
    email: asked.email,
    location: asked.location,
    // Whether they are safe now only they can say.
    danger: asked.urgency === 'emergency' ? 'yes' : '',
    triage: triage ?? '',
    serviceType: asked.serviceType,
    urgency: asked.urgency,
    preferredTime,
    preferredServiceTime: timeOf(preferredTime, at),
    scheduledAt: at && at.getTime() > now ? localMinute(at.getTime()) : '',
    additionalNotes: asked.additionalNotes,
    position: positionOf(asked),
    unitId: unitId ?? '',
    title: title ?? '',
    poNumber: poNumber ?? '',
    budget: budget ?? '',
  }
}

/** A fleet says it in its own words; which day "tomorrow" was, a moment says. */
const timeOf = (said: string, at: Date | null): PreferredTime =>
  at ? 'custom_date/time' : (preferredTimes.find((time) => time === said) ?? 'asap')

function positionOf({ position, location, createdAt }: AskedRequest): PlacedPosition | null {
  if (!position) return null
  const { lat, lng, accuracyM, fixedAt } = position
  return {
    lat,
    lng,
    accuracyM: accuracyM ?? 0,
    fixedAt: fixedAt ?? createdAt,
    beside: { text: location, isSame: true },
  }
}
