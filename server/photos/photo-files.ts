import { randomUUID } from 'node:crypto'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Actor } from '../auth/actor.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { readPicture } from '../platform/files/picture.ts'
import { Refusal } from '../platform/http/refusal.ts'

const fullKey = (id: string) => `photos/${id}.jpg`
const smallKey = (id: string) => `photos/${id}.small.jpg`

/** The two files of a photo. */
export const keyOf = (id: string, size: 'small' | 'full') =>
  size === 'small' ? smallKey(id) : fullKey(id)

/**
 * Stores what was sent under a new id, as JPEG without metadata, or refuses what is no photo. Who has no account sends fewer
 * pixels: nobody can be held to account for the work that theirs make.
 */
async function keepPicture(files: FileStore, bytes: Buffer, sender: Actor) {
  const { maxPixels, guestMaxPixels, ...sizes } = settings.photos
  const picture = await readPicture(bytes, {
    ...sizes,
    maxPixels: sender.kind === 'stranger' ? guestMaxPixels : maxPixels,
  })
  if (!picture) throw new Refusal('not_a_photo', refusals.photos.unreadable)
  const id = randomUUID()
  await files.put(fullKey(id), picture.full, 'image/jpeg')
  await files.put(smallKey(id), picture.small, 'image/jpeg')
  return { id, width: picture.width, height: picture.height }
}

export async function removePicture(files: FileStore, id: string): Promise<void> {
  await files.remove(fullKey(id))
  await files.remove(smallKey(id))
}

/** Keeps the picture only if the deed that tells of it ends well and is told for the first time. */
export async function withPicture<T extends { id: string }>(
  files: FileStore,
  bytes: Buffer,
  sender: Actor,
  tell: (picture: { id: string; width: number; height: number }) => Promise<T>,
): Promise<T> {
  const picture = await keepPicture(files, bytes, sender)
  try {
    const told = await tell(picture)
    if (told.id !== picture.id) await removePicture(files, picture.id)
    return told
  } catch (error) {
    await removePicture(files, picture.id)
    throw error
  }
}
