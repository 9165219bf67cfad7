import { refusals } from '#contract/words/en/refusals.ts'
import { boardNews } from '../asking/board-card.ts'
import { lockRequest } from '../asking/queries.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Services } from '../core/services.ts'
import type { Claim } from '../deals/policy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { removePicture } from './photo-files.ts'
import { isOfOwnDispute, isUnsent, maySee, onlookerOf, providerOnJob } from './policy.ts'
import { addShownPhotos, deletePhoto, findPhoto } from './queries.ts'

/** The side that sent a photo takes it back. What stands in a message has been said. */
export async function removePhoto(
  { files }: Services,
  deed: Deed,
  claim: Claim,
  id: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const known = await findPhoto(tx, id)
    const request = known && (await lockRequest(tx, known.request_id))
    const photo = request && (await findPhoto(tx, id))
    if (!request || !photo) throw notFound('photo')
    const onlooker = await onlookerOf(tx, request, claim, deed.now)
    const isOwn = onlooker?.mayRemove && maySee(onlooker, photo) && onlooker.as === photo.side
    const isForDispute = isUnsent(photo) && !onlooker && (await isOfOwnDispute(tx, claim, photo))
    if (!isOwn && !isForDispute) throw notFound('photo')
    if (photo.proof_id !== null) throw new Refusal('wrong_state', refusals.photos.ofProof)
    if (!isUnsent(photo)) throw new Refusal('wrong_state', refusals.photos.ofMessage)
    await deletePhoto(tx, id)
    const less = photo.is_shown_to_bidders ? 1 : 0
    if (less) await addShownPhotos(tx, request.id, -less)
    await recordOfDeal(
      tx,
      'photo_removed',
      { request },
      {
        providerId: await providerOnJob(tx, request),
        payload: less
          ? await boardNews(tx, { ...request, shown_photos: request.shown_photos - less })
          : null,
      },
    )
  })
  await removePicture(files, id)
}
