import { execFileSync } from 'node:child_process'
import { defineConfig, type LaunchOptions } from '@playwright/test'

const complete = ['chromium', 'chromium-browser', 'google-chrome']
/** Chromium without anything that shows itself: the same pages for a quarter less work. */
const withoutShow = ['chromium-headless-shell', ...complete]

/** The system's own Chromium: test tools' browser downloads are not needed (README). */
function launched(names: readonly string[]): LaunchOptions {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-sync',
    // A journey's pages are gone before code compiled for speed has paid for being compiled.
    '--js-flags=--no-turbofan --no-maglev',
  ]
  for (const name of names)
    try {
      return { executablePath: execFileSync('which', [name], { encoding: 'utf8' }).trim(), args }
    } catch {
      // The next name.
    }
  throw new Error('The tests in a browser need chromium on the PATH.')
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const desk = { viewport: { width: 1440, height: 900 } }
/** What only the complete browser does: it alone shows notifications. */
const notifying = 'push.spec.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  // One more than two processors have: a journey waits for timers and for the database too.
  workers: 3,
  retries: 0,
  // Bounds for what hangs, not measures: beside other work a journey and each of its pages take their time. Still shorter than
  // most fallbacks of a live page (settings.polling); how soon news must come, those journeys say themselves (weak-network.spec).
  timeout: 180_000,
  expect: { timeout: 25_000 },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  use: {
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // Recording costs a third of the time: TRACE=1 where a failure has to be understood.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker answers no journey could hold up: those about it let it work.
    serviceWorkers: 'block',
    launchOptions: launched(withoutShow),
  },
  // A journey walks where its people are: on a phone, or at a desk where its tag says so. Who is elsewhere in it, and what
  // looks otherwise there, it shows by the width of one window; that every page fits both, widths.spec.ts.
  projects: [
    { name: 'phone', grepInvert: /@desk/, testIgnore: notifying, use: phone },
    { name: 'desk', grep: /@desk/, testIgnore: notifying, use: desk },
    {
      name: 'notifying',
      testMatch: notifying,
      use: { ...desk, launchOptions: launched(complete), serviceWorkers: 'allow' },
    },
  ],
})
