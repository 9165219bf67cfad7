import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './launch/counts.mjs'

test('a test file that cannot be loaded counts as one failed', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  }
  expect(countVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 2 })
})

test('a browser test that passes only when it is tried again has failed', () => {
  const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 }, errors: [] }
  expect(countPlaywright(report)).toEqual({ passed: 4, failed: 2, skipped: 1 })
})
