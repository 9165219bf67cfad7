import { ui } from '#contract/words/en/ui.ts'
import type { Language } from '#contract/words/languages.ts'
import type { Letter } from '../platform/mail/letter.ts'
import { mailHtml } from '../platform/mail/mail-html.ts'
import { mailText } from '../platform/mail/mail-text.ts'

/** The two forms of a letter: in the look of the house, and its plain twin for who reads letters alone. */
export const mailOf = (letter: Letter, language: Language) => ({
  subject: letter.subject,
  text: mailText(letter),
  html: mailHtml(letter, { language, sender: ui.productName }),
})
