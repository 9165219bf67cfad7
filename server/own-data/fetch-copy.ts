import { settings } from '#contract/settings.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import { SentFile } from '../platform/http/sent-file.ts'
import { copyKey, findCopy, lockUser } from './queries.ts'
import { stateOf } from './read-own-data.ts'

/**
 * Somebody downloads the own copy: once. The same call with the same Idempotency-Key gets it again within the hour, for
 * whom the line broke; then the file is removed.
 */
export async function fetchCopy(
  { files, clock }: Pick<Services, 'files' | 'clock'>,
  deed: Deed,
  userId: string,
): Promise<SentFile> {
  const { id, at } = await deed.transaction(async (tx) => {
    await lockUser(tx, userId)
    const copy = await findCopy(tx, userId)
    if (!copy || stateOf(copy, deed.now) !== 'ready') throw notFound('copy')
    await tx
      .updateTable('own_copies')
      .set({ fetched_at: deed.now })
      .where('id', '=', copy.id)
      .execute()
    return { id: copy.id, at: deed.now.toISOString() }
  })
  const isLate = clock.now().getTime() - Date.parse(at) > settings.ownData.fetchAgainMs
  const bytes = isLate ? null : await files.get(copyKey(id))
  if (!bytes) throw notFound('copy')
  return new SentFile(bytes, 'application/zip', `roadcall-data-${at.slice(0, 10)}.zip`)
}
