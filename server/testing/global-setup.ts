import { startTestServer } from './fresh-database.ts'

/** Vitest and Playwright both call this once before a run, and what it gives once after it. */
export default startTestServer
