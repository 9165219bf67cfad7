import { expect, test } from 'vitest'
import type { FleetRequestLine } from '#contract/fleet-requests.ts'
import { inGroups, isLed } from './groups.ts'

const line = (status: FleetRequestLine['status'], isNeeded = false) =>
  ({ status, need: isNeeded ? { reason: 'bids' } : null }) as FleetRequestLine

test('a group says that it holds the others where some of its state need somebody now', () => {
  const sections = inGroups([
    line('open', true),
    line('in_progress'),
    line('open'),
    line('completed'),
  ])
  expect(sections.map(({ group }) => [group, isLed(group, sections)])).toEqual([
    ['needed', false],
    ['running', false],
    ['open', true],
    ['past', false],
  ])
})
