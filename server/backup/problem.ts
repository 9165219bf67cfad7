import type { BackupFailure } from '#contract/backups.ts'
import { StartProblem } from '../platform/start-problem.ts'

/** Why a backup could not be made, checked or put back: a sentence for the terminal, a code for the operations board. */
export class BackupProblem extends StartProblem {
  override name = 'BackupProblem'
  readonly failure: BackupFailure
  constructor(failure: BackupFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}

export const failureOf = (error: unknown): BackupFailure =>
  error instanceof BackupProblem ? error.failure : 'other'
