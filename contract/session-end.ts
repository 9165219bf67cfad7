import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/**
 * Why a session has ended: an admin suspended the account or signed it out everywhere, its person ended it from another device,
 * or the company has closed the account of somebody who left.
 */
export const sessionEnds = ['suspended', 'signed_out', 'ended_elsewhere', 'removed'] as const
export type SessionEnd = (typeof sessionEnds)[number]

export const readSessionEnd = endpoint({
  method: 'GET',
  path: '/api/session-end',
  caller: 'anyone',
  tag: 'accounts',
  summary: 'Why the session of this browser was ended from elsewhere; null where it was not.',
  response: z.nullable(z.object({ because: z.enum(sessionEnds), reason: z.nullable(z.string()) })),
})
