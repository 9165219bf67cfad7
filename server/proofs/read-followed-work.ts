import type { AnswerOf } from '#contract/endpoint.ts'
import { proofListOf } from '#contract/proof-lists.ts'
import type { readFollowedWork as endpoint } from '#contract/proofs.ts'
import type { ServiceType } from '#contract/services.ts'
import { findRequest } from '../asking/queries.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import type { JobRow } from '../deals/job-queries.ts'
import { findFollowedPhotos, photoView } from '../photos/queries.ts'
import type { Db } from '../platform/db/tables.ts'
import { shownJob } from '../trips/follow/follow-job.ts'
import { findFollowing } from '../trips/follow/follow-token.ts'
import { canSign } from './policy.ts'
import { isSigned } from './queries.ts'

/** What who holds a link to follow sees of the work: photos where its maker has said so (trips §6), and what there is to sign for. */
export async function readFollowedWork(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string | null,
): Promise<AnswerOf<typeof endpoint>> {
  const link = token ? await findFollowing(db, token, clock.now()) : null
  const request = link && (await findRequest(db, link.requestId))
  if (!link || !request) throw notFound('link')
  const job = await shownJob(db, request)
  const photos = link.showsPhotos ? await findFollowedPhotos(db, request.id, job?.id ?? null) : []
  return {
    photos: photos.map(photoView),
    toSign: job ? await toSign(db, job, request.service_type) : null,
  }
}

/** Who stands where a towed vehicle is received signs for that, anybody else for the work. */
export const signedBy = (service: ServiceType): 'signature' | 'recipient' =>
  proofListOf(service).some(({ item }) => item === 'recipient') ? 'recipient' : 'signature'

async function toSign(db: Db, job: JobRow, service: ServiceType) {
  if (!canSign(job) || !job.agreement_hash) return null
  const item = signedBy(service)
  return (await isSigned(db, job.id, item, job.agreement_hash)) ? null : item
}
