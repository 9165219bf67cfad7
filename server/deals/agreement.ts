import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import { sql } from 'kysely'
import type { BidLine } from '#contract/bid-lines.ts'
import type { FeeStage } from '#contract/cancellation.ts'
import type { AgreementDocument } from '#contract/jobs.ts'
import { decimal } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import { termsVersions } from '#contract/terms-versions.ts'
import type { RequestRow } from '../asking/queries.ts'
import { sent } from '../platform/db/run.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import type { BidRow } from './bid-queries.ts'
import type { JobRow } from './job-queries.ts'

/** A document of what was agreed, with its SHA-256. */
interface Agreed {
  document: string
  hash: Buffer
}

/**
 * What both sides agree on by an acceptance (money §3): who for whom, each line, the total, the promise, and what
 * canceling will cost. By ids alone, so that it can stand for ever: names and numbers are forgotten with age.
 */
export function agreementOf(
  request: RequestRow,
  bid: BidRow,
  promisedAt: Date | null,
  netDays: number | null,
  now: Date,
  comebackOf?: string,
): Agreed {
  return sealed({
    kind: 'bid',
    acceptedAt: now.toISOString(),
    request: { id: request.id, version: bid.request_version },
    provider: bid.provider_id,
    bid: { id: bid.id, version: bid.version },
    currency: 'USD',
    lines: bid.lines ?? [allIn(bid.price_cents)],
    total: decimal(bid.price_cents),
    // What a card on the job does not pay is paid directly; either settles it. On terms the fleet pays within so many days.
    methods: netDays === null ? ['card', 'direct'] : ['terms'],
    ...(netDays !== null && { netDays }),
    promisedAt: promisedAt?.toISOString() ?? null,
    scheduledAt: request.scheduled_at?.toISOString() ?? null,
    // What of the next repair is on the provider where it does not come.
    ...(bid.pledge_cents !== null && { pledge: decimal(bid.pledge_cents) }),
    // The job that is done again, and by when: there is no charge for it.
    ...(comebackOf && { comebackOf, doneBy: request.expires_at.toISOString() }),
    cancellation: settings.cancellation,
    terms: termsVersions.terms,
  })
}

/** Of a price that was named as a total. */
const allIn = (cents: number): BidLine => ({
  kind: 'other',
  text: 'All-in',
  quantity: '1',
  unitPrice: decimal(cents),
})

export function keepAgreement(tx: Tx, jobId: string, agreed: Agreed, at: Date) {
  const first = { job_id: jobId, number: 0, kind: 'bid', ...agreed, previous: null, at } as const
  return sent(tx, tx.insertInto('job_agreements').values(first))
}

/** What is agreed on after it. */
type Further =
  | { kind: 'change_order'; lines: readonly BidLine[]; total: string }
  | { kind: 'cancellation_fee'; stage: FeeStage; fee: string }
  | { kind: 'lower_price'; total: string }

/** Adds a document to the agreement of a job that is locked, tied to the one before by its hash. */
export async function addToAgreement(
  tx: Tx,
  job: Pick<JobRow, 'id'> & { agreement_hash: Buffer },
  further: Further,
  at: Date,
): Promise<void> {
  const previous = job.agreement_hash
  const agreed = sealed({ ...further, at: at.toISOString(), previous: previous.toString('hex') })
  await tx
    .insertInto('job_agreements')
    .values(({ selectFrom, fn }) => ({
      job_id: job.id,
      number: selectFrom('job_agreements')
        .select(fn.countAll<number>().as('count'))
        .where('job_id', '=', job.id),
      kind: further.kind,
      ...agreed,
      previous,
      at,
    }))
    .execute()
  await tx
    .updateTable('jobs')
    .set({ agreement_hash: agreed.hash })
    .where('id', '=', job.id)
    .execute()
}

/** The documents of a job, oldest first. */
export async function findAgreement(db: Db, jobId: string): Promise<AgreementDocument[]> {
  return (await findAgreements(db, [jobId])).get(jobId) ?? []
}

/** Those of several jobs, by job. */
export async function findAgreements(
  db: Db,
  jobIds: readonly string[],
): Promise<Map<string, AgreementDocument[]>> {
  const rows = await db
    .selectFrom('job_agreements')
    .select(['job_id', 'kind', 'document', 'hash', 'previous', 'at'])
    .where('job_id', '=', sql<string>`any(${[...jobIds]}::uuid[])`)
    .orderBy('number')
    .execute()
  const found = new Map<string, AgreementDocument[]>()
  for (const { job_id, kind, document, hash, previous, at } of rows) {
    const documents = found.get(job_id) ?? []
    found.set(job_id, documents)
    documents.push({
      kind,
      document,
      hash: hash.toString('hex'),
      previous: previous?.toString('hex') ?? null,
      at: at.toISOString(),
    })
  }
  return found
}

/** Canonical JSON (RFC 8785), so that everybody gets the same hash of the same facts. */
function sealed(facts: object): Agreed {
  const document = canonicalize(facts)
  if (document === undefined) throw new Error('an agreement that is no JSON')
  return { document, hash: createHash('sha256').update(document).digest() }
}
