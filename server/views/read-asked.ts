import { type DetailFieldName, triage, triageAnswers } from '#contract/catalogue.ts'
import type { AskedRequest } from '#contract/correcting.ts'
import { decimal } from '#contract/primitives.ts'
import { ownPosition } from '../asking/corrected-request.ts'
import { findRequest, type RequestRow } from '../asking/queries.ts'
import { requireAccess } from '../deals/claim.ts'
import { type Claim, isGuests, mayRun, refuseToRun } from '../deals/policy.ts'
import type { Db } from '../platform/db/tables.ts'

/** A request as its form was filled in, for who may correct it or ask the same again; not for a bid's link. */
export async function readAsked(db: Db, claim: Claim, id: string): Promise<AskedRequest> {
  const { request, access } = requireAccess(await findRequest(db, id), claim)
  if (!mayRun(access)) throw refuseToRun(access, 'request')
  // A link may have been passed on: it shows the address of nobody's account.
  const { lat, lng, accuracyM, fixedAt } = ownPosition(request)
  return {
    id,
    title: request.title,
    fullName: request.customer_name,
    phone: request.customer_phone,
    isGuests: isGuests(request),
    email: isGuests(request) || access.as === 'owner' ? request.customer_email : '',
    location: request.location_text,
    position:
      lat === undefined || lng === undefined
        ? null
        : { lat, lng, accuracyM: accuracyM ?? null, fixedAt: fixedAt ?? null },
    serviceType: request.service_type,
    triage: needOf(request),
    urgency: request.urgency,
    preferredTime: request.preferred_time,
    scheduledAt: request.scheduled_at?.toISOString() ?? null,
    additionalNotes: request.additional_notes ?? '',
    // Written from the contract's field names alone.
    details: request.details as Partial<Record<DetailFieldName, string>>,
    driverId: request.driver_id,
    unitId: request.unit_id,
    poNumber: request.po_number,
    budget: request.budget_cents === null ? null : decimal(request.budget_cents),
    createdAt: request.created_at.toISOString(),
  }
}

/** Which answer asks for these trades. */
const needOf = ({ trades }: RequestRow) =>
  triageAnswers.find((answer) => triage[answer].trades.join() === trades.join()) ?? null
