import { expect, test } from 'vitest'
import { noJobs } from '#contract/trust.ts'
import { type StepId, type StepState, stepIds } from '#contract/verification-steps.ts'
import { missingFor } from './missing.ts'

const at = (states: Partial<Record<StepId, StepState>>, trustScore: number, jobs = noJobs) => ({
  trustScore,
  jobs,
  steps: stepIds.map((stepId) => ({
    stepId,
    status: states[stepId] ?? 'pending',
    submitRefusal: null,
    submissions: [],
  })),
})

test('what is missing is the points to the level and every way to some', () => {
  const missing = missingFor(
    at({ identity: 'completed', insurance: 'in_progress' }, 150),
    'premium',
  )
  expect(missing.points).toBe(450)
  expect(
    missing.steps.map(({ stepId, points, isInReview }) => [stepId, points, isInReview]),
  ).toEqual([
    ['business_license', 150, false],
    ['insurance', 200, true],
    ['background_check', 150, false],
    ['vehicle_equipment', 50, false],
    ['certifications', 50, false],
  ])
  expect(missing.jobs).toEqual({ points: 250, countAfter: 5 })
})

test('a level that is reached misses nothing, and perfect jobs bring no more', () => {
  const perfect = { closed: 9, undone: 0, promised: 9, onTime: 9, asBid: 9 }
  const missing = missingFor(at({}, 650, perfect), 'premium')
  expect([missing.points, missing.jobs]).toEqual([0, null])
})
