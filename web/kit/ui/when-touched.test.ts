import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let touch: () => void
beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('document', {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('addEventListener', (_: string, begin: () => void) => {
    touch = begin
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is kept for a touch is done after it, one after the other in the pauses', async () => {
  const { whenTouched } = await import('./when-touched.ts')
  const [first, second] = [vi.fn(), vi.fn()]
  whenTouched(first)
  whenTouched(second)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(first).not.toHaveBeenCalled()
  touch()
  expect(first).not.toHaveBeenCalled()
  await vi.advanceTimersToNextTimerAsync()
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  await vi.advanceTimersToNextTimerAsync()
  expect(second).toHaveBeenCalledTimes(1)
})

test('on a page that was touched it is done soon', async () => {
  const { whenTouched } = await import('./when-touched.ts')
  touch()
  const deed = vi.fn()
  whenTouched(deed)
  await vi.runAllTimersAsync()
  expect(deed).toHaveBeenCalledTimes(1)
})
