import { useSyncExternalStore } from 'react'
import { inTurn } from './in-turn.ts'
import { openShelf } from './shelf.ts'

interface Rules<T> {
  /** Smaller ones come first. */
  orderOf(item: T): number
  /** Does nobody need it any more? `now` in milliseconds. */
  isOld(item: T, now: number): boolean
}

/**
 * A list that is kept in the browser (`openShelf`) and stands in memory for the page: through reloads, dead zones and a flat
 * battery. What is done to it is done in turn, or a reading begun before something was kept would take it off the page again.
 */
export function keptList<T extends { id: string }>(name: string, { orderOf, isOld }: Rules<T>) {
  const shelf = openShelf<T>(name)
  const turn = inTurn()
  const listeners = new Set<() => void>()
  let items: readonly T[] = []

  function hold(all: readonly T[]): void {
    items = [...all].sort((one, other) => orderOf(one) - orderOf(other))
    for (const listener of listeners) listener()
  }

  const all = () => items

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    /** What stands in memory, in order; another array only when something has changed. */
    all,
    subscribe,
    /** All of it on a page, as it changes. */
    useAll: () => useSyncExternalStore(subscribe, all),
    /** Reads what an earlier page, or another window, has left. `now` in milliseconds. */
    load: (now: number): Promise<void> =>
      turn(async () => {
        const kept = await shelf.all()
        const old = kept.filter((item) => isOld(item, now))
        for (const { id } of old) await shelf.remove(id)
        hold(kept.filter((item) => !old.includes(item)))
      }),
    /** Keeps it in the place of the one with the same id. The page says that it is kept, so it shows it once it is. */
    keep: (item: T): Promise<void> =>
      turn(async () => {
        await shelf.put(item)
        hold([...items.filter(({ id }) => id !== item.id), item])
      }),
    /** The page says that it is gone, so it goes from there once it has gone from the disk, or a reload would bring it back. */
    drop: (id: string): Promise<void> =>
      turn(async () => {
        await shelf.remove(id)
        hold(items.filter((item) => item.id !== id))
      }),
  }
}
