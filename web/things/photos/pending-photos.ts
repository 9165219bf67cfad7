import { openShelf } from '../../kit/api/shelf.ts'

/** A photo that has not arrived yet. It is kept on the device, so that neither a reload nor a crash loses it. */
export interface PendingPhoto {
  /** Also the key under which the server takes it only once. */
  id: string
  /** To what it belongs: see `placeOf`. */
  place: string
  blob: Blob
  /** May providers see it before one is accepted? */
  isShown: boolean
  /** Milliseconds since 1970. */
  takenAt: number
}

/** A photo belongs to a draft until its request stands, then to the request. */
export const placeOf = {
  draft: (key: string) => `draft/${key}`,
  request: (id: string) => `request/${id}`,
}

/** The server knows a key for a day; a request that old no longer waits for photos. */
const keptForMs = 24 * 3600_000

const shelf = openShelf<PendingPhoto>('pending-photos')

/** Those of one place, oldest first. */
export async function readPending(place: string): Promise<PendingPhoto[]> {
  const all = await shelf.all()
  return all
    .filter((photo) => photo.place === place)
    .sort((one, other) => one.takenAt - other.takenAt)
}

export const keepPending = (photo: PendingPhoto): Promise<void> => shelf.put(photo)
export const dropPending = (id: string): Promise<void> => shelf.remove(id)

/** Changes all photos of a place: whether they are shown, or to what they belong. */
export async function changePending(
  place: string,
  change: Partial<Pick<PendingPhoto, 'place' | 'isShown'>>,
): Promise<void> {
  for (const photo of await readPending(place)) await shelf.put({ ...photo, ...change })
}

/** What was never sent and is too old to be. `now` in milliseconds. */
export async function forgetOld(now: number): Promise<void> {
  for (const { id, takenAt } of await shelf.all())
    if (now - takenAt > keptForMs) await shelf.remove(id)
}
