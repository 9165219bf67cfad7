import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, toast, toastRules, toasts } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('one toast is visible at a time: the newest', () => {
  toast({ title: 'Bid Accepted!' })
  toast({ title: 'Access Link Copied!' })
  expect(toasts().map((item) => item.title)).toEqual(['Access Link Copied!'])
})

test('a dismissed toast closes at once and is forgotten after 1,000,000 ms', () => {
  const id = toast({ title: 'Message Sent!' })
  dismissToast(id)
  expect(toasts()).toMatchObject([{ id, open: false }])
  vi.advanceTimersByTime(toastRules.removeAfterMs - 1)
  expect(toasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toasts()).toEqual([])
})

test('dismissing one that is gone changes nothing', () => {
  const first = toast({ title: 'One' })
  const second = toast({ title: 'Two' })
  dismissToast(first)
  expect(toasts()).toMatchObject([{ id: second, open: true }])
})
