import type { QueryClient } from '@tanstack/react-query'
import type { JobProofs } from '#contract/proofs.ts'
import { proofsKey } from './keys.ts'

/** What stood when the proof of a job was last read, in whatever phase: what was given stays given, though the phase is another one by now. */
export function lastRead(
  client: QueryClient,
  jobId: string,
  token: string | null,
): JobProofs | undefined {
  const readings = client.getQueriesData<JobProofs>({ queryKey: [...proofsKey, jobId, token] })
  const newest = readings
    .map(([key, stands]) => ({ stands, readAt: client.getQueryState(key)?.dataUpdatedAt ?? 0 }))
    .toSorted((one, other) => other.readAt - one.readAt)
  return newest[0]?.stands
}
