import type { Services } from '../core/services.ts'
import { tellEvents } from '../notifications/telling/tell-events.ts'

/**
 * For tests: what the worker does every second, until nothing is left: transactions of other tests, on the same server, hold it
 * back for a moment. `isHolding`: the test holds one open itself, so that something has to be left.
 */
export async function tellAll(services: Services, isHolding = () => false): Promise<void> {
  for (let isLeft = true; isLeft; ) {
    await tellEvents(services)
    const { rows } = await services.pool.query(
      `select exists (select from events e, telling t where (e.xact, e.id) > (t.xact, t.event_id)) as left`,
    )
    isLeft = rows[0].left && !isHolding()
  }
}
