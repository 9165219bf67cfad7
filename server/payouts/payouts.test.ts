import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setProviderStanding } from '#contract/admin.ts'
import { exportJobs } from '#contract/analytics.ts'
import { login } from '#contract/auth.ts'
import { openDispute } from '#contract/disputes.ts'
import { askForErasure } from '#contract/own-data.ts'
import { exportOwnMoney, openBankPage, readOwnMoney } from '#contract/payouts.ts'
import { refundJob } from '#contract/refunds.ts'
import { prove } from '#contract/security.ts'
import { settings } from '#contract/settings.ts'
import { base } from '#contract/words/languages.ts'
import { directJob, live, paidJob, settleCards, setUpBank } from '../testing/card-money.ts'
import type { GivenProvider } from '../testing/given.ts'
import { byLink as of } from '../testing/given-card.ts'
import { type AppWithCards, openWithCards } from '../testing/open-with-cards.ts'
import { atOnce } from '../testing/race.ts'
import { findEarnedJobs } from './earned-jobs.ts'
import { schedulePayouts } from './schedule-payouts.ts'
import { carryOutPayouts } from './settle-payout.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

let app: AppWithCards
let provider: GivenProvider
beforeAll(async () => {
  app = await openWithCards()
})
afterAll(() => app.close())
beforeEach(async () => {
  provider = await app.given.provider()
})

const erase = () => provider.caller.call(askForErasure, { body: { password: provider.password } })
const money = async () => (await provider.caller.call(readOwnMoney)).body
const payouts = async () => (await money()).payouts.map(({ amount, state }) => [amount, state])
const atTwin = async () =>
  (await app.twin.door('money')) as {
    balance: number
    transfers: { cents: number }[]
    payOuts: { cents: number; status: string }[]
  }

