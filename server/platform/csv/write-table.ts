import { stringify } from 'csv-stringify/sync'
import { plainCell } from '#contract/csv.ts'

/**
 * Rows as a CSV file that spreadsheets open: UTF-8 with its mark, commas, and no cell that would be run as a formula.
 */
export const writeTable = (
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): Buffer =>
  Buffer.from(
    stringify(
      rows.map((row) => row.map((cell) => (typeof cell === 'string' ? plainCell(cell) : cell))),
      { header: true, columns: [...columns], bom: true },
    ),
  )
