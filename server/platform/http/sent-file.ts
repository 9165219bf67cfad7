import type { FastifyReply } from 'fastify'

/** A file that somebody uploaded, given back to be saved: whatever is in it, no browser runs it in our name. */
export class SentFile {
  readonly bytes: Buffer
  readonly type: string
  /** A name of our own, of letters, digits, dots and hyphens. */
  readonly name: string

  constructor(bytes: Buffer, type: string, name: string) {
    this.bytes = bytes
    this.type = type
    this.name = name
  }
}

export const sendFile = (reply: FastifyReply, { bytes, type, name }: SentFile) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .type(type)
    .send(bytes)
