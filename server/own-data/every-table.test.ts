import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgotPassword } from '#contract/auth.ts'
import { inviteMember } from '#contract/fleets.ts'
import { settings } from '#contract/settings.ts'
import { mailResetLink } from '../auth/mail-reset-link.ts'
import { tellEvents } from '../notifications/telling/tell-events.ts'
import { givenAccount } from '../testing/given-account.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { everyTable } from './every-table.ts'
import { purge } from './purge.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const columns = async (): Promise<{ table: string; columns: string[] }[]> =>
  (
    await app.services.pool.query(
      `select c.table_name as table, array_agg(c.column_name::text) as columns
       from information_schema.columns c
       join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
       where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
       group by c.table_name order by c.table_name`,
    )
  ).rows

it('every table says how long its rows stay', async () => {
  expect((await columns()).map(({ table }) => table)).toEqual(Object.keys(everyTable).sort())
})

it('every table with rows that expire by a time of theirs deletes them', async () => {
  // Bids and requests expire as things of the market, not as rows; a code of a phone by when it was asked for.
  const notRows = ['bids', 'requests', 'change_orders', 'dispute_offers']
  const silent = (await columns())
    .filter(({ table, columns }) => columns.includes('expires_at') && !notRows.includes(table))
    .filter(({ table }) => !everyTable[table]?.expired)
  expect(silent.map(({ table }) => table)).toEqual([])
})

it('every table with names, numbers, addresses, places or words of people says that it is personal', async () => {
  const telling =
    /^(full_name|username|email|phone|(customer|owner|account_manager|business|company)_(name|phone|email)|address|location_text|current_location|lat|lng|pin_lat|content|words|reply|note|notes|reason|message|license_number|vin|plate|params|endpoint|document_number)$/
  const silent = (await columns())
    .filter(({ columns }) => columns.some((column) => telling.test(column)))
    .filter(({ table }) => !everyTable[table]?.isPersonal)
  expect(silent.map(({ table }) => table)).toEqual([])
})

it('what has expired is deleted, what has not stays', async () => {
  const { services } = app
  const person = await givenAccount(app)
  const company = await app.given.company()
  await company.manager.call(inviteMember, {
    body: { email: 'never.came@example.com', role: 'viewer' },
  })
  const request = await app.given.request({ as: person.caller })
  await app.given.bid(await app.given.provider(), request)
  await tellEvents(services)
  await app.anybody().call(forgotPassword, { body: { email: person.email } })
  await mailResetLink(services, { userId: person.id })
  services.security.note({ event: 'authn_login_fail', address: '203.0.113.77' })
  await services.security.write()
  await services.pool.query(`
    insert into login_failures (subject, at) values ('address:test', now());
    insert into ended_sessions (token_hash, because, ended_at) values ('\\x01', 'signed_out', now())`)

  const counts = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(everyTable)
          .filter(([, { expired }]) => expired)
          .map(async ([table]) => {
            const { rows } = await sql<{ n: number }>`
              select count(*) as n from ${sql.table(table)}`.execute(services.db)
            return [table, rows[0]?.n ?? 0] as const
          }),
      ),
    )
  const before = await counts()
  await purge(services)
  expect(await counts()).toEqual(before)
  const filled = Object.entries(before).filter(([, n]) => n > 0)
  expect(filled.map(([table]) => table)).toEqual(
    expect.arrayContaining([
      'ended_sessions',
      'fleet_invitations',
      'idempotent_answers',
      'known_devices',
      'login_failures',
      'notifications',
      'password_resets',
      'security_events',
      'sessions',
    ]),
  )
  expect((await services.outbox()).length).toBeGreaterThan(0)

  app.clock.advance(settings.login.deviceMs + settings.session.absoluteMs)
  await Promise.all([purge(services), purge(services)])
  await purge(services)
  const after = await counts()
  // Links of a request that is still open stay, and what waits to be sent.
  const { request_tokens, deliveries, ...rest } = after
  expect(Object.entries(rest).filter(([, n]) => n > 0)).toEqual([])
  expect(await services.outbox()).toEqual([])
})
