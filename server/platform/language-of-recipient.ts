import { base, type Language, languageIn } from '#contract/words/languages.ts'

/** In which language somebody is written to: as it is stored, if we speak it now. */
export const languageOfRecipient = (stored: string | null | undefined): Language =>
  languageIn(stored) ?? base
