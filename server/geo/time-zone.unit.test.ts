import { describe, expect, it } from 'vitest'
import { moment } from '#contract/words/en/grammar.ts'
import { timeZoneOf } from './time-zone.ts'

describe('the clock of a place', () => {
  it('is that of its position, also where a state has two', () => {
    expect(timeZoneOf({ lat: 30.27, lng: -97.74, state: 'TX' })).toBe('America/Chicago')
    expect(timeZoneOf({ lat: 31.76, lng: -106.48, state: 'TX' })).toBe('America/Denver')
  })

  it('is that of most of its state where there is no position, and Texan where nothing is known', () => {
    const unknown = { lat: null, lng: null }
    expect(timeZoneOf({ ...unknown, state: 'AZ' })).toBe('America/Phoenix')
    expect(timeZoneOf({ ...unknown, state: null })).toBe('America/Chicago')
  })

  it('is told by its name, before and after the clocks change', () => {
    const saturday = '2027-03-13T15:00:00Z'
    const sunday = '2027-03-14T14:00:00Z'
    expect(moment(saturday, 'America/Chicago')).toBe('Sat, Mar 13, 9:00 AM CST')
    expect(moment(sunday, 'America/Chicago')).toBe('Sun, Mar 14, 9:00 AM CDT')
    // Arizona leaves its clocks alone.
    expect(moment(sunday, 'America/Phoenix')).toBe('Sun, Mar 14, 7:00 AM MST')
    const autumn = '2027-11-07T15:00:00Z'
    expect(moment(autumn, 'America/Chicago')).toBe('Sun, Nov 7, 9:00 AM CST')
  })
})
