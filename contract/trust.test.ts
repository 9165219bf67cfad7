import { describe, expect, test } from 'vitest'
import { jobPoints, levelOf, noJobs, trustScore } from './trust.ts'
import { requiredSteps, stateToSubmitIn, stepIds, stepStateOf } from './verification-steps.ts'

const perfect = { closed: 5, undone: 0, promised: 5, onTime: 5, asBid: 5 }

describe('the trust score', () => {
  test('is 0 with nothing and 1000 with everything', () => {
    expect(trustScore([], noJobs)).toBe(0)
    expect(trustScore(stepIds, perfect)).toBe(1000)
  })

  test('counts each step once, by its weight', () => {
    const weights = stepIds.map((id) => trustScore([id], noJobs))
    expect(weights).toEqual([150, 150, 200, 150, 50, 50])
    expect(trustScore(['identity', 'identity'], noJobs)).toBe(150)
    expect(trustScore(requiredSteps, noJobs)).toBe(650)
  })
})

describe('the points of the jobs', () => {
  test('there are none before five jobs are closed', () => {
    expect(jobPoints({ ...perfect, closed: 4 })).toBe(0)
    expect(jobPoints(perfect)).toBe(250)
  })

  test('each part counts by its share', () => {
    expect(jobPoints({ ...perfect, onTime: 0 })).toBe(150)
    expect(jobPoints({ ...perfect, asBid: 0 })).toBe(175)
    expect(jobPoints({ ...perfect, undone: 5 })).toBe(212)
    expect(jobPoints({ ...perfect, promised: 0, onTime: 0 })).toBe(150)
  })
})

test('the level follows from the score, each from its own number on', () => {
  const at = [0, 299, 300, 599, 600, 799, 800, 1000].map(levelOf)
  expect(at).toEqual([
    'basic',
    'basic',
    'standard',
    'standard',
    'premium',
    'premium',
    'elite',
    'elite',
  ])
})

describe('the state of a step', () => {
  const at = (status: 'pending' | 'in_progress' | 'completed' | 'failed', day: number) => ({
    status,
    submittedAt: new Date(Date.UTC(2026, 0, day)),
  })

  test('is what counts, else what is being reviewed, else what came last', () => {
    expect(stepStateOf([])).toBe('pending')
    expect(stepStateOf([at('failed', 3), at('completed', 1)])).toBe('completed')
    expect(stepStateOf([at('failed', 3), at('in_progress', 2)])).toBe('in_progress')
    expect(stepStateOf([at('pending', 1), at('failed', 2)])).toBe('failed')
    expect(stepStateOf([at('pending', 2), at('failed', 1)])).toBe('pending')
  })

  test('a renewal that waits keeps the step completed, and another from being sent', () => {
    const renewing = [at('in_progress', 2), at('completed', 1)]
    expect(stepStateOf(renewing)).toBe('completed')
    expect(stateToSubmitIn(renewing)).toBe('in_progress')
  })
})
