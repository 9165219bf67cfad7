import { describe, expect, test } from 'vitest'
import { settings } from '#contract/settings.ts'
import { guestForm } from '../testing/given.ts'
import { fixAt } from '../testing/given-trip.ts'
import { sift } from './plausible.ts'

const since = new Date('2026-05-01T15:00:00Z')
const now = new Date('2026-05-01T16:00:00Z')
const minutes = (n: number) => new Date(since.getTime() + n * 60_000)
const of = { since, now, place: { lat: guestForm.lat, lng: guestForm.lng }, before: undefined }
const doubtsOf = (fixes: Parameters<typeof sift>[0]) => sift(fixes, of).map(({ doubt }) => doubt)

describe('of the positions that a device sends', () => {
  test('those of before the press, of the future, without any exactness and off Africa are thrown away', () => {
    const kept = sift(
      [
        fixAt(9, minutes(-1)),
        fixAt(9, new Date(now.getTime() + settings.trips.aheadMs + 1000)),
        fixAt(9, minutes(3), { accuracyM: settings.trips.accuracyMostM + 1 }),
        { lat: 0, lng: 0, accuracyM: 5, fixedAt: minutes(4).toISOString() },
        fixAt(8, minutes(5)),
      ],
      of,
    )
    expect(kept.map(({ fixedAt }) => fixedAt)).toEqual([minutes(5)])
  })

  test('those that come out of their order are put into it, and of ten seconds one is kept', () => {
    const kept = sift(
      [fixAt(7, minutes(3)), fixAt(8, minutes(2)), fixAt(8, new Date(minutes(2).getTime() + 4000))],
      of,
    )
    expect(kept.map(({ fixedAt }) => fixedAt)).toEqual([minutes(2), minutes(3)])
  })

  test('a jump is doubted, and what comes after it is measured against what was believed', () => {
    expect(doubtsOf([fixAt(9, minutes(1)), fixAt(1, minutes(2)), fixAt(8, minutes(3))])).toEqual([
      null,
      'too_fast',
      null,
    ])
  })

  test('a truck is not sent from another part of the country', () => {
    expect(doubtsOf([fixAt(settings.trips.farthestMiles + 5, minutes(1))])).toEqual(['too_far'])
  })

  test('what a device does not know exactly is no jump', () => {
    expect(doubtsOf([fixAt(9, minutes(1)), fixAt(7.5, minutes(1.5), { accuracyM: 3000 })])).toEqual(
      [null, null],
    )
  })
})
