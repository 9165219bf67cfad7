import type { FastifyRequest } from 'fastify'
import { base, isLanguage, type Language } from '#contract/words/languages.ts'

/** The cookie that keeps what the reader of our pages has chosen. */
export const languageCookie = 'roadcall_language'

/** In which language the caller reads: as chosen, else as its browser asks (`Accept-Language`). */
export function languageOf(request: FastifyRequest): Language {
  const chosen = request.cookies[languageCookie]
  return isLanguage(chosen) ? chosen : base
}
