import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { signedInMark } from '#contract/session.ts'
import { settings } from '#contract/settings.ts'
import {
  clearCookie,
  hasOldName,
  type KeptCookie,
  readCookie,
  setCookie,
} from '../platform/http/cookies.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { hashToken } from '../platform/secrets/tokens.ts'

export const sessionCookie = 'roadcall_session'
/** By which an account knows a device on which it has signed in before; it opens nothing. */
export const deviceCookie = 'roadcall_device'

const seconds = (ms: number) => Math.floor(ms / 1000)
const kept: Record<string, KeptCookie> = {
  [sessionCookie]: { maxAge: seconds(settings.session.absoluteMs), httpOnly: true },
  // Pages look for it, so that guests need not ask who they are.
  [signedInMark]: { maxAge: seconds(settings.session.absoluteMs), httpOnly: false },
  [deviceCookie]: { maxAge: seconds(settings.login.deviceMs), httpOnly: true },
}

function set(
  reply: FastifyReply,
  publicUrl: string,
  name: string,
  value: string,
  maxAge?: number,
): void {
  const how = kept[name]
  if (how) setCookie(reply, publicUrl, name, value, { ...how, maxAge: maxAge ?? how.maxAge })
}

/** Gives the browser its session, for as long as one may last, and the mark that it has one. */
export function setSession(
  reply: FastifyReply,
  publicUrl: string,
  { token, longestMs }: { token: string; longestMs: number },
): void {
  set(reply, publicUrl, sessionCookie, token, seconds(longestMs))
  set(reply, publicUrl, signedInMark, '1', seconds(longestMs))
}

export function clearSession(reply: FastifyReply, publicUrl: string): void {
  clearCookie(reply, publicUrl, sessionCookie)
  clearCookie(reply, publicUrl, signedInMark)
}

export const setDevice = (reply: FastifyReply, publicUrl: string, token: string): void =>
  set(reply, publicUrl, deviceCookie, token)

/** The device by its own cookie, whoever is signed in on it. */
export function deviceOf(request: FastifyRequest) {
  const token = readCookie(request, deviceCookie)
  return token && token.length <= 100 ? { token, hash: hashToken(token) } : null
}

/**
 * Cookies that were set before their names had a prefix are set anew by the next call, and the mark of a session that is
 * over goes with the answer that says so.
 */
export function renewCookies(server: FastifyInstance, publicUrl: string): void {
  server.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return
    for (const name of Object.keys(kept)) {
      const value = request.cookies[name]
      if (value && hasOldName(request, publicUrl, name)) set(reply, publicUrl, name, value)
    }
  })
  server.addHook('onError', async (request, reply, error) => {
    const isOver = error instanceof Refusal && error.code === 'not_signed_in'
    if (isOver && readCookie(request, signedInMark)) clearCookie(reply, publicUrl, signedInMark)
  })
}
