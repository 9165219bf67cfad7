import type { AuditEntry } from './audit.ts'
import type { desk } from './words/en/desk.ts'

type Words = Pick<typeof desk, 'from' | 'values' | 'states' | 'none' | 'yes' | 'no'>
type Value = NonNullable<AuditEntry['before']>[string] | undefined

const isInstant = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)

/** What a deed has changed, each value as it was and as it is: on the pages of the desk and in its files. */
export function changesIn(
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  words: Words,
  written: (instant: string) => string,
): { name: string; says: string }[] {
  const say = (value: Value): string => {
    if (value === null || value === undefined) return words.none
    if (typeof value === 'boolean') return value ? words.yes : words.no
    if (typeof value === 'number') return String(value)
    return isInstant(value) ? written(value) : (words.states[value] ?? value)
  }
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => ({
    name,
    says: words.from({
      name: words.values[name] ?? name,
      from: say(before?.[name]),
      to: say(after?.[name]),
    }),
  }))
}
