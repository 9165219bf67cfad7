import { findRequest } from '../asking/queries.ts'
import type { Services } from '../core/services.ts'
import { shownJob } from '../trips/follow/follow-job.ts'
import { findFollowing } from '../trips/follow/follow-token.ts'
import { findFollowedPhotos } from './queries.ts'

/** May who holds a link to follow see this photo: does it show photos, and this one (trips §6)? Of a helper who has handed back none. */
export async function isFollowed(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
  photoId: string,
): Promise<boolean> {
  const link = await findFollowing(db, token, clock.now())
  const request = link?.showsPhotos ? await findRequest(db, link.requestId) : undefined
  if (!request) return false
  const job = await shownJob(db, request)
  const photos = await findFollowedPhotos(db, request.id, job?.id ?? null)
  return photos.some(({ id }) => id === photoId)
}
