import { createHash } from 'node:crypto'

/** An answer whose JSON was already built (by SQL), sent through as it is, with its own ETag. */
export class RawJson {
  readonly body: string | Buffer
  readonly etag: string

  constructor(body: string | Buffer, etag: string) {
    this.body = body
    this.etag = etag
  }
}

/** A strong ETag of a body. */
export const etagOf = (body: string): string =>
  `"${createHash('sha1').update(body).digest('base64url')}"`
