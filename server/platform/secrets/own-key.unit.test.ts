import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownKey } from './own-key.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roadcall-key-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a key is made once, for its owner alone, and read from then on', async () => {
  const dataDir = join(folder, 'data')
  const key = ownKey(dataDir, 'link-key')
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(ownKey(dataDir, 'link-key')).toBe(key)
  expect(ownKey(dataDir, 'another-key')).not.toBe(key)
  expect(await readdir(dataDir)).toEqual(['another-key', 'link-key'])
  expect((await stat(join(dataDir, 'link-key'))).mode & 0o777).toBe(0o600)
})

test('where nothing can be kept, the start stops with a sentence that names the file', async () => {
  const noFolder = join(folder, 'a-file')
  await writeFile(noFolder, '')
  expect(() => ownKey(noFolder, 'link-key')).toThrow(/a-file\/link-key could neither be read/)
})
