import { expect, it } from 'vitest'
import { feeReturnedCents } from './refunds.ts'

it('gives back of the fee what one refund would, however many parts it comes in, and never more than the part', () => {
  for (let round = 0; round < 20_000; round++) {
    const total = 50 + Math.floor(Math.random() * 100_000)
    const fee = Math.floor(Math.random() * (total / 5))
    let before = 0
    let returned = 0
    while (before < total) {
      const now = 1 + Math.floor(Math.random() * (total - before))
      const part = feeReturnedCents(fee, total, before, now)
      expect(part).toBeGreaterThanOrEqual(0)
      expect(part).toBeLessThanOrEqual(now)
      before += now
      returned += part
    }
    expect(returned).toBe(fee)
  }
})
