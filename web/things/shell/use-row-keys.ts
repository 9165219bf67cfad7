import { useEffect, useState } from 'react'
import { keep, readKept } from '../../kit/api/storage.ts'

const kept = 'row-keys'

/** Lines of tables and lists at a desk, and where approving begins. */
const rows = 'main tbody [role=row], main [data-row]'
const approve = 'main [data-key=a]'

/**
 * Single keys at a desk: `j` and `k` go to the next and to the row before, where Enter opens it, `a` goes to what approves,
 * `?` asks for the list of keys. Never while somebody types or a question stands in front of the page, and off for whoever
 * wants none (WCAG 2.1.4).
 */
export function useRowKeys(isOffered: boolean) {
  const [isOn, setOn] = useState(() => readKept(kept) !== false)
  const [isListed, setListed] = useState(false)
  useEffect(() => {
    if (!isOffered) return
    const gone = new AbortController()
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('[role=dialog], [role=alertdialog]'))
        return
      if (event.key === '?') setListed(true)
      else if (!isOn || !goes[event.key]?.()) return
      event.preventDefault()
    }
    addEventListener('keydown', press, { signal: gone.signal })
    return () => gone.abort()
  }, [isOffered, isOn])
  return {
    isOn,
    turn(next: boolean) {
      keep(kept, next)
      setOn(next)
    },
    isListed: isListed && isOffered,
    unlist: () => setListed(false),
  }
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))

/** Each says whether there was anywhere to go. */
const goes: Record<string, () => boolean> = {
  j: () => step(1),
  k: () => step(-1),
  a: () => focusOn(document.querySelector<HTMLElement>(approve)),
}

/** Where the row leads that the keys were on last: who comes back from there goes on behind it. */
let latest: string | null = null

function step(by: 1 | -1): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(rows)].filter(opener)
  const focused = all.findIndex((row) => row.contains(document.activeElement))
  const at = focused === -1 ? all.findIndex((row) => latest && leadsTo(row) === latest) : focused
  const next = opener(all[at === -1 ? (by === 1 ? 0 : all.length - 1) : at + by])
  latest = next && addressOf(next)
  return focusOn(next)
}

const addressOf = (opener: HTMLElement) =>
  opener instanceof HTMLAnchorElement ? opener.href : null
const leadsTo = (row: HTMLElement) => {
  const found = opener(row)
  return found && addressOf(found)
}

/** What Enter presses in a row. */
const opener = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLElement>('a[href], button') ?? null

function focusOn(target: HTMLElement | null): boolean {
  target?.focus()
  target?.scrollIntoView({ block: 'nearest' })
  return target !== null
}
