import { changePending, placeOf } from '../photos/pending-photos.ts'
import type { RequestDraft } from './request-draft.ts'
import type { SendingDraft } from './use-submit-request.ts'

/** Before a draft is forgotten, its photos go on with the request that was made of it. */
export const withPhotos = (draft: RequestDraft): SendingDraft => ({
  ...draft,
  async close({ requestId }) {
    const from = placeOf.draft(draft.read().photosKey)
    if (requestId) await changePending(from, { place: placeOf.request(requestId) })
    draft.close()
  },
})
