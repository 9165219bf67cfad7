import * as z from 'zod/mini'
import { BackupProblem } from './problem.ts'

/**
 * The database of a backup is one gzip file of lines: the manifest; for each table a line that names it, its rows in PostgreSQL's COPY
 * text form and a line `\.`, which no row can be; at the end how many rows there must have been. Whoever opens it with
 * gunzip can read it, and psql could load its parts.
 */
export const manifest = z.object({
  format: z.literal('roadcall-backup-1'),
  madeAt: z.string(),
  /** Names and checksums of the migrations that made these tables. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifest>

export const tableHead = z.object({ table: z.string(), columns: z.array(z.string()) })
export type TableHead = z.infer<typeof tableHead>

export const ending = z.object({
  rows: z.record(z.string(), z.number()),
  /** Where the identity columns go on counting, by sequence. */
  sequences: z.record(z.string(), z.number()),
})
export type Ending = z.infer<typeof ending>

export const endOfRows = '\\.'

export const spoilt = (why: string) =>
  new BackupProblem('damaged', `This is no complete backup: ${why}.`)

/** A line of JSON of the file as one of the shapes above; throws StartProblem for anything else. */
export function readLine<S extends z.ZodMiniType>(
  shape: S,
  line: string,
  what: string,
): z.output<S> {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw spoilt(`${what} cannot be read`)
  }
  const read = shape.safeParse(value)
  if (!read.success) throw spoilt(`${what} is not as expected`)
  return read.data
}
