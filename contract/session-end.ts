import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Why an admin has ended a session: the account is suspended, or it was signed out everywhere. */
export const sessionEnds = ['suspended', 'signed_out'] as const
export type SessionEnd = (typeof sessionEnds)[number]

export const readSessionEnd = endpoint({
  method: 'GET',
  path: '/api/session-end',
  caller: 'anyone',
  tag: 'accounts',
  summary:
    'Why the session of this browser has ended; null where it was not an admin who ended it.',
  response: z.nullable(z.object({ because: z.enum(sessionEnds), reason: z.nullable(z.string()) })),
})
