import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartProblem } from '../start-problem.ts'

/**
 * A key that the data folder keeps: made by the first process that asks, the same for all who share the folder. Throws a
 * StartProblem where nothing can be kept there.
 */
export function ownKey(dataDir: string, name: string): string {
  const file = join(dataDir, name)
  try {
    if (!existsSync(file)) makeKey(dataDir, file)
    return readFileSync(file, 'utf8')
  } catch {
    throw new StartProblem(`The key ${file} could neither be read nor made.`)
  }
}

/** Whole or not at all, and never over another's. */
function makeKey(dataDir: string, file: string): void {
  const made = `${file}.${randomUUID()}`
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(made, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(made, file)
  } catch (error) {
    if (!isThere(error)) throw error
  } finally {
    rmSync(made)
  }
}

const isThere = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST'
