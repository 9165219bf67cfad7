import { sql } from 'kysely'
import { decimal } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import type { ChargebackSeen } from '../core/cards/card-processor.ts'
import { eachOf } from '../core/each-due.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Services } from '../core/services.ts'
import { findJob } from '../deals/job-queries.ts'
import { lockDueJob } from '../deals/lock-deal.ts'
import { freezeEvidence } from '../disputes/evidence-pack.ts'
import './events.ts'

const { sweepMs, withinMs } = settings.chargebacks

/**
 * Asks the processor what banks have taken back, every few minutes and when it says that there is something: each is written
 * down once, with the evidence as it is now. Its payout waits from here on.
 */
export async function writeDownChargebacks(services: Services): Promise<number> {
  const { cards, db, clock, log } = services
  const now = clock.now()
  if (!cards) return 0
  const { rows } = await sql`
    insert into processor_looks (name, look_at)
    values ('chargebacks', ${new Date(now.getTime() + sweepMs)})
    on conflict (name) do update set look_at = excluded.look_at
      where processor_looks.look_at <= ${now}
    returning name`.execute(db)
  if (rows.length === 0) return 0
  let seen: ChargebackSeen[]
  try {
    seen = await cards.listChargebacks(new Date(now.getTime() - withinMs))
  } catch (error) {
    log.warn({ err: error }, 'the card processor did not say what banks want back')
    return 0
  }
  let found = 0
  await eachOf(services, 'chargeback', seen, async (one) => {
    if (await writeDown(services, one)) found += 1
  })
  return found
}

/** False: it is known already, or of a payment that is none of ours. */
async function writeDown({ db, deeds }: Services, seen: ChargebackSeen): Promise<boolean> {
  const known = await db
    .selectFrom('chargebacks')
    .select('id')
    .where('dispute', '=', seen.id)
    .executeTakeFirst()
  if (known) return false
  const hold =
    seen.intent &&
    (await db
      .selectFrom('holds')
      .select(['id', 'job_id'])
      .where('intent', '=', seen.intent)
      .executeTakeFirst())
  const job = hold && (await findJob(db, hold.job_id))
  if (!hold || !job) return false
  const deed = deeds.own()
  return deed.transaction(async (tx) => {
    const deal = await lockDueJob(tx, job)
    if (!deal) return false
    const written = await tx
      .insertInto('chargebacks')
      .values({
        job_id: job.id,
        hold_id: hold.id,
        dispute: seen.id,
        reason: seen.reason,
        cents: seen.cents,
        answer_by: seen.answerBy,
        opened_at: seen.openedAt,
        moved_at: deed.now,
        look_at: deed.now,
        ...(await freezeEvidence(tx, deal.job, deed.now)),
      })
      .onConflict((conflict) => conflict.column('dispute').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!written) return false
    const amount = decimal(seen.cents)
    await recordOfDeal(tx, 'chargeback_opened', deal, {
      facts: { card: amount },
      payload: { amount },
    })
    return true
  })
}
