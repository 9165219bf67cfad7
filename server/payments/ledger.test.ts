import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmJob } from '#contract/jobs.ts'
import { decimal } from '#contract/primitives.ts'
import { platformFeeCents, settings } from '#contract/settings.ts'
import { confirmOverdueJobs } from '../deals/confirm-overdue-jobs.ts'
import type { GivenJob } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { post } from './ledger.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const query = async <Row>(text: string, ...values: unknown[]) =>
  (await app.services.pool.query(text, values)).rows as Row[]
const entriesOf = (jobId: string) =>
  query<{ account: string; provider_id: string | null; cents: number }>(
    `select account, provider_id, cents from ledger_entries e
     join ledger_transactions t on t.id = e.transaction_id where t.job_id = $1 order by e.id`,
    jobId,
  )
const sumOfAll = async () =>
  (
    await query<{ sum: number }>('select coalesce(sum(cents), 0)::int8 as sum from ledger_entries')
  )[0]?.sum

describe('the ledger', () => {
  it('has the price and the fee of a job when it closes, and nothing before', async () => {
    const job = await app.given.job({ until: 'finish' })
    expect(await entriesOf(job.id)).toEqual([])
    await app.anybody().call(confirmJob, { params: { id: job.id }, token: job.request.token })
    const provider_id = job.provider.id
    expect(await entriesOf(job.id)).toEqual([
      { account: 'customers_paid', provider_id: null, cents: -18_500 },
      { account: 'providers_received', provider_id, cents: 18_500 },
      { account: 'providers_owe', provider_id, cents: 1850 },
      { account: 'platform_fees', provider_id: null, cents: -1850 },
    ])
  })

  it('posts a job once: confirmed twice, at once, and by the clock', async () => {
    const job = await app.given.job({ until: 'finish' })
    const answers = await atOnce(4, () =>
      app.anybody().call(confirmJob, { params: { id: job.id }, token: job.request.token }),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    app.clock.advance(settings.autoConfirmMs + 1000)
    await confirmOverdueJobs(app.services)
    expect(await entriesOf(job.id)).toHaveLength(4)
  })

  it('posts what the clock confirms', async () => {
    const job = await app.given.job({ until: 'finish' })
    app.clock.advance(settings.autoConfirmMs + 1000)
    await confirmOverdueJobs(app.services)
    expect(await entriesOf(job.id)).toHaveLength(4)
  })

  it('refuses what does not sum to zero, and any change of what stands', async () => {
    const job = await app.given.job({ until: 'closed' })
    const refund = { kind: 'fee_refunded', jobId: job.id, at: app.clock.now() } as const
    const crooked = app.services.deeds.own().transaction((tx) =>
      post(tx, refund, [
        { account: 'platform_fees', provider_id: null, cents: 1850 },
        { account: 'providers_owe', provider_id: job.provider.id, cents: -1849 },
      ]),
    )
    await expect(crooked).rejects.toThrow('does not sum to zero')
    for (const change of [
      'update ledger_entries set cents = cents + 1',
      'delete from ledger_entries',
      `update ledger_transactions set kind = 'fee_refunded'`,
      'delete from ledger_transactions',
      'truncate ledger_transactions, ledger_entries',
      // What sums to zero as well, but comes afterwards.
      `insert into ledger_entries (transaction_id, account, cents)
       select id, account, cents from ledger_transactions,
         (values ('processor', 500), ('bank', -500)) as late (account, cents)`,
    ])
      await expect(query(change)).rejects.toThrow('the ledger is only added to')
  })

  it('refuses what moves nothing, does not say whose account it is, or what it is about', async () => {
    const at = app.clock.now()
    const provider_id = (await app.given.job({ until: 'closed' })).provider.id
    const posting = (...of: Parameters<typeof post> extends [unknown, ...infer Rest] ? Rest : []) =>
      app.services.deeds.own().transaction((tx) => post(tx, ...of))
    await expect(
      posting({ kind: 'payout_sent', jobId: null, ref: 'payout:1', at }, []),
    ).rejects.toThrow()
    await expect(
      query(
        `insert into ledger_transactions (kind, ref, at) values ('payout_sent', 'payout:1', now())`,
      ),
    ).rejects.toThrow('moves nothing')
    await expect(
      query(`with t as (insert into ledger_transactions (kind, ref, at)
          values ('terms_paid', 'terms:1', now()) returning id)
        insert into ledger_entries (transaction_id, account, cents)
        select id, account, cents from t, (values ('bank', 500), ('fleets_owe', -500)) as e (account, cents)`),
    ).rejects.toThrow('does not say whose fleets_owe it is')
    await expect(
      query(
        `with t as (insert into ledger_transactions (kind, at) values ('payout_sent', now()) returning id)
        insert into ledger_entries (transaction_id, account, provider_id, cents)
        select id, account, provider_id, cents from t,
          (values ('provider_payable', $1::uuid, 500), ('processor', null, -500)) as e (account, provider_id, cents)`,
        provider_id,
      ),
    ).rejects.toThrow('does not say what it is about')
  })

  it('posts what is told twice once, also at the same moment', async () => {
    const { provider } = await app.given.job({ until: 'closed' })
    const at = app.clock.now()
    const told = await atOnce(5, () =>
      app.services.deeds.own().transaction((tx) =>
        post(tx, { kind: 'payout_sent', jobId: null, ref: `payout:${provider.id}`, at }, [
          { account: 'provider_payable', provider_id: provider.id, cents: 500 },
          { account: 'processor', cents: -500 },
        ]),
      ),
    )
    expect(told.filter((isNew) => isNew)).toHaveLength(1)
  })

  it('sums to zero at every moment, whatever the prices and however many close at once', async () => {
    const provider = await app.given.provider()
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: settings.price.maxCents }), {
          minLength: 1,
          maxLength: 4,
        }),
        async (prices) => {
          const jobs: (GivenJob & { cents: number })[] = []
          for (const cents of prices) {
            const request = await app.given.request()
            const price = decimal(cents)
            jobs.push({
              cents,
              ...(await app.given.job({ provider, request, price, until: 'finish' })),
            })
          }
          const closing = atOnce(jobs.length, async (index) => {
            const job = jobs[index]
            if (job)
              await app
                .anybody()
                .call(confirmJob, { params: { id: job.id }, token: job.request.token })
            expect(await sumOfAll()).toBe(0)
          })
          expect(await sumOfAll()).toBe(0)
          await closing
          for (const { id, cents } of jobs) {
            const fee = (await entriesOf(id)).find(({ account }) => account === 'platform_fees')
            expect(fee?.cents).toBe(-platformFeeCents(cents))
          }
        },
      ),
      { numRuns: 8 },
    )
  })

  it('takes in what was closed before there was a ledger, by the same fees', async () => {
    const migration = join(import.meta.dirname, '../migrations/0019_administration.sql')
    const text = await readFile(migration, 'utf8')
    const backfill = text.slice(text.indexOf('with closed as'))
    const before = await query(`select t.job_id, e.account, e.provider_id, e.cents, t.at
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where t.kind = 'job_closed' order by 1, 2`)
    await query(`alter table ledger_transactions disable trigger ledger_transactions_stay;
      alter table ledger_entries disable trigger ledger_entries_stay;
      truncate ledger_transactions, ledger_entries`)
    await query(backfill)
    const after = await query(`select t.job_id, e.account, e.provider_id, e.cents, t.at
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id order by 1, 2`)
    expect(after).toEqual(before)
  })
})
