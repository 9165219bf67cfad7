import * as contract from '#contract/photos.ts'
import * as profile from '#contract/provider-profile.ts'
import { answers } from '#contract/words/en/answers.ts'
import type { RequestTokens } from '../asking/tokens.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { claimOf } from '../deals/claim.ts'
import { addRequestPhoto } from './add-request-photo.ts'
import {
  addProviderPicture,
  readProviderPicture,
  removeProviderPicture,
} from './provider-picture.ts'
import { listRequestPhotos, readPhoto } from './read-photos.ts'
import { removePhoto } from './remove-photo.ts'

export function photoRoutes(api: Api<Actor>, services: Services, tokens: RequestTokens): void {
  const claim = (actor: Actor, token: string | null) => claimOf(services.db, tokens, actor, token)

  api(contract.addRequestPhoto, async ({ actor, token, params, query, file, deed }) =>
    addRequestPhoto(services, deed, await claim(actor, token), {
      requestId: params.id,
      bytes: file,
      isShownToBidders: query.shownToBidders === 'yes',
    }),
  )
  api(profile.addProviderPicture, ({ actor, file, deed }) =>
    addProviderPicture(services, deed, userOf(actor), file),
  )
  api(profile.removeProviderPicture, async ({ actor, deed }) => {
    await removeProviderPicture(services, deed, userOf(actor))
    return { message: answers.removed }
  })
  api(profile.readProviderPicture, ({ params, request }) =>
    readProviderPicture(services, params.id, request.headers['if-none-match']),
  )
  api(contract.listRequestPhotos, async ({ actor, token, params }) =>
    listRequestPhotos(services, await claim(actor, token), params.id),
  )
  api(contract.readPhoto, async ({ actor, token, params, query, request }) =>
    readPhoto(
      services,
      await claim(actor, token),
      token,
      { id: params.id, size: query.size ?? 'full' },
      request.headers['if-none-match'],
    ),
  )
  api(contract.removePhoto, async ({ actor, token, params, deed }) => {
    await removePhoto(services, deed, await claim(actor, token), params.id)
    return { message: answers.photos.removed }
  })
}
