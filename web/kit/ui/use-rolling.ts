import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The marker of the current step comes along the stripe from where it was; at once for who wants no motion. */
export function useRolling(row: RefObject<HTMLElement | null>, current: number): void {
  const before = useRef(current)
  useLayoutEffect(() => {
    const from = row.current?.children[before.current - 1]
    const to = row.current?.children[current - 1]
    const isOnward = current > before.current
    before.current = current
    if (!from || !to || !isOnward) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const far = from.getBoundingClientRect().left - to.getBoundingClientRect().left
    to.querySelector('[data-marker]')?.animate([{ translate: `${far}px` }, { translate: '0' }], {
      duration: 200,
      easing: 'ease-out',
    })
  }, [row, current])
}
