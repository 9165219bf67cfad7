import { expect, test } from 'vitest'
import { readFilters, readProviderFilters } from './account-filters.ts'

const read = (address: string) => readFilters(new URLSearchParams(address))

test('the filters of the address are those that the server knows', () => {
  expect(read('status=pending&sort=name&q= lone  star ')).toEqual({
    search: 'lone  star',
    status: 'pending',
    sort: 'name',
  })
  expect(read('status=closed&sort=best&q=   ')).toEqual({})
  expect(read(`q=${'x'.repeat(200)}`).search).toHaveLength(100)
})

test('the providers are filtered by state, service and level as well, where the address names real ones', () => {
  const ofProviders = (address: string) => readProviderFilters(new URLSearchParams(address))
  expect(ofProviders('state=TX&trade=towing&level=elite')).toEqual({
    state: 'TX',
    trade: 'towing',
    level: 'elite',
  })
  expect(ofProviders('state=texas&trade=magic&level=gold')).toEqual({})
})
