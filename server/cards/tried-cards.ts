import { createHmac } from 'node:crypto'
import { type Generated, sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { numberKey } from '../platform/sms/stops.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    card_askings: {
      hold_id: string
      marks: Buffer[]
      failed: Generated<number>
      stopped_at: Generated<Date | null>
      asked_at: Date
    }
    card_failures: { id: Generated<string>; mark: Buffer; failed_at: Date }
  }
}

/** Whence a card is tried. */
export interface CardPlace {
  device: Buffer
  /** As a deed knows it; null where nobody asked. */
  network: string | null
}

const { most, withinMs } = settings.cards.tries

/** The same device, number or address is the same mark, and none of them can be read from it. */
export function marksOf(
  key: string,
  { device, network, phone }: CardPlace & { phone: string },
): Buffer[] {
  const mark = (kind: string, of: string) =>
    createHmac('sha256', key).update(`card\n${kind}\n${of}`).digest()
  return [
    mark('device', device.toString('base64url')),
    ...(numberKey(phone) ? [mark('phone', numberKey(phone))] : []),
    // Behind a proxy that does not say for whom it asks, everybody has the address of that machine.
    ...(network && isPublic(network) ? [mark('network', network)] : []),
  ]
}

/** Of the internet, not of this machine or the network around it. */
const isPublic = (network: string): boolean =>
  !/^((::ffff:)?(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)|0:0:0:0$|fe80|f[cd])/i.test(
    network,
  )

/** Where too many cards have failed of late: until when no other is asked for. */
export async function cardsOffUntil(
  db: Db | Tx,
  marks: readonly Buffer[],
  now: Date,
): Promise<Date | null> {
  const since = new Date(now.getTime() - withinMs)
  const { rows } = await sql<{ at: Date }>`
    select max(nth.failed_at) as at from unnest(${marks}::bytea[]) as m (mark)
    cross join lateral (select f.failed_at from card_failures f where f.mark = m.mark and f.failed_at > ${since}
      order by f.failed_at desc offset ${most - 1} limit 1) nth`.execute(db)
  const at = rows[0]?.at
  return at ? new Date(at.getTime() + withinMs) : null
}

/** Help goes on, and so does paying directly: only the card is refused. */
export async function refuseAfterFailures(
  tx: Tx,
  marks: readonly Buffer[],
  now: Date,
): Promise<void> {
  const until = await cardsOffUntil(tx, marks, now)
  if (until)
    throw new Refusal('too_many_requests', refusals.payments.tooManyFailed, {
      retryAfterSeconds: Math.ceil((until.getTime() - now.getTime()) / 1000),
    })
}

/** Whence a hold's page was asked for; from several places, all of them. */
export async function keepAsking(
  tx: Tx,
  holdId: string,
  marks: readonly Buffer[],
  now: Date,
): Promise<void> {
  await sql`
    insert into card_askings as a (hold_id, marks, asked_at) values (${holdId}, ${marks}, ${now})
    on conflict (hold_id) do update set marks = array(select distinct unnest(a.marks || excluded.marks))`.execute(
    tx,
  )
}

/** So many cards were refused on the page of a locked hold by now. Answers whether that is the one too many. */
export async function countFailures(
  tx: Tx,
  holdId: string,
  failed: number,
  now: Date,
): Promise<boolean> {
  const known = await tx
    .selectFrom('card_askings')
    .select(['marks', 'failed', 'stopped_at'])
    .where('hold_id', '=', holdId)
    .forUpdate()
    .executeTakeFirst()
  if (!known || failed <= known.failed) return false
  await sql`
    insert into card_failures (mark, failed_at)
    select m.mark, ${now} from unnest(${known.marks}::bytea[]) as m (mark),
      generate_series(1, ${failed - known.failed}::integer)`.execute(tx)
  const isStopped = (await cardsOffUntil(tx, known.marks, now)) !== null
  await tx
    .updateTable('card_askings')
    .set({ failed, ...(isStopped && !known.stopped_at && { stopped_at: now }) })
    .where('hold_id', '=', holdId)
    .execute()
  return isStopped && !known.stopped_at
}

/** Of a job, by what its own cards were asked from: what its page says. */
export async function cardsOffForJob(db: Db, jobId: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ mark: Buffer }>`
    select distinct unnest(a.marks) as mark from card_askings a join holds h on h.id = a.hold_id
    where h.job_id = ${jobId} and a.failed > 0`.execute(db)
  return cardsOffUntil(
    db,
    rows.map(({ mark }) => mark),
    now,
  )
}
