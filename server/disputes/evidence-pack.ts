import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import { sql } from 'kysely'
import type { Evidence } from '#contract/evidence.ts'
import type { AgreementDocument, TimelineEntry } from '#contract/jobs.ts'
import type { Side } from '#contract/photos.ts'
import type { Proof } from '#contract/proofs.ts'
import type { JobRow } from '../deals/job-queries.ts'
import type { Tx } from '../platform/db/tables.ts'

/** What `freezeEvidence` writes; packs of before something was kept have none of it. */
export interface Pack {
  frozenAt: string
  evidence: {
    job: Omit<Evidence['job'], 'cancellationFee'> & { id: string; fee: string | null }
    agreement: Omit<AgreementDocument, 'previous'>[]
    changes?: (Omit<Evidence['changes'][number], 'photos'> & { photos?: string[] })[]
    photos: { id: string; side: Side; at: string }[]
    proofs?: (Pick<
      Proof,
      'id' | 'item' | 'kind' | 'distanceM' | 'reading' | 'skipReason' | 'words' | 'signer'
    > &
      Pick<Proof, 'strokes' | 'takenAt' | 'receivedAt' | 'hiddenBecause'> & {
        side: Side
        firstName?: string | null
        isByLink?: boolean
        photo: string | null
        agreement: string | null
        hiddenAt: string | null
      })[]
    messages: { side: Side; content: string; at: string }[]
    history: Pick<TimelineEntry, 'name' | 'at' | 'facts' | 'note'>[]
  }
}

// Written below alone, and never changed.
export const openPack = (pack: string) => JSON.parse(pack) as Pack

/**
 * What was agreed, said, shown and done on a job by now, as one canonical JSON with its SHA-256: nothing of it is another
 * when it is decided on. Photos by their ids and times; their bytes stay where they are, those of
 * proof of work that were hidden as well.
 */
export async function freezeEvidence(
  tx: Tx,
  job: JobRow,
  now: Date,
): Promise<{ pack: string; pack_hash: Buffer }> {
  const { rows } = await sql<{ evidence: unknown }>`
    select json_build_object(
      'job', json_build_object('id', j.id, 'phase', j.phase, 'price', dollars(j.price_cents),
        'fee', dollars(j.cancellation_fee_cents), 'promisedAt', iso(j.promised_at), 'assignedAt', iso(j.assigned_at),
        'enRouteAt', iso(j.en_route_at), 'arrivedAt', iso(j.arrived_at), 'workingAt', iso(j.working_at),
        'finishedAt', iso(j.finished_at), 'closedAt', iso(j.closed_at)),
      'agreement', (select coalesce(json_agg(json_build_object('kind', a.kind, 'document', a.document,
        'hash', encode(a.hash, 'hex'), 'at', iso(a.at)) order by a.number), '[]') from job_agreements a where a.job_id = j.id),
      'changes', (select coalesce(json_agg(json_build_object('id', c.id, 'status', c.status, 'reason', c.reason,
        'words', c.words, 'lines', c.lines, 'approvedLines', c.approved_lines, 'sentAt', iso(c.sent_at),
        'photos', (select coalesce(json_agg(s.id order by s.created_at, s.id), '[]') from photos s
          where s.change_order_id = c.id))
        order by c.sent_at), '[]') from change_orders c where c.job_id = j.id),
      'photos', (select coalesce(json_agg(json_build_object('id', p.id, 'side', p.side, 'at', iso(p.created_at))
        order by p.created_at), '[]') from photos p
        where p.request_id = j.request_id and (p.bid_id is null or p.bid_id = j.bid_id) and p.proof_id is null),
      'proofs', (select coalesce(json_agg(json_build_object('id', w.id, 'item', w.item, 'kind', w.kind,
        'side', w.by_side, 'isByLink', w.is_by_link, 'firstName', split_part(t.full_name, ' ', 1), 'takenAt', iso(w.taken_at), 'receivedAt', iso(w.received_at), 'distanceM', w.distance_m,
        'photo', f.id, 'reading', w.reading, 'skipReason', w.skip_reason, 'words', w.words, 'signer', w.signer,
        'strokes', w.strokes, 'agreement', encode(w.agreement_hash, 'hex'), 'hiddenAt', iso(h.hidden_at),
        'hiddenBecause', h.reason) order by w.received_at, w.id), '[]')
        from proofs w left join photos f on f.proof_id = w.id left join proof_hidings h on h.proof_id = w.id
          left join technicians t on t.id = w.technician_id
        where w.job_id = j.id),
      'messages', (select coalesce(json_agg(json_build_object('side', m.side, 'content', m.content,
        'at', iso(m.created_at)) order by m.id), '[]') from messages m where m.bid_id = j.bid_id),
      'history', (select coalesce(json_agg(json_build_object('name', e.name, 'at', iso(e.at), 'facts', e.facts,
        'note', e.note) order by e.id), '[]') from events e where e.job_id = j.id)) as evidence
    from jobs j where j.id = ${job.id}`.execute(tx)
  const pack = canonicalize({ frozenAt: now.toISOString(), evidence: rows[0]?.evidence })
  if (pack === undefined) throw new Error('evidence that is no JSON')
  return { pack, pack_hash: createHash('sha256').update(pack).digest() }
}
