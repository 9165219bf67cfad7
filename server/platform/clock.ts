/** The server's clock alone counts (rules, preamble), so whatever asks for the time takes one of these. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export type TestClock = Clock & {
  /** Moves time on by so many milliseconds; a negative number throws a RangeError. */
  advance(ms: number): void
}

/** A clock that stands still until it is moved; tests and measurements use it. */
export function testClock(start: Date | string): TestClock {
  let time = new Date(start).getTime()
  if (Number.isNaN(time)) throw new RangeError(`Not a date: ${String(start)}`)
  return {
    now: () => new Date(time),
    advance(ms) {
      if (!(ms >= 0)) throw new RangeError('Time only moves forward')
      time += ms
    },
  }
}
