import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'
import { longPath, shortPath } from './short-paths.ts'

test('where a text leads is shorter, and the same place', () => {
  for (const place of [paths.boardCard, paths.ownJob, paths.fleetBids, paths.bids]) {
    const path = place(randomUUID())
    const short = shortPath(path)
    expect(short).toMatch(/^\/go\/[a-z][\w-]{22}$/)
    expect(longPath(short.slice('/go/'.length))).toBe(path)
  }
})

test('what no text is known to lead to stays as it is', () => {
  for (const path of [
    paths.ownMoney,
    paths.provider(randomUUID()),
    `${paths.bids(randomUUID())}#token=t`,
  ])
    expect(shortPath(path)).toBe(path)
})

test('a code that was not made leads nowhere', () => {
  for (const code of [
    '',
    'b',
    'x0123456789012345678901',
    'bAAAA',
    `b${'A'.repeat(23)}`,
    `b${'?'.repeat(22)}`,
  ])
    expect(longPath(code)).toBeNull()
})
