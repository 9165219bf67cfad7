import type { Services } from '../core/services.ts'
import { tellEvents } from '../notifications/telling/tell-events.ts'

/**
 * For tests: what the worker does every second, until nothing is left: another one may be at it for a moment. An event of which
 * nobody can be told would stand aside; here it ends the test with its reason.
 */
export async function tellAll(services: Services): Promise<void> {
  const log = Object.create(services.log, {
    error: {
      value: ({ err }: { err: unknown }) => {
        throw err
      },
    },
  })
  for (let isLeft = true; isLeft; ) {
    await tellEvents({ ...services, log })
    const { rows } = await services.pool.query(
      'select exists (select from events where not is_told) as left',
    )
    isLeft = rows[0].left
  }
}
