import type { Language } from '#contract/words/languages.ts'
import { setLanguageOfGuest } from '../asking/queries.ts'
import type { Grant } from '../asking/tokens.ts'
import type { Actor } from '../auth/actor.ts'
import { setLanguage } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { setLanguageOfShop } from '../providers/queries.ts'
import { setLanguageOfTechnician } from '../technicians/queries.ts'

/**
 * Somebody chooses the language to read in; what we send goes out in it too: to an account, a technician, a guest with
 * the link of a request. A stranger's device alone keeps it.
 */
export async function chooseLanguage(
  deed: Deed,
  { actor, grant }: { actor: Actor; grant: Grant | null },
  language: Language,
): Promise<void> {
  // A link to one bid may be in other hands.
  const requestId = grant?.onlyBidId === null ? grant.requestId : null
  if (actor.kind === 'stranger' && requestId === null) return
  await deed.transaction(async (tx) => {
    if (requestId !== null) await setLanguageOfGuest(tx, requestId, language)
    if (actor.kind === 'stranger') return
    if (actor.kind === 'technician')
      return void (await setLanguageOfTechnician(tx, actor.technicianId, language))
    await setLanguage(tx, actor.userId, language)
    await setLanguageOfShop(tx, actor.userId, language)
  })
}
