import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readOperations } from '#contract/admin-operations.ts'
import {
  answerChargeback,
  readChargeback,
  readEvidenceFile,
  settleChargeback,
} from '#contract/chargebacks.ts'
import { dayIn } from '#contract/days.ts'
import { advanceJob, confirmJob, readJob } from '#contract/jobs.ts'
import { askForErasure, readOwnData } from '#contract/own-data.ts'
import { readPayment } from '#contract/payments.ts'
import { readOwnMoney } from '#contract/payouts.ts'
import { hideProof, proveByPhoto, signWork, skipProofs } from '#contract/proofs.ts'
import { refundJob } from '#contract/refunds.ts'
import { settings } from '#contract/settings.ts'
import { carryOutHolds } from '../cards/carry-out-holds.ts'
import { carryOutRefunds } from '../cards/carry-out-refunds.ts'
import { live, paidJob, setUpBank, sumsOf } from '../testing/card-money.ts'
import type { GivenJob, GivenProvider } from '../testing/given.ts'
import { byLink, payByCard } from '../testing/given-card.ts'
import { photoForm, proofsOf } from '../testing/given-proof.ts'
import { nextHour } from '../testing/next-hour.ts'
import { type AppWithCards, openWithCards } from '../testing/open-with-cards.ts'
import { atOnce } from '../testing/race.ts'
import { textOfPdf } from '../testing/text-of-pdf.ts'
import { withoutIds } from '../testing/without-ids.ts'
import { bearOverdue } from './bear-chargeback.ts'
import { carryOutChargebacks } from './follow-chargebacks.ts'

const day = 24 * 60 * 60_000
const words = 'The driver confirmed the work on the road.'

let app: AppWithCards
let provider: GivenProvider
beforeAll(async () => {
  app = await openWithCards()
  // What banks take back here comes out of the same balance as payouts: no test waits for another's money.
  await paidJob(app, await app.given.provider(), '4000.00')
})
afterAll(() => app.close())
beforeEach(async () => {
  provider = await app.given.provider()
})

/** All that the worker would do by now. */
async function settle() {
  const { services } = app
  for (let done = 1; done > 0; )
    done =
      (await carryOutHolds(services)) +
      (await carryOutRefunds(services)) +
      (await carryOutChargebacks(services)) +
      (await bearOverdue(services))
}
/** Time passes for both sides. */
async function pass(ms: number) {
  app.clock.advance(ms)
  await app.twin.door('clock', { aheadMs: ms })
  await settle()
}
const bank = (one: GivenJob, does: 'open' | 'win' | 'lose', cents?: number) =>
  app.twin.door('chargebacks', { group: one.id, does, ...(cents && { cents }) })
/** The bank takes it back, and the next sweep finds that: no webhook goes to this server. */
async function contested(one: GivenJob, cents?: number) {
  await bank(one, 'open', cents)
  await pass(settings.chargebacks.sweepMs)
}
const board = async () =>
  (await (await app.given.admin()).call(readOperations)).body.chargebacks.filter(
    (row) => row.provider.id === provider.id,
  )
async function idOf(one: GivenJob) {
  const found = (await board()).find(({ jobId }) => jobId === one.id)
  if (!found) throw new Error('no bank wants it back')
  return { params: { id: found.id } }
}
const answer = async (one: GivenJob, said = words) =>
  (await app.given.admin()).call(answerChargeback, { ...(await idOf(one)), body: { words: said } })
const say = async (one: GivenJob, fault: 'provider' | 'nobody') =>
  (await app.given.admin()).call(settleChargeback, {
    ...(await idOf(one)),
    body: { fault, reason: 'No proof of the arrival.' },
  })
const stand = async (one: GivenJob) =>
  (await provider.caller.call(readPayment, { params: { id: one.id } })).body.chargeback
const credited = async ({ id }: GivenJob) =>
  (await provider.caller.call(readPayment, { params: { id } })).body.creditNotes.map(
    ({ because, amount }) => [because, amount],
  )
const leftOf = async ({ id }: GivenJob) =>
  (await provider.caller.call(readJob, { params: { id } })).body.youReceive
const money = async () => (await provider.caller.call(readOwnMoney)).body
const balances = async () => {
  const { rows } = await app.services.pool.query<{ cents: number }>(
    `select coalesce(sum(cents), 0)::int8 as cents from ledger_entries where account = 'processor'`,
  )
  const { balance } = (await app.twin.door('money')) as { balance: number }
  return { ledger: rows[0]?.cents, twin: balance }
}

