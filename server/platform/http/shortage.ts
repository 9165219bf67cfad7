import { platform } from '#contract/words/en/platform.ts'
import { Refusal } from './refusal.ts'

/** What the machine has run out of, as a refusal: it passes when somebody makes room. Null for any other error. */
export function refusalOfShortage(error: unknown): Refusal | null {
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EROFS')
    return new Refusal('unavailable', platform.busy.files, { retryAfterSeconds: 30 })
  if (isOutOfDescriptors(error))
    return new Refusal('unavailable', platform.busy.overloaded, { retryAfterSeconds: 3 })
  return null
}

/** Too many files and connections are open; the next one may be closed already. */
export function isOutOfDescriptors(error: unknown): boolean {
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return code === 'EMFILE' || code === 'ENFILE'
}
