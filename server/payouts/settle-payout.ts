import { move } from '#contract/lifecycle.ts'
import { payoutLifecycle } from '#contract/payouts.ts'
import { decimal } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import { type CardProcessor, CardRefused, type PayOutSeen } from '../core/cards/card-processor.ts'
import { record } from '../core/events.ts'
import type { Services } from '../core/services.ts'
import { carryOutDue, triedAgain } from '../payments/carry-out-due.ts'
import { post } from '../payments/ledger.ts'
import type { Tx } from '../platform/db/tables.ts'
import { findNames } from '../providers/queries.ts'
import { changePayout, findAccount, findPayout, lockPayout, type PayoutRow } from './tables.ts'
import './events.ts'

const { lookMs } = settings.cards
const { againMs: bankAgainMs, mostFailures } = settings.payouts

/** Payouts go to the processor's account of their shop and from there to its bank, and what has become of them is asked. */
export async function carryOutPayouts(services: Services): Promise<number> {
  const { cards } = services
  if (!cards) return 0
  return carryOutDue(services, 'payouts', (id) => settlePayout({ ...services, cards }, id))
}

/** What was heard of it: the id of the transfer, or how it stands with the bank. */
type Heard = { transfer: string } | PayOutSeen

async function settlePayout(services: Services & { cards: CardProcessor }, id: string) {
  const { cards, db, clock, deeds, log } = services
  const payout = await findPayout(db, id)
  const account = payout && (await findAccount(db, payout.provider_id))
  if (!payout || !account || payout.state === 'paid') return
  const provider = await findNames(db, payout.provider_id)
  let heard: Heard | null
  try {
    heard = await ask(cards, payout, account.account, provider?.status !== 'suspended')
  } catch (error) {
    // Money that the processor does not have yet is refused too: later it is there.
    log.warn({ err: error, payoutId: id }, 'a payout did not go on')
    await changePayout(db, id, triedAgain(payout.tries, clock.now()))
    return
  }
  if (!heard) {
    await changePayout(db, id, { look_at: new Date(clock.now().getTime() + lookMs) })
    return
  }
  const seen = heard
  const deed = deeds.own()
  await deed.transaction(async (tx) => {
    const now = await lockPayout(tx, id)
    if (now && now.state === payout.state) await follow(tx, now, seen, deed.now)
  })
}

/**
 * Everything goes by keys of the payout and its step; after an unclear answer what is there is looked for first. Null where nothing is
 * sent: the payouts of a suspended shop are paused, also one that was made before.
 */
async function ask(
  cards: CardProcessor,
  { id, state, cents, payout, failures, tries }: PayoutRow,
  account: string,
  isSent: boolean,
): Promise<Heard | null> {
  if (state === 'scheduled') {
    const there = tries > 0 ? await cards.findTransfer(`payout:${id}`) : null
    if (!there && !isSent) return null
    const sent = { account, cents, ref: `payout:${id}` }
    return { transfer: there ?? (await cards.transfer(sent, `payout:${id}:transfer:${tries}`)) }
  }
  if (state === 'sent' && payout) return cards.readPayOut(account, payout)
  const ref = `payout:${id}:${failures}`
  const there = tries > 0 ? await cards.findPayOut(account, ref) : null
  if (!there && !isSent) return null
  try {
    return there ?? (await cards.payOut({ account, cents, ref }, `${ref}:${tries}`))
  } catch (error) {
    // The account has no bank any more, or one that is refused.
    if (error instanceof CardRefused) return { id: '', state: 'failed' }
    throw error
  }
}

async function follow(tx: Tx, payout: PayoutRow, heard: Heard, at: Date): Promise<void> {
  const { id, cents, provider_id, failures } = payout
  /** False: the table leads nowhere from where it stands. */
  const become = async (
    action: keyof typeof payoutLifecycle.actions,
    more: Parameters<typeof changePayout>[2],
  ): Promise<boolean> => {
    const state = move(payoutLifecycle, action, payout.state, 'consequence')
    if (state) await changePayout(tx, id, { state, tries: 0, moved_at: at, ...more })
    return state !== null
  }
  const tell = (name: 'payout_sent' | 'payout_paid' | 'payout_failed') =>
    record(tx, name, { providerId: provider_id, payload: { amount: decimal(cents) } })
  if ('transfer' in heard) {
    if (await become('transfer', { transfer: heard.transfer, look_at: at }))
      await post(tx, { kind: 'payout_sent', jobId: null, ref: `payout_sent:${id}`, at }, [
        { account: 'provider_payable', provider_id, cents },
        { account: 'processor', cents: -cents },
      ])
    return
  }
  if (heard.state === 'failed') {
    // Once more a day later, then not before the business has been at its bank page: never a loop.
    const isLast = failures + 1 >= mostFailures
    const look_at = isLast ? null : new Date(at.getTime() + bankAgainMs)
    if (await become('fail', { payout: null, failures: failures + 1, look_at }))
      await tell('payout_failed')
    return
  }
  const look_at = new Date(at.getTime() + lookMs)
  if (heard.state === 'paid') {
    if (await become('arrive', { payout: heard.id, look_at: null })) await tell('payout_paid')
  } else if (await become('send', { payout: heard.id, look_at })) await tell('payout_sent')
  // The bank takes its time.
  else await changePayout(tx, id, { look_at })
}
