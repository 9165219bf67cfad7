import { base, isLanguage, type Language } from '#contract/words/languages.ts'

/** In which language somebody is written to: as is known of the recipient. */
export const languageOfRecipient = (known: string | null): Language =>
  isLanguage(known) ? known : base
