import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missingEntries, readLock } from './complete-lock.mjs'

const lock = readLock()

test('npm ci finds every optional package in the lock file; node ops/complete-lock.mjs adds them', () => {
  expect([...missingEntries(lock).keys()]).toEqual([])
})

test('every version is exact, and the lock file is that of package.json', () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    expect(lock.packages[''][kind]).toEqual(manifest[kind])
    for (const version of Object.values(manifest[kind])) expect(version).toMatch(/^\d+\.\d+\.\d+/)
  }
})

test('a package says by its name for which machine it is', () => {
  const packages = {
    '': {},
    'node_modules/tool': {
      optionalDependencies: { '@tool/linux-arm64-musl': '1.0.0', '@tool/win32-x64': '1.0.0' },
    },
    'node_modules/tool/node_modules/@tool/win32-x64': { version: '1.0.0' },
  }
  expect(Object.fromEntries(missingEntries({ packages }))).toEqual({
    'node_modules/@tool/linux-arm64-musl': {
      version: '1.0.0',
      cpu: ['arm64'],
      libc: ['musl'],
      os: ['linux'],
      optional: true,
    },
  })
})
