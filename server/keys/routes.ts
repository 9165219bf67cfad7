import * as contract from '#contract/api-keys.ts'
import { answers } from '#contract/words/en/answers.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { keeperFor } from './keeper.ts'
import { makeKey } from './make-key.ts'
import { listKeys } from './queries.ts'
import { revokeKey } from './revoke-key.ts'
import { rotateKey } from './rotate-key.ts'

/** Keys with which programs call the API. */
export function keyRoutes(api: Api<Actor>, { db, clock }: Services): void {
  api(contract.listApiKeys, async ({ actor }) => {
    const { topic, offered } = await keeperFor(db, userOf(actor))
    return { keys: await listKeys(db, topic, clock.now()), offered: [...offered] }
  })
  api(contract.makeApiKey, ({ actor, body, deed }) => makeKey(deed, userOf(actor), body))
  api(contract.rotateApiKey, ({ actor, params, deed }) => rotateKey(deed, userOf(actor), params.id))
  api(contract.revokeApiKey, async ({ actor, params, deed }) => {
    await revokeKey(deed, userOf(actor), params.id)
    return { message: answers.keys.revoked }
  })
}
