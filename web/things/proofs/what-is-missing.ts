import type { QueryClient } from '@tanstack/react-query'
import {
  type ListedProof,
  missingOf,
  type ProofItem,
  proofListOf,
  saidAtFinish,
} from '#contract/proof-lists.ts'
import { call } from '../../kit/api/call.ts'
import { readProofs } from './calls.ts'
import { giveProof } from './give-proof.ts'
import { proofsKey } from './keys.ts'
import type { ProvedJob } from './proved-job.ts'
import { type Skipping, skipRefusal } from './skipping.ts'
import { asGiven } from './use-proofs.ts'
import { waitingOf } from './waiting-proofs.ts'

/** The last step waits no longer to know what is missing: without a network it goes on. */
const patientMs = 3_000

export async function whatIsMissing(
  client: QueryClient,
  job: ProvedJob,
  token: string | null,
): Promise<ProofItem[]> {
  const stands = await client
    .fetchQuery({
      queryKey: [...proofsKey, job.id, token, job.phase],
      queryFn: () =>
        call(readProofs, {
          params: { id: job.id },
          token,
          signal: AbortSignal.timeout(patientMs),
        }),
      networkMode: 'always',
      retry: false,
    })
    .catch(() => null)
  if (!stands) return []
  return missingBeforeFinish(job, asGiven(stands, waitingOf(job.id))).map(({ item }) => item)
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
