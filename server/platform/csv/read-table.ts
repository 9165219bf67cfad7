import { parse } from 'csv-parse/sync'
import { decodeText } from './decode-text.ts'

export interface Table {
  /** As they stand in the first line. */
  columns: string[]
  /**
   * Each with its line in the file, counted as a spreadsheet does: the header is line 1. Of two columns of one name the
   * first counts; a row may have more cells than there are columns.
   */
  rows: { line: number; values: Record<string, string>; isTooLong: boolean }[]
}

/**
 * A CSV file as spreadsheets save it: UTF-8 (with or without a mark) or Windows-1252, commas, semicolons or tabs,
 * quoted or not, also with `sep=;` above its header. Null when it is no table at all: no header, unclosed quotes,
 * binary; or the line on which its text is damaged. Empty lines are passed over; a missing cell is empty.
 */
export function readTable(bytes: Buffer): Table | { damagedLine: number } | null {
  const decoded = decodeText(bytes)
  if (decoded === null || 'damagedLine' in decoded) return decoded
  const { text, delimiter, above } = withoutSeparatorLine(decoded.text)
  try {
    const records = parse(text, {
      delimiter: delimiter ?? delimiterOf(text),
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[] // `info` gives this form
    const [header, ...rest] = records
    if (!header || header.record.every((name) => name === '')) return null
    const columns = header.record
    return {
      columns,
      rows: rest.map(({ record, info }) => ({
        line: info.lines + above,
        // The first of two that are called the same is written last, and stays.
        values: Object.fromEntries(
          columns.map((name, at) => [name, record[at] ?? ''] as const).reverse(),
        ),
        isTooLong: record.slice(columns.length).some((cell) => cell !== ''),
      })),
    }
  } catch {
    // What the parser says of a broken file is not for people.
    return null
  }
}

/** Excel writes what stands between the cells into a line of its own above the header. */
function withoutSeparatorLine(text: string): { text: string; delimiter?: string; above: number } {
  const line = /^\ufeff?sep=([,;\t])(\r\n|\r|\n)/i.exec(text)
  if (!line?.[1]) return { text, above: 0 }
  return { text: text.slice(line[0].length), delimiter: line[1], above: 1 }
}

/** The one that stands most often in the first line, but for what is quoted there. */
function delimiterOf(text: string): string {
  const firstLine =
    text
      .slice(0, 20_000)
      .replace(/"[^"]*"/g, '')
      .split(/[\r\n]/, 1)[0] ?? ''
  const count = (delimiter: string) => firstLine.split(delimiter).length
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
}
