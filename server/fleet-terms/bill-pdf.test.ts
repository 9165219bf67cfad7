import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayIn } from '#contract/days.ts'
import { readFleetAtDesk } from '#contract/desk-accounts.ts'
import { readFleetFigures } from '#contract/fleet-figures.ts'
import { setPoNumber } from '#contract/fleet-requests.ts'
import { readFleetSpending } from '#contract/fleet-spending.ts'
import {
  exportBillLines,
  payBill,
  readBillAsPdf,
  readFleetMoney,
  readTermsAtDesk,
} from '#contract/fleet-terms.ts'
import { refundAtDesk, refundJob } from '#contract/refunds.ts'
import { grammarOf } from '#contract/words/grammar.ts'
import { base } from '#contract/words/languages.ts'
import { fleetJob, onTerms } from '../testing/given-terms.ts'
import { nextHour } from '../testing/next-hour.ts'
import { type AppWithCards, openWithCards } from '../testing/open-with-cards.ts'
import { textOfPdf } from '../testing/text-of-pdf.ts'
import { issueBills } from './issue-bills.ts'
import { billAsFile } from './read-bill-as-pdf.ts'

let app: AppWithCards
beforeAll(async () => {
  app = await openWithCards({ OPERATOR_BANK: 'First Texas Bank, account 4711' })
})
afterAll(() => app.close())

it('is a paper with each job, its PO number and invoice, and the invoices behind it; the same as a file', async () => {
  const company = await onTerms(app, { billing: 'weekly' })
  const provider = await app.given.provider()
  const one = await fleetJob(app, company, provider)
  await company.manager.call(setPoNumber, {
    params: { id: one.request.id },
    body: { poNumber: 'PO-4711' },
  })
  await fleetJob(app, company, await app.given.provider(), { price: '1240.50' })
  // Over a Monday, whatever the hour at which this is tried.
  for (let shifts = 0; shifts < 8 * 3; shifts++) {
    app.clock.advance(8 * 60 * 60_000)
    await issueBills(app.services)
  }
  const { bills, payTo } = (await company.manager.call(readFleetMoney)).body
  expect(payTo).toBe('First Texas Bank, account 4711')
  const desk = await (await app.given.admin()).call(readTermsAtDesk, { params: { id: company.id } })
  expect(desk.body.saysWhereToPay).toBe(true)
  const params = { id: bills[0]?.id ?? '' }
  const { bytes } = await company.manager.call(readBillAsPdf, { params })
  if (process.env.PDF) writeFileSync(process.env.PDF, bytes)
  const text = await textOfPdf(bytes.slice())
  for (const word of [bills[0]?.number ?? '', 'PO-4711', '$1,540.50', 'net 15', payTo])
    expect(text).toContain(word)
  const file = new TextDecoder().decode((await company.manager.call(exportBillLines)).bytes)
  const [, line = ''] = file.split('\n')
  expect(line).toContain('PO-4711')
  // By the fleet's clock, for who puts it beside the file of the board.
  const [closedAt = ''] = /\d{4}-\d\d-\d\dT[\d:.]+Z/.exec(line) ?? []
  const there = new Date(closedAt).toLocaleString('sv-SE', { timeZone: 'America/Chicago' })
  const when = `${there.slice(0, 10)},${there.slice(11, 16)}`
  // And with the request's id, by which that file knows the same job.
  expect(line.trim()).toMatch(new RegExp(`,${one.id},${when},${one.request.id}$`))
})

it('says what was credited of its jobs, what has come in and what is left to pay', async () => {
  const company = await onTerms(app)
  const provider = await app.given.provider()
  const one = await fleetJob(app, company, provider)
  await issueBills(app.services)
  await provider.caller.call(refundJob, {
    ...one,
    body: { amount: '100.00', reason: 'One tire less' },
  })
  const [bill] = (await company.manager.call(readFleetMoney)).body.bills
  const params = { id: bill?.id ?? '' }
  const admin = await app.given.admin()
  await admin.call(payBill, { params, body: { amount: '50.00', reference: 'ACH 1' } })
  const read = async (id: string) =>
    textOfPdf((await company.manager.call(readBillAsPdf, { params: { id } })).bytes.slice())
  const text = await read(params.id)
  expect(text).toMatch(/\$300\.00 Credit note CN-\w+-2026-000001 -\$100\.00 Paid -\$50\.00/)
  expect(text).toContain('To pay $150.00')
  expect(text).toMatch(/\$50\.00 came in on \w+ \d+, \d{4}, ACH 1\./)
  expect(text).toContain('on your payment')
  await admin.call(payBill, { params, body: { amount: '150.00', reference: 'ACH 2' } })
  await provider.caller.call(refundJob, {
    ...one,
    body: { amount: '20.00', reason: 'A late discount' },
  })
  expect(await read(params.id)).toMatch(
    /Paid -\$200\.00 Goes to your next bill \$20\.00 To pay \$0\.00/,
  )
  // What is paid asks for nothing.
  expect(await read(params.id)).not.toContain('on your payment')
  await fleetJob(app, company, provider)
  await issueBills(app.services)
  const [next] = (await company.manager.call(readFleetMoney)).body.bills
  expect(await read(next?.id ?? '')).toMatch(/Credit from earlier bills -\$20\.00 To pay \$280\.00/)
})

