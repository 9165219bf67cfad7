import { expect, test } from 'vitest'
import { jobLifecycle, jobPhases } from '#contract/job-lifecycle.ts'
import { may } from '#contract/lifecycle.ts'
import { isRunning, nextStep, roadStep } from './phases.ts'

test('a job is walked to its end by one button after the other', () => {
  expect(nextStep('assigned')).toBe('start')
  expect(nextStep('en_route')).toBe('arrive')
  expect(nextStep('arrived')).toBe('work')
  expect(nextStep('working')).toBe('finish')
})

test('the button that is offered is one that the lifecycle allows', () => {
  for (const phase of jobPhases) {
    const step = nextStep(phase)
    expect(step === null || may(jobLifecycle, step, phase)).toBe(true)
  }
})

test('the provider has nothing to press while the customer decides, and after the end', () => {
  for (const phase of jobPhases.slice(4)) expect(nextStep(phase)).toBeNull()
})

test('only jobs that went well stand on the road', () => {
  expect(roadStep('assigned')).toBe(1)
  expect(roadStep('closed')).toBe(6)
  expect(roadStep('cancelled_by_customer')).toBeNull()
  expect(jobPhases.filter(isRunning)).toHaveLength(5)
})
