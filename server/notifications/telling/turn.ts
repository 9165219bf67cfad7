import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'

/**
 * One worker tells at a time, so that what happened to one request is told in its order. False while another one is at it.
 * A process of the version before may run beside this one: it keeps how far it has told as a mark, by transactions. What
 * it has told since our last turn is noted as told here, and our turns move its mark on.
 */
export async function takeTurn(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ isMoved: boolean }>`
    select (xact, event_id) is distinct from (left_xact, left_event_id) as "isMoved"
    from telling for update skip locked`.execute(tx)
  const [turn] = rows
  if (turn?.isMoved) {
    await sql`
      update events e set is_told = true from telling t
      where not e.is_told and (e.xact, e.id) > (t.left_xact, t.left_event_id)
        and (e.xact, e.id) <= (t.xact, t.event_id)`.execute(tx)
    await sql`update telling set left_xact = xact, left_event_id = event_id`.execute(tx)
  }
  return turn !== undefined
}

/** Notes that these were told, for us and for the version before. */
export async function endTurn(tx: Tx, eventIds: readonly number[]): Promise<void> {
  await sql`
    with told as (
      update events set is_told = true where id = any(${eventIds}::bigint[]) returning xact, id
    ), last as (
      select xact, id from told order by xact desc, id desc limit 1
    )
    update telling t
    set xact = last.xact, event_id = last.id, left_xact = last.xact, left_event_id = last.id
    from last where (last.xact, last.id) > (t.xact, t.event_id)`.execute(tx)
}
