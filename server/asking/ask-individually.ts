import { triage, type Urgency, urgencyOfTime } from '#contract/catalogue.ts'
import type { IndividualRequest } from '#contract/requests.ts'
import type { Actor } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { createRequest, type NewRequest } from './create-request.ts'
import { ownerOf } from './owner.ts'
import { positionOf, readAskedService, scheduleAt } from './request-input.ts'
import { saidOnly } from './vehicle-facts.ts'

/** The wizard's request (S0 §2.7): anybody with a phone number; somebody signed in owns it with his account. */
export async function askIndividually(
  { db }: { db: Db | Tx },
  deed: Deed,
  actor: Actor,
  form: IndividualRequest,
) {
  const asked = readAskedService(form, urgencyOfTime[form.preferredServiceTime], 'submission_issue')
  const request: NewRequest = {
    serviceType: asked.serviceType,
    // The answer says what is needed, whatever the service is called.
    trades: form.triage ? triage[form.triage].trades : asked.trades,
    urgency: asked.urgency,
    preferredTime: form.preferredServiceTime,
    scheduledAt: scheduleOf(form, asked.urgency, deed.now),
    details: saidOnly(form),
    additionalNotes: form.additionalNotes || null,
    location: form.location,
    position: positionOf(form),
    namedProviderId: form.providerId,
    customer: {
      name: form.fullName,
      phone: form.phone,
      email: form.email,
      ...(await ownerOf(db, actor)),
    },
  }
  return createRequest(deed, request)
}

function scheduleOf(form: IndividualRequest, urgency: Urgency, now: Date): Date | null {
  if (urgency !== 'scheduled') return null
  if (form.preferredServiceTime === 'tomorrow' && !form.scheduledAt) return null
  return scheduleAt(form.scheduledAt, now)
}
