import { expect, test } from 'vitest'
import { filtersOn, readFilters } from './board-filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

test('the address becomes the filters of the call', () => {
  expect(read('state=past&service=roadside_tire&from=2026-11-01&sort=price&q= I-35 ')).toEqual({
    status: 'completed,cancelled',
    serviceType: 'roadside_tire',
    from: '2026-11-01',
    sort: 'price',
    search: 'I-35',
  })
  expect(read('state=waiting')).toEqual({ waiting: 'yes', sort: 'urgent' })
  expect(read('state=needed&sort=newest')).toEqual({ needed: 'yes', sort: 'newest' })
})

test('what means nothing filters nothing, and the most urgent stands first', () => {
  expect(
    read('state=lost&service=haircut&driver=7&unit=x&from=yesterday&to=2026-02-31&sort=luck&q=  '),
  ).toEqual({
    sort: 'urgent',
  })
})

test('an order is no filter', () => {
  expect(filtersOn(new URLSearchParams('sort=price&driver=1&to=2026-11-01&q=x'))).toBe(2)
})
