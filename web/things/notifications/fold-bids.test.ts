import { expect, test } from 'vitest'
import type { Notification } from '#contract/notifications.ts'
import { foldBids } from './fold-bids.ts'

const told = (id: number, rest: Partial<Notification>): Notification => ({
  id,
  kind: 'bid_submitted',
  title: `Bid ${id}`,
  body: '',
  link: '/fleet-bids/1',
  createdAt: '2026-11-22T12:00:00.000Z',
  isRead: true,
  ...rest,
})

test('bids on one request are one line, the newest, which is unread while any of them is', () => {
  const lines = foldBids([
    told(5, { kind: 'bid_changed' }),
    told(4, { link: '/fleet-bids/2' }),
    told(3, {}),
    told(2, { isRead: false }),
  ])
  expect(lines.map(({ id, earlier, isRead }) => [id, earlier, isRead])).toEqual([
    [5, 2, false],
    [4, 0, true],
  ])
})

test('what else happens to a request keeps a line of its own', () => {
  const lines = foldBids([
    told(3, {}),
    told(2, { kind: 'job_arrived' }),
    told(1, { kind: 'job_arrived' }),
  ])
  expect(lines.map(({ id, earlier }) => [id, earlier])).toEqual([
    [3, 0],
    [2, 0],
    [1, 0],
  ])
})
