import type { StepId, StepState } from '#contract/verification-steps.ts'
import { record } from '../core/events.ts'
import type { Tx } from '../platform/db/tables.ts'
import { findOwner, findRequestsBidOn } from './queries.ts'

/** Says that a step has changed: to the provider, and to the pages on which his badge stands beside a bid. */
export async function announce(
  tx: Tx,
  providerId: string,
  change: { step: StepId; status: StepState },
): Promise<void> {
  await record(tx, 'verification_changed', await about(tx, providerId, change))
}

/** Says that his level has changed through his jobs. */
export async function announceTrust(tx: Tx, providerId: string): Promise<void> {
  await record(tx, 'trust_changed', await about(tx, providerId, {}))
}

const about = async (tx: Tx, providerId: string, payload: object) => ({
  providerId,
  userId: (await findOwner(tx, providerId))?.owner_user_id ?? null,
  payload: { ...payload, requests: await findRequestsBidOn(tx, providerId) },
})
