import { sql } from 'kysely'
import type { BodyOf } from '#contract/endpoint.ts'
import type { subscribePush as subscribing } from '#contract/notifications.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../../auth/actor.ts'
import type { Deed } from '../../core/deed.ts'
import type { Db } from '../../platform/db/tables.ts'
import { Refusal, wrongField } from '../../platform/http/refusal.ts'
import { enqueue } from '../../platform/jobs.ts'
import { isPushAddress } from '../../platform/push/push-services.ts'
import { say } from '../telling/say.ts'
import '../tables.ts'

/** The session in whose browser the pushes are shown; they end with it. */
const sessionOf = (user: User) => Buffer.from(user.sessionHash, 'base64url')

/** This browser shows news from now on, to whoever is signed in here; another of this session is forgotten. */
export async function subscribePush(
  deed: Deed,
  user: User,
  { endpoint, keys }: BodyOf<typeof subscribing>,
  moreHosts: readonly string[],
): Promise<void> {
  if (!isPushAddress(endpoint, moreHosts))
    throw wrongField('endpoint', refusals.notices.pushAddress)
  const session_hash = sessionOf(user)
  await deed.transaction(async (tx) => {
    await tx
      .deleteFrom('push_subscriptions')
      .where('session_hash', '=', session_hash)
      .where('endpoint', '!=', endpoint)
      .execute()
    const values = { session_hash, user_id: user.userId, ...keys, created_at: deed.now }
    await tx
      .insertInto('push_subscriptions')
      .values({ endpoint, ...values })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
      .execute()
  })
}

export async function unsubscribePush(deed: Deed, user: User): Promise<void> {
  await deed.transaction(async (tx) => {
    await tx.deleteFrom('push_subscriptions').where('session_hash', '=', sessionOf(user)).execute()
  })
}

/** Sends a push to the caller's own browsers, to see that it works. */
export async function testPush(deed: Deed, user: User): Promise<void> {
  const says = say('pushWorks')
  await deed.transaction(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into deliveries (channel, user_id, kind, code, params, link, created_at)
      select 'push', ${user.userId}, 'notified', ${says.code}, ${says.params}, '/auth', ${deed.now}
      where exists (select from push_subscriptions where user_id = ${user.userId})
      returning id`.execute(tx)
    const delivery = rows[0]
    if (!delivery) throw new Refusal('wrong_state', refusals.notices.pushFirst)
    await enqueue(tx, 'deliver', { deliveryId: Number(delivery.id) })
  })
}

export const findSubscriptionsOf = (db: Db, userId: string) =>
  db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('user_id', '=', userId)
    .execute()

export const forgetSubscription = (db: Db, endpoint: string) =>
  db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute()
