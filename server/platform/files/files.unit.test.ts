import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { platform } from '#contract/words/en/platform.ts'
import { openStandInBucket, type StandInBucket } from '../../testing/stand-in-bucket.ts'
import { createLog } from '../log.ts'
import type { FileStore } from './file-store.ts'
import { openFiles } from './open-files.ts'

let bucket: StandInBucket
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roadcall-files-'))
  bucket = await openStandInBucket('photos-bucket')
})
afterAll(async () => {
  await bucket.close()
  await rm(folder, { recursive: true, force: true })
})

const log = createLog({ level: 'silent' })
const stores: [string, () => FileStore][] = [
  ['a folder', () => openFiles({ s3Url: undefined, dataDir: folder }, log)],
  ['a bucket', () => openFiles({ s3Url: bucket.url, dataDir: folder }, log)],
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

  it('are listed with their sizes, however many there are, and nothing else is', async () => {
    const files = open()
    const keys = Array.from({ length: 5 }, (_, at) => `papers/${at}b9e1c1e.pdf`)
    for (const [at, key] of keys.entries())
      await files.put(key, Buffer.alloc(at + 1), 'application/pdf')
    const listed = (await files.list()).toSorted((a, b) => a.bytes - b.bytes)
    expect(listed).toEqual(keys.map((key, at) => ({ key, bytes: at + 1 })))
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
  bucket.isBroken = true
  const [, open] = stores[1] ?? []
  await expect(open?.().put('photos/x.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toMatchObject({
    code: 'unavailable',
    saying: platform.busy.files,
  })
})
