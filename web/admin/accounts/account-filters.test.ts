import { expect, test } from 'vitest'
import { readFilters } from './account-filters.ts'

const read = (address: string, search = '') => readFilters(new URLSearchParams(address), search)

test('the filters of the address are those that the server knows', () => {
  expect(read('status=pending&sort=name', ' lone  star ')).toEqual({
    search: 'lone  star',
    status: 'pending',
    sort: 'name',
  })
  expect(read('status=closed&sort=best', '   ')).toEqual({})
  expect(read('', 'x'.repeat(200)).search).toHaveLength(100)
})
