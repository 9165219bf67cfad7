import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './launch/counts.mjs'

test('a test file that cannot be loaded counts as one failed', () => {
  const failed = { status: 'failed', fullName: 'a rule holds', failureMessages: ['Red.\nat x'] }
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      { name: 'a.test.ts', status: 'failed', assertionResults: [failed, { status: 'passed' }] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [], message: 'No such file' },
      { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  }
  expect(countVitest(report)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: ['a.test.ts › a rule holds › Red.', 'b.test.ts › No such file'],
  })
})

test('a browser test that passes only when it is tried again has failed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 }
  const red = { ok: false, file: 'a.spec.ts', line: 7, title: 'a page opens' }
  const suites = [{ specs: [{ ok: true }], suites: [{ specs: [red] }] }]
  expect(countPlaywright({ stats, errors: [], suites })).toEqual({
    passed: 4,
    failed: 2,
    skipped: 1,
    failures: ['a.spec.ts:7 › a page opens'],
  })
})
