import { plainCell } from '#contract/csv.ts'

/** Hands the reader a file that was written here. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Rows as CSV, every cell quoted and none of them run as a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => `"${plainCell(cell).replaceAll('"', '""')}"`).join(','))
    .join('\r\n')
    .concat('\r\n')
