import { type RawBuilder, sql } from 'kysely'
import type { AccountSort } from '#contract/admin.ts'
import { hasWords } from '../platform/db/has-words.ts'

/** The columns of an order; the last is the id, which settles what is equal. */
interface Order {
  keys: readonly RawBuilder<unknown>[]
  isDescending: boolean
}

/** How the admin's lists of accounts are sorted, each by an index; `name` is what the table calls its accounts. */
export function ordersOf(table: 'p' | 'f', name: string): Record<AccountSort, Order> {
  const column = (of: string) => sql.ref(`${table}.${of}`)
  const isWaiting = sql`(${column('status')} = 'pending')`
  const [age, id] = [column('created_at'), column('id')]
  return {
    waiting: { keys: [isWaiting, age, id], isDescending: true },
    newest: { keys: [age, id], isDescending: true },
    oldest: { keys: [age, id], isDescending: false },
    name: { keys: [sql`lower(${column(name)})`, id], isDescending: false },
  }
}

export const orderBy = ({ keys, isDescending }: Order) =>
  sql`order by ${sql.join(keys.map((key) => (isDescending ? sql`${key} desc` : key)))}`

/** The rows behind the one with which the page before ended. `from` names the table as the list does. */
export const behind = (
  { keys, isDescending }: Order,
  from: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  before: string | undefined,
) =>
  before === undefined
    ? sql``
    : sql`and (${sql.join(keys)}) ${isDescending ? sql`<` : sql`>`}
        (select ${sql.join(keys)} from ${from} where ${id} = ${before}::uuid)`

/** The digits of a search that is a phone number or a part of one, without the country's; null for other searches. */
export function digitsOf(search: string | undefined): string | null {
  if (!search || !/^[\d\s().+-]+$/.test(search)) return null
  const digits = search.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length >= 3 ? digits : null
}

/** All words of a search stand in what the list shows of an account; digits alone are a phone number, or a part of it. */
export function found(
  search: string | undefined,
  { words, phone }: { words: RawBuilder<unknown>; phone: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const digits = digitsOf(search)
  const inWords = hasWords(words, search)
  return digits === null
    ? inWords
    : sql`(${inWords} or regexp_replace(${phone}, '\\D', '', 'g') like ${`%${digits}%`})`
}
