import { expect, test } from 'vitest'
import { changesIn } from './audit-changes.ts'
import { desk } from './words/en/desk.ts'
import { money } from './words/en/grammar.ts'

const says = (before: Record<string, string | number | null> | null, after: typeof before) =>
  changesIn({ before, after }, desk, { instant: String, sum: money }).map((change) => change.says)

test('what is money in a change is said in dollars, and nothing else is', () => {
  expect(says({ limit: '500.00' }, { limit: '1500.00' })).toEqual([
    'Spending limit: $500.00 → $1,500.00',
  ])
  expect(says({ limit: null }, { limit: '250.00' })[0]).toContain('$250.00')
  expect(says(null, { miles: 150 })[0]).not.toContain('$')
})
