import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { type Postmaster, type PostmasterOptions, startPostmaster } from './postmaster.ts'

/**
 * Two things pass by themselves: a port that somebody took between the look and the start, and sessions of
 * a killed database that have not yet noticed its end.
 */
export async function firstStart(
  options: Omit<PostmasterOptions, 'port'>,
  lastPort: number | undefined,
): Promise<{ postmaster: Postmaster; port: number }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort(lastPort)
    try {
      return { postmaster: await startPostmaster({ ...options, port }), port }
    } catch (error) {
      const passes = error instanceof Error && /shared memory block|TCP\/IP/.test(error.message)
      if (!passes || attempt === 40) throw error
      await sleep(250)
    }
  }
}
