import * as z from 'zod/mini'
import type { BackupPlace } from './place.ts'
import { BackupProblem } from './problem.ts'

/**
 * A backup is two files with one name: `<name>.gz`, the database (format.ts), and `<name>.json`, which is written last and says
 * what belongs to it. Photos and papers never change, so they are kept once, below `files/`, for all backups that name them.
 */
const contents = z.object({
  format: z.literal('roadcall-contents-1'),
  madeAt: z.iso.datetime(),
  /** Of the packed database. */
  bytes: z.number(),
  rows: z.number(),
  /** Their sizes, by key. */
  files: z.record(z.string(), z.number()),
})
export type Contents = z.infer<typeof contents>

export const databaseOf = (name: string) => `${name}.gz`
export const contentsOf = (name: string) => `${name}.json`
export const fileOf = (key: string) => `files/${key}`

/** `roadcall-2026-11-22T181500Z`; one that was made before a restore is taken away by nobody but people. */
export const nameFor = (now: Date, isBeforeRestore = false) =>
  `roadcall-${isBeforeRestore ? 'before-restore-' : ''}${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`

const complete = /^(roadcall-(before-restore-)?\d{4}-\d{2}-\d{2}T\d{6}Z)\.json$/

export const isBeforeRestore = (name: string) => name.startsWith('roadcall-before-restore-')

/** The names of all complete backups, the oldest first. */
export async function listBackups(place: BackupPlace): Promise<string[]> {
  const names = (await place.list()).flatMap(({ name }) => complete.exec(name)?.[1] ?? [])
  return names.toSorted((a, b) => stampOf(a).localeCompare(stampOf(b)))
}

const stampOf = (name: string) => name.slice(-'2026-11-22T181500Z'.length)

/** Null when there is no such backup; throws for a damaged one. */
export async function readContents(place: BackupPlace, name: string): Promise<Contents | null> {
  const bytes = await place.get(contentsOf(name))
  if (!bytes) return null
  try {
    return contents.parse(JSON.parse(bytes.toString()))
  } catch (cause) {
    throw new BackupProblem('damaged', `${contentsOf(name)} is damaged.`, { cause })
  }
}
