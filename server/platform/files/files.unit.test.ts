import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { platform } from '#contract/words/en/platform.ts'
import { createLog } from '../log.ts'
import type { FileStore } from './file-store.ts'
import { openFiles } from './open-files.ts'

/** What speaks like S3, as far as these files need it: one bucket, requests signed by the key. */
const stored = new Map<string, Buffer>()
let isBroken = false
let bucket: Server
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roadcall-files-'))
  bucket = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const signed = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=a+key/')
    const path = request.url ?? ''
    const known = stored.get(path)
    if (isBroken || !signed || !path.startsWith('/photos-bucket/')) response.statusCode = 403
    else if (request.method === 'PUT') stored.set(path, Buffer.concat(chunks))
    else if (request.method === 'DELETE') stored.delete(path)
    else if (!known) response.statusCode = 404
    else response.write(known)
    response.end()
  })
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  bucket.close()
  await rm(folder, { recursive: true, force: true })
})

const log = createLog({ level: 'silent' })
const address = () =>
  `http://a%2Bkey:a%2Fsecret@127.0.0.1:${(bucket.address() as AddressInfo).port}/photos-bucket?region=eu-north-1`
const stores: [string, () => FileStore][] = [
  ['a folder', () => openFiles({ s3Url: undefined, dataDir: folder }, log)],
  ['a bucket', () => openFiles({ s3Url: address(), dataDir: folder }, log)],
]

describe.each(stores)('files in %s', (_, open) => {
  it('are there after they were put, replaced by the same key, and gone after they were removed', async () => {
    const files = open()
    const key = 'photos/0b9e1c1e-0000-4000-8000-000000000000.small.jpg'
    expect(await files.get(key)).toBeNull()
    await files.put(key, Buffer.from('one'), 'image/jpeg')
    await files.put(key, Buffer.from('two'), 'image/jpeg')
    expect(await files.get(key)).toEqual(Buffer.from('two'))
    await files.remove(key)
    await files.remove(key)
    expect(await files.get(key)).toBeNull()
  })

  it('have no names that lead elsewhere', async () => {
    for (const key of ['../secret.txt', 'photos/../../x.jpg', '/etc/passwd', 'photos/a b.jpg'])
      await expect(open().put(key, Buffer.from('x'), 'image/jpeg')).rejects.toThrow(
        'not a file key',
      )
  })
})

it('a folder keeps no half-written file', async () => {
  expect(await readdir(join(folder, 'files', 'photos'))).toEqual([])
})

it('a bucket that refuses is answered with a sentence', async () => {
  isBroken = true
  const [, open] = stores[1] ?? []
  await expect(open?.().put('photos/x.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toMatchObject({
    code: 'unavailable',
    saying: platform.busy.files,
  })
})
