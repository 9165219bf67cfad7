import { chooseLanguage } from '#contract/language.ts'
import { base } from '#contract/words/languages.ts'
import { asAnybody, row } from '../testing/authorisation-row.ts'

export const languageRows = [row(chooseLanguage, asAnybody, { body: { language: base } })]
