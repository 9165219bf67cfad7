import { expect, it } from 'vitest'
import { bids } from './en/bids.ts'
import { providerPage } from './en/provider-page.ts'

const record = { jobs: 34, kept: 33, growthPercent: 25 }

it('a price that rose is said as what it is, an extra that the customer approved, wherever the record is shown', () => {
  const approved = 'on 1 job the customer approved an extra, about 25%'
  expect(bids.card.asBid(record)).toBe(`final price as bid on 33 of 34 jobs; ${approved}`)
  expect(providerPage.extras(record)).toBe(approved)
  const two = { jobs: 8, kept: 6, growthPercent: null }
  expect(providerPage.extras(two)).toBe('on 2 jobs the customer approved an extra')
})

it('where no price has risen there is nothing to say of extras', () => {
  const all = { jobs: 5, kept: 5, growthPercent: null }
  expect(bids.card.asBid(all)).toBe('final price as bid on 5 of 5 jobs')
  expect(providerPage.extras(all)).toBeNull()
})
