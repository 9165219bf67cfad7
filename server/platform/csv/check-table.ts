import * as z from 'zod/mini'
import { table as words } from '#contract/words/en/platform-input.ts'
import type { Language } from '#contract/words/languages.ts'
import { type Saying, sentence } from '#contract/words/sayings.ts'
import { uncleanPath } from '../http/read-input.ts'
import { Refusal } from '../http/refusal.ts'
import { readTable } from './read-table.ts'

/** A row of the file: as a spreadsheet counts it, what it is called, and what is wrong with it. */
interface CheckedRow {
  line: number
  name: string
  /** What its known columns hold, as it was read. */
  cells: string[]
  problems: Saying[]
}

export interface TableColumn {
  /** What the header may call it, in small letters. */
  names: readonly string[]
  /** Where no column has such a name: those whose cells make it together, in their order, each by any of its names. */
  parts?: readonly (readonly string[])[]
  isRequired?: boolean
}

interface Rules<S extends z.core.$ZodLooseShape> {
  columns: Record<string, TableColumn>
  /** Rows of one file. */
  mostRows: number
  shape: S
  nameOf(cells: Record<string, string>): string
  /** A field whose value may stand in the file once, whatever its letters' size. */
  unique: { field: keyof S & string; saying: Saying }
}

export interface CheckedTable<T> {
  /** What is wrong with which row, told to a reader of this language. */
  report(language: Language): {
    total: number
    good: number
    columns: string[]
    ignoredColumns: string[]
    doubledColumns: string[]
    rows: { line: number; name: string; cells: string[]; problems: string[] }[]
  }
  /** Of the good rows. */
  values: T[]
  /** Says something against good rows that only the database knows. */
  refuse(isWrong: (value: T) => boolean, saying: Saying | ((value: T) => Saying)): void
}

/** Holds a file against its columns and the rules of a form, row by row. Throws a Refusal for what is no such table. */
export function checkTable<S extends z.core.$ZodLooseShape>(
  file: Buffer,
  { columns, mostRows, shape, nameOf, unique }: Rules<S>,
): CheckedTable<z.output<z.ZodMiniObject<S>>> {
  const table = readTable(file)
  if (!table) throw refusal(words.unreadable)
  if ('damagedLine' in table) throw refusal(words.damaged({ line: table.damagedLine }))
  const headersOf = headersByField(table.columns, columns)
  const missing = Object.entries(columns).filter(
    ([field, { isRequired }]) => isRequired && !headersOf.has(field),
  )
  if (missing.length)
    throw refusal(words.columns({ missing: missing.map(([, { names }]) => names[0] ?? '') }))
  if (table.rows.length === 0) throw refusal(words.empty)
  if (table.rows.length > mostRows)
    throw refusal(words.tooManyRows({ rows: table.rows.length, most: mostRows }))

  const schema = z.object(shape)
  const known = [...headersOf.values()].flat()
  const seen = new Set<string>()
  const checked = table.rows.map(({ line, values: cells, isTooLong }) => {
    const named: Record<string, string> = {}
    for (const [field, headers] of headersOf)
      named[field] = headers
        .map((header) => cells[header] ?? '')
        .filter((cell) => cell.trim() !== '')
        .join(' ')
    const row: CheckedRow = {
      line,
      name: nameOf(named),
      cells: known.map((header) => cells[header] ?? ''),
      problems: isTooLong ? [words.tooLong] : [],
    }
    if (uncleanPath(named) !== null) row.problems.push(words.unclean)
    const parsed = schema.safeParse(named)
    if (!parsed.success) row.problems.push(...sayingsOf(parsed.error.issues))
    const key = (named[unique.field] ?? '').toLowerCase()
    if (key !== '' && seen.has(key)) row.problems.push(unique.saying)
    seen.add(key)
    return { row, value: parsed.data }
  })
  const good = () => checked.filter(({ row }) => row.problems.length === 0)
  const headers = new Set(known)
  return {
    report(language) {
      return {
        total: checked.length,
        good: good().length,
        columns: known,
        ignoredColumns: table.columns.filter((name) => name !== '' && !headers.has(name)),
        doubledColumns: table.columns.filter(
          (name, at) => headers.has(name) && table.columns.indexOf(name) < at,
        ),
        rows: checked.map(({ row: { problems, ...row } }) => ({
          ...row,
          problems: problems.map((problem) => sentence(problem, language)),
        })),
      }
    },
    get values() {
      return good().flatMap(({ value }) => (value === undefined ? [] : [value]))
    },
    refuse(isWrong, saying) {
      for (const { row, value } of good())
        if (value !== undefined && isWrong(value))
          row.problems.push(typeof saying === 'function' ? saying(value) : saying)
    },
  }
}

/** The columns of the file that hold each field. */
function headersByField(headers: string[], columns: Record<string, TableColumn>) {
  const fold = (name: string) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, ' ')
  const find = (names: readonly string[]) => headers.find((name) => names.includes(fold(name)))
  const headersOf = new Map<string, string[]>()
  for (const [field, { names, parts = [] }] of Object.entries(columns)) {
    const spaced = fold(field.replace(/([A-Z])/g, ' $1'))
    const header = find([...names, spaced])
    const found = header === undefined ? parts.map(find) : [header]
    const whole = found.filter((name) => name !== undefined)
    if (whole.length > 0 && whole.length === found.length) headersOf.set(field, whole)
  }
  return headersOf
}

/** As all our schemas say it. */
const sayingsOf = (issues: readonly z.core.$ZodIssue[]) => [
  ...new Set(issues.map(({ message }) => message as Saying)),
]

const refusal = (saying: Saying) =>
  new Refusal('not_a_table', saying, { details: { file: saying } })
