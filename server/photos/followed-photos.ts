import type { Photo } from '#contract/photos.ts'
import { findRequest } from '../asking/queries.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import { shownJob } from '../trips/follow/follow-job.ts'
import { findFollowing } from '../trips/follow/follow-token.ts'
import { findFollowedPhotos, photoView } from './queries.ts'

/** The photos that a link to follow shows, where its maker has said so (trips §6); of a helper who has handed back none. */
export async function listFollowedPhotos(
  services: Pick<Services, 'db' | 'clock'>,
  token: string | null,
): Promise<Photo[]> {
  const photos = await photosOfLink(services, token)
  if (!photos) throw notFound('link')
  return photos.map(photoView)
}

/** Is it one of them? */
export async function isFollowed(
  services: Pick<Services, 'db' | 'clock'>,
  token: string,
  photoId: string,
): Promise<boolean> {
  const photos = await photosOfLink(services, token)
  return photos?.some(({ id }) => id === photoId) ?? false
}

async function photosOfLink({ db, clock }: Pick<Services, 'db' | 'clock'>, token: string | null) {
  const link = token ? await findFollowing(db, token, clock.now()) : null
  const request = link?.showsPhotos ? await findRequest(db, link.requestId) : undefined
  if (!request) return null
  const job = await shownJob(db, request)
  return findFollowedPhotos(db, request.id, job?.id ?? null)
}
