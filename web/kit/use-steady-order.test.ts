import { expect, test } from 'vitest'
import { inOrderOf, seenIds } from './use-steady-order.ts'

const rows = (...ids: string[]) => ids.map((id) => ({ id }))

test('a row stays where it was first seen, and a new one comes last', () => {
  const seen = seenIds([], rows('a', 'b', 'c'))
  // "c" is preferred now, and "d" has come.
  const next = rows('c', 'd', 'a', 'b')
  expect(inOrderOf(seenIds(seen, next), next)).toEqual(rows('a', 'b', 'c', 'd'))
})

test('a row that left and comes back stands where it stood', () => {
  const seen = seenIds(seenIds([], rows('a', 'b', 'c')), rows('a', 'c'))
  const next = rows('b', 'a', 'c')
  expect(inOrderOf(seenIds(seen, next), next)).toEqual(rows('a', 'b', 'c'))
})
