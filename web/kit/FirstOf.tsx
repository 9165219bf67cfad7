import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ui } from '#contract/words/en/ui.ts'
import { usePutParams } from './api/use-put-params.ts'
import { Button } from './ui/Button.tsx'

/** So many rows of the past fill no more than a phone's screen. */
const most = 8

/** The first rows of a list, and a button for the others; that they are shown stands in the address. */
export function FirstOf<Row>({
  rows,
  name,
  children,
}: {
  rows: readonly Row[]
  /** Of the list, in the address. */
  name: string
  /** The list itself: one element of its own per row. */
  children: (shown: readonly Row[]) => ReactNode
}) {
  const [params] = useSearchParams()
  const put = usePutParams()
  const box = useRef<HTMLDivElement>(null)
  const [isPressed, setPressed] = useState(false)
  // One row behind a button takes more room than the row.
  const isWhole = rows.length <= most + 1 || params.get(name) === 'all'
  useEffect(() => {
    if (!isPressed || !isWhole) return
    const next = box.current?.querySelector(`:is(ul, ol) > :nth-child(${most + 1})`)
    next?.querySelector<HTMLElement>('summary, a, button')?.focus()
  }, [isPressed, isWhole])
  return (
    <div ref={box} className="flex flex-col gap-3">
      {children(isWhole ? rows : rows.slice(0, most))}
      {!isWhole && (
        <Button
          className="sm:self-start"
          onClick={() => {
            setPressed(true)
            put({ [name]: 'all' })
          }}
        >
          {ui.showMore(rows.length - most)}
        </Button>
      )}
    </div>
  )
}