describe('a payout', () => {
  it('goes to the bank of the shop once nobody can object any more, and the ledger has what the processor has', async () => {
    const before = await atTwin()
    await paidJob(app, provider)
    await setUpBank(provider)
    await live(app, 1)
    expect(await payouts()).toEqual([])
    await live(app, 14)
    expect(await payouts()).toEqual([['270.00', 'paid']])
    const after = await atTwin()
    expect(after.transfers.length).toBe(before.transfers.length + 1)
    const { rows } = await app.services.pool.query<{ cents: number }>(
      `select sum(cents)::int8 as cents from ledger_entries where account = 'processor'`,
    )
    expect(rows[0]?.cents).toBe(after.balance)
  })

  it('waits for the bank of the shop, and says so', async () => {
    await paidJob(app, provider)
    await live(app, 10)
    expect(await money()).toMatchObject({ account: 'none', balance: '270.00', payouts: [] })
    await setUpBank(provider)
    await live(app, 3)
    expect(await payouts()).toEqual([['270.00', 'paid']])
  })

  it('reaches a bank whose page failed to open: some minutes later it opens', async () => {
    await paidJob(app, provider)
    await provider.caller.call(prove, { body: { password: provider.password } })
    await app.twin.door('faults', { path: 'accounts', kind: 'fail', times: 1 })
    const open = async () => (await provider.caller.call(openBankPage)).status
    expect(await open()).toBe(503)
    expect(await open()).toBe(503)
    app.clock.advance(settings.payouts.openAgainMs)
    expect(await open()).toBe(200)
    expect((await money()).account).toBe('waiting')
  })

  it('is one, however many make it at the same moment', async () => {
    await paidJob(app, provider)
    await setUpBank(provider)
    app.clock.advance(14 * day)
    await atOnce(8, () => schedulePayouts(app.services))
    await atOnce(8, () => carryOutPayouts(app.services))
    await live(app, 2)
    expect(await payouts()).toEqual([['270.00', 'paid']])
  })

  it.each(['lose_answer', 'fail', 'fail_after', 'busy'] as const)(
    'is sent once, whatever becomes of the answers (%s)',
    async (kind) => {
      const before = (await atTwin()).transfers.length
      await paidJob(app, provider)
      await setUpBank(provider)
      await app.twin.door('faults', { path: 'transfers', kind, times: 1 })
      await app.twin.door('faults', { path: 'payouts', kind, times: 1 })
      await live(app, 16)
      expect(await payouts()).toEqual([['270.00', 'paid']])
      expect((await atTwin()).transfers.length).toBe(before + 1)
    },
  )

  it('that the bank does not take is tried once more, and then not before the shop has been at its bank page', async () => {
    await paidJob(app, provider)
    await setUpBank(provider, 'fails')
    await live(app, 16)
    expect(await payouts()).toEqual([['270.00', 'failed']])
    const tried = (await atTwin()).payOuts.length
    await live(app, 10)
    expect((await atTwin()).payOuts.length).toBe(tried)
    await setUpBank(provider)
    await live(app, 1)
    expect(await payouts()).toEqual([['270.00', 'paid']])
  })

  it('that the bank did not take at first is found there, though nobody has heard of the next try', async () => {
    await paidJob(app, provider)
    await setUpBank(provider, 'fails')
    await live(app, 16)
    expect(await payouts()).toEqual([['270.00', 'failed']])
    await app.twin.door('faults', { path: 'payouts', kind: 'lose_answer', times: 1 })
    await setUpBank(provider)
    const tried = (await atTwin()).payOuts.length
    await live(app, 1)
    expect(await payouts()).toEqual([['270.00', 'paid']])
    expect((await atTwin()).payOuts.length).toBe(tried + 1)
  })

  it('pays the fees of jobs that were paid directly, at most half of it at once', async () => {
    for (let jobs = 0; jobs < 5; jobs++) await directJob(app, provider)
    await paidJob(app, provider)
    await setUpBank(provider)
    await live(app, 16)
    const shown = await money()
    expect(shown.payouts[0]).toMatchObject({ amount: '135.00', setOff: '135.00' })
    expect(shown.owes).toBe('15.00')
    expect(shown.direct.map(({ paid, fee }) => [paid, fee])).toEqual(
      Array.from({ length: 5 }, () => ['300.00', '30.00']),
    )
  })

  it('is announced with its day and what is left after fees owed, and each job says how far its payout has come', async () => {
    await directJob(app, provider)
    await paidJob(app, provider)
    expect((await money()).next).toBeNull()
    await setUpBank(provider)
    const { next, jobs } = await money()
    expect(next).toEqual({ day: jobs[0]?.paysOn, amount: '240.00', setOff: '30.00' })
    expect(jobs[0]?.payoutState).toBeNull()
    app.clock.advance(14 * day)
    // Whatever the hour by the shop's clock, one of these is its morning.
    for (let quarters = 0; quarters < 4; quarters++) {
      await schedulePayouts(app.services)
      app.clock.advance(day / 4)
    }
    const made = await money()
    expect([made.next, made.jobs[0]?.payoutState]).toEqual([null, 'scheduled'])
    expect(made.payouts[0]).toMatchObject({ amount: next?.amount, setOff: next?.setOff })
    await live(app, 4)
    expect((await money()).jobs[0]?.payoutState).toBe('paid')
  })

  it('is less where money went back after the last one, and the shop reads what it owes till then', async () => {
    const one = await paidJob(app, provider)
    await setUpBank(provider)
    await live(app, 16)
    await provider.caller.call(refundJob, {
      params: { id: one.id },
      body: { amount: '100.00', reason: 'The wrong tire' },
    })
    await settleCards(app)
    expect((await money()).balance).toBe('-90.00')
    await paidJob(app, provider)
    await live(app, 16)
    expect((await payouts())[0]).toEqual(['180.00', 'paid'])
    expect((await money()).balance).toBe('0.00')
  })

  it('leaves out what is contested, and that alone', async () => {
    const one = await paidJob(app, provider)
    await app.anybody().call(openDispute, {
      ...of(one),
      body: { reason: 'damage', claim: '100.00', words: 'The fender is bent now.' },
    })
    await setUpBank(provider)
    await live(app, 16)
    // The dispute itself is left undecided here: its clock does not run.
    expect(await payouts()).toEqual([['180.00', 'paid']])
    expect((await money()).setAside).toBe('90.00')
  })

  it('waits while the shop is suspended, which still reads what is owed to it, and goes on afterwards', async () => {
    await paidJob(app, provider)
    await setUpBank(provider)
    const setStanding = async (status: 'active' | 'suspended') => {
      const body = { status, reason: 'Papers are checked' }
      await (await app.given.admin()).call(setProviderStanding, {
        params: { id: provider.id },
        body,
      })
      const { username, password } = provider
      await provider.caller.call(login, { body: { username, password } })
    }
    await setStanding('suspended')
    await live(app, 16)
    expect(await money()).toMatchObject({ balance: '270.00', isPaused: true, payouts: [] })
    await setStanding('active')
    await live(app, 3)
    expect(await money()).toMatchObject({ balance: '0.00', isPaused: false })
    expect(await payouts()).toEqual([['270.00', 'paid']])
  })

  it('that was made and has not left waits too while the shop is suspended, at the processor and at the bank', async () => {
    const setStanding = async (one: GivenProvider, status: 'active' | 'suspended') => {
      const body = { status, reason: 'Papers are checked' }
      await (await app.given.admin()).call(setProviderStanding, { params: { id: one.id }, body })
    }
    const rejected = await app.given.provider()
    for (const one of [provider, rejected]) await paidJob(app, one)
    await live(app, 10)
    await setUpBank(provider)
    await setUpBank(rejected, 'fails')
    // Nothing can be sent when the first is made; the bank of the second takes nothing.
    await app.services.pool.query(`update providers set status = 'suspended' where id = $1`, [
      rejected.id,
    ])
    await app.twin.door('faults', { path: '/v1/transfers', kind: 'fail', times: 1 })
    const stateOf = async ({ id }: GivenProvider) =>
      (
        await app.services.pool.query('select state, tries from payouts where provider_id = $1', [
          id,
        ])
      ).rows[0]
    const until = async (one: GivenProvider, state: string) => {
      for (let tries = 0; tries < 60 && (await stateOf(one))?.state !== state; tries++) {
        app.clock.advance(tries % 2 ? settings.cards.lookMs : 3 * hour)
        await schedulePayouts(app.services)
        await carryOutPayouts(app.services)
      }
      expect((await stateOf(one))?.state).toBe(state)
    }
    await until(provider, 'scheduled')
    await setStanding(provider, 'suspended')
    await setStanding(rejected, 'active')
    await until(rejected, 'failed')
    await setStanding(rejected, 'suspended')
    const before = await atTwin()
    await live(app, 3)
    expect([(await stateOf(provider))?.state, (await stateOf(rejected))?.state]).toEqual([
      'scheduled',
      'failed',
    ])
    const after = await atTwin()
    expect([after.transfers.length, after.payOuts.length]).toEqual([
      before.transfers.length,
      before.payOuts.length,
    ])
    await setStanding(provider, 'active')
    await live(app, 1)
    expect((await stateOf(provider))?.state).toBe('paid')
  })

  it('stands in a statement, job by job', async () => {
    const one = await paidJob(app, provider)
    const { bytes } = await provider.caller.call(exportOwnMoney)
    const file = new TextDecoder().decode(bytes)
    expect(file).toContain(one.id)
    expect(file).toContain('270.00')
    // The day and the time of the shop, as the file of jobs has them, and how it was paid.
    const jobs = new TextDecoder().decode((await provider.caller.call(exportJobs)).bytes)
    const [, dateAndTime] = /\n([^,]+,[^,]+),/.exec(jobs) ?? []
    expect(file).toContain(`${one.id},${dateAndTime},By card`)
    expect(file.split('\n')[0]).toMatch(/^.?Closed,.*,Job id,Date,Time,Paid how$/)
  })

  it('looks at no shop whose money is all paid out, and at no such job of the others, however much that was', async () => {
    const earning = await app.given.provider()
    const early = [await paidJob(app, provider), await paidJob(app, earning)]
    for (const shop of [provider, earning]) await setUpBank(shop)
    await live(app, 14)
    expect(await payouts()).toEqual([['270.00', 'paid']])
    // Each of them came, and went back again.
    for (const { id } of early)
      await app.services.pool.query(
        `with posted as (insert into ledger_transactions (kind, job_id, at)
            select 'refunded', $1, now() from generate_series(1, 500) returning id)
          insert into ledger_entries (transaction_id, account, provider_id, cents)
          select posted.id, 'provider_payable', (select provider_id from jobs where id = $1), sign
          from posted, (values (100), (-100)) both_ways (sign)`,
        [id],
      )
    const late = await paidJob(app, earning)
    const { rows } = await app.services.pool.query(
      'select job_id, cents::int from open_payables where provider_id = any($1)',
      [[provider.id, earning.id]],
    )
    expect(rows).toEqual([{ job_id: late.id, cents: 27_000 }])
    const open = await findEarnedJobs(app.services.db, earning.id, base, 10, 'open')
    expect(open.map(({ jobId, number }) => [jobId, number])).toEqual([[late.id, 2]])

    let looked = 0
    const own: typeof app.services.deeds.own = (...by) => {
      looked += 1
      return app.services.deeds.own(...by)
    }
    const counting = { ...app.services, deeds: { ...app.services.deeds, own } }
    // A day has one turn in which it is morning at the shops and nothing is due yet.
    for (let turns = 0; turns < 4; turns++) {
      app.clock.advance(6 * hour)
      await schedulePayouts(counting)
    }
    expect(looked).toBeGreaterThan(0)
    const before = looked
    await live(app, 14)
    await schedulePayouts(counting)
    expect(looked).toBe(before)
  })

  it('comes to each shop, however many before it have nothing due', async () => {
    const [early, late] = [provider, await app.given.provider()].toSorted((a, b) =>
      a.id < b.id ? -1 : 1,
    )
    if (!early || !late) throw new Error('a shop is missing')
    await paidJob(app, late)
    app.clock.advance(14 * day)
    await paidJob(app, early)
    for (const shop of [early, late]) await setUpBank(shop)
    // Until it is morning at the shops.
    for (let hours = 0; hours < 24; hours += 6) {
      await schedulePayouts(app.services, 1)
      app.clock.advance(6 * hour)
    }
    const made = async ({ caller }: GivenProvider) =>
      (await caller.call(readOwnMoney)).body.payouts.map(({ amount }) => amount)
    expect([await made(early), await made(late)]).toEqual([[], ['270.00']])
  })
})

it('that is due keeps a business from being deleted until its bank has it', async () => {
  await paidJob(app, provider)
  const due =
    '$270.00 is still to be paid out to your business. The account can be deleted when your bank has it.'
  const said = async () => (await erase()).refusal.message
  expect(await said()).toBe(due)
  await setUpBank(provider)
  await live(app, 1)
  expect(await said()).toBe(due)
  await live(app, 15)
  expect(await payouts()).toEqual([['270.00', 'paid']])
  expect((await erase()).status).toBe(200)
})
