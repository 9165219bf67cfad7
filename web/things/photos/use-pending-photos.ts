import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { photos as words } from '#contract/words/en/photos.ts'
import { newKey } from '../../kit/api/call.ts'
import { withdraw } from './outbox.ts'
import {
  changePending,
  forgetOld,
  keepPending,
  type PendingPhoto,
  readPending,
} from './pending-photos.ts'
import { NotAPhoto, shrinkPhoto } from './shrink-photo.ts'

/** The same photo stays the same object, so that its picture is not drawn anew. */
function keepSame(before: unknown, now: unknown): PendingPhoto[] {
  const known = (before ?? []) as PendingPhoto[]
  return (now as PendingPhoto[]).map(
    (photo) =>
      known.find(({ id, isShown }) => id === photo.id && isShown === photo.isShown) ?? photo,
  )
}

/** The photos of a place that have not arrived yet, and adding to them; `most` of them fit. */
export function usePendingPhotos(place: string, most: number) {
  const client = useQueryClient()
  const key = ['pending-photos', place]
  const { data: pending = [] } = useQuery({
    queryKey: key,
    queryFn: async () => {
      await forgetOld(Date.now())
      return readPending(place)
    },
    structuralSharing: keepSame,
    gcTime: 0,
  })
  const [wish, setWish] = useState<boolean | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isPreparing, setPreparing] = useState(false)
  const readAgain = () => client.invalidateQueries({ queryKey: key })
  const isShown = wish ?? pending.some((photo) => photo.isShown)

  async function add(files: readonly File[]) {
    const room = Math.max(0, most - pending.length)
    setRefusal(files.length > room ? words.tooMany(most) : null)
    setPreparing(true)
    for (const file of files.slice(0, room)) {
      try {
        const blob = await shrinkPhoto(file)
        await keepPending({ id: newKey(), place, blob, isShown, takenAt: Date.now() })
        await readAgain()
      } catch (error) {
        if (!(error instanceof NotAPhoto)) throw error
        setRefusal(error.message)
      }
    }
    setPreparing(false)
  }
  async function remove(id: string) {
    setRefusal(null)
    await withdraw(id)
    await readAgain()
  }
  async function show(isNowShown: boolean) {
    setWish(isNowShown)
    await changePending(place, { isShown: isNowShown })
    await readAgain()
  }

  return { pending, add, remove, show, isShown, refusal, isPreparing, readAgain }
}
export type PendingPhotos = ReturnType<typeof usePendingPhotos>
