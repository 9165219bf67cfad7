import type { AuditEntry } from './audit.ts'
import type { desk } from './words/en/desk.ts'

type Words = Pick<typeof desk, 'from' | 'is' | 'values' | 'states' | 'none' | 'yes' | 'no'>
type Value = NonNullable<AuditEntry['before']>[string] | undefined

/** Of a change, what is money: written in dollars, as the ledger has it. */
const sums = [
  'amount',
  'award',
  'defaultLimit',
  'limit',
  'paid',
  'price',
  'refund',
  'termsLimit',
  'writtenOff',
]

const isInstant = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)

/** What a deed has changed, each value as it was and as it is: on the pages of the desk and in its files. */
export function changesIn(
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  words: Words,
  written: { instant: (at: string) => string; sum: (amount: string) => string },
): { name: string; says: string }[] {
  const say = (key: string, value: Value): string => {
    if (value === null || value === undefined) return words.none
    if (typeof value === 'boolean') return value ? words.yes : words.no
    if (sums.includes(key) && !Number.isNaN(Number(value))) return written.sum(String(value))
    if (typeof value === 'number') return String(value)
    return isInstant(value) ? written.instant(value) : (words.states[value] ?? value)
  }
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((key) => {
    const name = words.values[key] ?? key
    const [from, to] = [say(key, before?.[key]), say(key, after?.[key])]
    // What has not changed says what it was about: the bill of a payment.
    return {
      name: key,
      says: from === to ? words.is({ name, value: to }) : words.from({ name, from, to }),
    }
  })
}
