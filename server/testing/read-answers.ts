import type * as z from 'zod/mini'
import type { accepted } from '#contract/bids.ts'
import { type RequestForOwner, readPublicRequest } from '#contract/requests.ts'
import type { Caller } from './caller.ts'

/** A request with everything that the holder of its link may read. */
export async function readByLink(
  caller: Caller,
  { id, token }: { id: string; token: string },
): Promise<RequestForOwner> {
  const { body } = await caller.call(readPublicRequest, { params: { id }, token })
  if (body.view !== 'owner') throw new Error(`the link of request ${id} shows its outline only`)
  return body
}

/** The job that an acceptance has begun. */
export function begunJob(decided: z.infer<typeof accepted> | { message?: string }): string {
  const jobId = 'jobId' in decided ? decided.jobId : null
  if (!jobId) throw new Error('no job has begun')
  return jobId
}
