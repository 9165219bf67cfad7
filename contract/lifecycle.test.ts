import { expect, test } from 'vitest'
import { jobLifecycle } from './jobs.ts'
import { move } from './lifecycle.ts'

test('an action leads where its table says, from the states that it names', () => {
  expect(move(jobLifecycle, 'confirm', 'awaiting_confirmation', 'customer')).toBe('closed')
  expect(move(jobLifecycle, 'confirm', 'awaiting_confirmation', 'clock')).toBe('closed')
  expect(move(jobLifecycle, 'confirm', 'working', 'customer')).toBeNull()
})

test('an action is its parties’ alone: a deed of another does not compile, and leads nowhere', () => {
  // @ts-expect-error A provider confirms nobody's work.
  expect(move(jobLifecycle, 'confirm', 'awaiting_confirmation', 'provider')).toBeNull()
})
