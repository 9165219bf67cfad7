import { useEffect, useEffectEvent, useState } from 'react'
import type { Place } from '#contract/places.ts'
import { milesBetween } from '../map/distance.ts'
import type { DevicePosition as Measured } from '../map/use-geolocation.ts'
import { now } from '../ui/clock.ts'
import type { Understanding } from './understand-place.ts'
import { usePlaces } from './use-places.ts'
import {
  isInConflict,
  isNewlyUnclear,
  judged,
  type PlacedPosition,
  positionToSend,
  samePlaceMiles,
  takenBeside,
  type Where,
} from './which-place.ts'
import { wordsFor } from './words-for.ts'

export type ChangeWhere = (change: Partial<Where> | ((now: Where) => Partial<Where>)) => void

/** How well a finger puts a pin, in metres. */
const pinAccuracyM = 20

/** The one truth of a form's place: what was typed and what the device or a pin says, or the question which holds. */
export function useWhere({ location, position, unclear = null }: Where, change: ChangeWhere) {
  const { understanding } = usePlaces(location)
  const [isReplaced, setReplaced] = useState(false)
  const current = position && judged(position, location, understanding)
  const isAsked = isNewlyUnclear({ location, position, unclear }, understanding)
  const settle = useEffectEvent(() =>
    change({ position: current, ...(isAsked && { unclear: { text: location, isKept: false } }) }),
  )
  useEffect(() => {
    if (current !== position || isAsked) settle()
  }, [current, position, isAsked])

  /** The words become those of the position. */
  async function write(found: Measured, mayWrite: (now: Where) => boolean) {
    const words = await wordsFor(found)
    change((now) => {
      const isLatest = now.position?.fixedAt === found.fixedAt
      if (!now.position || !isLatest || !mayWrite(now)) return {}
      return {
        location: words,
        position: { ...now.position, beside: { text: words, isSame: true } },
      }
    })
  }

  return {
    /** What goes along with the request. */
    sent: positionToSend({ location, position: current }),
    question: questionOf(location, current, understanding),
    /** A place was chosen instead of the position. */
    isReplaced,
    /** The device was asked. Words that stand already are kept. */
    take(found: Measured) {
      setReplaced(false)
      change({ position: takenBeside(found, location, understanding) })
      // Somebody may type in the meantime.
      if (!location.trim()) return write(found, ({ location }) => !location.trim())
    },
    /** A pin is put beside the words that stand: by hand, so there is nothing to ask. */
    pin({ lat, lng }: { lat: number; lng: number }) {
      setReplaced(false)
      change({
        position: {
          lat,
          lng,
          accuracyM: pinAccuracyM,
          fixedAt: new Date(now()).toISOString(),
          isPinned: true,
          beside: { text: location, isSame: true },
        },
      })
    },
    /** For the field of the words. */
    ofWords: {
      /** A place was chosen from the list. */
      onChoose(place: Place, words: string) {
        if (!position || milesBetween(position, place) <= samePlaceMiles) return
        setReplaced(true)
        change({ location: words, position: null })
      },
      isKept: unclear?.isKept === true && unclear.text === location,
      onKeep: () => change({ location, unclear: { text: location, isKept: true } }),
    },
    /** The words hold. */
    holdWords: () => change({ location, position: null }),
    /** The position holds, and words that name another place follow it. */
    holdPosition() {
      if (!position) return
      if (understanding.kind === 'understood') return write(position, () => true)
      change({ location, position: { ...position, beside: { text: location, isSame: true } } })
    },
    drop: () => change({ position: null }),
  }
}
export type WhereState = ReturnType<typeof useWhere>

/** What only the owner of the request can say; without an answer to the second, the words alone are sent. */
export type WhereQuestion =
  | { kind: 'which'; position: PlacedPosition; place: Place }
  | { kind: 'still'; position: PlacedPosition }

function questionOf(
  location: string,
  position: PlacedPosition | null,
  understanding: Understanding,
): WhereQuestion | null {
  if (!position || understanding.kind === 'nothing' || understanding.kind === 'looking') return null
  if (understanding.kind === 'understood')
    return isInConflict({ location, position })
      ? { kind: 'which', position, place: understanding.place }
      : null
  return position.beside.text === location ? null : { kind: 'still', position }
}
