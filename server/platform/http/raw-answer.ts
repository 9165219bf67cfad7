import { createHash } from 'node:crypto'

/** An answer that is ready as it is (JSON built by SQL, a picture, a file of rows), with its own ETag. */
export class RawAnswer {
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

/** A file of rows, or of anything else that is made anew for each reader. */
export const fileAnswer = (file: Buffer): RawAnswer => new RawAnswer(file, etagOf(file.toString()))
