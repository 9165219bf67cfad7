import { sql } from 'kysely'
import type { Chargeback, readChargeback as endpoint } from '#contract/chargebacks.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { settings } from '#contract/settings.ts'
import type { Language } from '#contract/words/languages.ts'
import { titleIn } from '../../asking/request-names.ts'
import { evidenceFile, findTimeZone, hasPictures } from '../../chargebacks/evidence-file.ts'
import { packAsText } from '../../chargebacks/evidence-text.ts'
import { notFound } from '../../core/not-found.ts'
import type { Services } from '../../core/services.ts'
import { findChargeback } from '../../payments/chargebacks.ts'
import type { Db } from '../../platform/db/tables.ts'
import { SentFile } from '../../platform/http/sent-file.ts'

const shown = settings.pageSize.list

const columns = (language: Language) => sql`
  c.id, c.job_id as "jobId", ${titleIn(language)} as title,
  json_build_object('id', p.id, 'name', p.business_name) as provider, c.state, c.reason,
  dollars(c.cents) as amount, iso(c.opened_at) as "openedAt",
  iso(case when c.state = 'opened' then c.answer_by else c.due_at end) as "dueAt"`

const from = sql`
  from chargebacks c join jobs j on j.id = c.job_id join requests r on r.id = j.request_id
  join providers p on p.id = j.provider_id`

/** What banks want back and is not over: what waits for the operator first, the nearest deadline at the top; and how many wait. */
export async function findRunningChargebacks(
  db: Db,
  language: Language,
): Promise<{ chargebacks: Chargeback[]; waiting: number }> {
  const { rows } = await sql<Chargeback & { waiting: number }>`
    select ${columns(language)}, count(*) filter (where c.state in ('opened', 'lost')) over () as waiting
    ${from} where c.ended_at is null
    order by c.state in ('opened', 'lost') desc, coalesce(c.due_at, c.answer_by), c.id limit ${shown}`.execute(
    db,
  )
  return {
    chargebacks: rows.map(({ waiting: _, ...row }) => row),
    waiting: rows[0]?.waiting ?? 0,
  }
}

/** One of them with all that there is to answer it. */
export async function readChargeback(
  db: Db,
  id: string,
  language: Language,
): Promise<AnswerOf<typeof endpoint>> {
  const { rows } = await sql<
    Omit<AnswerOf<typeof endpoint>, 'evidence' | 'hasFile'> & {
      pack: string | null
      timeZone: string
    }
  >`
    select ${columns(language)}, c.words, c.fault, c.fault_reason as "faultReason",
      dollars(c.platform_cents) as borne, c.pack, r.time_zone as "timeZone", encode(c.pack_hash, 'hex') as "packHash"
    ${from} where c.id = ${id}::uuid`.execute(db)
  const [row] = rows
  if (!row) throw notFound('chargeback')
  const { pack, timeZone, ...chargeback } = row
  return {
    ...chargeback,
    evidence: pack === null ? null : packAsText(pack, timeZone),
    hasFile: hasPictures(pack),
  }
}

/** The photos and the signature as the bank will see them. */
export async function readEvidenceFile(
  { db, files }: Pick<Services, 'db' | 'files'>,
  id: string,
): Promise<SentFile> {
  const chargeback = await findChargeback(db, id)
  if (!chargeback) throw notFound('chargeback')
  const bytes = await evidenceFile(files, chargeback, await findTimeZone(db, chargeback.job_id))
  if (!bytes) throw notFound('evidence')
  return new SentFile(bytes, 'application/pdf', 'evidence.pdf')
}
