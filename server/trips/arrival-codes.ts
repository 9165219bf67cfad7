import { createHmac, timingSafeEqual } from 'node:crypto'
import { cleanCode, codeMessage, codeOf, codeStep } from '#contract/arrival-code.ts'
import type { Services } from '../core/services.ts'

/** The two of the arrival, and the one by which who follows the job signs beside the technician. */
export type Whose = 'customer' | 'helper' | 'signer'

/**
 * The keys of a job's codes, made anew from the house's own key each time and kept nowhere. The customer's own is
 * on the customer's device alone: who drives can type its code, and cannot make it at home. The helper's is on both,
 * so that the customer compares without a network. The signer's is on the technician's alone.
 */
export const codeKeyOf = (
  jobId: string,
  whose: Whose,
  { linkKey }: Pick<Services, 'linkKey'>,
): string =>
  createHmac('sha256', linkKey).update(`arrival of ${jobId} for the ${whose}`).digest('base64url')

/** The code of a key at a moment. */
export const codeAt = (key: string, at: number): string => signedAt(key, codeStep(at))

/** Is it the code of the customer's key about that moment? The stretch before and the one after count: clocks differ. */
export function isCodeOf(key: string, typed: string, at: Date): boolean {
  const code = Buffer.from(cleanCode(typed))
  const step = codeStep(at.getTime())
  return [step, step - 1, step + 1].some((near) => {
    const right = Buffer.from(signedAt(key, near))
    return right.length === code.length && timingSafeEqual(right, code)
  })
}

const signedAt = (key: string, step: number): string =>
  codeOf(createHmac('sha256', Buffer.from(key, 'base64url')).update(codeMessage(step)).digest())
