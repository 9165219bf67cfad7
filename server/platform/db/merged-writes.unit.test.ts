import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { mergedWrites, type Write } from './merged-writes.ts'

const write = (sql: string, ...parameters: unknown[]): Write => ({
  query: CompiledQuery.raw(sql, parameters),
})
const said = (writes: Write[]) =>
  mergedWrites(writes).map(({ query }) => [query.sql, query.parameters])

test('writes to different tables are one statement, each value in its place', () => {
  expect(
    said([
      write('insert into "jobs" ("id") values ($1)', 'a'),
      write('update requests set status = $1 where id = $2', 'closed', 'b'),
      write('insert into events (name) values ($1)', 'c'),
    ]),
  ).toEqual([
    [
      'with w0 as (insert into "jobs" ("id") values ($1)), w1 as (update requests set status = $2 where id = $3) insert into events (name) values ($4)',
      ['a', 'closed', 'b', 'c'],
    ],
  ])
})

test('what names a table that is written to before it comes after it', () => {
  const drivers = 'update drivers set status = (select status from requests where id = $1)'
  const first = 'update requests set status = $1'
  expect(said([write(first, 1), write(drivers, 2), write(first, 3)])).toEqual([
    [first, [1]],
    [`with w0 as (${drivers}) update requests set status = $2`, [2, 3]],
  ])
})

test('one of a statement is heard, and stands at its end', () => {
  const heard = () => {}
  const event = (name: string) => ({
    ...write('insert into events values ($1) returning id', name),
    heard,
  })
  const merged = mergedWrites([event('a'), write('insert into jobs values ($1)', 1), event('b')])
  expect(merged.map(({ query }) => query.sql)).toEqual([
    'with w0 as (insert into jobs values ($1)) insert into events values ($2) returning id',
    'insert into events values ($1) returning id',
  ])
  expect(merged.map((one) => one.heard)).toEqual([heard, heard])
})

test('what is no plain write stands alone', () => {
  const call = 'select pg_advisory_xact_lock($1)'
  expect(said([write('insert into jobs values ($1)', 1), write(call, 2)])).toEqual([
    ['insert into jobs values ($1)', [1]],
    [call, [2]],
  ])
})
