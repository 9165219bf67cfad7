import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { JobProofs } from '#contract/proofs.ts'
import { proofsKey } from './keys.ts'
import { lastRead } from './last-read.ts'

const stands = (waitingPhotos: number): JobProofs => ({
  proofs: [],
  waitingPhotos,
  canGive: true,
  canSign: false,
  agreementHash: null,
  signerKey: null,
  nobodyThere: null,
})

it('of a job counts what was read last, in whatever phase, and nothing of another job', async () => {
  const client = new QueryClient()
  const read = (jobId: string, phase: string, waitingPhotos: number, updatedAt: number) =>
    client.setQueryData([...proofsKey, jobId, 'token', phase], stands(waitingPhotos), { updatedAt })
  expect(lastRead(client, 'job', 'token')).toBeUndefined()
  read('job', 'arrived', 2, 2_000)
  read('job', 'en_route', 1, 1_000)
  read('other', 'working', 9, 9_000)
  // In a dead zone the phase is another one, and its reading does not come.
  await client.prefetchQuery({
    queryKey: [...proofsKey, 'job', 'token', 'working'],
    queryFn: () => Promise.reject(new TypeError('no network')),
    retry: false,
  })
  expect(lastRead(client, 'job', 'token')).toEqual(stands(2))
  expect(lastRead(client, 'job', null)).toBeUndefined()
  read('job', 'working', 3, 3_000)
  expect(lastRead(client, 'job', 'token')).toEqual(stands(3))
})
