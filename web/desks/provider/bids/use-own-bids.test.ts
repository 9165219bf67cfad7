import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { settings } from '#contract/settings.ts'
import { boardKey } from '../board/keys.ts'
import { mayHaveBidOn, ownBidsKey } from './use-own-bids.ts'

const inPages = (pages: object[][]) => ({ pages, pageParams: pages.map(() => undefined) })

/** In memory: bids on requests of these names, and a board of these. */
function memory(bidsOn: string[], onBoard: string[]) {
  const client = new QueryClient()
  const bids = bidsOn.map((serviceRequestId) => ({ serviceRequestId }))
  client.setQueryData(ownBidsKey, inPages([bids]))
  client.setQueryData(boardKey, inPages([onBoard.map((id) => ({ id }))]))
  return client
}
const aFullPage = Array.from({ length: settings.pageSize.list }, (_, at) => `request ${at}`)

test('a shop whose bids are all in memory knows which requests they are on', () => {
  const client = memory(['tire'], [])
  expect(mayHaveBidOn(client, 'tire')).toBe(true)
  expect(mayHaveBidOn(client, 'tow')).toBe(false)
  expect(mayHaveBidOn(client, null)).toBe(false)
})

test('an acceptance may be of a bid on a page that was not read, unless the request stands on the board', () => {
  const client = memory(aFullPage, ['wash'])
  expect(mayHaveBidOn(client, 'tow')).toBe(true)
  expect(mayHaveBidOn(client, 'wash')).toBe(false)
})

test('before the bids have been read once, any may be meant', () => {
  expect(mayHaveBidOn(new QueryClient(), 'tow')).toBe(true)
})
