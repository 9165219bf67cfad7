import { expect, test } from 'vitest'
import { type BidLine, bidLines, callOutCents, lineCents, totalCents } from './bid-lines.ts'
import type { Saying } from './words/sayings.ts'
import { sentence } from './words/sayings.ts'

const line = (more: Partial<BidLine> = {}): BidLine => ({
  kind: 'labor',
  quantity: '1',
  unitPrice: '100.00',
  ...more,
})

test('a line is so many at so much, to the cent', () => {
  expect(lineCents(line({ quantity: '1.5', unitPrice: '95' }))).toBe(142_50)
  expect(lineCents(line({ quantity: '0.33', unitPrice: '0.05' }))).toBe(2)
  expect(lineCents(line({ quantity: '0.5', unitPrice: '0.01' }))).toBe(1)
})

test('a discount is taken off', () => {
  expect(totalCents([line(), line({ kind: 'discount', unitPrice: '25' })])).toBe(75_00)
})

test('the call-out fee is the line of that kind, or none', () => {
  expect(callOutCents([line(), line({ kind: 'call_out', unitPrice: '75' })])).toBe(75_00)
  expect(callOutCents([line()])).toBeNull()
  expect(callOutCents(null)).toBeNull()
})

test.each([
  [[], 'Add at least one line, or name the total alone.'],
  [Array.from({ length: 21 }, () => line()), 'A price has at most 20 lines.'],
  [[line({ quantity: '-1' })], 'Enter a quantity above 0, with at most two decimals.'],
  [[line({ quantity: '0' })], 'Enter a quantity above 0, with at most two decimals.'],
  [[line({ quantity: '0.005' })], 'Enter a quantity above 0, with at most two decimals.'],
  [[line({ quantity: '10000.01' })], 'Enter a quantity above 0, with at most two decimals.'],
  [[line({ unitPrice: '-5' })], 'Enter what one of it costs, in dollars.'],
  [[line({ unitPrice: '1e9' })], 'Enter what one of it costs, in dollars.'],
  [
    [line({ kind: 'call_out' }), line({ kind: 'call_out' })],
    'A price has at most one call-out fee.',
  ],
  [[line({ kind: 'call_out', unitPrice: '150.01' })], 'A call-out fee is at most $150.00.'],
])('lines that are none are refused: %#', (lines, expected) => {
  const parsed = bidLines.safeParse(lines)
  const said = parsed.error?.issues.map(({ message }) => sentence(message as unknown as Saying))
  expect(said?.[0]).toBe(expected)
})
