import { refusals } from '#contract/words/en/refusals.ts'
import { notFound } from '../../core/not-found.ts'
import type { Services } from '../../core/services.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { openWithKey } from '../../platform/secrets/seal.ts'
import { isSignedBy, saidByMotive } from './motive.ts'
import { findFeed } from './queries.ts'
import { takeFeedPositions } from './take-feed-positions.ts'

/** Motive tells where trucks of a shop are. Nothing is looked at that its secret has not signed. */
export async function hearMotive(
  services: Pick<Services, 'db' | 'deeds' | 'clock' | 'linkKey'>,
  id: string,
  body: Buffer,
  signature: unknown,
): Promise<void> {
  const feed = await findFeed(services.db, { id, system: 'motive' })
  if (!feed) throw notFound('link')
  if (!isSignedBy(openWithKey(feed.sealed_secret, services.linkKey), body, signature))
    throw new Refusal('not_signed', refusals.technicians.notSigned)
  await takeFeedPositions(services, feed.id, saidByMotive(body))
}
