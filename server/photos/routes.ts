import * as contract from '#contract/photos.ts'
import type { Actor } from '../auth/actor.ts'
import type { Api } from '../platform/http/route.ts'
import type { Services } from '../platform/services.ts'
import { claimOf } from '../requests/claim.ts'
import type { RequestTokens } from '../requests/tokens.ts'
import { addRequestPhoto } from './add-request-photo.ts'
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
  api(contract.listRequestPhotos, async ({ actor, token, params }) =>
    listRequestPhotos(services, await claim(actor, token), params.id),
  )
  api(contract.readPhoto, async ({ actor, token, params, query, request }) =>
    readPhoto(
      services,
      await claim(actor, token),
      params.id,
      query.size ?? 'full',
      request.headers['if-none-match'],
    ),
  )
  api(contract.removePhoto, async ({ actor, token, params, deed }) => {
    await removePhoto(services, deed, await claim(actor, token), params.id)
    return { message: 'The photo is gone.' }
  })
}
