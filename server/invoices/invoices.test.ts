import { afterAll, beforeAll, expect, it } from 'vitest'
import { decideChangeOrder, sendChangeOrder } from '#contract/change-orders.ts'
import { advanceJob, confirmJob, lowerPrice, readInvoice } from '#contract/jobs.ts'
import { proveByReading, signWork, skipProofs } from '#contract/proofs.ts'
import { cancelRequest } from '#contract/requests.ts'
import type { GivenJob, GivenProvider } from '../testing/given.ts'
import { proofsOf } from '../testing/given-proof.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { textOfPdf } from '../testing/text-of-pdf.ts'

let app: TestApp
let provider: GivenProvider
beforeAll(async () => {
  app = await openTestApp()
  provider = await app.given.provider()
})
afterAll(() => app.close())

const confirm = ({ id, request }: GivenJob) =>
  app.anybody().call(confirmJob, { params: { id }, token: request.token })
const read = ({ id, request }: GivenJob) =>
  fetch(`${app.baseUrl}/api/jobs/${id}/invoice.pdf`, {
    headers: { 'x-access-token': request.token },
  })
const numbers = async () =>
  (
    await app.services.pool.query(
      'select number from invoices where provider_id = $1 order by number',
      [provider.id],
    )
  ).rows.map(({ number }: { number: string }) => Number(number.slice(-6)))

/** What stands on the paper, as one text. */
async function textOf(job: GivenJob): Promise<string> {
  const answer = await read(job)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return textOfPdf(await answer.arrayBuffer())
}

it('says who sold what to whom, line by line, from what was agreed alone', async () => {
  const lines = [
    { kind: 'call_out' as const, quantity: '1', unitPrice: '75.00' },
    { kind: 'labor' as const, text: 'Two hours', quantity: '2', unitPrice: '110.00' },
  ]
  const job = await app.given.job({ provider, price: '295.00', lines, until: 'work' })
  const asked = await provider.caller.call(sendChangeOrder, {
    params: { id: job.id },
    body: {
      reason: 'part_found_bad',
      lines: [
        { kind: 'parts', text: 'Valve', quantity: '1', unitPrice: '15.00' },
        { kind: 'tire', text: 'Not approved', quantity: '1', unitPrice: '10.00' },
      ],
    },
  })
  await app.anybody().call(decideChangeOrder, {
    params: { id: asked.body.id },
    token: job.request.token,
    body: { approvedLines: [0], total: '310.00' },
  })
  await provider.caller.call(lowerPrice, {
    params: { id: job.id },
    body: { price: '290.00', reason: 'Less labor' },
  })
  await provider.caller.call(advanceJob, { params: { id: job.id }, body: { step: 'finish' } })
  expect((await read(job)).status).toBe(404)
  await confirm(job)
  const text = await textOf(job)
  for (const said of [
    provider.businessName,
    'Dale Whitcomb',
    'Call-out fee 1 $75.00 $75.00',
    'Labor: Two hours 2 $110.00 $220.00',
    'Parts: Valve 1 $15.00 $15.00',
    'Price lowered by agreement -$20.00',
    'Total $290.00',
  ])
    expect(text).toContain(said)
  expect(text).not.toContain('Not approved')
})

it('lists what had proved the work when it was issued, and nothing that came later', async () => {
  const job = await app.given.job({ provider, until: 'work' })
  const params = { id: job.id }
  const takenAt = app.clock.now().toISOString()
  const readOff = (item: string, reading: string) =>
    provider.caller.call(proveByReading, { params, body: { item, reading, takenAt } })
  await readOff('torque', '450 ft-lb')
  app.clock.advance(1000)
  await readOff('torque', '475 ft-lb')
  await provider.caller.call(skipProofs, {
    params,
    body: { items: ['old_tire'], reason: 'too_dark', takenAt },
  })
  await provider.caller.call(skipProofs, {
    params,
    body: { items: ['tire'], reason: 'other', words: 'Shredded on the way', takenAt },
  })
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
  await confirm(job)
  const before = await textOf(job)
  for (const said of [
    'Proof of work',
    'Torque reading 475 ft-lb',
    'Old tire skipped: Too dark',
    'The tire as you found it skipped: Another reason “Shredded on the way”',
    'New tire with its size not given',
    'signed by Dale Whitcomb',
  ])
    expect(before).toContain(said)
  app.clock.advance(1000)
  expect((await readOff('dot_code', 'DOT 2326')).status).toBe(201)
  expect(await textOf(job)).toBe(before)
})

it('is issued of a cancellation fee too', async () => {
  const job = await app.given.job({ provider, price: '300.00', until: 'arrive' })
  await app.anybody().call(cancelRequest, {
    params: { id: job.request.id },
    token: job.request.token,
    body: { reason: 'It runs again', fee: '150.00' },
  })
  expect(await textOf(job)).toContain('Fee for coming to the truck 1 $150.00 $150.00 Total $150.00')
})

it('has numbers without a gap, however many jobs of a shop close at the same moment', async () => {
  const jobs: GivenJob[] = []
  for (let count = 0; count < 6; count++)
    jobs.push(await app.given.job({ provider, until: 'finish' }))
  // One of them is confirmed twice, and what is not due yet takes no number.
  const early = await app.given.job({ provider, until: 'work' })
  await atOnce(jobs.length * 2, (index) => confirm(jobs[index % jobs.length] ?? early))
  await confirm(early)
  const all = await numbers()
  expect(all).toEqual(all.map((_, index) => index + 1))
})

it('is never changed, and read by the two sides alone', async () => {
  const job = await app.given.job({ provider, until: 'closed' })
  const { pool } = app.services
  await expect(
    pool.query('update invoices set total_cents = 1 where job_id = $1', [job.id]),
  ).rejects.toThrow('never changed')
  await expect(pool.query('delete from invoices where job_id = $1', [job.id])).rejects.toThrow(
    'never changed',
  )
  const technician = await app.given.technician(provider)
  const others = [
    (await app.given.provider()).caller,
    await app.given.customer(),
    technician.byLink,
  ]
  for (const other of others)
    expect((await other.call(readInvoice, { params: { id: job.id } })).status).toBe(404)
})

it('of more lines than fit goes on on another page, with its head again', async () => {
  const lines = Array.from({ length: 20 }, (_, index) => ({
    kind: 'other' as const,
    text: `Part number ${index} with a long description that takes two lines of the paper`,
    quantity: '1',
    unitPrice: '10.00',
  }))
  const job = await app.given.job({ provider, price: '200.00', lines, until: 'closed' })
  const text = await textOf(job)
  expect(text).toContain('Page 1 of 2')
  expect(text).toContain('Part number 19')
})
