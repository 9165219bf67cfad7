import type { ByLink } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import { newToken } from '../platform/secrets/tokens.ts'
import './tables.ts'

/** How the app is to work: exact, each 15 seconds while it moves and each minute while it does not, keeping what has no network. */
const manner = {
  accuracy: 'highest',
  distance: '0',
  interval: '15',
  fastest_interval: '10',
  heartbeat: '60',
  buffer: 'true',
  service: 'true',
}

/**
 * A technician lets an app say where they are while it is not the page that is in front (trips.md §1): an address of their own, as the
 * link that sets up Traccar Client. Only its hash is kept; an earlier one ends.
 */
export async function connectTracker(deed: Deed, actor: ByLink, publicUrl: string) {
  const { token, hash } = newToken()
  await deed.transaction(async (tx) => {
    const technician = await tx
      .selectFrom('technicians')
      .select('id')
      .where('id', '=', actor.technicianId)
      .where('deactivated_at', 'is', null)
      .forShare()
      .executeTakeFirst()
    if (!technician) throw notFound('technician')
    const fresh = { secret_hash: hash, made_at: deed.now, device_id: null, called_at: null }
    await tx
      .insertInto('trackers')
      .values({ technician_id: technician.id, ...fresh })
      .onConflict((conflict) => conflict.column('technician_id').doUpdateSet(fresh))
      .execute()
  })
  const url = new URL(`/api/track/${token}`, publicUrl).href
  return { link: `org.traccar.client://config?${new URLSearchParams({ url, ...manner })}` }
}
