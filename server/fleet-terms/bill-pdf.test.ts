import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setPoNumber } from '#contract/fleet-requests.ts'
import { exportBillLines, readBillAsPdf, readFleetMoney } from '#contract/fleet-terms.ts'
import { type StartedTwin, startTwin } from '../../stripe-twin/start-twin.ts'
import { fleetJob, onTerms } from '../testing/given-terms.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { textOfPdf } from '../testing/text-of-pdf.ts'
import { issueBills } from './issue-bills.ts'

let twin: StartedTwin
let app: TestApp
beforeAll(async () => {
  twin = await startTwin()
  app = await openTestApp({ env: twin.env })
})
afterAll(async () => {
  await app.close()
  await twin.stop()
})

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
  const { bills } = (await company.manager.call(readFleetMoney)).body
  const params = { id: bills[0]?.id ?? '' }
  const { bytes } = await company.manager.call(readBillAsPdf, { params })
  if (process.env.PDF) writeFileSync(process.env.PDF, bytes)
  const text = await textOfPdf(bytes.slice())
  for (const word of [bills[0]?.number ?? '', 'PO-4711', '$1,540.50', 'net 15'])
    expect(text).toContain(word)
  const file = new TextDecoder().decode((await company.manager.call(exportBillLines)).bytes)
  expect(file.split('\n')[1]).toContain('PO-4711')
})
