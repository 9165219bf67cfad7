import { sql } from 'kysely'
import type { EventName } from '#contract/event-names.ts'
import type { RecordedEvent } from '../../core/events.ts'
import type { Tx } from '../../platform/db/tables.ts'
import type { NoticeCode } from './say.ts'

/** After these a bid that waited for approval may wait no more. */
const ends: ReadonlySet<EventName> = new Set([
  'bid_accepted',
  'approval_asked',
  'approval_declined',
  'approval_freed',
  'approval_taken_back',
  'approval_bid_withdrawn',
  'approval_bid_expired',
  'approval_bid_closed',
  'request_cancelled',
])

/** What says that a bid waits for somebody's word. */
const asks: readonly NoticeCode[] = [
  'approvalNeeded',
  'approvalForPo',
  'approvalPassedOn',
  'approvalStillWaits',
  'nobodyAnswered',
  'managerAsked',
]

/**
 * "Approval needed" counts as read once its bid waits no more, or the bell goes on asking for what nobody can decide. Gives
 * whose lists have changed.
 */
export async function readAsksThatAreOver(
  tx: Tx,
  { name, requestId, fleetId }: RecordedEvent,
  now: Date,
): Promise<string[]> {
  if (!ends.has(name) || requestId === null || fleetId === null) return []
  const { rows } = await sql<{ user: string }>`
    update notifications n set read_at = ${now}
    from events e
    where e.request_id = ${requestId}::uuid and e.name like 'approval\\_%' and n.event_id = e.id
      and n.user_id in (select user_id from fleet_members where fleet_id = ${fleetId}::uuid
        union all select d.user_id from requests r join drivers d on d.id = r.driver_id where r.id = ${requestId}::uuid)
      and n.read_at is null and n.code = any(${asks}::text[])
      and not exists (select from approvals a
        where a.request_id = e.request_id and a.bid_id = e.bid_id and a.decided_at is null)
    returning n.user_id as user`.execute(tx)
  return rows.map(({ user }) => user)
}
