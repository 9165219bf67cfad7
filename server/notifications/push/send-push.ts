import type { Services } from '../../core/services.ts'
import { DeliveryError } from '../../platform/delivery-error.ts'
import { findSubscriptionsOf, forgetSubscription } from './subscriptions.ts'

/** A push that is late for so long is no news any more. */
const ttlSeconds = 3600

export interface News {
  title: string
  body: string
  /** A path of the app. */
  link: string
  /** The same tag again replaces what the browser shows. */
  tag: string
}

/**
 * Shows news on every browser of an account; those that have ended are forgotten. Gives how many were reached, and
 * rejects with a DeliveryError where none was and another try may help.
 */
export async function sendPush(
  { db, push }: Services,
  userId: string,
  news: News,
): Promise<number> {
  const subscriptions = await findSubscriptionsOf(db, userId)
  const results = await Promise.allSettled(
    subscriptions.map(async (subscription) => {
      const result = await push.send(subscription, JSON.stringify(news), ttlSeconds)
      if (result === 'gone') await forgetSubscription(db, subscription.endpoint)
      return result
    }),
  )
  const sent = results.filter(({ status, ...rest }) => 'value' in rest && rest.value === 'sent')
  const failed = results.find((result) => result.status === 'rejected')
  if (sent.length === 0 && failed) {
    if (failed.reason instanceof DeliveryError) throw failed.reason
    throw new DeliveryError('push', 'unknown', false)
  }
  return sent.length
}
