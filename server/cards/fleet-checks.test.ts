import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { giveFleetCheck, showFleetCheck } from '#contract/fleet-checks.ts'
import { advanceJob } from '#contract/jobs.ts'
import { putCard, readPayment } from '#contract/payments.ts'
import { settings } from '#contract/settings.ts'
import { purge } from '../own-data/purge.ts'
import type { GivenJob, GivenProvider } from '../testing/given.ts'
import { byLink, payByCard } from '../testing/given-card.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { openWithCards } from '../testing/open-with-cards.ts'
import { atOnce } from '../testing/race.ts'
import { tellAll } from '../testing/tell-all.ts'

let app: TestApp
let provider: GivenProvider
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  provider = await app.given.provider()
})

const code = '5529-8801-QX77-3141'
const plain = '55298801QX773141'
const give = (one: GivenJob, body: Record<string, unknown> = {}) =>
  app.anybody().call(giveFleetCheck, {
    ...byLink(one),
    body: { issuer: 'comdata', code, amount: '185.00', ...body },
  })
const show = (one: GivenJob, by = provider.caller, idempotencyKey: string | null = null) =>
  by.call(showFleetCheck, { params: { id: one.id }, idempotencyKey })
const finish = (one: GivenJob) =>
  provider.caller.call(advanceJob, { params: { id: one.id }, body: { step: 'finish' } })
const seenBy = {
  customer: async (one: GivenJob) =>
    (await app.anybody().call(readPayment, byLink(one))).body.fleetCheck,
  provider: async (one: GivenJob) =>
    (await provider.caller.call(readPayment, { params: { id: one.id } })).body.fleetCheck,
}

/** Everything that the database holds, as text. */
async function everything(): Promise<string> {
  const { pool } = app.services
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  )
  const all = []
  for (const { name } of tables)
    all.push(...(await pool.query(`select t::text as line from "${name}" t`)).rows)
  return all.map(({ line }) => line).join('\n')
}

describe('a fleet check', () => {
  it('is shown to the provider once, after the work; before and afterwards both read its end', async () => {
    const one = await app.given.job({ provider, price: '310.00', until: 'work' })
    expect((await give(one, { amount: '310.00' })).status).toBe(200)
    const known = { issuer: 'comdata', amount: '310.00', last4: '3141', isShown: false }
    expect(await seenBy.customer(one)).toMatchObject({ ...known, mayGive: true, mayShow: false })
    expect(await seenBy.provider(one)).toMatchObject({ ...known, mayGive: false, mayShow: false })
    expect((await show(one)).refusal.message).toBe('You can read the code once the work is done.')
    await finish(one)
    expect(await seenBy.provider(one)).toMatchObject({ mayShow: true })
    expect((await show(one)).body).toEqual({ code: plain })
    expect((await show(one)).status).toBe(409)
    expect(await seenBy.provider(one)).toMatchObject({
      last4: '3141',
      isShown: true,
      mayShow: false,
    })
    expect((await give(one)).status).toBe(409)
  })

  it('is shown to one, of many who press at once; and again to who has lost the answer', async () => {
    const one = await app.given.job({ provider, until: 'finish' })
    await give(one)
    const answers = await atOnce(6, () => show(one))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const other = await app.given.job({ provider, until: 'finish' })
    await give(other)
    const key = 'the-answer-was-lost'
    expect((await show(other, provider.caller, key)).body).toEqual({ code: plain })
    expect((await show(other, provider.caller, key)).body).toEqual({ code: plain })
  })

  it('stands in no table, event, message or audit entry in the clear, and nowhere 30 days later', async () => {
    const one = await app.given.job({ provider, until: 'finish' })
    await give(one)
    await tellAll(app.services)
    expect(await everything()).not.toMatch(/QX77|55298801/)
    await show(one, provider.caller, 'read-with-a-key')
    expect(await everything()).not.toMatch(/QX77|55298801/)
    app.clock.advance(settings.fleetChecks.keptMs + 1000)
    await purge(app.services)
    const { rows } = await app.services.pool.query('select 1 from fleet_checks where job_id = $1', [
      one.id,
    ])
    expect(rows).toEqual([])
  })

  it('is the customer’s to give and the provider’s to read: nobody else’s', async () => {
    const one = await app.given.job({ provider, until: 'finish' })
    const given = { params: { id: one.id }, body: { issuer: 'wex', code, amount: '10.00' } }
    expect((await app.anybody().call(giveFleetCheck, given)).status).toBe(404)
    expect((await provider.caller.call(giveFleetCheck, given)).status).toBe(404)
    await give(one)
    const rival = await app.given.provider()
    expect((await show(one, rival.caller)).status).toBe(404)
    expect((await show(one, app.anybody())).status).toBe(401)
  })

  it.each([
    [{ code: '12 34' }, 'code'],
    [{ code: '<script>alert(1)</script>' }, 'code'],
    [{ issuer: 'visa' }, 'issuer'],
    [{ amount: '0.00' }, 'amount'],
    [{ amount: '10000.01' }, 'amount'],
  ])('of %j is refused at its field', async (body, field) => {
    const one = await app.given.job({ provider, until: 'finish' })
    expect(Object.keys((await give(one, body)).refusal.details ?? {})).toEqual([field])
  })

  it('is of what nothing else pays, at most; and one that pays leaves no place for a card', async () => {
    const cards = await openWithCards()
    try {
      const shop = await cards.given.provider()
      const begin = () => cards.given.job({ provider: shop, price: '310.00', until: 'work' })
      const guest = cards.anybody()
      const giving = (one: GivenJob, amount: string) =>
        guest.call(giveFleetCheck, { ...byLink(one), body: { issuer: 'wex', code, amount } })
      const read = async (one: GivenJob) => (await guest.call(readPayment, byLink(one))).body

      const held = await begin()
      await payByCard(cards, held)
      expect((await giving(held, '10.00')).refusal).toMatchObject({
        code: 'payment_started',
        message: 'This job is already paid by card.',
      })
      expect(await read(held)).toMatchObject({ mayGiveCheck: false, fleetCheck: null })

      const direct = await begin()
      expect((await giving(direct, '310.01')).refusal.details).toEqual({
        amount: 'Only $310.00 is left to pay, so the fleet check can be for that at most.',
      })
      expect((await giving(direct, '100.00')).status).toBe(200)
      expect(await read(direct)).toMatchObject({ mayGiveCheck: true, canPutCard: false })
      expect((await guest.call(putCard, byLink(direct))).refusal).toMatchObject({
        code: 'wrong_state',
        message: 'A fleet check pays for this job, so no card can be added to it.',
      })
    } finally {
      await cards.close()
    }
  })

  it('can be typed anew until it was read', async () => {
    const one = await app.given.job({ provider, until: 'finish' })
    await give(one)
    await give(one, { issuer: 'efs', code: 'AB12-CD34-EF56' })
    expect((await show(one)).body).toEqual({ code: 'AB12CD34EF56' })
  })
})
