import { userKey } from '../../../kit/api/current-user.ts'
import { queryClient } from '../../../kit/api/query-client.ts'
import { ownJobsKey } from '../jobs/use-own-jobs.ts'
import { ownProviderKey } from '../use-own-provider.ts'
import { readShop } from './kept-shop.ts'

/** Puts what is kept where its readings have failed; they stay owed, and are made again. */
export default async function restoreShop(): Promise<void> {
  const kept = await readShop()
  if (!kept) return
  const { user, provider, jobs } = kept.seen
  const seen = [
    [userKey, user],
    [ownProviderKey, provider],
    [ownJobsKey, { pages: [jobs], pageParams: [undefined] }],
  ] as const
  for (const [queryKey, data] of seen) {
    if (queryClient.getQueryData(queryKey) !== undefined) continue
    queryClient.setQueryData(queryKey, data, { updatedAt: kept.readAt })
    void queryClient.invalidateQueries({ queryKey, exact: true })
  }
}
