import { type FocusEvent, useEffect, useRef } from 'react'

/** The rows themselves, without the heads of groups and without lists within them. */
const rowsIn = (box: HTMLElement | null): readonly Element[] =>
  [...(box?.querySelectorAll(':is(ul, ol, tbody) > :not([data-head])') ?? [])].filter(
    (row) => !box?.contains(row.parentElement?.closest('li, tr') ?? null),
  )

/**
 * When rows come while the reader is at the button that brings them, the first new one takes the focus, in whichever group it
 * stands: who goes by keys goes on from there.
 */
export function useFirstNew() {
  const box = useRef<HTMLDivElement>(null)
  const known = useRef<ReadonlySet<Element>>(null)
  useEffect(() => {
    const before = known.current
    const firstNew = before && rowsIn(box.current).find((row) => !before.has(row))
    if (!firstNew) return
    known.current = null
    firstNew.querySelector<HTMLElement>('summary, a, button')?.focus()
  })
  const remember = () => {
    known.current = new Set(rowsIn(box.current))
  }
  return {
    /** Around the list. */
    box,
    /** Around the button; a browser may press one without giving it the focus. */
    atButton: {
      onFocus: remember,
      onClickCapture: remember,
      // Nothing else has the focus when the button itself leaves the page.
      onBlur({ relatedTarget }: FocusEvent) {
        if (relatedTarget) known.current = null
      },
    },
  }
}
