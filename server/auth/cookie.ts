import type { FastifyReply } from 'fastify'
import { signedInMark } from '#contract/session.ts'
import { settings } from '#contract/settings.ts'

export const sessionCookie = 'roadcall_session'
/** By which an account knows a device on which it has signed in before; it opens nothing. */
export const deviceCookie = 'roadcall_device'

/** `Secure` where the product is served by https; plain http is for a machine of one's own. */
const options = (publicUrl: string) =>
  ({ secure: publicUrl.startsWith('https:'), sameSite: 'lax', path: '/' }) as const

/** Gives the browser its session, and the mark that it has one. */
export function setSession(reply: FastifyReply, publicUrl: string, token: string): void {
  const kept = { ...options(publicUrl), maxAge: Math.floor(settings.session.absoluteMs / 1000) }
  reply.setCookie(sessionCookie, token, { ...kept, httpOnly: true })
  reply.setCookie(signedInMark, '1', kept)
}

export function clearSession(reply: FastifyReply, publicUrl: string): void {
  reply.clearCookie(sessionCookie, { ...options(publicUrl), httpOnly: true })
  reply.clearCookie(signedInMark, options(publicUrl))
}

export function setDevice(reply: FastifyReply, publicUrl: string, token: string): void {
  const maxAge = Math.floor(settings.login.deviceMs / 1000)
  reply.setCookie(deviceCookie, token, { ...options(publicUrl), maxAge, httpOnly: true })
}
