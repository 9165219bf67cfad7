import type { StepId, StepState } from '#contract/verification-steps.ts'
import { record } from '../core/events.ts'
import type { Tx } from '../platform/db/tables.ts'
import { findOwner, findRequestsBidOn } from './queries.ts'

/** Says that a step has changed: to the provider, and to the pages on which its badge stands beside a bid. */
export async function announce(
  tx: Tx,
  providerId: string,
  change: { step: StepId; status: StepState },
): Promise<void> {
  const { requests, ...about } = await badgeOf(tx, providerId)
  await record(tx, 'verification_changed', { ...about, payload: { ...change, requests } })
}

/** Says that the provider's level has changed through its jobs. */
export async function announceTrust(tx: Tx, providerId: string): Promise<void> {
  const { requests, ...about } = await badgeOf(tx, providerId)
  await record(tx, 'trust_changed', { ...about, payload: { requests } })
}

/** Whose badge it is, and the requests on whose pages it stands. */
const badgeOf = async (tx: Tx, providerId: string) => ({
  providerId,
  userId: (await findOwner(tx, providerId))?.owner_user_id ?? null,
  requests: await findRequestsBidOn(tx, providerId),
})
