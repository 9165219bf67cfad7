import { expect, it } from 'vitest'
import { partsOf } from './parts-of.ts'

const origin = 'https://roadcall.example'

it('an own address in a message is a link within the app, with a key that is not shown', () => {
  expect(partsOf(`Bid came. ${origin}/bids/7#token=a-b_c Thanks`, origin)).toEqual([
    { kind: 'text', text: 'Bid came. ' },
    { kind: 'link', text: `${origin}/bids/7#token=…`, to: '/bids/7#token=a-b_c' },
    { kind: 'text', text: ' Thanks' },
  ])
})

it('an address of others stays text', () => {
  expect(partsOf('See https://evil.example/x', origin)).toEqual([
    { kind: 'text', text: 'See https://evil.example/x' },
  ])
})
