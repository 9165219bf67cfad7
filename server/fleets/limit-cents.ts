import { centsOf } from '#contract/primitives.ts'

/** The wire's limit to cents; none when it is empty. */
export const limitCents = (limit: string | null | undefined): number | null =>
  limit ? centsOf(limit) : null
