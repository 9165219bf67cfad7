import { type ChargebackState, chargebackLifecycle } from '#contract/chargebacks.ts'
import { may } from '#contract/lifecycle.ts'
import { decimal } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import {
  type CardProcessor,
  CardRefused,
  type ChargebackSeen,
} from '../core/cards/card-processor.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Services } from '../core/services.ts'
import { findJob } from '../deals/job-queries.ts'
import { type JobDeal, lockDueJob } from '../deals/lock-deal.ts'
import { carryOutDue, triedAgain } from '../payments/carry-out-due.ts'
import {
  type ChargebackRow,
  changeChargeback,
  findChargeback,
  lockChargeback,
} from '../payments/chargebacks.ts'
import { postTaken, postWon } from '../payments/post-chargeback.ts'
import type { Tx } from '../platform/db/tables.ts'
import { evidenceFile, findTimeZone } from './evidence-file.ts'
import { evidenceFor } from './evidence-text.ts'
import { writeDownChargebacks } from './write-down-chargebacks.ts'
import './events.ts'

/** What banks want back is found, answered once the operator wishes it, and followed till they have decided. */
export async function carryOutChargebacks(services: Services): Promise<number> {
  const { cards } = services
  if (!cards) return 0
  const found = await writeDownChargebacks(services)
  return (
    found + (await carryOutDue(services, 'chargebacks', (id) => follow({ ...services, cards }, id)))
  )
}

async function follow(services: Services & { cards: CardProcessor }, id: string): Promise<void> {
  const { db, clock, deeds, log } = services
  const chargeback = await findChargeback(db, id)
  const job = chargeback && (await findJob(db, chargeback.job_id))
  if (!chargeback || !job) return
  let seen: ChargebackSeen
  try {
    seen = await ask(services, chargeback)
  } catch (error) {
    log.warn({ err: error, chargebackId: id }, 'the card processor did not answer')
    await changeChargeback(db, id, triedAgain(chargeback.tries, clock.now()))
    return
  }
  const deed = deeds.own()
  await deed.transaction(async (tx) => {
    const deal = await lockDueJob(tx, job)
    const now = await lockChargeback(tx, id)
    if (deal && now?.state === chargeback.state) await writeDown(tx, deal, now, seen, deed.now)
    else if (now && may(chargebackLifecycle, 'win', now.state))
      await changeChargeback(tx, id, { look_at: deed.now })
  })
}

/** Sends what is wished, outside of any transaction; after an unclear answer what the bank has is read first. */
async function ask(
  { cards, db, files }: Pick<Services, 'db' | 'files'> & { cards: CardProcessor },
  row: ChargebackRow,
): Promise<ChargebackSeen> {
  const { id, state, dispute, tries } = row
  const seen = await cards.readChargeback(dispute)
  if (state !== 'answering' || seen.state !== 'waiting') return seen
  try {
    const timeZone = await findTimeZone(db, row.job_id)
    const file = await evidenceFile(files, row, timeZone)
    const evidence = { ...evidenceFor(row, timeZone), file }
    return await cards.answerChargeback(dispute, evidence, `chargeback:${id}:${tries}`)
  } catch (error) {
    if (error instanceof CardRefused) return cards.readChargeback(dispute)
    throw error
  }
}

async function writeDown(
  tx: Tx,
  deal: JobDeal,
  row: ChargebackRow,
  seen: ChargebackSeen,
  now: Date,
): Promise<void> {
  const { id } = row
  const amount = decimal(row.cents)
  const become = async (state: ChargebackState, name: ChargebackEvent, more = {}) => {
    await changeChargeback(tx, id, { state, moved_at: now, tries: 0, ...more })
    await recordOfDeal(tx, name, deal, { facts: { card: amount }, payload: { amount } })
  }
  const can = (action: keyof typeof chargebackLifecycle.actions) =>
    may(chargebackLifecycle, action, row.state)

  if (row.withdrawn_cents === 0 && seen.withdrawnCents > 0) {
    const taken = { cents: seen.withdrawnCents, fee: seen.feeCents }
    await postTaken(tx, row, taken, now)
    await changeChargeback(tx, id, { withdrawn_cents: taken.cents, fee_cents: taken.fee })
    row.withdrawn_cents = taken.cents
  }
  const look_at = new Date(now.getTime() + settings.chargebacks.lookMs)
  if (seen.state === 'won' && can('win')) {
    await postWon(tx, row, now)
    await become('won', 'chargeback_won', { look_at: null, ended_at: now })
  } else if (seen.state === 'lost' && can('lose')) {
    const due_at = new Date(now.getTime() + settings.chargebacks.faultMs)
    await become('lost', 'chargeback_lost', { look_at: null, due_at })
  } else if (seen.state === 'answered' && can('send'))
    await become('answered', 'chargeback_answered', { look_at })
  else {
    // Refused without a word of why: the next try goes by a key of its own.
    const tries = row.tries + (row.state === 'answering' ? 1 : 0)
    await changeChargeback(tx, id, { answer_by: seen.answerBy, tries, look_at })
  }
}

type ChargebackEvent = 'chargeback_answered' | 'chargeback_won' | 'chargeback_lost'
