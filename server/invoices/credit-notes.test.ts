import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { acceptOffer, offerInDispute, openDispute, readDisputes } from '#contract/disputes.ts'
import { listPapers, readCreditNote } from '#contract/invoices.ts'
import { confirmJob, readInvoice } from '#contract/jobs.ts'
import { readPayment } from '#contract/payments.ts'
import { refundAtDesk, refundJob } from '#contract/refunds.ts'
import { carryOutAwards } from '../disputes/carry-out-awards.ts'
import type { Caller } from '../testing/caller.ts'
import { paidJob, settleCards } from '../testing/card-money.ts'
import type { GivenJob, GivenProvider } from '../testing/given.ts'
import { byLink, payByCard } from '../testing/given-card.ts'
import { guestWith, leftWaiting } from '../testing/given-pledge.ts'
import { fleetJob, onTerms } from '../testing/given-terms.ts'
import { newPhone } from '../testing/new-phone.ts'
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

const giveBack = (one: Pick<GivenJob, 'id'>, amount: string) =>
  provider.caller.call(refundJob, {
    params: { id: one.id },
    body: { amount, reason: 'Less was done' },
  })
/** The customer objects, the shop offers, and that is it. */
async function agreeOn(award: string, owner: Caller, { id }: Pick<GivenJob, 'id'>, token?: string) {
  const as = token === undefined ? {} : { token }
  const words = 'The quoted price was lower.'
  const opened = await owner.call(openDispute, {
    ...as,
    params: { id },
    body: { reason: 'price', claim: award, words },
  })
  expect(opened.status).toBe(201)
  const open = async () =>
    (await provider.caller.call(readDisputes, { params: { id } })).body.disputes[0]
  const params = { id: (await open())?.id ?? '' }
  await provider.caller.call(offerInDispute, { params, body: { award } })
  const body = { offerId: (await open())?.offers[0]?.id ?? '' }
  expect((await owner.call(acceptOffer, { ...as, params, body })).status).toBe(200)
  await carryOutAwards(app.services)
  await settleCards(app)
}
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

it('of a fleet on terms says with its reason that the fleet owes less, and of a dispute that it was one', async () => {
  const company = await onTerms(app)
  const one = await fleetJob(app, company, provider)
  await giveBack(one, '100.00')
  await agreeOn('50.00', company.manager, one)
  const notes = (await company.manager.call(readPayment, one)).body.creditNotes
  expect(notes).toMatchObject([{ because: 'refund' }, { because: 'dispute' }])
  const [given, awarded] = await Promise.all(
    notes.map(async ({ id }) =>
      textOfPdf((await company.manager.call(readCreditNote, { params: { id } })).bytes),
    ),
  )
  expect(given).toContain('Less was done $100.00')
  expect(given).toContain('$100.00 taken off what the fleet owes on its terms.')
  expect(awarded).toContain('Price lowered after a dispute $50.00')
  expect(awarded).toContain('$50.00 taken off what the fleet owes on its terms.')
})

it('after a dispute says so alike, on the paper and beside the job', async () => {
  const one = await paidJob(app, provider, '310.00')
  await agreeOn('50.00', app.anybody(), one, one.request.token)
  const [note] = await notesOf(one)
  expect(note).toMatchObject({ amount: '50.00', because: 'dispute' })
  const text = await read(one, note?.id ?? '')
  expect(text).toContain('Price lowered after a dispute $50.00')
  expect(text).toContain('$50.00 refunded to the card.')
})

it('of what a credit has paid says that the credit is there again, and nothing of a card', async () => {
  const phone = newPhone()
  await leftWaiting(app, phone)
  const request = await guestWith(app, phone)
  const one = await app.given.job({ provider, request, price: '300.00', until: 'finish' })
  await payByCard(app, one)
  await app.anybody().call(confirmJob, byLink(one))
  await settleCards(app)
  await giveBack(one, '300.00')
  await settleCards(app)
  const texts = await Promise.all((await notesOf(one)).map(({ id }) => read(one, id)))
  expect(
    texts.map((text) => /\S+ (?:refunded|returned) to .+?\./.exec(text)?.[0]).toSorted(),
  ).toEqual([
    '$250.00 refunded to the card.',
    '$50.00 returned to the customer’s credit with Roadcall.',
  ])
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
    expect((await other.call(readCreditNote, { params })).status).toBe(404)
})

it('stands in the list of the desk beside its invoice, and the two come to what is left', async () => {
  const one = await paidJob(app, provider, '310.00')
  await giveBack(one, '100.00')
  await settleCards(app)
  const admin = await app.given.admin()
  const papers = (await admin.call(listPapers, { query: { party: provider.id } })).body
  expect(papers.map(({ kind, amount, stands }) => [kind, amount, stands]).toSorted()).toEqual([
    ['credit_note', '-100.00', 'credited'],
    ['work', '310.00', 'paid'],
  ])
  const paid = await admin.call(listPapers, { query: { party: provider.id, stands: 'paid' } })
  expect(paid.body.map(({ kind }) => kind)).toEqual(['work'])
  const credited = (
    await admin.call(listPapers, { query: { party: provider.id, kind: 'credit_note' } })
  ).body
  expect(credited.map(({ jobId, ofInvoice }) => [jobId, ofInvoice])).toEqual([
    [one.id, papers.find(({ kind }) => kind === 'work')?.number],
  ])
})
