import { execFileSync } from 'node:child_process'
import { defineConfig } from '@playwright/test'

/** The system's own Chromium: test tools' browser downloads are not needed (README). */
function chromium(): string {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome'])
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim()
    } catch {
      // The next name.
    }
  throw new Error('The tests in a browser need chromium on the PATH.')
}

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  // One more than two processors have: a journey waits for timers and for the database too.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  use: {
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // Recording costs a third of the time: TRACE=1 where a failure has to be understood.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
    },
  },
  // A journey walks on a phone, or where its tag says: at a desk, or in both where the way itself differs. That every page
  // fits both is shown page by page (widths.spec.ts).
  projects: [
    {
      name: 'phone',
      grepInvert: /@desk/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: 'desk', grep: /@desk|@both/, use: { viewport: { width: 1440, height: 900 } } },
  ],
})
