import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { commands } from '../../cli/commands.ts'
import { runCommand } from '../../cli/run-command.ts'
import { createCaller } from '../../server/testing/caller.ts'
import { givenOn } from '../../server/testing/given.ts'
import type { Product } from '../../server/testing/product.ts'
import { query } from '../query.ts'
import type { Row } from '../row.ts'
import { approve } from '../scene.ts'
import { seconds, until } from '../wait.ts'

const withinMs = 20_000
const asked = 4

/** Lets a guest ask near a provider; gives the milliseconds until all of it stands in the provider's list, or null. */
async function untilTold(product: Product, url: string): Promise<number | null> {
  const given = givenOn({ anybody: () => createCaller(product.baseUrl) })
  const provider = await given.provider({ approved: false, phoneConfirmed: false })
  await approve(url, provider.id)
  for (let at = 0; at < asked; at++) await given.request()
  const told = async () => {
    const [row] = await query<{ count: string }>(
      url,
      `select count(*) from notifications n join users u on u.id = n.user_id
       where u.username = $1 and n.kind = 'request_opened'`,
      [provider.username],
    )
    return Number(row?.count) >= asked
  }
  return until(told, withinMs)
}

const figuresOf = (took: number | null) =>
  took === null
    ? `not all of ${asked} told after ${seconds(withinMs)}`
    : `${asked} of ${asked} told after ${seconds(took)}`

/** A transaction of somebody else on the same PostgreSQL, which stays open. */
async function openForeignTransaction(superuserUrl: string): Promise<pg.Client> {
  const url = new URL(superuserUrl)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  client.on('error', () => {})
  await client.connect()
  await client.query('begin')
  await client.query('select pg_current_xact_id()')
  return client
}

export const telling: Row[] = [
  {
    name: 'long-transaction',
    fault: 'a transaction of somebody else stays open on the same PostgreSQL',
    promise: `people are told of what happens within ${withinMs / 1000} s`,
    async run(scene) {
      const product = await scene.product()
      await product.start()
      const { url, superuserUrl } = scene.databaseOf(product)
      const foreign = await openForeignTransaction(superuserUrl)
      scene.after(() => foreign.end())
      const took = await untilTold(product, url)
      return { kept: took !== null, figures: figuresOf(took) }
    },
  },
  {
    name: 'dump-and-restore',
    fault:
      'everything is carried over into another PostgreSQL, whose transactions count from the beginning',
    promise: `all rows are there, and people are told of what happens within ${withinMs / 1000} s`,
    async run(scene) {
      const before = await scene.product()
      await before.start()
      const old = scene.databaseOf(before)
      // The old one has seen more transactions than the new one will for a long time.
      await query(
        old.url,
        'do $$ begin for i in 1..3000 loop perform pg_current_xact_id(); commit; end loop; end $$',
      )
      await untilTold(before, old.url)
      const folder = join(scene.folder, 'carried')
      await cli(['backup', '--to', folder], { DATA_DIR: before.dataDir })
      const rowsBefore = await countRows(old.url)
      const { url } = await scene.database()
      const said = await cli(['restore', join(folder, `${await newestIn(folder)}.gz`)], {
        DATABASE_URL: url,
        DATA_DIR: join(scene.folder, 'after'),
      })
      const rowsAfter = await countRows(url)
      const after = await scene.product({ DATABASE_URL: url })
      await after.start()
      const took = await untilTold(after, url)
      return {
        kept: took !== null && rowsBefore === rowsAfter,
        figures: `${rowsAfter} of ${rowsBefore} rows (${said.split(' and ')[0]}), ${figuresOf(took)}`,
      }
    },
  },
]

const countRows = async (url: string) =>
  (
    await query<{ rows: string }>(
      url,
      'select (select count(*) from users) + (select count(*) from requests) as rows',
    )
  )[0]?.rows

const newestIn = async (folder: string) =>
  (await readdir(folder))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .at(-1)
    ?.replace('.json', '')

async function cli(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const said: string[] = []
  const code = await runCommand(commands, args, {
    env,
    print: (line) => said.push(line),
    complain: (problem) => said.push(String(problem)),
    isTerminal: false,
    askSecret: async () => '',
    ask: async () => '',
  })
  if (code !== 0) throw new Error(said.join('\n'))
  return said.join('\n')
}
