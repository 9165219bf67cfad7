import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listPapers, readCreditNote } from '#contract/invoices.ts'
import { readInvoice } from '#contract/jobs.ts'
import { readPayment } from '#contract/payments.ts'
import { refundAtDesk, refundJob } from '#contract/refunds.ts'
import { paidJob, settleCards } from '../testing/card-money.ts'
import type { GivenJob, GivenProvider } from '../testing/given.ts'
import { byLink } from '../testing/given-card.ts'
import { type AppWithCards, openWithCards } from '../testing/open-with-cards.ts'
import { atOnce } from '../testing/race.ts'
import { textOfPdf } from '../testing/text-of-pdf.ts'

let app: AppWithCards
let provider: GivenProvider
beforeAll(async () => {
  app = await openWithCards()
})
afterAll(() => app.close())
beforeEach(async () => {
  provider = await app.given.provider()
})

const giveBack = (one: GivenJob, amount: string) =>
  provider.caller.call(refundJob, {
    params: { id: one.id },
    body: { amount, reason: 'Less was done' },
  })
const notesOf = async (one: GivenJob) =>
  (await app.anybody().call(readPayment, byLink(one))).body.creditNotes
const paperOf = async (one: GivenJob) =>
  textOfPdf((await app.anybody().call(readInvoice, byLink(one))).bytes)
const read = async (one: GivenJob, id: string) =>
  textOfPdf(
    (await app.anybody().call(readCreditNote, { params: { id }, token: one.request.token })).bytes,
  )

it('is issued once the money is back, names its invoice and the reason, and leaves the invoice as it was', async () => {
  const one = await paidJob(app, provider, '310.00')
  const invoice = await paperOf(one)
  await giveBack(one, '100.00')
  expect(await notesOf(one)).toEqual([])
  await settleCards(app)
  const [note] = await notesOf(one)
  expect(note).toMatchObject({ amount: '100.00', because: 'refund' })
  expect(note?.number).toMatch(/^CN-[0-9A-F]{8}-2026-000001$/)
  const text = await read(one, note?.id ?? '')
  for (const said of [
    'Credit note',
    note?.number ?? '',
    `for invoice RC-${provider.id.slice(0, 8).toUpperCase()}-2026-000001`,
    provider.businessName,
    'Less was done $100.00',
    'Credited $100.00',
    'Invoiced $310.00, credited so far $100.00, remaining $210.00.',
    '$100.00 refunded to the card.',
  ])
    expect(text).toContain(said)
  expect(await paperOf(one)).toBe(invoice)
  await giveBack(one, '50.00')
  await settleCards(app)
  // What was said on the first stands, whatever came later.
  expect(await read(one, note?.id ?? '')).toBe(text)
})

it('has numbers of its own without a gap, however many go back at the same moment', async () => {
  const jobs = [
    await paidJob(app, provider, '310.00'),
    await paidJob(app, provider, '310.00'),
    await paidJob(app, provider, '310.00'),
  ]
  const admin = await app.given.admin()
  await atOnce(6, (index) => {
    const one = jobs[index % 3]
    if (!one) throw new Error('no job')
    return index < 3
      ? giveBack(one, '10.00')
      : admin.call(refundAtDesk, {
          params: { id: one.id },
          body: { amount: '20.00', reason: 'Less was done' },
        })
  })
  await Promise.all([settleCards(app), settleCards(app)])
  const { rows } = await app.services.pool.query<{ number: string; cents: number }>(
    'select number, cents from credit_notes where provider_id = $1 order by number',
    [provider.id],
  )
  expect(rows.map(({ number }) => Number(number.slice(-6)))).toEqual([1, 2, 3, 4, 5, 6])
  expect(rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(9_000)
})

it('is never changed, never more than the invoice, and read by the two sides alone', async () => {
  const one = await paidJob(app, provider, '310.00')
  await giveBack(one, '100.00')
  await settleCards(app)
  const [note] = await notesOf(one)
  const params = { id: note?.id ?? '' }
  const { pool } = app.services
  await expect(
    pool.query('update credit_notes set cents = 1 where id = $1', [params.id]),
  ).rejects.toThrow('never changed')
  await expect(pool.query('delete from credit_notes where id = $1', [params.id])).rejects.toThrow(
    'never changed',
  )
  await expect(
    pool.query(
      `with failed as (
        insert into refunds (job_id, hold_id, state, cents, because, asked_at, moved_at)
        select job_id, hold_id, 'failed', 1, 'provider', now(), now() from refunds where job_id = $2 returning id)
       insert into credit_notes (job_id, provider_id, number, cents, refund_id, issued_at)
       select job_id, provider_id, 'CN-X', 21001, failed.id, now() from credit_notes, failed where credit_notes.id = $1`,
      [params.id, one.id],
    ),
  ).rejects.toThrow('more would be credited')
  expect((await provider.caller.call(readCreditNote, { params })).status).toBe(200)
  const technician = await app.given.technician(provider)
  for (const other of [
    (await app.given.provider()).caller,
    await app.given.customer(),
    technician.byLink,
    await app.given.admin(),
  ])
    expect((await other.call(readCreditNote, { params })).status).not.toBe(200)
})

it('stands in the list of the desk beside its invoice, and the two come to what is left', async () => {
  const one = await paidJob(app, provider, '310.00')
  await giveBack(one, '100.00')
  await settleCards(app)
  const admin = await app.given.admin()
  const papers = (await admin.call(listPapers, { query: { party: provider.id } })).body
  expect(papers.map(({ kind, amount }) => [kind, amount]).toSorted()).toEqual([
    ['credit_note', '-100.00'],
    ['work', '310.00'],
  ])
  const credited = (
    await admin.call(listPapers, { query: { party: provider.id, kind: 'credit_note' } })
  ).body
  expect(credited.map(({ jobId, ofInvoice }) => [jobId, ofInvoice])).toEqual([
    [one.id, papers.find(({ kind }) => kind === 'work')?.number],
  ])
})
