import * as contract from '#contract/language.ts'
import { languageSayings } from '#contract/words/en/language.ts'
import { languageIn, languageNames } from '#contract/words/languages.ts'
import type { RequestTokens } from '../asking/tokens.ts'
import type { Actor } from '../auth/actor.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { keepChoice } from '../platform/http/reader-language.ts'
import { wrongField } from '../platform/http/refusal.ts'
import { chooseLanguage } from './choose-language.ts'

export function languageRoutes(
  api: Api<Actor>,
  { config }: Pick<Services, 'config'>,
  sessions: Sessions,
  tokens: RequestTokens,
): void {
  api(contract.chooseLanguage, async ({ actor, token, body, deed, reply }) => {
    const language = languageIn(body.language)
    if (!language)
      throw wrongField(
        'language',
        languageSayings.unknown({ names: [...languageNames().values()] }),
      )
    const grant = token ? await tokens.find(token) : null
    await chooseLanguage(deed, { actor, grant }, language)
    // Other processes may believe the old one for a minute; this device says what it has chosen.
    if (actor.kind === 'user') sessions.forget(actor.userId)
    keepChoice(reply, config.publicUrl, language)
    return { language }
  })
}
