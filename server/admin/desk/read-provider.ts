import { sql } from 'kysely'
import type { DocumentAtDesk, ProviderAtDesk } from '#contract/desk-accounts.ts'
import type { Language } from '#contract/words/languages.ts'
import { notFound } from '../../core/not-found.ts'
import type { Services } from '../../core/services.ts'
import type { Db } from '../../platform/db/tables.ts'
import { isOnDuty } from '../../providers/duty.ts'
import { findProvider } from '../../providers/queries.ts'
import { findSubmissionsOf } from '../../verification/queries.ts'
import { readScoreParts } from '../../verification/trust.ts'
import { findIdentityChangeOf } from '../list-identity-changes.ts'
import { findProviderForAdmin } from '../list-providers.ts'
import { readJobsOf } from './deals-of.ts'
import { findDuplicates } from './duplicates.ts'
import { readHistory, readNotes } from './history.ts'
import { readLedgerOfProvider } from './money.ts'

/** Everything about a shop, for who runs the platform: also all that decides its application. */
export async function readProviderAtDesk(
  { db, clock }: Services,
  id: string,
  language: Language,
): Promise<ProviderAtDesk> {
  const [row, facts] = await Promise.all([findProvider(db, id), findProviderForAdmin(db, id)])
  if (!row || !facts) throw notFound('provider')
  const ids = [id, row.owner_user_id]
  const [more, scoreParts, duplicates, documents, identityChange, jobs, money, history, notes] =
    await Promise.all([
      readMore(db, id),
      readScoreParts(db, id, clock.now()),
      findDuplicates(db, {
        ids,
        phone: row.phone,
        email: facts.email,
        name: row.business_name,
        address: row.address,
      }),
      readDocuments(db, id),
      findIdentityChangeOf(db, id),
      readJobsOf(db, id, language),
      readLedgerOfProvider(db, id),
      readHistory(
        db,
        { events: sql`e.provider_id = ${id} and e.request_id is null`, ids },
        language,
      ),
      readNotes(db, ids),
    ])
  return {
    ...facts,
    isPhoneConfirmed: row.phone_confirmed_at !== null,
    suspendedBecause: row.suspended_because,
    lat: row.lat,
    lng: row.lng,
    radiusMiles: row.radius_miles,
    serviceHours: row.service_hours,
    takesEmergencies: row.takes_emergencies,
    onDuty: isOnDuty(row, clock.now()),
    verified: row.verified,
    level: row.verification_level,
    rating: row.rating === null ? null : Number(row.rating),
    reviewCount: row.review_count,
    jobsDone: row.jobs_done,
    ...more,
    scoreParts,
    duplicates,
    documents,
    identityChange,
    jobs,
    money,
    history,
    notes,
  }
}

async function readMore(db: Db, id: string) {
  const { rows } = await sql<Pick<ProviderAtDesk, 'trustScore' | 'askedFor' | 'dies'>>`
    select p.trust_score as "trustScore",
      case when p.asked_for is not null then
        json_build_object('words', p.asked_for, 'at', iso(p.asked_for_at),
          'answer', p.asked_answer, 'answeredAt', iso(p.answered_at)) end as "askedFor",
      json_build_object(
        'bids', (select count(*) from bids b where b.provider_id = p.id and b.status = 'pending'),
        'jobs', (select count(*) from jobs j where j.provider_id = p.id and j.closed_at is null)) as dies
    from providers p where p.id = ${id}`.execute(db)
  return rows[0] ?? { trustScore: 0, askedFor: null, dies: { bids: 0, jobs: 0 } }
}

async function readDocuments(db: Db, providerId: string): Promise<DocumentAtDesk[]> {
  const rows = await findSubmissionsOf(db, providerId)
  return rows.map((row) => ({
    id: row.id,
    stepId: row.step,
    status: row.status,
    fileType: row.file_type,
    hasFile: row.file_type !== null && row.file_removed_at === null,
    documentNumber: row.document_number,
    issuer: row.issuer,
    expiresOn: row.expires_on,
    reason: row.reason,
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  }))
}
