import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { StartProblem } from '../platform/start-problem.ts'
import { keepOwner, unwritable } from './data-dir.ts'

/** What a data folder remembers of its database; the file is readable by its owner alone. */
export interface Remembered {
  superuserPassword: string
  password: string
  port: number
  /** The folder of its socket; without, it is reached by its port alone. */
  socket?: string | null
  /** The process that runs, or last ran, the database. */
  pid: number
}

const fileOf = (dataDir: string) => join(dataDir, 'postgres.json')

export function readRemembered(dataDir: string): Remembered | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    if (error instanceof SyntaxError)
      throw new StartProblem(
        `The file ${fileOf(dataDir)} is damaged (${error.message}). It holds the passwords of the database beside it: put it back from a copy.`,
      )
    throw unwritable(dataDir, error)
  }
}

/** Whole or not at all, also when the power fails: without the passwords the database cannot be opened. */
export function remember(dataDir: string, remembered: Remembered): void {
  const unfinished = `${fileOf(dataDir)}.new`
  const file = openSync(unfinished, 'w', 0o600)
  writeSync(file, `${JSON.stringify(remembered, null, 2)}\n`)
  fsyncSync(file)
  closeSync(file)
  keepOwner(unfinished)
  renameSync(unfinished, fileOf(dataDir))
}

export const newPassword = () => randomBytes(24).toString('hex')
