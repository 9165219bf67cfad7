import { expect, test } from 'vitest'
import { withTokenHidden } from './token-in-address.ts'

test('a token in the question of an address is put behind the #, whatever else is asked', () => {
  expect(withTokenHidden('/bids/7?token=a-b_c')).toBe('/bids/7#token=a-b_c')
  expect(withTokenHidden('/accept-bid?bidId=7&token=t.x&version=2')).toBe(
    '/accept-bid?bidId=7&version=2#token=t.x',
  )
  expect(withTokenHidden('/bids/7?token=%22%3C%0d%0aset-cookie:x')).toBe(
    '/bids/7#token=%22%3C%0D%0Aset-cookie%3Ax',
  )
})

test('an address without one token stays as it is', () => {
  for (const url of ['/bids/7', '/bids/7?token=', '/bids/7?token=a&token=b', '/bids/7?talk=9'])
    expect(withTokenHidden(url)).toBeNull()
})
