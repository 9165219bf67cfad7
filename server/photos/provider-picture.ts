import { picturePath } from '#contract/provider-profile.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import { RawAnswer } from '../platform/http/raw-answer.ts'
import {
  findProviderByPicture,
  findProviderOf,
  lockProviderOf,
  setPicture,
} from '../providers/queries.ts'
import { keyOf, removePicture, withPicture } from './photo-files.ts'

/** A provider shows its business: one picture, the one before is gone. */
export async function addProviderPicture(
  { db, files }: Services,
  deed: Deed,
  user: User,
  bytes: Buffer,
): Promise<{ id: string; profilePicture: string }> {
  // Nobody's picture is decoded before it is known that they may send one.
  if (!(await findProviderOf(db, user.userId))) throw notFound('provider')
  let before: string | null = null
  const kept = await withPicture(files, bytes, user, ({ id }) =>
    deed.transaction(async (tx) => {
      const provider = await lockProviderOf(tx, user.userId)
      if (!provider) throw notFound('provider')
      before = provider.picture_id
      await setPicture(tx, provider.id, id)
      await record(tx, 'provider_changed', { providerId: provider.id, userId: user.userId })
      return { id, profilePicture: picturePath(id) }
    }),
  )
  if (before) await removePicture(files, before)
  return kept
}

export async function removeProviderPicture(
  { files }: Services,
  deed: Deed,
  user: User,
): Promise<void> {
  let before: string | null = null
  await deed.transaction(async (tx) => {
    const provider = await lockProviderOf(tx, user.userId)
    if (!provider?.picture_id) throw notFound('picture')
    before = provider.picture_id
    await setPicture(tx, provider.id, null)
    await record(tx, 'provider_changed', { providerId: provider.id, userId: user.userId })
  })
  if (before) await removePicture(files, before)
}

/** The picture for whoever has its id, which only the provider's own page, its public page and its bids carry. */
export async function readProviderPicture(
  { db, files }: Services,
  id: string,
  knownEtag: string | undefined,
): Promise<RawAnswer> {
  if (!(await findProviderByPicture(db, id))) throw notFound('picture')
  const etag = `"${id}"`
  if (knownEtag === etag) return new RawAnswer('', etag)
  const bytes = await files.get(keyOf(id, 'small'))
  if (!bytes) throw notFound('picture')
  return new RawAnswer(bytes, etag)
}
