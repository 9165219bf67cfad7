import {
  type Compilable,
  CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryExecutor,
  type QueryResult,
  Transaction,
} from 'kysely'
import { mergedWrites, type Write } from './merged-writes.ts'
import type { Tables, Tx } from './tables.ts'

/** The runs of the transactions that are open. */
const runs = new WeakMap<Tx, Run>()

/**
 * Of a write of which nothing is read: the deed goes on at once, and its commit waits for it. It leaves with what the deed
 * asks next, or with the commit, as one statement with its neighbors where they are independent of each other. Where it
 * fails, the deed fails as if it had waited. `heard` gets what it returns, before the commit is done.
 */
export async function sent<Row>(
  tx: Tx,
  write: CompiledQuery<Row> | Compilable<Row>,
  heard?: (rows: Row[]) => void,
): Promise<void> {
  const query = 'sql' in write ? write : write.compile()
  const run = runs.get(tx)
  if (run) return run.sendWithNext({ query, ...(heard && { heard: heard as Write['heard'] }) })
  const { rows } = await tx.getExecutor().executeQuery<Row>(query)
  heard?.(rows)
}

/** One transaction on one connection, from its beginning to its end, its statements sent as they come. */
export class Run implements ConnectionProvider, DatabaseConnection {
  readonly tx: Tx
  readonly #connection: DatabaseConnection
  readonly #underWay: Promise<unknown>[] = []
  #waiting: Write[] = []
  readonly #failures: unknown[] = []
  /** Nothing is answered before it is. */
  readonly #begun: Promise<unknown>
  /** The end is sent: nothing may follow, or it would stand outside the transaction. */
  #end: Promise<QueryResult<{ command?: string }>> | null = null

  constructor(connection: DatabaseConnection, executor: QueryExecutor) {
    this.#connection = connection
    this.tx = new Transaction<Tables>({
      ...nowhere,
      executor: executor.withConnectionProvider(this),
    })
    runs.set(this.tx, this)
    // It fails only with its connection, and with it everything behind it.
    this.#begun = connection.executeQuery(CompiledQuery.raw('begin isolation level read committed'))
    this.#begun.catch(ignore)
  }

  provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    return consumer(this)
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#end) throw new Error('The transaction is over.')
    this.#sendWaiting()
    return this.#send(query)
  }

  async #send<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await this.#connection.executeQuery<R>(asText(query))
    } catch (error) {
      this.#failures.push(error)
      throw error
    }
  }

  streamQuery(): never {
    throw new Error('A transaction streams nothing.')
  }

  sendWithNext(write: Write): void {
    if (this.#end) throw new Error('The transaction is over.')
    this.#waiting.push(write)
  }

  #sendWaiting(): void {
    if (this.#waiting.length === 0) return
    const writes = mergedWrites(this.#waiting)
    this.#waiting = []
    for (const { query, heard } of writes) {
      const done = this.#send(query).then(({ rows }) => heard?.(rows))
      done.catch(ignore)
      this.#underWay.push(done)
    }
  }

  async commit(): Promise<void> {
    this.#sendWaiting()
    if (this.#failures.length === 0) {
      this.#end = this.#connection.executeQuery(CompiledQuery.raw('commit'))
      this.#end.catch(ignore)
    }
    await Promise.all([this.#begun, ...this.#underWay])
    const ended = await this.#end
    // PostgreSQL ends a transaction in which something has failed with this word instead.
    if (ended?.rows[0]?.command !== 'COMMIT')
      throw this.#failures[0] ?? new Error('The transaction was rolled back.')
  }

  /** Undoes it and answers why: the failure that came first, where others have followed from it. */
  async giveUp(error: unknown): Promise<unknown> {
    this.#end ??= this.#connection.executeQuery(CompiledQuery.raw('rollback'))
    await this.#end.catch(ignore)
    return this.#failures.includes(error) ? this.#failures[0] : error
  }
}

const ignore = () => {}

/** A value that is no JSON must fail here: further on it would be missing between statements that are carried out. */
function asText(query: CompiledQuery): CompiledQuery {
  return { ...query, parameters: query.parameters.map(jsonAsText) }
}

const jsonAsText = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
    ? JSON.stringify(value)
    : value

/** A transaction is of its connection; where others would come from is never asked. */
const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}
const nowhere = { config: { dialect }, dialect, driver: new DummyDriver() }
