import * as z from 'zod/mini'
import { uncleanPath } from '../http/read-input.ts'
import { Refusal } from '../http/refusal.ts'
import { readTable } from './read-table.ts'

/** A row of the file: as a spreadsheet counts it, what it is called, and a sentence for each thing that is wrong. */
export interface CheckedRow {
  line: number
  name: string
  problems: string[]
}

/** Rows of one file. */
const mostRows = 5_000

export interface TableColumn {
  /** What the header may call it, in small letters. */
  names: readonly string[]
  isRequired?: boolean
}

interface Rules<S extends z.core.$ZodLooseShape> {
  columns: Record<string, TableColumn>
  shape: S
  nameOf(cells: Record<string, string>): string
  /** A field whose value may stand in the file once, whatever its letters' size. */
  unique: { field: keyof S & string; sentence: string }
}

export interface CheckedTable<T> {
  report: { total: number; good: number; ignoredColumns: string[]; rows: CheckedRow[] }
  /** Of the good rows. */
  values: T[]
  /** Finds a sentence against good rows that only the database knows. */
  refuse(isWrong: (value: T) => boolean, sentence: string): void
}

/** Holds a file against its columns and the rules of a form, row by row. Throws a Refusal for what is no such table. */
export function checkTable<S extends z.core.$ZodLooseShape>(
  file: Buffer,
  { columns, shape, nameOf, unique }: Rules<S>,
): CheckedTable<z.output<z.ZodMiniObject<S>>> {
  const table = readTable(file)
  if (!table) throw refusal('This file is no table we can read. Save it as CSV.')
  const fieldOf = fieldsByHeader(table.columns, columns)
  const missing = Object.entries(columns).filter(
    ([field, { isRequired }]) => isRequired && !fieldOf.has(field),
  )
  if (missing.length)
    throw refusal(
      `The first line must name the columns. Missing: ${missing.map(([, { names }]) => `“${names[0]}”`).join(', ')}.`,
    )
  if (table.rows.length === 0) throw refusal('The file has no rows below its header.')
  if (table.rows.length > mostRows)
    throw refusal(
      `The file has ${table.rows.length} rows; at most ${mostRows} are imported at once.`,
    )

  const schema = z.object(shape)
  const seen = new Set<string>()
  const checked = table.rows.map(({ line, values: cells }) => {
    const named: Record<string, string> = {}
    for (const [field, header] of fieldOf) named[field] = cells[header] ?? ''
    const row: CheckedRow = { line, name: nameOf(named), problems: [] }
    if (uncleanPath(named) !== null) row.problems.push('It holds characters that cannot be stored.')
    const parsed = schema.safeParse(named)
    if (!parsed.success) row.problems.push(...sentences(parsed.error.issues))
    const key = (named[unique.field] ?? '').toLowerCase()
    if (key !== '' && seen.has(key)) row.problems.push(unique.sentence)
    seen.add(key)
    return { row, value: parsed.data }
  })
  const good = () => checked.filter(({ row }) => row.problems.length === 0)
  const headers = new Set(fieldOf.values())
  return {
    get report() {
      return {
        total: checked.length,
        good: good().length,
        ignoredColumns: table.columns.filter((name) => name !== '' && !headers.has(name)),
        rows: checked.map(({ row }) => row),
      }
    },
    get values() {
      return good().flatMap(({ value }) => (value === undefined ? [] : [value]))
    },
    refuse(isWrong, sentence) {
      for (const { row, value } of good())
        if (value !== undefined && isWrong(value)) row.problems.push(sentence)
    },
  }
}

function fieldsByHeader(headers: string[], columns: Record<string, TableColumn>) {
  const fold = (name: string) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, ' ')
  const fieldOf = new Map<string, string>()
  for (const [field, { names }] of Object.entries(columns)) {
    const spaced = fold(field.replace(/([A-Z])/g, ' $1'))
    const header = headers.find((name) => names.includes(fold(name)) || fold(name) === spaced)
    if (header !== undefined) fieldOf.set(field, header)
  }
  return fieldOf
}

const sentences = (issues: readonly z.core.$ZodIssue[]) => [
  ...new Set(issues.map(({ message }) => message)),
]

const refusal = (message: string) =>
  new Refusal('not_a_table', message, { details: { file: message } })
