import { type base, type Language, pseudo } from './languages.ts'
import type { Translation } from './words.ts'

/** The words of each language but English, which is there already: each comes when somebody reads it. */
export const catalogues: Record<Exclude<Language, typeof base>, () => Promise<Translation>> = {
  [pseudo]: async () => (await import('./pseudo.ts')).pseudoTranslation,
}