/** What the twin has of the answer to the bank. */
const sentFor = async (one: GivenJob) => {
  const book = (await app.twin.door('book')) as { id: string; group: string }[]
  const money = (await app.twin.door('money')) as {
    disputes: { intent: string; evidence: Record<string, string> | null }[]
    files: { id: string; type: string; size: number }[]
  }
  const intent = book.find(({ group }) => group === one.id)?.id
  const evidence = money.disputes.find((dispute) => dispute.intent === intent)?.evidence
  return {
    text: evidence?.uncategorized_text,
    day: evidence?.service_date,
    file: money.files.find(({ id }) => id === evidence?.service_documentation),
  }
}
/** The new tire and the signature prove the work of a job that is under way; of the rest it is said why not. */
async function proved(): Promise<GivenJob> {
  const one = await app.given.job({ provider, price: '300.00', until: 'work' })
  await payByCard(app, one)
  const params = { id: one.id }
  const takenAt = app.clock.now().toISOString()
  await provider.caller.call(proveByPhoto, {
    params,
    form: await photoForm('new_tire', app.clock.now()),
  })
  const skip = (item: 'old_tire' | 'torque', because: object) =>
    provider.caller.call(skipProofs, { params, body: { items: [item], takenAt, ...because } })
  await skip('old_tire', { reason: 'other', words: 'The customer had it hauled off' })
  await skip('torque', { reason: 'too_dark' })
  const { agreementHash } = await proofsOf(provider.caller, params)
  await provider.caller.call(signWork, {
    params,
    body: {
      item: 'signature',
      name: 'Dale Whitcomb',
      strokes: [
        [0, 0, 40, 40],
        [80, 9],
      ],
      agreementHash,
      takenAt,
    },
  })
  await provider.caller.call(advanceJob, { params, body: { step: 'finish' } })
  await app.anybody().call(confirmJob, byLink(one))
  await settle()
  return one
}

