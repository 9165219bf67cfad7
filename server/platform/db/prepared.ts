import type pg from 'pg'
import { tellSent } from './flights.ts'
import { withRetries } from './retry.ts'

/**
 * A hot read as a named prepared statement, run by the bare driver and planned once per connection. SQL
 * that builds JSON ends in `::text`, so that its bytes are passed on and not parsed. Reads only: it is
 * replayed like `withRetries` says. `name` is unique and at most 63 characters.
 */
export function prepared<Row extends pg.QueryResultRow>(name: string, text: string) {
  return (pool: pg.Pool, values: unknown[] = []): Promise<pg.QueryResult<Row>> =>
    withRetries(() => {
      tellSent(text, {})
      return pool.query<Row>({ name, text, values })
    })
}
