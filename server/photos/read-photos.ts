import type { Photo } from '#contract/photos.ts'
import { findRequest, type RequestRow } from '../asking/queries.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import type { Claim } from '../deals/policy.ts'
import type { Db } from '../platform/db/tables.ts'
import { RawAnswer } from '../platform/http/raw-answer.ts'
import { follows } from '../trips/follow/follow-token.ts'
import { isFollowed } from './followed-photos.ts'
import { keyOf } from './photo-files.ts'
import { isDecidedOn, isOfOwnDispute, isOwnProof, maySee, onlookerOf } from './policy.ts'
import { findPhoto, findRequestPhotos, type PhotoRow, photoView } from './queries.ts'

export async function listRequestPhotos(
  { db, clock }: Services,
  claim: Claim,
  requestId: string,
): Promise<Photo[]> {
  const request = await findRequest(db, requestId)
  const onlooker = request && (await onlookerOf(db, request, claim, clock.now()))
  if (!onlooker) throw notFound('request')
  const photos = await findRequestPhotos(db, requestId, onlooker.as === 'bidder')
  return photos.map(photoView)
}

/** The JPEG itself. Its bytes never change; whether the caller may see them does, so it is asked every time: also of a link that follows. */
export async function readPhoto(
  { db, clock, files }: Services,
  claim: Claim,
  token: string | null,
  { id, size }: { id: string; size: 'small' | 'full' },
  knownEtag: string | undefined,
): Promise<RawAnswer> {
  const photo = await findPhoto(db, id)
  const request = photo && (await findRequest(db, photo.request_id))
  if (!photo || !request) throw notFound('photo')
  const isSeen =
    token !== null && follows(token)
      ? await isFollowed({ db, clock }, token, id)
      : await isSeenBy(db, claim, request, photo, clock.now())
  if (!isSeen) throw notFound('photo')
  const etag = `"${id}-${size}"`
  if (knownEtag === etag) return new RawAnswer('', etag)
  const bytes = await files.get(keyOf(id, size))
  if (!bytes) throw notFound('photo')
  return new RawAnswer(bytes, etag)
}

async function isSeenBy(
  db: Db,
  claim: Claim,
  request: RequestRow,
  photo: PhotoRow,
  now: Date,
): Promise<boolean> {
  const onlooker = await onlookerOf(db, request, claim, now)
  if (onlooker) return maySee(onlooker, photo)
  return (
    (await isOwnProof(db, claim, photo)) ||
    (await isOfOwnDispute(db, claim, photo)) ||
    isDecidedOn(db, claim, photo)
  )
}
