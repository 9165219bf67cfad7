import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { base, isLanguage, type Language, languageNames } from '#contract/words/languages.ts'
import { languageOf } from './reader-language.ts'

/** The languages in which the web app at `root` was built and that may be read now: English at the top, others in folders. */
export function languagesBuiltAt(root: string): Language[] {
  return [...languageNames().keys()]
    .filter(isLanguage)
    .filter((language) => language === base || existsSync(join(root, language, 'app.html')))
}

/** The folder of a language below the root of the web app. */
export const folderOf = (language: Language): string => (language === base ? '' : language)

/** One thing per language, and how the caller's own is found; caches keep them apart. */
export async function inEachLanguage<T>(
  languages: readonly Language[],
  make: (language: Language) => T | Promise<T>,
) {
  const made = new Map<Language, T>()
  for (const language of languages) made.set(language, await make(language))
  const english = made.get(base) ?? (await make(base))
  return (request: FastifyRequest, reply: FastifyReply): T => {
    if (languages.length > 1) reply.header('vary', 'accept-language, cookie')
    return made.get(languageOf(request)) ?? english
  }
}
