import { useEffect, useRef, useState } from 'react'
import type { RequestForBoard } from '#contract/requests.ts'
import { providers } from '#contract/words/en/providers.ts'
import { announce } from '../../../kit/ui/announce.ts'
import { now, useTicking } from '../../../kit/ui/clock.ts'
import { speakDistance } from '../../../kit/ui/format.ts'
import { arrivedSince, newsSince, ownChange } from './arrivals.ts'
import { chime } from './chime.ts'

/** How long a card keeps the mark of a new one, in milliseconds. */
const newForMs = 60_000

export interface Arrivals {
  isNew: (id: string) => boolean
  /** How many came since the last touch of the page: for the tab's title. */
  unseen: number
}

/** New cards are heard, read out, marked for a minute and counted until somebody touches the page. */
export function useArrivals(cards: readonly RequestForBoard[] | undefined): Arrivals {
  const known = useRef<Set<string> | null>(null)
  const [arrivedAt, setArrivedAt] = useState<ReadonlyMap<string, number>>(new Map())
  const [unseen, setUnseen] = useState(0)

  useEffect(() => {
    if (!cards) return
    if (!known.current) ownChange(now())
    const arrived = arrivedSince(known.current, cards, newsSince(cards))
    known.current = new Set(cards.map(({ id }) => id))
    if (arrived.length === 0) return
    const time = now()
    setArrivedAt((before) => new Map([...before, ...arrived.map((id) => [id, time] as const)]))
    setUnseen((before) => before + arrived.length)
    chime()
    announce(wordsFor(cards.filter(({ id }) => arrived.includes(id))), { urgent: true })
  }, [cards])

  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && setUnseen(0)
    const touches = ['pointerdown', 'keydown', 'visibilitychange'] as const
    for (const touch of touches) document.addEventListener(touch, seen)
    return () => {
      for (const touch of touches) document.removeEventListener(touch, seen)
    }
  }, [])

  const fresh = useTicking((time) =>
    [...arrivedAt]
      .filter(([, at]) => time - at < newForMs)
      .map(([id]) => id)
      .join(),
  )
  return { isNew: (id) => fresh.includes(id), unseen }
}

function wordsFor(arrived: readonly RequestForBoard[]): string {
  const words = providers.board
  const [first] = arrived
  if (!first || arrived.length > 1) return words.arrivedMany(arrived.length)
  const { title, distanceMiles } = first
  return words.arrived(
    title,
    distanceMiles === null ? words.noPosition : speakDistance(distanceMiles),
  )
}
