import * as contract from '#contract/proofs.ts'
import type { RequestTokens } from '../asking/tokens.ts'
import type { Actor } from '../auth/actor.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { claimOf } from '../deals/claim.ts'
import { hideProof } from './hide-proof.ts'
import { proveByPhoto } from './prove-by-photo.ts'
import { proveByReading } from './prove-by-reading.ts'
import { readFollowedWork } from './read-followed-work.ts'
import { readProofs } from './read-proofs.ts'
import { signAsFollower } from './sign-as-follower.ts'
import { signWork } from './sign-work.ts'
import { skipProofs } from './skip-proofs.ts'

export function proofRoutes(api: Api<Actor>, services: Services, tokens: RequestTokens): void {
  const claimed = (actor: Actor, token: string | null) => claimOf(services.db, tokens, actor, token)

  api(contract.readProofs, async ({ actor, token, params }) =>
    readProofs(services, await claimed(actor, token), params.id),
  )
  api(contract.proveByPhoto, async ({ actor, token, params, query, body, file, deed }) => {
    const claim = await claimed(actor, token)
    await proveByPhoto(services, deed, claim, params.id, { ...body, ...query, bytes: file })
    return readProofs(services, claim, params.id)
  })
  api(contract.proveByReading, async ({ actor, token, params, body, deed }) => {
    const claim = await claimed(actor, token)
    await proveByReading(deed, claim, params.id, body)
    return readProofs(services, claim, params.id)
  })
  api(contract.skipProofs, async ({ actor, token, params, body, deed }) => {
    const claim = await claimed(actor, token)
    await skipProofs(deed, claim, params.id, body)
    return readProofs(services, claim, params.id)
  })
  api(contract.readFollowedWork, ({ token }) => readFollowedWork(services, token))
  api(contract.signAsFollower, async ({ token, body, deed }) => {
    await signAsFollower(services, deed, token, body)
    return readFollowedWork(services, token)
  })
  api(contract.signWork, async ({ actor, token, params, body, deed }) => {
    const claim = await claimed(actor, token)
    await signWork(deed, claim, params.id, body)
    return readProofs(services, claim, params.id)
  })
  api(contract.hideProof, async ({ actor, token, params, body, deed }) => {
    const claim = await claimed(actor, token)
    const { jobId } = await hideProof(deed, claim, params.id, body.reason)
    return readProofs(services, claim, jobId)
  })
}
