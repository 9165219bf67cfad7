import * as z from 'zod/mini'
import { settings } from './settings.ts'

/** A CSV file, as spreadsheets send it: UTF-8 or Windows-1252, with commas, semicolons or tabs. */
export const tableUpload = {
  types: ['text/csv', 'application/csv', 'application/vnd.ms-excel'],
  maxBytes: settings.imports.maxBytes,
} as const

/** `preview` checks and changes nothing; `commit` imports every row, or none when one is wrong. */
export const importMode = z.object({ mode: z.enum(['preview', 'commit']) })

export const importedRow = z.object({
  /** As a spreadsheet counts them: the header is line 1. */
  line: z.number(),
  /** What the row is called: a driver's name, a unit's number. */
  name: z.string(),
  /** What its `columns` hold. */
  cells: z.array(z.string()),
  /** What is wrong with it, a sentence each; empty when it is good. */
  problems: z.array(z.string()),
})
export type ImportedRow = z.infer<typeof importedRow>

export const importReport = z.object({
  /** All rows stand now; false for a preview and for a file with a wrong row. */
  isDone: z.boolean(),
  total: z.number(),
  good: z.number(),
  /** The columns that are understood, as the file calls them. */
  columns: z.array(z.string()),
  /** Columns of the file that mean nothing here. */
  ignoredColumns: z.array(z.string()),
  /** Columns that stand there twice, of which the first counts. */
  doubledColumns: z.array(z.string()),
  rows: z.array(importedRow),
  /** Of imported drivers: the codes with which they sign in first, told this once. */
  firstCodes: z.array(
    z.object({
      fullName: z.string(),
      phone: z.string(),
      username: z.string(),
      code: z.string(),
    }),
  ),
})
export type ImportReport = z.infer<typeof importReport>
