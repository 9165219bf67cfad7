import { parse } from 'csv-parse/sync'

export interface Table {
  /** As they stand in the first line. */
  columns: string[]
  /** Each with its line in the file, counted as a spreadsheet does: the header is line 1. */
  rows: { line: number; values: Record<string, string> }[]
}

/**
 * A CSV file as spreadsheets save it: UTF-8 (with or without a mark) or Windows-1252, commas, semicolons or tabs,
 * quoted or not. Null when it is no table at all: no header, unclosed quotes, binary. Empty lines are passed over; a
 * missing cell is empty.
 */
export function readTable(bytes: Buffer): Table | null {
  const text = decode(bytes)
  if (text === null) return null
  try {
    const records = parse(text, {
      delimiter: delimiterOf(text),
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
        line: info.lines,
        values: Object.fromEntries(columns.map((name, at) => [name, record[at] ?? ''])),
      })),
    }
  } catch {
    // What the parser says of a broken file is not for people.
    return null
  }
}

/** UTF-8 where the bytes are that; else Windows-1252, in which every byte is a letter. Null for binary. */
function decode(bytes: Buffer): string | null {
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The one that stands most often in the first line. */
function delimiterOf(text: string): string {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/))
  const count = (delimiter: string) => firstLine.split(delimiter).length
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
}
