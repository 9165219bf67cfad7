import type { FastifyReply, FastifyRequest } from 'fastify'

/** What browsers take from this very host alone, by https: no sub-domain and no plain http can set or replace it. */
const prefix = '__Host-'
const isHttps = (publicUrl: string) => publicUrl.startsWith('https:')

/** Plain http is for a machine of one's own; there no browser would keep a prefixed cookie. */
export const cookieName = (name: string, publicUrl: string) =>
  isHttps(publicUrl) ? `${prefix}${name}` : name

/** Its value under either name: one that was set before the prefix came still counts in this release. */
export const readCookie = ({ cookies }: FastifyRequest, name: string): string | undefined =>
  cookies[`${prefix}${name}`] ?? cookies[name]

export interface KeptCookie {
  /** Seconds. */
  maxAge: number
  /** No script reads it. */
  httpOnly: boolean
}

const shared = (publicUrl: string) =>
  ({ secure: isHttps(publicUrl), sameSite: 'lax', path: '/' }) as const

export function setCookie(
  reply: FastifyReply,
  publicUrl: string,
  name: string,
  value: string,
  kept: KeptCookie,
): void {
  reply.setCookie(cookieName(name, publicUrl), value, { ...shared(publicUrl), ...kept })
  if (isHttps(publicUrl)) reply.clearCookie(name, shared(publicUrl))
}

export function clearCookie(reply: FastifyReply, publicUrl: string, name: string): void {
  reply.clearCookie(name, shared(publicUrl))
  if (isHttps(publicUrl)) reply.clearCookie(cookieName(name, publicUrl), shared(publicUrl))
}

/** Was it set before the prefix came, so that it is to be set anew? */
export const hasOldName = ({ cookies }: FastifyRequest, publicUrl: string, name: string) =>
  isHttps(publicUrl) && cookies[name] !== undefined && cookies[`${prefix}${name}`] === undefined
