import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import {
  base,
  isLanguage,
  type Language,
  languageIn,
  languageNames,
} from '#contract/words/languages.ts'
import { readCookie, setCookie } from './cookies.ts'

/** The cookie that keeps what the reader of our pages has chosen. */
export const languageCookie = 'roadcall_language'

declare module 'fastify' {
  interface FastifyRequest {
    /** Known from the first look on: ask `languageOf`. */
    language: Language | null
  }
}

/** In which language the caller reads: as chosen on this device, else as the account has it, else as the browser asks. */
export function languageOf(request: FastifyRequest): Language {
  request.language ??= chosenOn(request) ?? askedBy(request) ?? base
  return request.language
}

/**
 * The caller turns out to be somebody whose language is stored: what was chosen on this device counts before it, what
 * the browser asks for behind it, and the language of the caller's people (`theirs`) only where nobody has said anything.
 */
export function callerReads(
  request: FastifyRequest,
  stored: string | null,
  theirs: string | null = null,
): void {
  request.language =
    chosenOn(request) ?? languageIn(stored) ?? askedBy(request) ?? languageIn(theirs)
}

/** What was chosen on this device. */
export const chosenOn = (request: FastifyRequest): Language | null =>
  languageIn(readCookie(request, languageCookie))

/** What the browser, or another caller of the API, asks for (`Accept-Language`). */
function askedBy({ headers }: { headers: IncomingHttpHeaders }): Language | null {
  // "*" asks for nothing.
  if (/^[*\s]*$/.test(headers['accept-language'] ?? '')) return null
  const [first] = new Negotiator({ headers }).languages([...languageNames().keys()])
  return isLanguage(first) ? first : null
}

/** The reader of a call of which nothing but the headers is known. */
export function readerOf(headers: IncomingHttpHeaders): Language {
  if (languageNames().size === 1) return base
  const [, chosen = null] =
    new RegExp(`(?:^|; ?)${languageCookie}=([\\w-]+)`).exec(headers.cookie ?? '') ?? []
  return languageIn(chosen) ?? askedBy({ headers }) ?? base
}

/** As long as browsers keep a cookie. */
const year = 365 * 24 * 60 * 60

/** This device reads in a language from now on. */
export function keepChoice(reply: FastifyReply, publicUrl: string, language: Language): void {
  setCookie(reply, publicUrl, languageCookie, language, { maxAge: year, httpOnly: true })
}
