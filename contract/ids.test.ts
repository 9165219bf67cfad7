import { expect, test } from 'vitest'
import { isId } from './ids.ts'

const given = '5f0c2c1e-6b39-4d0a-9d3e-2b1f7c8a9e10'

test('an id is a UUID or it is none', () => {
  expect(isId(given)).toBe(true)
  expect(isId(given.toUpperCase())).toBe(true)
  for (const text of ['', 'me', `${given} `, `${given}\n`, given.slice(1)]) {
    expect(isId(text)).toBe(false)
  }
})
