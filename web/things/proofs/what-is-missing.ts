import type { QueryClient } from '@tanstack/react-query'
import {
  type ListedProof,
  missingOf,
  type ProofItem,
  proofListOf,
  saidAtFinish,
} from '#contract/proof-lists.ts'
import type { JobProofs } from '#contract/proofs.ts'
import { call } from '../../kit/api/call.ts'
import { readProofs } from './calls.ts'
import { giveProof } from './give-proof.ts'
import { proofsKey } from './keys.ts'
import { lastRead } from './last-read.ts'
import type { ProvedJob } from './proved-job.ts'
import { type Skipping, skipRefusal } from './skipping.ts'
import { asGiven } from './use-proofs.ts'
import { waitingOf } from './waiting-proofs.ts'

/** The last step waits no longer to know what is missing: without a network it goes on. */
const patientMs = 3_000

/** What the page knows counts, so that the press is kept at once; it asks only where the list has not been read yet. */
export async function whatIsMissing(
  client: QueryClient,
  job: ProvedJob,
  token: string | null,
): Promise<ProofItem[]> {
  const stands = lastRead(client, job.id, token) ?? (await ask(client, job, token))
  if (!stands) return []
  return missingBeforeFinish(job, asGiven(stands, waitingOf(job.id))).map(({ item }) => item)
}

async function ask(
  client: QueryClient,
  { id, phase }: ProvedJob,
  token: string | null,
): Promise<JobProofs | null> {
  const queryKey = [...proofsKey, id, token, phase]
  // The page asks in vain already.
  if (client.getQueryState(queryKey)?.fetchFailureCount) return null
  return client
    .fetchQuery({
      queryKey,
      queryFn: () =>
        call(readProofs, { params: { id }, token, signal: AbortSignal.timeout(patientMs) }),
      networkMode: 'always',
      retry: false,
    })
    .catch(() => null)
}

/** What is to be skipped before the last step; what is said with it is not. */
export const missingBeforeFinish = (
  { serviceType }: ProvedJob,
  given: ReturnType<typeof asGiven>,
): ListedProof[] =>
  missingOf(proofListOf(serviceType), given).filter(({ item }) => item !== saidAtFinish)

/** False where the reason is still to be said. */
export async function skipAll(
  job: ProvedJob,
  items: ProofItem[],
  skipping: Skipping,
): Promise<boolean> {
  const { reason, words } = skipping
  if (skipRefusal(skipping) || !reason) return false
  await giveProof(job.id, { kind: 'skip', items, reason, words: words.trim() })
  return true
}
