/** `failures`: what is red, a line each, so that the end of a long output names it. */
export const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] }
export const oneFailed = { ...nothing, failed: 1 }

export const addCounts = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
})

/** From Vitest's JSON report; a file that could not be loaded has no tests and counts as one failed. */
export function countVitest(report) {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    failures: [
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) =>
            [name, fullName, ...failureMessages.map(firstLine)].join(' › '),
          ),
      ),
      ...unloaded.map(({ name, message }) => [name, firstLine(message ?? '')].join(' › ')),
    ],
  }
}

/** From Playwright's JSON report; a test that passed only on its second try has failed. */
export function countPlaywright({ stats, errors, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: suites.flatMap(failedSpecs),
  }
}

const failedSpecs = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} › ${title}`),
  ...suites.flatMap(failedSpecs),
]

const firstLine = (text) => text.split('\n', 1)[0]
