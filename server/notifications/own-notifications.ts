import { sql } from 'kysely'
import type { BodyOf } from '#contract/endpoint.ts'
import type {
  Channels,
  changeChannels as changeEndpoint,
  Notification,
  OwnChannels,
} from '#contract/notifications.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Language } from '#contract/words/languages.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { wrongField } from '../platform/http/refusal.ts'
import { isStopped } from '../platform/sms/stops.ts'
import './tables.ts'
import { noticeIn, type Said } from './telling/say.ts'

type Row = Omit<Notification, 'title' | 'body'> & Said

/** What the caller was told, in the language of who reads it: a page, newest first, and how much of all is unread. */
export async function listNotifications(
  db: Db,
  { userId }: User,
  before: number | null,
  language: Language,
) {
  const { rows } = await sql<{ notifications: Row[]; unreadCount: number }>`
    select coalesce(json_agg(n order by id desc), '[]'::json) as notifications,
      (select count(*) from notifications where user_id = ${userId} and read_at is null) as "unreadCount"
    from (
      select id, kind, code, params, link, iso(created_at) as "createdAt", read_at is not null as "isRead"
      from notifications
      where user_id = ${userId} and (${before}::bigint is null or id < ${before}::bigint)
      order by id desc limit ${settings.pageSize.list}
    ) n`.execute(db)
  const { notifications = [], unreadCount = 0 } = rows[0] ?? {}
  return {
    unreadCount,
    notifications: notifications.map(({ code, params, ...row }) => {
      const { title, body } = noticeIn(language, { code, params })
      return { ...row, title, body }
    }),
  }
}

export async function markNotificationsRead(
  deed: Deed,
  { userId }: User,
  upTo: number,
): Promise<void> {
  await deed.transaction(async (tx) => {
    await tx
      .updateTable('notifications')
      .set({ read_at: deed.now })
      .where('user_id', '=', userId)
      .where('id', '<=', upTo)
      .where('read_at', 'is', null)
      .execute()
  })
}

const unset: Channels = {
  mail: true,
  sms: true,
  quietFrom: null,
  quietTo: null,
  timeZone: 'America/Chicago',
}

export async function readChannels(db: Db, user: User): Promise<OwnChannels> {
  const [known, account] = await Promise.all([findChannels(db, user), findUserPhone(db, user)])
  return { ...known, smsStopped: await isStopped(db, account) }
}

const findUserPhone = async (db: Db, { userId }: User): Promise<string> =>
  (await db.selectFrom('users').select('phone').where('id', '=', userId).executeTakeFirst())
    ?.phone ?? ''

async function findChannels(db: Db | Tx, { userId }: User): Promise<Channels> {
  const row = await db
    .selectFrom('channel_settings')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return unset
  return {
    mail: row.mail,
    sms: row.sms,
    quietFrom: row.quiet_from,
    quietTo: row.quiet_to,
    timeZone: row.time_zone,
  }
}

/** Quiet hours have a beginning and an end, in a time zone that exists. */
export async function changeChannels(
  db: Db,
  deed: Deed,
  user: User,
  change: BodyOf<typeof changeEndpoint>,
): Promise<OwnChannels> {
  await deed.transaction(async (tx) => {
    // Two devices that change different settings at once lose neither.
    await tx.selectFrom('users').select('id').where('id', '=', user.userId).forUpdate().execute()
    const next = { ...(await findChannels(tx, user)), ...change }
    if ((next.quietFrom === null) !== (next.quietTo === null))
      throw wrongField('quietTo', refusals.notices.quietHours)
    if (!isZoneAnywhere(next.timeZone)) throw wrongField('timeZone', refusals.notices.timeZone)
    const values = {
      mail: next.mail,
      sms: next.sms,
      quiet_from: next.quietFrom,
      quiet_to: next.quietTo,
      time_zone: next.timeZone,
    }
    await tx
      .insertInto('channel_settings')
      .values({ user_id: user.userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute()
  })
  return readChannels(db, user)
}

/** Of a person, who may be anywhere; a fleet’s is one of ours (`#contract/time-zones.ts`). */
function isZoneAnywhere(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
