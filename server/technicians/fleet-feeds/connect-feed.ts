import { randomBytes } from 'node:crypto'
import type { FleetSystem } from '#contract/fleet-feeds.ts'
import { feedFields } from '#contract/words/en/fields/feeds.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../../auth/actor.ts'
import { insertAudit } from '../../auth/queries.ts'
import type { Deed } from '../../core/deed.ts'
import type { Services } from '../../core/services.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { Refusal, wrongField } from '../../platform/http/refusal.ts'
import { openWithKey, sealWithKey } from '../../platform/secrets/seal.ts'
import { employerOf } from '../policy.ts'
import { NoAnswer, TokenRefused, type Vehicle } from './fleet-system.ts'
import { findFeedOf, lockFeed, putFeed, putVehicles } from './queries.ts'
import { samsara } from './samsara.ts'

type Connecting = Pick<Services, 'config' | 'linkKey'>

/** A shop has Motive tell us where its trucks are: by an address of its own, signed with a secret that both sides know. */
export async function connectMotive(
  { linkKey }: Pick<Services, 'linkKey'>,
  deed: Deed,
  user: User,
  given: string | undefined,
  origin: string,
): Promise<{ address: string; secret: string | null }> {
  // As long as Motive's own form takes.
  const secret = given ?? randomBytes(15).toString('base64url')
  const id = await deed.transaction((tx) => connect(tx, deed, user, 'motive', secret, linkKey))
  return {
    address: `${origin}/api/fleet-feeds/motive/${id}`,
    secret: given || deed.isRepeated ? null : secret,
  }
}

/** A shop lets us ask Samsara where its trucks are. Who is asked names its vehicles at once, so a wrong token is told now. */
export async function connectSamsara(
  { config, linkKey }: Connecting,
  deed: Deed,
  user: User,
  token: string,
): Promise<void> {
  const vehicles = await vehiclesOf(config.samsaraUrl, token)
  await deed.transaction(async (tx) => {
    const id = await connect(tx, deed, user, 'samsara', token, linkKey)
    await putVehicles(tx, id, vehicles)
  })
}

/** The list of vehicles once more: a truck that was bought since can be chosen. */
export async function lookForVehicles(
  { config, linkKey, db }: Connecting & Pick<Services, 'db'>,
  deed: Deed,
  user: User,
): Promise<void> {
  const { id } = await employerOf(db, user)
  const known = await findFeedOf(db, id, 'samsara')
  if (!known) throw new Refusal('wrong_state', refusals.technicians.notConnected)
  const vehicles = await vehiclesOf(config.samsaraUrl, openWithKey(known.sealed_secret, linkKey))
  await deed.transaction(async (tx) => {
    const feed = await lockFeed(tx, id, 'samsara')
    if (feed) await putVehicles(tx, feed.id, vehicles)
  })
}

async function connect(
  tx: Tx,
  deed: Deed,
  user: User,
  system: FleetSystem,
  secret: string,
  linkKey: string,
): Promise<string> {
  const provider = await employerOf(tx, user)
  const sealed = sealWithKey(secret, linkKey)
  const id = await putFeed(tx, { providerId: provider.id, system, sealed }, deed.now)
  await insertAudit(tx, {
    at: deed.now,
    actor_id: user.userId,
    action: 'fleet_feed_connected',
    subject_id: provider.id,
    reason: null,
    after: { system },
  })
  return id
}

async function vehiclesOf(baseUrl: string, token: string): Promise<Vehicle[]> {
  try {
    return await samsara(baseUrl).vehicles(token)
  } catch (error) {
    if (error instanceof TokenRefused) throw wrongField('token', feedFields.notTaken)
    if (error instanceof NoAnswer)
      throw new Refusal('unavailable', refusals.technicians.systemAway, { retryAfterSeconds: 30 })
    throw error
  }
}
