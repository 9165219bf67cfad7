import { sayings } from '../sayings.ts'
import { list, number, plural } from './grammar.ts'

/** A field as the call names it; null where the whole body is meant. */
type Of = { field: string | null }
const named = (field: string | null) => field ?? 'The body'

/** What is said of an input whose schema has no saying of its own. */
export const input = sayings('input', {
  body: 'The body is not valid.',
  missing: ({ field }: Of) => `${named(field)} is required.`,
  type: ({ field, type }: Of & { type: string }) =>
    `${named(field)} must be ${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}.`,
  notOffered: ({ field }: Of) => `${named(field)} is not one of the offered values.`,
  tooLarge: ({ field }: Of) => `${named(field)} is too large.`,
  tooSmall: ({ field }: Of) => `${named(field)} is too small.`,
  wrong: ({ field }: Of) => `${named(field)} is not valid.`,
  unclean: ({ field }: Of) =>
    `${named(field)} holds characters or a nesting that cannot be stored.`,
})

/** What is wrong with a file of rows, or with one row of it. */
export const table = sayings('table', {
  unreadable: 'This file is no table we can read. Save it as CSV.',
  columns: ({ missing }: { missing: readonly string[] }) =>
    `The first line must name the columns. Missing: ${list(missing.map((name) => `“${name}”`))}.`,
  empty: 'The file has no rows below its header.',
  tooManyRows: ({ rows, most }: { rows: number; most: number }) =>
    `The file has ${plural(rows, { one: '# row', other: '# rows' })}; at most ${number(most)} are imported at once.`,
  unclean: 'It holds characters that cannot be stored.',
  damaged: ({ line }: { line: number }) =>
    `Line ${number(line)} has a damaged character. Save the file again as “CSV UTF-8” and choose it again.`,
  tooLong: 'This row has more cells than the first line has columns.',
})
