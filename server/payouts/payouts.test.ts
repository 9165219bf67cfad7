import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setProviderStanding } from '#contract/admin.ts'
import { login } from '#contract/auth.ts'
import { openDispute } from '#contract/disputes.ts'
import { confirmJob } from '#contract/jobs.ts'
import { askForErasure } from '#contract/own-data.ts'
import { exportOwnMoney, lookAtBank, openBankPage, readOwnMoney } from '#contract/payouts.ts'
import { refundJob } from '#contract/refunds.ts'
import { prove } from '#contract/security.ts'
import { settings } from '#contract/settings.ts'
import { type StartedTwin, startTwin } from '../../stripe-twin/start-twin.ts'
import { carryOutHolds } from '../cards/carry-out-holds.ts'
import { carryOutRefunds } from '../cards/carry-out-refunds.ts'
import type { GivenJob, GivenProvider } from '../testing/given.ts'
import { byLink as of, payByCard } from '../testing/given-card.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { schedulePayouts } from './schedule-payouts.ts'
import { carryOutPayouts } from './settle-payout.ts'

const minute = 60_000
const day = 24 * 60 * minute

let twin: StartedTwin
let app: TestApp
let provider: GivenProvider
beforeAll(async () => {
  twin = await startTwin()
  app = await openTestApp({ env: twin.env })
})
afterAll(async () => {
  await app.close()
  await twin.stop()
})
beforeEach(async () => {
  provider = await app.given.provider()
})

async function settle() {
  const { services } = app
  let done = 1
  while (done > 0) done = (await carryOutHolds(services)) + (await carryOutRefunds(services))
}
/** A closed job of 300.00, paid by card or directly. */
async function closed(byCard = true): Promise<GivenJob> {
  const one = await app.given.job({ provider, price: '300.00', until: 'finish' })
  if (byCard) await payByCard(app, one)
  await app.anybody().call(confirmJob, of(one))
  await settle()
  return one
}
async function setUpBank(bank: 'works' | 'fails' = 'works') {
  await provider.caller.call(prove, { body: { password: provider.password } })
  const { url } = (await provider.caller.call(openBankPage)).body
  await fetch(url, { method: 'POST', body: new URLSearchParams({ bank }), redirect: 'manual' })
  await provider.caller.call(lookAtBank)
}
const erase = () => provider.caller.call(askForErasure, { body: { password: provider.password } })
/** Some days on, each with its morning, as the worker lives through them. */
async function live(days: number) {
  for (let passed = 0; passed < days * 4; passed++) {
    app.clock.advance(day / 4)
    await schedulePayouts(app.services)
    for (let steps = 0; steps < 6; steps++) {
      await carryOutPayouts(app.services)
      app.clock.advance(settings.cards.lookMs)
    }
  }
}
const money = async () => (await provider.caller.call(readOwnMoney)).body
const payouts = async () => (await money()).payouts.map(({ amount, state }) => [amount, state])
const atTwin = async () =>
  (await twin.door('money')) as {
    balance: number
    transfers: { cents: number }[]
    payOuts: { cents: number; status: string }[]
  }

