import { expect, it } from 'vitest'
import { type CallLimit, createCallLimit } from './call-limit.ts'

/** Seconds under a flood, on a server that does so many calls a second. */
function flood(limit: CallLimit, perSecond: number, seconds: number, isHeldUp = false) {
  for (let at = 0; at < seconds * 4; at++) {
    while (limit.takes('deed', limit.inHand)) limit.enter()
    for (let done = 0; done < perSecond / 4 && limit.inHand > 0; done++) {
      limit.leave()
      limit.enter()
    }
    limit.learn(250, isHeldUp)
  }
}

it('takes deeds where reads are turned away, and reads where lists are', () => {
  const limit = createCallLimit(10)
  const takes = (underWay: number) =>
    (['deed', 'read', 'last'] as const).map((turn) => limit.takes(turn, underWay))
  expect(takes(3)).toEqual([true, true, true])
  expect(takes(5)).toEqual([true, true, false])
  expect(takes(8)).toEqual([true, false, false])
  expect(takes(10)).toEqual([false, false, false])
})

it('takes as many as get through in a fifth of a second, on a fast machine and on a slow one', () => {
  for (const [perSecond, room] of [
    [4000, 800],
    [600, 120],
    [20, 48],
    [100_000, 2000],
  ] as const) {
    const limit = createCallLimit()
    flood(limit, perSecond, 10)
    expect(limit.room / room).toBeCloseTo(1, 1)
  }
})

it('learns nothing while it is idle, or while the database holds everything up', () => {
  const limit = createCallLimit()
  const before = limit.room
  for (let at = 0; at < 40; at++) {
    limit.enter()
    limit.leave()
    limit.learn(250, false)
  }
  flood(limit, 8, 10, true)
  expect(limit.room).toBe(before)
})
