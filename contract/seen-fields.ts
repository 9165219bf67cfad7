import * as z from 'zod/mini'

/** What stood in the fields when their page read them: the version that a change begins with. */
export const seenFields = z.optional(z.record(z.string().check(z.maxLength(40)), z.unknown()))