describe('a payout', () => {
  it('goes to the bank of the shop once nobody can object any more, and the ledger has what the processor has', async () => {
    const before = await atTwin()
    await closed()
    await setUpBank()
    await live(1)
    expect(await payouts()).toEqual([])
    await live(14)
    expect(await payouts()).toEqual([['270.00', 'paid']])
    const after = await atTwin()
    expect(after.transfers.length).toBe(before.transfers.length + 1)
    const { rows } = await app.services.pool.query<{ cents: number }>(
      `select sum(cents)::int8 as cents from ledger_entries where account = 'processor'`,
    )
    expect(rows[0]?.cents).toBe(after.balance)
  })

  it('waits for the bank of the shop, and says so', async () => {
    await closed()
    await live(10)
    expect(await money()).toMatchObject({ account: 'none', balance: '270.00', payouts: [] })
    await setUpBank()
    await live(3)
    expect(await payouts()).toEqual([['270.00', 'paid']])
  })

  it('reaches a bank whose page failed to open: some minutes later it opens', async () => {
    await closed()
    await provider.caller.call(prove, { body: { password: provider.password } })
    await twin.door('faults', { path: 'accounts', kind: 'fail', times: 1 })
    const open = async () => (await provider.caller.call(openBankPage)).status
    expect(await open()).toBe(503)
    expect(await open()).toBe(503)
    app.clock.advance(settings.payouts.openAgainMs)
    expect(await open()).toBe(200)
    expect((await money()).account).toBe('waiting')
  })

  it('is one, however many make it at the same moment', async () => {
    await closed()
    await setUpBank()
    app.clock.advance(14 * day)
    await atOnce(8, () => schedulePayouts(app.services))
    await atOnce(8, () => carryOutPayouts(app.services))
    await live(2)
    expect(await payouts()).toEqual([['270.00', 'paid']])
  })

  it.each(['lose_answer', 'fail', 'fail_after', 'busy'] as const)(
    'is sent once, whatever becomes of the answers (%s)',
    async (kind) => {
      const before = (await atTwin()).transfers.length
      await closed()
      await setUpBank()
      await twin.door('faults', { path: 'transfers', kind, times: 1 })
      await twin.door('faults', { path: 'payouts', kind, times: 1 })
      await live(16)
      expect(await payouts()).toEqual([['270.00', 'paid']])
      expect((await atTwin()).transfers.length).toBe(before + 1)
    },
  )

  it('that the bank does not take is tried once more, and then not before the shop has been at its bank page', async () => {
    await closed()
    await setUpBank('fails')
    await live(16)
    expect(await payouts()).toEqual([['270.00', 'failed']])
    const tried = (await atTwin()).payOuts.length
    await live(10)
    expect((await atTwin()).payOuts.length).toBe(tried)
    await setUpBank()
    await live(1)
    expect(await payouts()).toEqual([['270.00', 'paid']])
  })

  it('pays the fees of jobs that were paid directly, at most half of it at once', async () => {
    for (let jobs = 0; jobs < 5; jobs++) await closed(false)
    await closed()
    await setUpBank()
    await live(16)
    const shown = await money()
    expect(shown.payouts[0]).toMatchObject({ amount: '135.00', setOff: '135.00' })
    expect(shown.owes).toBe('15.00')
  })

  it('is less where money went back after the last one, and the shop reads what it owes till then', async () => {
    const one = await closed()
    await setUpBank()
    await live(16)
    await provider.caller.call(refundJob, {
      params: { id: one.id },
      body: { amount: '100.00', reason: 'The wrong tire' },
    })
    await settle()
    expect((await money()).balance).toBe('-90.00')
    await closed()
    await live(16)
    expect((await payouts())[0]).toEqual(['180.00', 'paid'])
    expect((await money()).balance).toBe('0.00')
  })

  it('leaves out what is contested, and that alone', async () => {
    const one = await closed()
    await app.anybody().call(openDispute, {
      ...of(one),
      body: { reason: 'damage', claim: '100.00', words: 'The fender is bent now.' },
    })
    await setUpBank()
    await live(16)
    // The dispute itself is left undecided here: its clock does not run.
    expect(await payouts()).toEqual([['180.00', 'paid']])
    expect((await money()).setAside).toBe('90.00')
  })

  it('waits while the shop is suspended, which still reads what is owed to it, and goes on afterwards', async () => {
    await closed()
    await setUpBank()
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
    await live(16)
    expect(await money()).toMatchObject({ balance: '270.00', isPaused: true, payouts: [] })
    await setStanding('active')
    await live(3)
    expect(await money()).toMatchObject({ balance: '0.00', isPaused: false })
    expect(await payouts()).toEqual([['270.00', 'paid']])
  })

  it('stands in a statement, job by job', async () => {
    const one = await closed()
    const { bytes } = await provider.caller.call(exportOwnMoney)
    const file = new TextDecoder().decode(bytes)
    expect(file).toContain(one.id)
    expect(file).toContain('270.00')
  })
})

it('that is due keeps a business from being deleted until its bank has it', async () => {
  await closed()
  const due =
    '$270.00 is still to be paid out to your business. The account can be deleted when your bank has it.'
  const said = async () => (await erase()).refusal.message
  expect(await said()).toBe(due)
  await setUpBank()
  await live(1)
  expect(await said()).toBe(due)
  await live(15)
  expect(await payouts()).toEqual([['270.00', 'paid']])
  expect((await erase()).status).toBe(200)
})
