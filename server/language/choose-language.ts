import type { Language } from '#contract/words/languages.ts'
import type { Actor } from '../auth/actor.ts'
import { setLanguage } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { setLanguageOfShop } from '../providers/queries.ts'
import { setLanguageOfTechnician } from '../technicians/queries.ts'

/** Somebody chooses the language to read in; what we send goes out in it too. A stranger's device alone keeps it. */
export async function chooseLanguage(deed: Deed, actor: Actor, language: Language): Promise<void> {
  if (actor.kind === 'stranger') return
  await deed.transaction(async (tx) => {
    if (actor.kind === 'technician')
      return void (await setLanguageOfTechnician(tx, actor.technicianId, language))
    await setLanguage(tx, actor.userId, language)
    await setLanguageOfShop(tx, actor.userId, language)
  })
}
