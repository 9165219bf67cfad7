// biome-ignore-all lint/suspicious/noTemplateCurlyInString: text of sources
import type { Planted } from './holes.ts'

/** One rule about money, taken out of a copy: the test that knows it has to turn red. */
export interface MoneyHole extends Planted {
  test: string
  /** In the name of the test. */
  red: string
}

interface Change {
  file: string
  from: string
  to: string
}

const hole = (name: string, test: string, red: string, ...changes: Change[]): MoneyHole => ({
  name,
  test,
  red,
  changes,
})
const at = (file: string, from: string, to: string): Change => ({ file, from, to })

const cancellations = 'server/deals/cancellation.test.ts'
const cards = 'server/cards/cards.test.ts'
const tips = 'server/cards/tips.test.ts'
const checks = 'server/cards/fleet-checks.test.ts'
const guards = 'server/cards/card-guards.test.ts'
const doubts = 'server/cards/card-doubts.test.ts'
const refunds = 'server/cards/refunds.test.ts'
const orders = 'server/changes/change-orders.test.ts'
const disputes = 'server/disputes/disputes.test.ts'
const comebacks = 'server/disputes/comebacks.test.ts'
const credits = 'server/cards/credits.test.ts'
const payouts = 'server/payouts/payouts.test.ts'
const ledger = 'server/payments/ledger.test.ts'
const terms = 'server/fleet-terms/fleet-terms.test.ts'
const lifecycle = 'contract/job-lifecycle.ts'
const stripe = 'server/core/cards/stripe-cards.ts'
const heard = 'server/cards/hear-processor.ts'
const asked = 'server/cards/ask-processor.ts'

