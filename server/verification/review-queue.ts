import { settings } from '#contract/settings.ts'
import type { Services } from '../core/services.ts'
import { prepared } from '../platform/db/prepared.ts'
import { etagOf, RawAnswer } from '../platform/http/raw-answer.ts'

/** What waits for a review, oldest first. $1 = the last one of the page before, or null. */
const queueSql = `
select coalesce(json_agg(line order by submitted_at, id), '[]'::json)::text as json from (
  select s.submitted_at, s.id, json_build_object(
    'id', s.id,
    'stepId', s.step,
    'status', s.status,
    'fileType', s.file_type,
    'hasFile', s.file_type is not null,
    'documentNumber', s.document_number,
    'issuer', s.issuer,
    'expiresOn', s.expires_on,
    'reason', s.reason,
    'submittedAt', iso(s.submitted_at),
    'decidedAt', null,
    'isRenewal', exists (select from verification_submissions o
      where o.provider_id = s.provider_id and o.step = s.step and o.status = 'completed'
        and o.replaced_by is null and s.step not in ('vehicle_equipment', 'certifications')),
    'provider', json_build_object(
      'id', p.id,
      'businessName', p.business_name,
      'ownerName', p.owner_name,
      'location', p.city || ', ' || p.state)
  ) as line
  from verification_submissions s join providers p on p.id = s.provider_id
  where s.status = 'in_progress'
    and ($1::uuid is null or (s.submitted_at, s.id) >
      (select l.submitted_at, l.id from verification_submissions l where l.id = $1::uuid))
  order by s.submitted_at, s.id
  limit ${settings.pageSize.review}
) lines`

const readQueue = prepared<{ json: string }>('verifications-to-review', queueSql)

export async function listSubmissionsToReview(
  { pool }: Services,
  after: string | undefined,
): Promise<RawAnswer> {
  const { rows } = await readQueue(pool, [after ?? null])
  const json = rows[0]?.json ?? '[]'
  return new RawAnswer(json, etagOf(json))
}
