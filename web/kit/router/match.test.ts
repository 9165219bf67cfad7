import { describe, expect, test } from 'vitest'
import { matchOf } from './match.ts'

const paths = ['/about', '/bids/:id', '/admin/messages', '/admin/jobs/:id', '/'] as const

describe('which page an address is', () => {
  test.each([
    ['/about', '/about', {}],
    ['/about/', '/about', {}],
    ['/About', '/about', {}],
    ['/', '/', {}],
    ['/bids/17', '/bids/:id', { id: '17' }],
    ['/bids/17/', '/bids/:id', { id: '17' }],
    ['/bids/Ab%20c', '/bids/:id', { id: 'Ab c' }],
    ['/bids/%E0%A4%A', '/bids/:id', { id: '%E0%A4%A' }],
    ['/admin/jobs/7', '/admin/jobs/:id', { id: '7' }],
  ])('%s is %s', (address, path, params) => {
    expect(matchOf(paths, address)).toEqual({ path, params })
  })

  test.each(['/abouts', '/bids', '/bids/', '/bids/1/2', '/about/us', '/admin', '//about'])(
    '%s is none',
    (address) => {
      expect(matchOf(paths, address)).toBeNull()
    },
  )
})