/** The hostile cases of money, in the order of their list, and what has gone wrong here. */
export const moneyHoles: readonly MoneyHole[] = [
  hole(
    'canceling does not wait for the step that is pressed',
    cancellations,
    'after "arrive" racing with "work"',
    at('server/asking/queries.ts', ".where('id', '=', id).forUpdate()", ".where('id', '=', id)"),
    at('server/deals/job-queries.ts', ".where('id', '=', id).forUpdate()", ".where('id', '=', id)"),
  ),
  hole(
    'a fee that nobody was shown is taken',
    cancellations,
    'racing with "start"',
    at(
      'server/deals/cancel-request.ts',
      'if (shown !== decimal(feeCents)) throw',
      "if (shown === '' && shown !== decimal(feeCents)) throw",
    ),
  ),
  hole(
    'work under way is called off for nothing',
    cancellations,
    'canceling an accepted job',
    at(
      lifecycle,
      "from: ['assigned', 'en_route', 'arrived'],\n      to: 'cancelled_by_customer'",
      "from: ['assigned', 'en_route', 'arrived', 'working'],\n      to: 'cancelled_by_customer'",
    ),
  ),
  hole(
    'finished work is called off before it is paid',
    cancellations,
    'is not possible once the work is finished',
    at(
      lifecycle,
      "from: ['assigned', 'en_route', 'arrived'],\n      to: 'cancelled_by_customer'",
      "from: ['assigned', 'en_route', 'arrived', 'awaiting_confirmation'],\n      to: 'cancelled_by_customer'",
    ),
  ),
  hole(
    'the fee of who is there is never reached',
    'contract/cancellation.test.ts',
    'not of one who is there, however late',
    at(
      'contract/cancellation.ts',
      "if (stage !== 'arrived' && now >= lateFrom(job))",
      'if (now >= lateFrom(job))',
    ),
  ),
  hole(
    'a call-out fee is above the most of its stage',
    'contract/cancellation.test.ts',
    'the fees of a price of',
    at(
      'contract/cancellation.ts',
      'return Math.min(priceCents, maxCents, asked)',
      'return callOutCents === null ? Math.min(priceCents, maxCents, asked) : asked * 2',
    ),
  ),
  hole(
    'a dispute that the operator is silent about stands for ever',
    'contract/ways-out.test.ts',
    'the clock leads a dispute',
    at(
      'contract/disputes.ts',
      "from: ['appealed'],\n      to: 'final',\n      by: ['admin', 'clock'],",
      "from: ['appealed'],\n      to: 'final',\n      by: ['admin'],",
    ),
  ),
  hole(
    'nobody can take a dispute back',
    disputes,
    'is taken back by who opened it',
    at(
      'contract/disputes.ts',
      "withdraw: { from: undecided, to: 'withdrawn', by: ['customer', 'provider'] },",
      "withdraw: { from: ['decided'], to: 'withdrawn', by: ['customer', 'provider'] },",
    ),
  ),
  hole(
    'a payout goes before its day',
    payouts,
    'goes to the bank of the shop once nobody can object',
    at('server/payouts/next-payout.ts', '|| paysOn(job) <= day)', "|| paysOn(job) > '')"),
  ),
  hole(
    'the clock and the owner charge a card twice',
    doubts,
    'is charged once, though the owner and the clock',
    at(
      'server/cards/settle-hold.ts',
      'if (!deal || !now || isOver(now)) return',
      'if (!deal || !now) return',
    ),
  ),
  hole(
    'a job is posted as often as it is confirmed',
    ledger,
    'posts a job once: confirmed twice',
    at(
      'server/deals/confirm-job.ts',
      "if (deal.job.phase === 'closed') return\n",
      "if (deal.job.phase === 'closed') return bookJob(tx, deal.job, deed.now)\n",
    ),
    at(
      'server/migrations/0019_administration.sql',
      'create unique index ledger_job_closed_once',
      'create index ledger_job_closed_once',
    ),
  ),
  hole(
    'a hold that was let go is taken',
    doubts,
    'is not charged where it was let go',
    at(
      'server/payments/end-holds.ts',
      "(state === 'releasing' && held_at !== null && moved_at.getTime() === at.getTime())",
      "(state === 'releasing' && held_at !== null && moved_at.getTime() <= at.getTime())",
    ),
  ),
  hole(
    'an event is believed before the processor is asked',
    cards,
    'is a hint: the card is looked at now',
    at(
      heard,
      ".updateTable('holds')\n          .set({ look_at: clock.now() })\n          .where('look_at'",
      ".updateTable('holds')\n          .set({ look_at: clock.now(), state: 'held' })\n          .where('look_at'",
    ),
  ),
  hole(
    'an event about what nobody has noted yet is an error',
    cards,
    'about what is not noted yet',
    at(
      heard,
      'if (heard.about && heard.isChargeback)',
      "if (heard.about?.startsWith('pi_early')) throw new Refusal('bad_input', platform.notSigned)\n      if (heard.about && heard.isChargeback)",
    ),
  ),
  hole(
    'events are taken whoever has signed them',
    cards,
    'is refused when somebody else has signed it',
    at(
      stripe,
      'const event = stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds)',
      'const event = JSON.parse(body.toString()) as Stripe.Event',
    ),
  ),
  hole(
    'an old event is sent again years later',
    cards,
    'is refused when somebody else has signed it',
    at(stripe, 'const toleranceSeconds = 300', 'const toleranceSeconds = 300_000_000'),
  ),
  hole(
    'an event of another account is about our money',
    cards,
    'of another account',
    at(
      stripe,
      "event.account ? null : typeof id === 'string' ? id : null",
      "typeof id === 'string' ? id : null",
    ),
  ),
  hole(
    'a hold whose answer was lost is made again',
    doubts,
    'holds a rise once, whatever becomes of the answer (fail_after)',
    at(asked, 'tries > 0 ? await cards.findHold(customer, id) : null', 'null'),
  ),
  hole(
    'a hold whose answer was lost is left with the bank',
    doubts,
    'holds nothing of a job that ended while the answer about a rise was open (fail_after)',
    at(
      asked,
      "there?.state === 'held' && there.intent",
      "there?.state === 'captured' && there.intent",
    ),
  ),
  hole(
    'the same failure is asked for again and again',
    doubts,
    'finds its page, whatever became of the first answer (fail)',
    at(
      'server/cards/open-page.ts',
      '`hold:${hold.id}:page:${hold.tries}`',
      '`hold:${hold.id}:page`',
    ),
  ),
  hole(
    'a bid’s link approves a change',
    orders,
    'is nobody else’s',
    at('server/deals/policy.ts', 'access.may.run && seesAll(access)', 'access.may.run'),
  ),
  hole(
    'who only reads the fleet’s requests approves a change',
    orders,
    'is not for who reads the fleet’s requests alone',
    at(
      'server/changes/decide-change-order.ts',
      'if (!access.may.decide) throw',
      "if (id === '') throw",
    ),
    at(
      'server/deals/policy.ts',
      'access.may.run && seesAll(access)',
      "(access.may.run || access.as === 'member') && seesAll(access)",
    ),
  ),
  hole(
    'what no dispatcher answers never reaches a manager',
    'server/changes/approver-chain.test.ts',
    'asks a dispatcher at once, a manager after ten minutes',
    at(
      'server/deals/approver-chain.ts',
      "? { waits_for: 'manager', ",
      "? { waits_for: 'dispatcher', ",
    ),
  ),
  hole(
    'a driver approves above the limit',
    orders,
    'of a fleet’s driver ends at the limit',
    at('server/changes/decide-change-order.ts', 'if (limit !== null)', 'if (limit === 0)'),
  ),
  hole(
    'a change is approved for another price than was shown',
    orders,
    'holds for the price that was shown',
    at(
      'server/changes/decide-change-order.ts',
      'if (total !== decimal(price_cents))',
      "if (total === '')",
    ),
  ),
  hole(
    'silence is a yes',
    orders,
    'too late is no yes',
    at(
      'server/changes/decide-change-order.ts',
      'if (change.expires_at <= deed.now) throw',
      'if (change.expires_at.getTime() === 0) throw',
    ),
  ),
  hole(
    'more is asked for without end',
    orders,
    'is answered before the next one, five times at most',
    at(
      'server/changes/send-change-order.ts',
      'if (states.length >= most) throw',
      'if (states.length >= most + 15) throw',
    ),
  ),
  hole(
    'two changes wait for an answer',
    orders,
    'is answered before the next one',
    at(
      'server/changes/send-change-order.ts',
      "if (states.some(({ status }) => status === 'sent'))",
      "if (states.some(({ status }) => status === 'void'))",
    ),
  ),
  hole(
    'a price is above the most',
    'server/deals/bidding.test.ts',
    'with a price above the limit',
    at('server/deals/terms.ts', '|| cents > range.maxCents', ''),
  ),
  hole(
    'lines do not come to their price',
    'server/deals/bidding.test.ts',
    'with lines that come to another price',
    at('server/deals/terms.ts', 'if (total !== priceCents)', 'if (total > priceCents * 100)'),
  ),
  hole(
    'half a cent is nobody’s',
    'contract/bid-lines.test.ts',
    'a line is so many at so much, to the cent',
    at('contract/bid-lines.ts', 'const cents = Math.round(', 'const cents = Math.floor('),
  ),
  hole(
    'a quantity is below zero, or finer than a hundredth',
    'contract/bid-lines.test.ts',
    'lines that are none are refused',
    at(
      'contract/bid-lines.ts',
      'return hundredths && hundredths <= quantityMax * 100 ? hundredths : null',
      'return (hundredths ?? Math.round(Number(quantity) * 100)) || null',
    ),
  ),
  hole(
    'more is asked for after the job is confirmed',
    orders,
    'is possible at the truck and for two hours after the work',
    at(
      'contract/ask-for-more.ts',
      '(phasesSinceArrival.includes(phase) &&',
      "((phasesSinceArrival.includes(phase) || phase === 'closed') &&",
    ),
  ),
  hole(
    'what is on its way back goes back again',
    refunds,
    'is never more than was taken',
    at(
      'server/payments/refunds.ts',
      "hold_id === id && state !== 'failed'",
      "hold_id === id && state === 'done'",
    ),
  ),
  hole(
    'the database lets more go back than was taken',
    refunds,
    'is refused by the database where it would be more',
    at(
      'server/migrations/0072_refunds.sql',
      "and state <> 'failed') > taken then",
      "and state <> 'failed') > taken * 2 then",
    ),
  ),
  hole(
    'parts of a refund return more of the fee than the whole',
    'contract/refunds.test.ts',
    'gives back of the fee what one refund would',
    at(
      'contract/refunds.ts',
      'Math.floor((fee * (before + now)) / total) - Math.floor((fee * before) / total)',
      'Math.ceil((fee * now) / total) + 0 * before',
    ),
  ),
  hole(
    'the card of a job that was handed back stays held',
    cards,
    'is let go when the provider hands the job back',
    at(
      'server/deals/move-deal.ts',
      'else await letHoldsGo(tx, job.id, at)',
      "else if (end !== 'hand_back') await letHoldsGo(tx, job.id, at)",
    ),
  ),
  hole(
    'a PO number stands in the way of an emergency',
    'server/deals/po-number.test.ts',
    'takes help in an emergency without one',
    at('server/deals/po-rule.ts', " || request.urgency === 'emergency')", ')'),
  ),
  hole(
    'the code of a fleet check is there before the work is done',
    checks,
    'is shown to the provider once, after the work',
    at(
      'server/cards/fleet-check.ts',
      'if (!showsCheck(deal.job)) throw',
      "if (jobId === '') throw",
    ),
  ),
  hole(
    'the code of a fleet check is kept after it was read',
    checks,
    'is shown to one, of many who press',
    at('server/cards/fleet-check.ts', '.set({ sealed: null, shown_at', '.set({ shown_at'),
    at(
      'server/migrations/0222_fleet_checks.sql',
      'check ((shown_at is null) = (sealed is not null))',
      'check (true)',
    ),
  ),
  hole(
    'the code of a fleet check lies open',
    checks,
    'stands in no table, event, message or audit entry',
    at(
      'server/cards/fleet-check.ts',
      'sealed: sealWithKey(plain, keyFor(linkKey, jobId))',
      'sealed: Buffer.from(plain)',
    ),
    at(
      'server/cards/fleet-check.ts',
      "    await recordOfDeal(tx, 'fleet_check_given', deal, {",
      "    await recordOfDeal(tx, 'fleet_check_given', deal, {\n      note: code,",
    ),
  ),
  hole(
    'a tip is demanded before the work is confirmed',
    tips,
    'is nobody’s to ask for before the job has closed',
    at(
      'server/cards/tip-job.ts',
      "phase === 'closed' &&\n  comeback_of === null &&\n  closed_at !== null &&\n  closed_at",
      'closed_at === null || closed_at',
    ),
    at('server/migrations/0221_tips.sql', "<> 'closed' then", 'is null then'),
    at(
      'server/cards/read-tip.ts',
      "if (job.phase !== 'closed') return",
      'if (job.phase === null) return',
    ),
  ),
  hole(
    'the platform takes a share of a tip',
    tips,
    'all of it is the provider’s',
    at(
      'server/cards/settle-hold.ts',
      'await postTip(tx, deal.job, hold, cents',
      'await postCapture(tx, deal.job, hold, cents',
    ),
  ),
  hole(
    'a tip is given as often as it is pressed',
    tips,
    'is given once, however many press',
    at(
      'server/cards/tip-job.ts',
      'if (before.some(isGiven)) throw',
      'if (before.length > 9) throw',
    ),
    at(
      'server/migrations/0221_tips.sql',
      'create unique index holds_one_tip',
      'create index holds_one_tip',
    ),
  ),
  hole(
    'the platform pays for tips on stolen cards',
    tips,
    'that a bank takes back is nobody’s loss',
    at(
      'server/payments/post-chargeback.ts',
      "fault === 'nobody' && !isOfTip",
      "fault === 'nobody'",
    ),
  ),
  hole(
    'stolen cards are tried one after the other',
    guards,
    'are tried three times, then not for an hour',
    at('server/cards/put-card.ts', 'await refuseAfterFailures(tx, marks, deed.now)', ''),
  ),
  hole(
    'stolen cards are tried on another job of the same device',
    guards,
    'are counted by device, on whichever job',
    at('server/cards/tried-cards.ts', "mark('device', device.toString('base64url')),", ''),
  ),
  hole(
    'stolen cards are tried on the page that is open',
    guards,
    'the page is closed',
    at(
      'server/cards/settle-hold.ts',
      '{ answer_by: deed.now, look_at: deed.now }',
      '{ look_at: deed.now }',
    ),
  ),
  hole(
    'who is customer and provider at once is paid out as anybody',
    guards,
    'is paid out after 14 business days',
    at('contract/payouts.ts', 'samePeople === null ? usual : businessDaysSamePeople', 'usual'),
  ),
  hole(
    'work for oneself makes a record',
    guards,
    'counts for no figure',
    at('server/views/measure-jobs.ts', ' and j.same_people is null', ''),
  ),
  hole(
    'the shop reads the customer’s card',
    cards,
    'is held and not taken, and both sides read it',
    at('server/cards/read-payment.ts', 'isOwners && shown?.last4', 'shown?.last4'),
  ),
  hole(
    'a suspended shop is paid out',
    payouts,
    'waits while the shop is suspended',
    at('server/payouts/schedule-payouts.ts', " and p.status = 'active'", ''),
    at(
      'server/payouts/schedule-payouts.ts',
      "provider?.status === 'active' &&",
      'provider !== undefined &&',
    ),
  ),
  hole(
    'banks work on Thanksgiving',
    'contract/business-days.test.ts',
    '2026-11-26',
    at('contract/business-days.ts', '  nth(year, 11, 4, 4),\n', ''),
  ),
  hole(
    'a holiday on a Sunday is lost',
    'contract/business-days.test.ts',
    '2027-07-05',
    at('contract/business-days.ts', '=== 0 ? time + dayMs : time', '=== 0 ? time : time'),
  ),
  hole(
    'revenue never falls below zero',
    'server/admin/accounts.test.ts',
    'say the revenue of the month',
    at(
      'server/admin/read-stats.ts',
      'totalRevenue: signed(thisMonth)',
      'totalRevenue: signed(Math.max(0, thisMonth))',
    ),
  ),
  hole(
    'revenue does not know of refunds',
    'server/admin/accounts.test.ts',
    'say the revenue of the month',
    at(
      'server/admin/read-stats.ts',
      "and e.account = 'platform_fees')`",
      "and e.account = 'platform_fees' and t.kind <> 'fee_refunded')`",
    ),
  ),
  hole(
    'more is taken than was agreed',
    cards,
    'takes no more than was agreed',
    at(
      'server/migrations/0221_tips.sql',
      '> (select coalesce(cancellation_fee_cents, price_cents)',
      '> (select 2 * coalesce(cancellation_fee_cents, price_cents)',
    ),
  ),
  hole(
    'what is told twice is posted twice',
    ledger,
    'posts what is told twice once',
    at(
      'server/payments/ledger.ts',
      'ref: ref ?? null, at })',
      'ref: ref ? `${ref}:${Math.random()}` : null, at })',
    ),
  ),
  hole(
    'the ledger need not come to zero',
    ledger,
    'refuses what does not sum to zero',
    at(
      'server/migrations/0070_wider_ledger.sql',
      'where transaction_id = new.transaction_id) <> 0 then',
      'where transaction_id = new.transaction_id) is null then',
    ),
  ),
  hole(
    'a payout whose answer was lost is sent again',
    payouts,
    'is sent once, whatever becomes of the answers (fail_after)',
    at(
      'server/payouts/settle-payout.ts',
      'tries > 0 ? await cards.findTransfer(`payout:${id}`) : null',
      'null',
    ),
  ),
  hole(
    'a bank that takes nothing is tried for ever',
    payouts,
    'that the bank does not take is tried once more',
    at(
      'server/payouts/settle-payout.ts',
      'isLast ? null : new Date',
      'isLast && !heard ? null : new Date',
    ),
  ),
  hole(
    'contested money is paid out',
    payouts,
    'leaves out what is contested',
    at('server/payments/reserve.ts', 'if (more <= 0) return', 'if (more !== 0) return'),
  ),
  hole(
    'an award is owed on top of what was given back',
    disputes,
    'gives back no more than was paid',
    at(
      'server/disputes/carry-out-awards.ts',
      'Math.min(award - byCard, await paidDirectly(tx, job))',
      'award - byCard',
    ),
  ),
  hole(
    'a comeback that nobody made leaves the provider the money',
    comebacks,
    'to which nobody comes within the week',
    at(
      'server/disputes/follow-comebacks.ts',
      'const award_cents = dispute.claim_cents',
      'const award_cents = 0',
    ),
  ),
  hole(
    'a comeback is sold a second time',
    comebacks,
    'is itself on no book',
    at(
      'server/deals/confirm-job.ts',
      'if (deal.job.comeback_of === null) await bookJob',
      'await bookJob',
    ),
  ),
  hole(
    'who is in a dispute is forgotten before it ends',
    'server/own-data/erasure.test.ts',
    'nobody goes while the own dispute is open',
    at('server/own-data/hinders.ts', 'if (disputes > 0)', 'if (disputes > 1_000)'),
  ),
  hole(
    'a business is forgotten before its bank has its money',
    'server/payouts/payouts.test.ts',
    'that is due keeps a business from being deleted until its bank has it',
    at('server/own-data/hinders.ts', 'return due >= ', 'return due >= 1_000_000 * '),
  ),
  hole(
    'a business is forgotten while a bank wants a payment back',
    'server/chargebacks/chargebacks.test.ts',
    'keeps a business that is paid out until it is decided',
    at('server/own-data/hinders.ts', 'where c.ended_at is null and', 'where false and'),
  ),
  hole(
    'credit goes with an account that says nothing of it',
    'server/own-data/credit.test.ts',
    'a customer reads what credit goes with the account',
    at('server/own-data/lost-credit.ts', 'sum(c.left_cents)', 'sum(0)'),
  ),
  hole(
    'a dispute is opened by each who presses',
    disputes,
    'opened by many at the same moment',
    at(
      'server/disputes/open-dispute.ts',
      'if (before.some(({ by_side }) => by_side === side))',
      'if (before.length > 10)',
    ),
    at(
      'server/disputes/open-dispute.ts',
      'if (before.some(({ ended_at }) => ended_at === null))',
      'if (before.length > 20)',
    ),
  ),
  hole(
    'the limit of a fleet is raced by its dispatchers',
    terms,
    'hold thirty dispatchers at the same moment to the limit',
    at('server/payments/fleet-terms.ts', '    .forUpdate()\n', ''),
  ),
  hole(
    'a PO number is wanted in an emergency',
    terms,
    'but for an emergency',
    at('server/deals/po-rule.ts', " || request.urgency === 'emergency'", ''),
  ),
  hole(
    'a shop is paid before its fleet has paid',
    terms,
    'its shop is paid out, and not before',
    at('server/payouts/earned-jobs.ts', 'coalesce(b.settled_at is null', 'coalesce(false'),
    at(
      'server/migrations/0261_tips_of_credited_jobs.sql',
      'new.cents > 0 and exists',
      'new.cents < 0 and exists',
    ),
  ),
  hole(
    'a fleet that is overdue goes on on terms',
    terms,
    'that is overdue stops new jobs on terms',
    at('server/payments/choose-terms.ts', "  if (use.isOverdue) return 'overdue'\n", ''),
  ),
  hole(
    'what was credited of a paid bill is forgotten',
    terms,
    'after the bill was paid makes the next one smaller',
    at('server/fleet-terms/issue-bills.ts', 'Math.max(0, rows[0]?.cents ?? 0)', '0'),
  ),
  hole(
    'a change is approved above what is left of the terms',
    terms,
    'what the limit does not hold is not approved',
    at(
      'server/changes/decide-change-order.ts',
      'if (onTerms) await refuseRiseAboveLimit',
      'if (onTerms && rise < 0) await refuseRiseAboveLimit',
    ),
  ),
  hole(
    'what stands on a bill is billed again',
    terms,
    'is one, however many make it at the same moment',
    at('server/fleet-terms/issue-bills.ts', 'where t.bill_id is null and', 'where'),
  ),
  hole(
    'two workers bill the same job',
    terms,
    'is one, however many make it at the same moment',
    at('server/fleet-terms/issue-bills.ts', '  await lockTerms(tx, fleetId)\n', ''),
  ),
  hole(
    'the bills of a Monday without a worker wait for the next one',
    terms,
    'of a Monday on which no worker was there',
    at(
      'server/fleet-terms/issue-bills.ts',
      "(t.billing = 'each_job' or (${monday} >",
      "(t.billing = 'each_job' or (${clockOfFleet(now).today} = ${monday} and ${monday} >",
    ),
  ),
  hole(
    'a week is billed on any day of the next one',
    terms,
    'is made on its Monday',
    at('server/fleet-terms/issue-bills.ts', '  await closeWeek(tx, fleetId, now)\n', ''),
  ),
  hole(
    'what is contested is billed',
    terms,
    'by a dispute is not billed',
    at(
      'server/fleet-terms/issue-bills.ts',
      '\n  and not exists (select from disputes d where d.job_id = t.job_id and d.carried_at is null)',
      '',
    ),
  ),
  hole(
    'a bill is overdue for what is in dispute',
    terms,
    'of which no more is left than what is in dispute',
    at(
      'server/payments/settled-bill.ts',
      "if (!may(billLifecycle, 'defer', state)) return",
      'return',
    ),
  ),
  hole(
    'a payment of a fleet is written down twice',
    terms,
    'paid, its shop is paid out, and not before',
    at(
      'server/migrations/0210_fleet_terms.sql',
      'create unique index fleet_bill_entries_once',
      'create index fleet_bill_entries_once',
    ),
  ),
  hole(
    'a payment counts twice where two write it down at the same moment',
    terms,
    'is paid once, however many write it down',
    at('server/fleet-terms/settle-bill.ts', 'if (known) await lockTerms(tx, known.fleetId)', ''),
    at('server/fleet-terms/bill-queries.ts', '    .forUpdate()\n', ''),
  ),
  hole(
    'what is credited of a job leaves its bill as it was',
    terms,
    'makes an open bill smaller, with a credit note',
    at(
      'server/payments/credit-terms.ts',
      'if (onTerms.bill_id) await makeSmaller(tx, onTerms.bill_id, cents, at)',
      '',
    ),
  ),
  hole(
    'what is credited of a job on terms is on no paper',
    terms,
    'makes an open bill smaller, with a credit note',
    at(
      'server/payments/credit-terms.ts',
      'await issueCreditNote(tx, job.id, cents, { terms_credit_id: id }, at)',
      '',
    ),
  ),
  hole(
    'the paper of a bill does not know of credit notes',
    'server/fleet-terms/bill-pdf.test.ts',
    'says what was credited of its jobs',
    at('server/fleet-terms/draw-bill.ts', '...line.creditNotes.map', '...[].map'),
  ),
  hole(
    'a tip waits for a bill that never comes',
    terms,
    'leaves no bill to wait for',
    at(
      'server/payouts/earned-jobs.ts',
      'and (o.bill_id is not null or o.invoiced_cents > o.credited_cents)',
      'and o.invoiced_cents > 0',
    ),
  ),
  hole(
    'two jobs at the same moment use the same credit',
    credits,
    'once, by two jobs of its owner at the same moment',
    at(
      'server/payments/credits.ts',
      'order by c.owed_at, c.id for update of c',
      'order by c.owed_at, c.id',
    ),
  ),
  hole(
    'a card that is let go keeps the credit',
    credits,
    'when the card is declined, or the hold is let go',
    at(
      'server/payments/end-holds.ts',
      'if (hold.credit_cents > 0) await keepCredit(tx, hold.id)',
      '',
    ),
  ),
  hole(
    'a card that failed keeps the credit',
    credits,
    'when nobody puts a card in time',
    at(
      'server/cards/settle-hold.ts',
      'failed_because: failures[state], ...over })\n    await giveCreditBack(tx, hold)',
      'failed_because: failures[state], ...over })',
    ),
  ),
  hole(
    'what a credit has paid goes back as cash',
    credits,
    'last of all that goes back',
    at(
      'server/payments/refunds.ts',
      'for (const to_credit of [false, true])',
      'for (const to_credit of [true, false])',
    ),
  ),
  hole(
    'the next shop gets only what the card has paid',
    credits,
    'by the next job that a card pays',
    at(
      'server/payments/post-capture.ts',
      'const paid = cents + hold.credit_cents',
      'const paid = cents',
    ),
    at(
      'server/payments/post-capture.ts',
      '...(hold.credit_cents > 0 ? await usedEntries(tx, hold.id) : []),',
      '',
    ),
  ),
  hole(
    'a shop owes its pledge though it was there',
    credits,
    'not of a shop that was there and can prove it',
    at(
      'contract/pledge.ts',
      "return ending === 'hand_back' && !wasThere",
      "return ending === 'hand_back' && (!wasThere || wasThere)",
    ),
  ),
  hole(
    'a shop owes its pledge though it handed back in time',
    credits,
    'after its promise has broken, not before',
    at('contract/pledge.ts', ' || now <= job.promisedAt) return false', ') return false'),
  ),
  hole(
    'a credit is used by whoever asks next',
    credits,
    'and by nobody else',
    at('server/payments/credits.ts', "and ${creditOwner('r')} = ${creditOwner('own')}", ''),
  ),
  hole(
    'the same people cash a credit',
    credits,
    'by no job between the same people',
    at('server/payments/credits.ts', 'and own.same_people is null', ''),
  ),
]
