import type { Photo } from '#contract/photos.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { boardNews } from '../asking/board-card.ts'
import { findRequest } from '../asking/queries.ts'
import { userIdOf } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Services } from '../core/services.ts'
import { requireAccess } from '../deals/claim.ts'
import { lockDeal } from '../deals/lock-deal.ts'
import { type Claim, mayRun, refuseToRun } from '../deals/policy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { withPicture } from './photo-files.ts'
import { providerOnJob } from './policy.ts'
import { addShownPhotos, countPhotos, insertPhoto, photoView } from './queries.ts'

/**
 * The owner shows what is broken: a photo stands on the request for the provider they accept, and before that for
 * bidders if they say so (rules C10).
 */
export async function addRequestPhoto(
  { db, files }: Services,
  deed: Deed,
  claim: Claim,
  sent: { requestId: string; bytes: Buffer; isShownToBidders: boolean },
): Promise<Photo> {
  const { requestId, bytes, isShownToBidders } = sent
  // Nobody's picture is decoded before it is known that they may send one.
  const { access } = requireAccess(await findRequest(db, requestId), claim)
  if (!mayRun(access)) throw refuseToRun(access, 'request')
  return withPicture(files, bytes, claim.actor, ({ id, width, height }) =>
    deed.transaction(async (tx) => {
      const { request } = await lockDeal(tx, claim, { requestId })
      if (request.closed_at) throw new Refusal('request_not_open', refusals.photos.closed)
      if ((await countPhotos(tx, requestId, null)) >= settings.photos.perRequest)
        throw new Refusal('too_many_photos', refusals.photos.tooManyOfRequest)
      const photo = {
        id,
        request_id: requestId,
        bid_id: null,
        side: 'customer' as const,
        user_id: userIdOf(claim.actor),
        is_shown_to_bidders: isShownToBidders,
        width,
        height,
        created_at: deed.now,
      }
      await insertPhoto(tx, photo)
      if (isShownToBidders) await addShownPhotos(tx, requestId, 1)
      const shown = request.shown_photos + (isShownToBidders ? 1 : 0)
      await recordOfDeal(
        tx,
        'photo_added',
        { request },
        {
          providerId: await providerOnJob(tx, request),
          payload: isShownToBidders
            ? await boardNews(tx, { ...request, shown_photos: shown })
            : null,
        },
      )
      return photoView(photo)
    }),
  )
}
