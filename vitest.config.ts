import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Pure: no database, no network. */
const unit = [
  'contract/**/*.test.ts',
  'web/**/*.test.{ts,tsx}',
  'ops/**/*.test.mjs',
  '{server,demo,cli}/**/*.unit.test.ts',
]

/** The tests in a browser are Playwright's: e2e/playwright.config.ts. */
export default defineConfig({
  test: {
    pool: 'forks',
    // One more than two processors have: a test waits for the database and for timers too.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    retry: 0,
    // A bound for what hangs, not a measure: properties and hashing take their time on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 15_000 } },
    passWithNoTests: true,
    // What most files read (the contract, the words, the gazetteer, the server) is loaded once in each process, not once a file.
    isolate: false,
    setupFiles: 'ops/leave-nothing-behind.mjs',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: unit,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,demo,cli,attack}/**/*.test.ts'],
          exclude: unit,
          globalSetup: 'server/testing/global-setup.ts',
        },
      },
    ],
  },
})
