import type { Services } from '../core/services.ts'
import { tellEvents } from '../notifications/telling/tell-events.ts'

/** For tests: what the worker does every second, until nothing is left: another one may be at it for a moment. */
export async function tellAll(services: Services): Promise<void> {
  for (let isLeft = true; isLeft; ) {
    await tellEvents(services)
    const { rows } = await services.pool.query(
      'select exists (select from events where not is_told) as left',
    )
    isLeft = rows[0].left
  }
}
