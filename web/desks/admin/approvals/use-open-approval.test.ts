import { expect, test } from 'vitest'
import type { Approval } from '#contract/approvals.ts'
import { openAfter, withStill } from './use-open-approval.ts'

const waiting = (...ids: string[]): Approval[] =>
  ids.map((id) => ({
    kind: 'provider',
    id,
    accountId: id,
    name: id,
    location: null,
    since: '2026-11-27T05:00:00Z',
    isAsked: false,
    stepId: null,
  }))

const last = { key: 'provider.b', index: 1, isFirst: true }

test('what is decided is followed by its neighbor: the one after it, else the one before', () => {
  expect(openAfter(waiting('a', 'c', 'd'), 'provider.b', last)).toMatchObject({
    key: 'provider.c',
    isFirst: false,
  })
  expect(openAfter(waiting('a'), 'provider.b', last).key).toBe('provider.a')
})

test('what is looked at stays open while others come, and what the address names goes first', () => {
  expect(openAfter(waiting('x', 'a', 'b'), 'provider.gone', last)).toMatchObject({
    key: 'provider.b',
    index: 2,
    isFirst: true,
  })
  expect(openAfter(waiting('a', 'b', 'c'), 'provider.c', last).key).toBe('provider.c')
  expect(openAfter(waiting('a', 'b'), null, undefined).key).toBe('provider.a')
})

test('what a colleague has decided stays where it stood while it is looked at, and what waits stands once', () => {
  const [b] = waiting('b')
  if (!b) throw new Error('nothing waits')
  expect(withStill(waiting('a', 'c'), b, 1).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(withStill([], b, 4).map(({ id }) => id)).toEqual(['b'])
  expect(withStill(waiting('b', 'c'), b, 1).map(({ id }) => id)).toEqual(['b', 'c'])
})
