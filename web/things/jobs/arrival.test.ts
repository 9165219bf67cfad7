import { describe, expect, test } from 'vitest'
import { arrivalAt, arrivalBy, isAnyMinute, isPastPromise } from './arrival.ts'

const start = Date.parse('2026-05-01T19:00:00Z')
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
const job = { phase: 'en_route', promisedAt: at(40), expectedAt: null } as const
const likely = { from: at(27), to: at(36) }

describe('the one arrival that is shown', () => {
  test('goes by where the truck is before what was said, and by that before the promise', () => {
    const said = { ...job, expectedAt: at(55) }
    expect(arrivalBy(said, likely, start)).toBe('likely')
    expect(arrivalBy(said, null, start)).toBe('expected')
    expect(arrivalBy(job, null, start)).toBe('promised')
    expect(arrivalBy({ ...job, promisedAt: null }, null, start)).toBe('none')
  })

  test('goes by no position before they set out', () => {
    expect(arrivalBy({ ...job, phase: 'assigned' }, likely, start)).toBe('promised')
  })

  test('is overdue once the promise is over, and what was said after it', () => {
    const later = start + 50 * 60_000
    expect(arrivalBy(job, null, later)).toBe('overdue')
    expect(arrivalBy({ ...job, expectedAt: at(45) }, null, later)).toBe('overdue')
    expect(arrivalBy({ ...job, expectedAt: at(55) }, null, later)).toBe('expected')
    expect(arrivalAt('overdue', job, null)).toBe(at(40))
  })

  test('is about the middle of what is likely, in steps of five minutes', () => {
    expect(arrivalAt('likely', job, likely)).toBe(at(30))
  })

  test('names the promise beside it only when it is later by more than who waits is told of', () => {
    expect(isPastPromise(at(30), job)).toBe(false)
    expect(isPastPromise(at(45), job)).toBe(false)
    expect(isPastPromise(at(50), job)).toBe(true)
    expect(isPastPromise(at(50), { ...job, promisedAt: null })).toBe(false)
  })

  test('is any minute when the first likely moment is as good as here', () => {
    expect(isAnyMinute(likely, start)).toBe(false)
    expect(isAnyMinute(likely, start + 25 * 60_000)).toBe(true)
  })
})
