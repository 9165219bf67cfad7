import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createIndividualRequest } from '#contract/requests.ts'
import { buildApp } from '../../app.ts'
import { migrationsFolder } from '../../core/migrations-folder.ts'
import { openServices } from '../../open-services.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { createCaller } from '../../testing/caller.ts'
import { freshDatabase, startThrowAway } from '../../testing/fresh-database.ts'
import { guestForm } from '../../testing/given.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { tellEvents } from './tell-events.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const query = async (text: string, values: unknown[] = []) =>
  (await app.services.pool.query(text, values)).rows
const untold = async () =>
  (await query('select id from events where not is_told order by id')).map(({ id }) => Number(id))
/** What a provider's owner was told, as kinds. */
const toldTo = async (providerId: string, pool = app.services.pool): Promise<string[]> => {
  const { rows } = await pool.query(
    `select n.kind from notifications n join providers p on p.owner_user_id = n.user_id
     where p.id = $1 order by n.id`,
    [providerId],
  )
  return rows.map(({ kind }) => kind)
}
/** Nobody but the telling has a say in whom it is told: one look and nothing is left. */
const tellOnce = () => tellEvents(app.services)

describe('the telling', () => {
  it('waits for no transaction of another database on the same server', async () => {
    const provider = await app.given.provider()
    await tellOnce()
    const foreign = await freshDatabase()
    const client = await foreign.database.pool.connect()
    await client.query('begin')
    await client.query('select pg_current_xact_id()')
    await app.given.request()
    await tellOnce()
    const told = await toldTo(provider.id)
    await client.query('rollback')
    client.release()
    await foreign.drop()
    expect(told).toContain('request_opened')
  })

  it('tells nothing twice when two processes look at once, again and again', async () => {
    const { config, log, clock } = app.services
    const other = openServices(config, app.databaseUrl, log, clock)
    const provider = await app.given.provider()
    await tellOnce()
    const count = 30
    for (let at = 0; at < count; at++) {
      await app.given.request()
      await Promise.all([tellEvents(app.services), tellEvents(other), tellEvents(other)])
    }
    await tellOnce()
    await other.close()
    const kinds = await toldTo(provider.id)
    expect(kinds.filter((kind) => kind === 'request_opened')).toHaveLength(count)
    const texts = await query(
      `select count(*)::int as n from deliveries d join providers p on p.owner_user_id = d.user_id
       where p.id = $1 and d.channel = 'sms' and d.kind = 'request_opened'`,
      [provider.id],
    )
    expect(texts).toEqual([{ n: count }])
  })

  it('goes on in a new cluster, whose transactions are counted from the beginning', async () => {
    await app.given.request()
    await tellOnce()
    // Far more transactions than the new cluster will have made.
    await query(`do $$ begin for i in 1..30000 loop
      perform pg_current_xact_id(); commit; end loop; end $$`)
    const provider = await app.given.provider()
    await tellOnce()
    const { url, close } = await carriedOver(app.databaseUrl)
    const { config, log, clock } = app.services
    const there = openServices(config, url, log, clock)
    const { rows } = await there.pool.query(
      'select pg_current_xact_id() < (select xact from telling) as "isLower"',
    )
    const { server } = await buildApp(there, { webRoot: config.dataDir, limits: false })
    const caller = createCaller(await server.listen({ port: 0, host: '127.0.0.1' }))
    const before = (await toldTo(provider.id, there.pool)).length
    const asked = await caller.call(createIndividualRequest, { body: guestForm })
    await tellEvents(there)
    const told = (await toldTo(provider.id, there.pool)).slice(before)
    await server.close()
    await there.close()
    await close()
    expect([rows[0].isLower, asked.status, told]).toEqual([true, 201, ['request_opened']])
  })

  it('stands an event aside that cannot be told, and tells the others', async () => {
    const provider = await app.given.provider()
    await tellOnce()
    // Nothing of ours writes this: a deed's events carry what their tellers read.
    const [{ id: stuck }] = await query(
      `insert into events (name, at, provider_id) values ('provider_status_changed', $1, $2) returning id`,
      [app.clock.now(), provider.id],
    )
    await app.given.request()
    await tellOnce()
    await tellOnce()
    expect(await untold()).toEqual([stuck])
    expect(await toldTo(provider.id)).toContain('request_opened')
    await query('delete from events where id = $1', [stuck])
  })

  it('shares the work with a process of the version before: nobody is told twice, nothing is passed over', async () => {
    const provider = await app.given.provider()
    await tellOnce()
    const before = (await toldTo(provider.id)).length
    // It has told what was there, and moved its mark on.
    await app.given.request()
    await query(
      `update telling set (xact, event_id) = (select xact, id from events order by xact desc, id desc limit 1)`,
    )
    await tellOnce()
    expect((await toldTo(provider.id)).length).toBe(before)
    // What we tell, its mark leaves behind.
    await app.given.request()
    await tellOnce()
    expect((await toldTo(provider.id)).length).toBe(before + 1)
    const left = await query(
      `select e.name from events e, telling t where (e.xact, e.id) > (t.xact, t.event_id)`,
    )
    expect(left.filter(({ name }) => name !== 'notified')).toEqual([])
  })
})

/** The database as a dump carries it into a new cluster: rows as they are, counters of sequences, nothing of transactions. */
async function carriedOver(from: string) {
  const log = { info() {}, warn() {}, error() {} }
  const cluster = await startThrowAway()
  await migrate(cluster.url, migrationsFolder, log)
  await runMigrations({ connectionString: cluster.url })
  const superuser = new URL(cluster.superuserUrl)
  superuser.pathname = '/roadcall'
  const old = new pg.Client({ connectionString: from })
  const fresh = new pg.Client({ connectionString: superuser.href })
  await Promise.all([old.connect(), fresh.connect()])
  // What a row refers to is in the dump as well; here it comes in any order.
  await fresh.query('set session_replication_role = replica')
  const { rows: tables } = await old.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
  )
  for (const { name } of tables) await carryTable(old, fresh, name)
  const { rows: sequences } = await old.query<{ name: string; last: string }>(
    `select sequencename as name, last_value as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  )
  for (const { name, last } of sequences)
    await fresh.query('select setval($1::regclass, $2)', [pg.escapeIdentifier(name), last])
  await Promise.all([old.end(), fresh.end()])
  return { url: cluster.url, close: cluster.stop }
}

async function carryTable(old: pg.Client, fresh: pg.Client, name: string): Promise<void> {
  const table = pg.escapeIdentifier(name)
  const { rows } = await old.query<{ all: string }>(
    `select coalesce(jsonb_agg(t), '[]')::text as all from ${table} t`,
  )
  const { rows: columns } = await fresh.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  const names = columns.map((column) => pg.escapeIdentifier(column.name)).join(', ')
  await fresh.query(`delete from ${table}`)
  await fresh.query(
    `insert into ${table} (${names}) overriding system value
     select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [rows[0]?.all],
  )
}