describe('a chargeback', () => {
  it('is found without a webhook, stands in the ledger, on the board with its deadline, and for both sides', async () => {
    const one = await paidJob(app, provider)
    await contested(one)
    expect(await board()).toMatchObject([
      { jobId: one.id, state: 'opened', amount: '300.00', reason: 'fraudulent' },
    ])
    expect((await board())[0]?.dueAt).not.toBeNull()
    expect(await sumsOf(app, one)).toMatchObject({
      chargebacks_open: 30_000,
      provider_payable: -27_000,
    })
    const { ledger, twin: there } = await balances()
    expect(ledger).toBe(there)
    expect(await stand(one)).toEqual({ stands: 'open', amount: '300.00' })
    const read = await app.anybody().call(readPayment, byLink(one))
    expect(read.body.chargeback).toEqual({ stands: 'open', amount: '300.00' })
  })

  it('is written down once, however many find it at the same moment and however often', async () => {
    const one = await paidJob(app, provider)
    await bank(one, 'open')
    app.clock.advance(settings.chargebacks.sweepMs)
    await atOnce(6, async () => {
      await app.services.pool.query(`update processor_looks set look_at = '2000-01-01'`)
      await carryOutChargebacks(app.services)
    })
    await pass(settings.chargebacks.sweepMs)
    expect((await board()).length).toBe(1)
    expect((await sumsOf(app, one)).chargebacks_open).toBe(30_000)
  })

  it('holds the payout of its job, and of no other, until it is won', async () => {
    const one = await paidJob(app, provider)
    await paidJob(app, provider)
    await contested(one)
    await setUpBank(provider)
    await answer(one)
    await settle()
    await live(app, 10, pass)
    const { payouts, jobs } = await money()
    expect(payouts.map(({ amount }) => amount)).toEqual(['270.00'])
    expect(jobs.find(({ jobId }) => jobId === one.id)).toMatchObject({ isContested: true })
    await bank(one, 'win')
    await live(app, 4, pass)
    expect((await money()).payouts.map(({ amount }) => amount)).toEqual(['270.00', '270.00'])
    expect(await sumsOf(app, one)).toMatchObject({ chargebacks_open: 0 })
    expect(await stand(one)).toEqual({ stands: 'won', amount: '300.00' })
    const { ledger, twin: there } = await balances()
    expect(ledger).toBe(there)
  })

  it('is answered by the operator, once, with the agreement and what was done, and the evidence wins it', async () => {
    const one = await paidJob(app, provider)
    await contested(one)
    const admin = await app.given.admin()
    const shown = (await admin.call(readChargeback, await idOf(one))).body
    expect(shown.evidence).toContain('WHAT BOTH SIDES AGREED ON')
    const id = await idOf(one)
    expect((await answer(one, `${words} winning_evidence`)).status).toBe(200)
    expect((await answer(one)).status).toBe(409)
    await settle()
    const after = (await admin.call(readChargeback, id)).body
    expect(after.state).toBe('won')
    const { disputes } = (await app.twin.door('money')) as {
      disputes: { intent: string; evidence: { uncategorized_text: string } | null }[]
    }
    const sent = disputes.at(-1)?.evidence?.uncategorized_text ?? ''
    expect(sent).toContain(words)
    expect(sent).toMatch(/WHAT BOTH SIDES AGREED ON\n[^\n]+ [AP]M C[SD]T: Bid accepted\n/)
    expect(sent).toMatch(/Total: \$300\.00\nSHA-256 of this agreement: [\da-f]{64}\n/)
    expect(sent).toMatch(/[AP]M C[SD]T: Work done/)
    // Nothing that only a program reads.
    expect(sent).not.toMatch(/[{}]|\d{4}-\d\d-\d\dT/)
  })

  it.each(['lose_answer', 'fail', 'fail_after', 'busy'] as const)(
    'is answered once, whatever becomes of the answer (%s)',
    async (kind) => {
      const one = await paidJob(app, provider)
      await contested(one)
      await app.twin.door('faults', { path: '/v1/disputes/', kind, times: 1 })
      await answer(one)
      await settle()
      for (let tries = 0; tries < 4; tries++) await pass(20 * 60_000)
      expect(await board()).toMatchObject([{ state: 'answered' }])
    },
  )

  it('that nobody answers in time is lost, and after some days it was nobody’s fault: the platform bears $150 of it', async () => {
    const one = await paidJob(app, provider)
    await contested(one)
    for (let days = 0; days < 10; days++) await pass(day)
    expect(await board()).toMatchObject([{ state: 'lost' }])
    await pass(settings.chargebacks.faultMs)
    expect(await board()).toEqual([])
    expect(await sumsOf(app, one)).toMatchObject({
      chargebacks_open: 0,
      losses: 15_000,
      provider_payable: -13_500,
      platform_fees: -1_500,
    })
    expect(await stand(one)).toEqual({ stands: 'lost', amount: '300.00' })
    expect(await leftOf(one)).toBe('135.00')
    // What the platform bears lowers no price.
    expect(await credited(one)).toEqual([['chargeback', '150.00']])
  })

  it('that is lost by the provider’s fault comes out of its payouts, and the fee is returned', async () => {
    const one = await paidJob(app, provider)
    await setUpBank(provider)
    await live(app, 14, pass)
    expect((await money()).payouts.map(({ amount }) => amount)).toEqual(['270.00'])
    await contested(one)
    await bank(one, 'lose')
    await pass(settings.chargebacks.lookMs)
    expect((await say(one, 'provider')).status).toBe(200)
    expect(await sumsOf(app, one)).toMatchObject({ chargebacks_open: 0, platform_fees: 0 })
    expect((await money()).balance).toBe('-270.00')
    expect(await leftOf(one)).toBe('0.00')
    expect(await credited(one)).toEqual([['chargeback', '300.00']])
    const { ledger, twin: there } = await balances()
    expect(ledger).toBe(there)
  })

  it('keeps a business that is paid out until it is decided and somebody bears it', async () => {
    const { caller, password } = provider
    const one = await paidJob(app, provider)
    await setUpBank(provider)
    // Until its bank has it, however many holidays are between.
    for (let days = 0; days < 40 && (await money()).payouts[0]?.state !== 'paid'; days++)
      await live(app, 1, pass)
    const hindered = async () => (await caller.call(readOwnData)).body.hindered
    expect(await hindered()).toBeNull()
    await contested(one)
    const open =
      'A bank has taken back a payment to your business, and that is not settled. The account can be deleted once it is.'
    expect(await hindered()).toBe(open)
    const asked = await caller.call(askForErasure, { body: { password } })
    expect([asked.status, asked.refusal.message]).toEqual([409, open])
    await bank(one, 'lose')
    await pass(settings.chargebacks.lookMs)
    expect(await hindered()).toBe(open)
    expect((await say(one, 'provider')).status).toBe(200)
    expect((await caller.call(readOwnData)).body).toMatchObject({ hindered: null, owes: '270.00' })
  })

  it('leaves nothing to refund', async () => {
    const one = await paidJob(app, provider)
    await contested(one)
    const asked = await provider.caller.call(refundJob, {
      params: { id: one.id },
      body: { amount: '10.00', reason: 'As agreed on the phone' },
    })
    expect(asked.status).toBe(409)
  })

  it('is not for whose fault it was before the bank has decided', async () => {
    const one = await paidJob(app, provider)
    await contested(one)
    expect((await say(one, 'nobody')).status).toBe(409)
  })

  it('shows no id of the processor to anybody', async () => {
    const one = await paidJob(app, provider, '300.00', '4000 0000 0000 0259')
    await pass(settings.chargebacks.sweepMs)
    const admin = await app.given.admin()
    const texts = [
      JSON.stringify((await admin.call(readOperations)).body),
      JSON.stringify((await admin.call(readChargeback, await idOf(one))).body),
      JSON.stringify(await money()),
      JSON.stringify(await stand(one)),
    ]
    for (const text of texts) expect(withoutIds(text)).not.toMatch(/_twin_|4242|0259/)
  })

  it('is answered with the photos and the signature as one PDF, which the operator can read before', async () => {
    const one = await proved()
    await contested(one)
    const admin = await app.given.admin()
    const shown = await admin.call(readEvidenceFile, await idOf(one))
    const paper = await textOfPdf(shown.bytes)
    for (const said of ['Evidence', `Job ${one.id}`, 'New tire', 'Signed by Dale Whitcomb'])
      expect(paper).toContain(said)
    await answer(one)
    await settle()
    const { text, file } = await sentFor(one)
    expect(text).toContain(words)
    // In the words of who skipped it, where there are some.
    expect(text).toContain('Old tire: Skipped: Another reason, “The customer had it hauled off”, ')
    expect(text).toMatch(/: Skipped: Too dark, [A-Z]/)
    expect(file).toMatchObject({ type: 'pdf' })
    expect(file?.size).toBeGreaterThan(1_000)
  })

  it.each(['lose_answer', 'fail', 'fail_after', 'busy'] as const)(
    'is answered with its file, whatever becomes of the answers (%s)',
    async (kind) => {
      const one = await proved()
      await contested(one)
      await app.twin.door('faults', { path: 'files', kind, times: 1 })
      await answer(one)
      for (let tries = 0; tries < 6; tries++) await pass(settings.cards.lookMs)
      expect((await sentFor(one)).file).toMatchObject({ type: 'pdf' })
      expect((await board())[0]).toMatchObject({ state: 'answered' })
    },
  )

  it('of a job without a photo or a signature is answered with the text alone', async () => {
    const one = await paidJob(app, provider)
    await contested(one)
    const admin = await app.given.admin()
    expect((await admin.call(readEvidenceFile, await idOf(one))).status).toBe(404)
    await answer(one)
    await settle()
    expect((await sentFor(one)).file).toBeUndefined()
  })

  it('tells a bank the day of the work as it was beside the truck', async () => {
    const before = app.clock.now().getTime()
    // In Greenwich the next day has begun.
    nextHour(app, 'Wed, 20')
    const one = await paidJob(app, provider)
    const servedOn = dayIn('America/Chicago', app.clock.now())
    await app.twin.door('clock', { aheadMs: app.clock.now().getTime() - before })
    await contested(one)
    await answer(one)
    await settle()
    expect((await sentFor(one)).day).toBe(servedOn)
  })

  it('shows a bank no photo that was hidden', async () => {
    const one = await proved()
    const params = { id: one.id }
    const [photo] = (await proofsOf(provider.caller, params)).proofs.filter(
      ({ kind }) => kind === 'photo',
    )
    await provider.caller.call(hideProof, {
      params: { id: photo?.id ?? '' },
      body: { reason: 'A face is in the picture' },
    })
    await contested(one)
    const admin = await app.given.admin()
    const paper = await textOfPdf((await admin.call(readEvidenceFile, await idOf(one))).bytes)
    expect(paper).toContain('Signed by Dale Whitcomb')
    expect(paper).not.toContain('New tire')
  })
})
