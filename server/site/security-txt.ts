import type { FastifyInstance } from 'fastify'
import { languages } from '#contract/words/languages.ts'
import type { Services } from '../core/services.ts'

/** RFC 9116 wants less than a year; told anew with every answer, so a running server's is never over. */
const validMs = 180 * 24 * 60 * 60 * 1000

export const securityTxtPath = '/.well-known/security.txt'

/** Tells who has found a hole where to say so (RFC 9116); nothing where the operator has named no such place. */
export function serveSecurityTxt(
  app: FastifyInstance,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
): void {
  const { publicUrl, operator } = config
  // The standard allows no address of the web but https.
  const isHttps = publicUrl.startsWith('https:')
  const contacts = [
    ...(operator.email ? [`Contact: mailto:${inUri(operator.email)}`] : []),
    ...(isHttps ? [`Contact: ${publicUrl}/contact`] : []),
  ]
  if (contacts.length === 0) return
  const always = [
    ...contacts,
    `Preferred-Languages: ${Object.keys(languages).join(', ')}`,
    ...(isHttps ? [`Canonical: ${publicUrl}${securityTxtPath}`] : []),
  ]
  app.get(securityTxtPath, (_, reply) => {
    const expires = new Date(clock.now().getTime() + validMs)
    const lines = [...always, `Expires: ${expires.toISOString()}`, '']
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'))
  })
}

const inUri = (email: string) => encodeURIComponent(email).replace('%40', '@')
