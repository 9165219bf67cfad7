import { createHash } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { platform } from '#contract/words/en/platform.ts'
import { Refusal, wrongField } from './refusal.ts'

type Upload = NonNullable<Endpoint['upload']>

export interface Form {
  fields: Record<string, string>
  file: Buffer
}

/** Boundaries and the few short fields beside the file. */
const besideFileBytes = 64 * 1024

/** Only the routes that `add` puts into this scope take forms; their bodies are read when the caller is admitted. */
export function takeForms(app: FastifyInstance, add: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    await scope.register(multipart)
    add(scope)
  })
}

/** Only the routes that `add` puts into this scope take a body as it is, whatever it says to be: its bytes are signed. */
export function takeBytes(app: FastifyInstance, add: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    add(scope)
  })
}

/** The one file of a form and its other fields. Never more of it in memory than the file may have. */
export async function readForm(request: FastifyRequest, upload: Upload): Promise<Form> {
  if (!request.isMultipart()) throw new Refusal('unsupported_media_type', platform.body.sendForm)
  const tooLarge = new Refusal(
    'body_too_large',
    platform.form.fileTooLarge({ maxBytes: upload.maxBytes }),
  )
  if (Number(request.headers['content-length']) > upload.maxBytes + besideFileBytes) throw tooLarge
  try {
    const form = await readParts(request, upload)
    // The idempotency key covers what was sent (rules C23), the file by its hash.
    request.body = {
      ...form.fields,
      [upload.form ?? 'file']: createHash('sha256').update(form.file).digest('hex'),
    }
    return form
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (Reflect.get(Object(error), 'code') === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge
    throw new Refusal('bad_input', platform.form.unreadable)
  } finally {
    // What is left of a refused form is let go, so that the connection serves the next call.
    request.raw.unpipe()
    request.raw.resume()
  }
}

async function readParts(request: FastifyRequest, { maxBytes, form }: Upload): Promise<Form> {
  const fields: Record<string, string> = {}
  let file: Buffer | undefined
  let name = ''
  const parts = request.parts({
    preservePath: true,
    limits: { fileSize: maxBytes, files: 1, fields: 10, fieldSize: 4_000, headerPairs: 20 },
  })
  for await (const part of parts) {
    if (part.type === 'file') {
      file = await part.toBuffer()
      name = part.filename ?? ''
    } else if (typeof part.value === 'string' && !part.valueTruncated)
      fields[part.fieldname] = part.value
    else throw wrongField(part.fieldname, platform.form.fieldNotValid({ field: part.fieldname }))
  }
  if (!file) throw wrongField(form ?? 'file', platform.form.noFile)
  if (/[/\\\0]|^\.+$/.test(name)) throw wrongField(form ?? 'file', platform.form.fileNameWithPath)
  return { fields, file }
}
