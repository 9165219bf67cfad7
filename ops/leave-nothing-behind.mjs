import { afterAll, vi } from 'vitest'

// Test files share a process: what one file has put in place of the browser's, or of time, the next must not find.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