it('has each job under the day on which it closed by the clock of the fleet, as the bill itself has its day', async () => {
  const company = await onTerms(app)
  // In Greenwich the next day has begun.
  nextHour(app, 'Wed, 20')
  await fleetJob(app, company, await app.given.provider())
  await issueBills(app.services)
  const [bill] = (await company.manager.call(readFleetMoney)).body.bills
  const closedOn = dayIn('America/Chicago', app.clock.now())
  expect(bill?.issuedOn).toBe(closedOn)
  const params = { id: bill?.id ?? '' }
  const text = await textOfPdf((await company.manager.call(readBillAsPdf, { params })).bytes)
  expect(text).toContain(`${grammarOf(base).day(closedOn)}: `)
})

it('is read by as many questions to the database, however many jobs stand on it', async () => {
  const asked = async (jobs: number) => {
    const company = await onTerms(app, { billing: 'weekly' })
    for (let made = 0; made < jobs; made++)
      await fleetJob(app, company, await app.given.provider(), { price: '40.00' })
    nextHour(app, 'Mon, 09')
    await issueBills(app.services)
    const [bill] = (await company.manager.call(readFleetMoney)).body.bills
    expect(bill?.jobs).toBe(jobs)
    let questions = 0
    const counting = app.services.db.withPlugin({
      transformQuery: ({ node }) => {
        questions += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await billAsFile({ ...app.services, db: counting }, bill?.id ?? '', base)
    return questions
  }
  expect(await asked(4)).toBe(await asked(1))
})

it('is smaller by what the operator credits of a job, who is told that the fleet owes less', async () => {
  const company = await onTerms(app)
  const one = await fleetJob(app, company, await app.given.provider())
  await issueBills(app.services)
  const admin = await app.given.admin()
  const credited = await admin.call(refundAtDesk, {
    ...one,
    body: { amount: '30.00', reason: 'The towing company waited for nobody' },
  })
  expect(credited.body).toEqual({
    message: 'The fleet owes that much less. Both sides have been told.',
  })
  const [bill] = (await company.manager.call(readFleetMoney)).body.bills
  expect(bill).toMatchObject({ total: '300.00', credited: '30.00', open: '270.00' })
  // Every page says the same of what was spent.
  const { body: spending } = await company.manager.call(readFleetSpending, { query: {} })
  const { body: figures } = await company.manager.call(readFleetFigures, { query: {} })
  const { body: atDesk } = await admin.call(readFleetAtDesk, { params: { id: company.id } })
  expect([spending.spent, figures.total.spend, atDesk.spent]).toEqual([
    '270.00',
    '270.00',
    '270.00',
  ])
})

it('keeps the PO number that it names; one that was missing may still be added', async () => {
  const company = await onTerms(app)
  const provider = await app.given.provider()
  const [named, bare] = [
    await fleetJob(app, company, provider, { poNumber: 'PO-1' }),
    await fleetJob(app, company, provider),
  ]
  await issueBills(app.services)
  const put = async (id: string, poNumber: string) =>
    company.manager.call(setPoNumber, { params: { id }, body: { poNumber } })
  const changed = await put(named.request.id, 'PO-2')
  expect(changed.status).toBe(409)
  expect(changed.refusal.message).toMatch(
    /^This PO number is on bill FB-\w+-2026-\d+\. A bill that has been issued does not change\.$/,
  )
  expect((await put(named.request.id, 'PO-1')).status).toBe(200)
  expect((await put(bare.request.id, 'PO-3')).status).toBe(200)
})

it('has each payment under the day on which it came in, which is never a later one than today', async () => {
  const company = await onTerms(app)
  await fleetJob(app, company, await app.given.provider())
  await issueBills(app.services)
  const [bill] = (await company.manager.call(readFleetMoney)).body.bills
  const params = { id: bill?.id ?? '' }
  const admin = await app.given.admin()
  const pay = (receivedOn: string) =>
    admin.call(payBill, {
      params,
      body: { amount: '50.00', reference: `ACH ${receivedOn}`, receivedOn },
    })
  const later = await pay(dayIn('UTC', new Date(app.clock.now().getTime() + 2 * 86_400_000)))
  expect([later.status, later.refusal.details?.receivedOn]).toEqual([
    400,
    'Choose the day on which it came in: today or before.',
  ])
  const before = dayIn('UTC', new Date(app.clock.now().getTime() - 3 * 86_400_000))
  expect((await pay(before)).status).toBe(200)
  const [paid] = (await company.manager.call(readFleetMoney)).body.bills
  expect(paid?.payments).toMatchObject([{ on: before, amount: '50.00' }])
})
