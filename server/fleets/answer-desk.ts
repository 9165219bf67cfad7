import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { memberWith } from './policy.ts'
import { lockFleet } from './queries.ts'

/** An applying company writes back what it was asked for: the application waits for us again, where it stood before. */
export async function answerDesk(deed: Deed, user: User, words: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const { fleetId } = await memberWith(tx, user, 'changeCompany')
    const fleet = await lockFleet(tx, fleetId)
    if (!fleet || fleet.asked_for === null)
      throw new Refusal('wrong_state', refusals.desk.nothingAsked)
    await tx.updateTable('fleets').set({ asked_answer: words }).where('id', '=', fleetId).execute()
    await countAsAnswer(tx, fleet, deed.now)
    await record(tx, 'fleet_changed', { fleetId })
  })
}

/** A company that was asked for more and changes its record has answered; the admins hear of the first. */
export async function countAsAnswer(
  tx: Tx,
  fleet: { id: string; company_name: string; asked_for: string | null; answered_at: Date | null },
  now: Date,
): Promise<void> {
  if (fleet.asked_for === null || fleet.answered_at !== null) return
  await tx.updateTable('fleets').set({ answered_at: now }).where('id', '=', fleet.id).execute()
  const payload = { kind: 'fleet', name: fleet.company_name, isAnswer: true } as const
  await record(tx, 'approval_waits', { fleetId: fleet.id, payload })
}
