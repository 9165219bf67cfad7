import { plainCell } from '#contract/csv.ts'
import { saveBlob } from '../../kit/ui/save-blob.ts'

/** Hands the reader a table that was written here. */
export const saveCsv = (text: string, name: string): void =>
  saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)

/** Rows as CSV, every cell quoted and none of them run as a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => `"${plainCell(cell).replaceAll('"', '""')}"`).join(','))
    .join('\r\n')
    .concat('\r\n')
