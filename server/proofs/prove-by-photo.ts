import type { BodyOf, QueryOf } from '#contract/endpoint.ts'
import type { proveByPhoto as endpoint } from '#contract/proofs.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Services } from '../core/services.ts'
import { lockOwnJob } from '../deals/lock-own-job.ts'
import type { Claim } from '../deals/policy.ts'
import { withPicture } from '../photos/photo-files.ts'
import { insertPhoto } from '../photos/queries.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { Refusal, wrongField } from '../platform/http/refusal.ts'
import { findDriversJob } from '../trips/policy.ts'
import { distanceOf, listedOf, requireDoer, takenAt } from './policy.ts'
import { countProofPhotos, insertProof } from './queries.ts'

const { perItem, perJob } = settings.proofs

/** Who does the work shows something of it: a photo stands on the job for both sides, with its time and how far away it was taken. */
export async function proveByPhoto(
  { db, files }: Pick<Services, 'files'> & { db: Db | Tx },
  deed: Deed,
  claim: Claim,
  jobId: string,
  sent: BodyOf<typeof endpoint> & QueryOf<typeof endpoint> & { bytes: Buffer },
): Promise<void> {
  const doer = requireDoer(claim)
  // Nobody's picture is decoded before it is known that they may send one.
  takenAt(await findDriversJob(db, doer, jobId), sent.takenAt, deed.now)
  await withPicture(files, sent.bytes, claim.actor, ({ id, width, height }) =>
    deed.transaction(async (tx) => {
      const { request, job } = await lockOwnJob(tx, doer, jobId)
      const taken_at = takenAt(job, sent.takenAt, deed.now)
      if (!listedOf(request.service_type, sent.item).by.includes('photo'))
        throw wrongField('item', refusals.proofs.notByPhoto)
      await refuseTooMany(tx, jobId, sent.item)
      const proof = await insertProof(tx, {
        job_id: jobId,
        item: sent.item,
        kind: 'photo',
        by_side: 'provider',
        by_user_id: deed.by.userId,
        technician_id: deed.by.technicianId,
        taken_at,
        received_at: deed.now,
        distance_m: distanceOf(request, sent),
        waiting: sent.waiting ?? null,
      })
      await insertPhoto(tx, {
        id,
        request_id: request.id,
        bid_id: job.bid_id,
        side: 'provider',
        user_id: deed.by.userId,
        is_shown_to_bidders: false,
        width,
        height,
        created_at: deed.now,
        proof_id: proof.id,
      })
      await recordOfDeal(tx, 'proof_added', { request, job })
      return { id }
    }),
  )
}

async function refuseTooMany(tx: Tx, jobId: string, item: string): Promise<void> {
  const { ofItem, ofJob } = await countProofPhotos(tx, jobId, item)
  if (ofItem >= perItem) throw new Refusal('too_many_photos', refusals.proofs.tooManyOfItem)
  if (ofJob >= perJob) throw new Refusal('too_many_photos', refusals.proofs.tooManyOfJob)
}
