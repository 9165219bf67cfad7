import { stringify } from 'csv-stringify/sync'
import { plainCell } from '#contract/csv.ts'

export type Cell = string | number | null

/**
 * Rows as a CSV file that spreadsheets open: UTF-8 with its mark, commas, and no cell that would be run as a formula.
 */
export const writeTable = (
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): Buffer => Buffer.from(writeHeader(columns) + writeRows(rows))

export const writeHeader = (columns: readonly string[]): string =>
  stringify([columns], { bom: true })

export const writeRows = (rows: readonly (readonly Cell[])[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? plainCell(cell) : cell))),
  )
