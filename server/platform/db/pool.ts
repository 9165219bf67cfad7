import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { columnTypes } from './column-types.ts'
import { gatherFlights } from './flights.ts'
import type { Log } from './log.ts'
import type { Db, Tables } from './tables.ts'

export interface Database {
  /** For prepared statements and health checks; everything else goes through `db`. */
  pool: pg.Pool
  db: Db
  /** Waits up to 5 seconds for connections in use, then lets go of them. */
  close(): Promise<void>
}

/** Milliseconds. The client gives up later than the server, so that the server's own answer is normally heard. */
export const databaseTimeouts = {
  connect: 5_000,
  statement: 10_000,
  query: 12_000,
  lock: 5_000,
  idleInTransaction: 10_000,
}

export interface DatabaseOptions {
  url: string
  /** Connections at most. */
  max: number
  log: Log
  applicationName: string
  timeouts?: Partial<typeof databaseTimeouts>
}

/** Opens nothing yet: connections are made when they are first needed, and again when they are lost. */
export function openDatabase(options: DatabaseOptions): Database {
  const { url, max, log, applicationName } = options
  const timeouts = { ...databaseTimeouts, ...options.timeouts }
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: applicationName,
    connectionTimeoutMillis: timeouts.connect,
    statement_timeout: timeouts.statement,
    query_timeout: timeouts.query,
    lock_timeout: timeouts.lock,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: columnTypes(),
    // A statement does not wait for the answer of the one before, unless its sender does.
    pipeline: true,
  })
  // An idle or checked-out client whose connection dies emits 'error'; unheard, it would end the process.
  // Only its words are logged: the error carries the whole client, with the address and its secrets.
  const lost = ({ message }: Error) => {
    // `end` does not wait until connections are closed: one may still be cut by a server that stops.
    if (!pool.ending) log.warn({ reason: message }, 'a database connection was lost')
  }
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: careful(pool) }) })
  let closing: Promise<void> | undefined
  return {
    pool,
    db,
    close() {
      closing ??= endWithin(pool, 5_000)
      return closing
    },
  }
}

/**
 * `pool.query` throws away a connection after an error; Kysely gives it back. This does so too where the
 * connection must not be used again: a statement still running after the read timeout, or a server that
 * has become a standby.
 */
function careful(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      let isSpoilt = false
      const gather = gatherFlights(client)
      const query = async (text: string, values: unknown[]) => {
        try {
          gather(text)
          return await client.query(preparedOnce(text, values))
        } catch (error) {
          isSpoilt ||= spoilsConnection(error)
          if (isReadTimeout(error)) void client.end()
          throw error
        }
      }
      return {
        // Kysely also declares a form with a cursor, for streaming, which is not used here.
        query: query as unknown as KyselyClient['query'],
        release: (destroy) => client.release(destroy || isSpoilt),
      }
    },
  }
}

/** More different statements than the product has; beyond them nothing is kept prepared. */
const maxStatements = 500
const statementNames = new Map<string, string | null>()
/** A filter that counts only where its value was given. */
const optionalFilter = /\$\d+(?:::[\w[\]]+)? is null\b/

/**
 * Every statement with values is prepared once per connection under a name of its own: parsing and planning the
 * same few dozen texts again and again costs as much as running them. But not where filters are optional: after some
 * runs PostgreSQL plans for any of them at once, which fits none, and a long list takes ten times as long.
 */
function preparedOnce(text: string, values: unknown[]): pg.QueryConfig {
  if (values.length === 0) return { text }
  let name = statementNames.get(text)
  if (name === undefined && statementNames.size < maxStatements) {
    name = optionalFilter.test(text) ? null : `s${statementNames.size}`
    statementNames.set(text, name)
  }
  return name ? { name, text, values } : { text, values }
}

type KyselyClient = Awaited<ReturnType<PostgresPool['connect']>>

const isReadTimeout = (error: unknown) =>
  error instanceof Error && error.message === 'Query read timeout'

const spoilsConnection = (error: unknown) =>
  isReadTimeout(error) || (error instanceof Error && 'code' in error && error.code === '25006')

async function endWithin(pool: pg.Pool, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([pool.end(), late])
  clearTimeout(timer)
}
