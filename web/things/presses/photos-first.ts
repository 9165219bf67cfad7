import type { addConversationPhoto as addPhoto } from '#contract/photos.ts'
import { bare } from '../../kit/api/bare.ts'
import { upload } from '../../kit/api/upload.ts'
import { keepPress, type Press } from './presses.ts'

/** Without its schemas: a technician's phone opens the page with one bar. */
const addConversationPhoto = bare<typeof addPhoto>({
  caller: 'request_party',
  method: 'POST',
  path: '/api/bids/:id/photos',
})

/** The same press once the server has its photos, one after the other; each that is there stays there. */
export async function sendPhotosFirst(waiting: Press, token: string | null): Promise<Press> {
  let press = waiting
  for (const photo of waiting.photos?.items ?? []) {
    if (press.call !== 'more' || !press.photos) break
    const { id } = await upload(addConversationPhoto, {
      params: { id: press.photos.bidId },
      token,
      file: photo.blob,
      idempotencyKey: photo.id,
      signal: new AbortController().signal,
      onProgress() {},
    })
    const items = press.photos.items.filter((one) => one !== photo)
    const photoIds = [...(press.body.photoIds ?? []), id]
    press = { ...press, body: { ...press.body, photoIds }, photos: { ...press.photos, items } }
    await keepPress(press)
  }
  return press
}
