import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissFailures, dismissToast, toast, toastRules, toasts } from './toast.ts'

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

test('what is tried again takes its failure away, and leaves what went well', () => {
  const failure = toast({ title: 'Registration failed', tone: 'danger' })
  dismissFailures()
  expect(toasts()).toMatchObject([{ id: failure, open: false }])
  const success = toast({ title: 'Saved', tone: 'success' })
  dismissFailures()
  expect(toasts()).toMatchObject([{ id: success, open: true }])
})
