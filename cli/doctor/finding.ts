import type { Config } from '../../server/core/config.ts'

/** One line of the doctor. */
export interface Finding {
  what: string
  ok: boolean
  words: string
}

export type Check = (config: Config) => Promise<Finding[]>
