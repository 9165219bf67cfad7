import { describe, expect, test } from 'vitest'
import { type CancellableJob, feeAt, stageFeeCents, turnsOf } from './cancellation.ts'
import { cancellation } from './words/en/cancellation.ts'
import { termsOfService } from './words/en/terms/terms-of-service.ts'

const minute = 60_000
const hour = 60 * minute
const accepted = Date.parse('2026-11-20T08:00:00Z')

const job = (more: Partial<CancellableJob> = {}): CancellableJob => ({
  stage: 'en_route',
  priceCents: 31_000,
  callOutCents: null,
  acceptedAt: accepted,
  promisedAt: accepted + 45 * minute,
  scheduledAt: null,
  etaMinutes: 45,
  isSuspended: false,
  ...more,
})

test.each([
  [310_00, null, [31_00, 77_50, 150_00]],
  [310_00, 75_00, [31_00, 75_00, 75_00]],
  [40_00, null, [4_00, 10_00, 20_00]],
  [900_00, 150_00, [50_00, 100_00, 150_00]],
])(
  'the fees of a price of %i cents with a call-out fee of %s',
  (priceCents, callOutCents, expected) => {
    const fees = (['assigned', 'en_route', 'arrived'] as const).map((stage) =>
      stageFeeCents(stage, { priceCents, callOutCents }),
    )
    expect(fees).toEqual(expected)
  },
)

test('a fee is never above the price', () => {
  expect(stageFeeCents('arrived', { priceCents: 60_00, callOutCents: 75_00 })).toBe(60_00)
})

test('who is there within the first minutes is paid for it, and every promise of those minutes says so', () => {
  const here = job({ stage: 'arrived' })
  expect(feeAt(here, accepted + 2 * minute)).toEqual({ feeCents: 150_00, because: null })
  const fees = { assigned: '$31.00', en_route: '$77.50', arrived: '$150.00' }
  for (const promise of [
    cancellation.beforehand({ fees, isFarAhead: false }),
    cancellation.free.just_accepted,
    termsOfService.canceling.text(),
  ])
    expect(promise).toMatch(/unless (they are|the provider is) there sooner/)
})

describe('calling a job off is free', () => {
  const at = (minutes: number) => accepted + minutes * minute
  test.each([
    ['just after the acceptance', job(), at(5), 'just_accepted'],
    ['of a provider who is late', job(), at(60), 'late'],
    [
      'of one who gave no time, an hour and a grace later',
      job({ promisedAt: null }),
      at(75),
      'late',
    ],
    ['of one who has not set out', job({ stage: 'assigned' }), at(21), 'not_started'],
    [
      'of one who was suspended, even there',
      job({ stage: 'arrived', isSuspended: true }),
      at(30),
      'suspended',
    ],
    [
      'long before a scheduled start',
      job({ scheduledAt: at(300), promisedAt: at(300) }),
      at(179),
      'far_ahead',
    ],
  ] as const)('%s', (_, one, now, because) => {
    expect(feeAt(one, now)).toEqual({ because, feeCents: 0 })
  })

  test('not a moment longer than that', () => {
    expect(feeAt(job(), at(5) + 1).feeCents).toBe(77_50)
    expect(feeAt(job(), at(60) - 1).feeCents).toBe(77_50)
    expect(feeAt(job({ stage: 'assigned' }), at(20)).feeCents).toBe(31_00)
    expect(feeAt(job({ scheduledAt: at(300), promisedAt: at(300) }), at(180)).feeCents).toBe(77_50)
  })

  test('not of one who is there, however late', () => {
    expect(feeAt(job({ stage: 'arrived' }), at(200)).feeCents).toBe(150_00)
    expect(feeAt(job({ stage: 'arrived' }), at(1)).feeCents).toBe(150_00)
  })

  test('nor of who has time to set out for a scheduled start', () => {
    const scheduled = job({ stage: 'assigned', scheduledAt: at(110), promisedAt: at(110) })
    expect(feeAt(scheduled, at(60)).feeCents).toBe(31_00)
    expect(feeAt(scheduled, at(86)).because).toBe('not_started')
  })
})

describe('what the clock changes', () => {
  test('is said beforehand: first free, then not, then free again', () => {
    expect(turnsOf(job(), accepted)).toEqual({
      changesAt: accepted + 5 * minute + 1,
      changesToCents: 77_50,
      freeFrom: null,
      freeBecause: null,
    })
    const later = accepted + hour
    expect(turnsOf(job(), accepted + 6 * minute)).toEqual({
      changesAt: later,
      changesToCents: 0,
      freeFrom: later,
      freeBecause: 'late',
    })
    expect(turnsOf(job(), later)).toEqual({
      changesAt: null,
      changesToCents: null,
      freeFrom: null,
      freeBecause: null,
    })
  })

  test('names the step that keeps it from being free: setting out, or being there', () => {
    const { freeFrom, freeBecause } = turnsOf(job({ stage: 'assigned' }), accepted + 6 * minute)
    expect([freeFrom, freeBecause]).toEqual([accepted + 20 * minute + 1, 'not_started'])
    expect(turnsOf(job({ stage: 'en_route' }), accepted + 6 * minute).freeBecause).toBe('late')
  })

  test('is the same at every minute as looking at each minute', () => {
    for (const stage of ['assigned', 'en_route', 'arrived'] as const)
      for (const scheduledAt of [null, accepted + 4 * hour]) {
        const one = job({ stage, scheduledAt, promisedAt: scheduledAt ?? accepted + 45 * minute })
        for (let now = accepted; now < accepted + 6 * hour; now += minute) {
          const { changesAt } = turnsOf(one, now)
          const until = changesAt ?? accepted + 7 * hour
          for (let at = now; at < until; at += minute)
            expect(feeAt(one, at).feeCents).toBe(feeAt(one, now).feeCents)
          if (changesAt) expect(feeAt(one, changesAt).feeCents).not.toBe(feeAt(one, now).feeCents)
        }
      }
  })
})
