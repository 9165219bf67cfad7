import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ui } from '#contract/words/en/ui.ts'
import { usePutParams } from './api/use-put-params.ts'
import { Button } from './ui/Button.tsx'
import { useMedia } from './ui/use-media.ts'
import { useFirstNew } from './use-first-new.ts'

/** So many rows of the past fill no more than a phone's screen. */
const most = 8

/** The first rows of a list, and a button for the others; how many are shown stands in the address. */
export function FirstOf<Row>({
  rows,
  name,
  onPhone,
  step,
  children,
}: {
  rows: readonly Row[]
  /** Of the list, in the address. */
  name: string
  /** So many at first on a phone, where several lists follow each other; all on a desk. */
  onPhone?: number
  /** So many at first and so many more with each press, where all at once would be too many; otherwise a few, then all. */
  step?: number
  /** The list itself: one element of its own per row. */
  children: (shown: readonly Row[]) => ReactNode
}) {
  const [params] = useSearchParams()
  const put = usePutParams()
  const isPhone = useMedia('(width < 48rem)')
  const few = onPhone === undefined ? most : isPhone ? onPhone : rows.length
  const asked = params.get(name)
  const upTo = asked === 'all' ? rows.length : Math.max(Number(asked) || 0, step ?? few)
  // One row behind a button takes more room than the row.
  const isWhole = rows.length <= upTo + 1
  const shown = isWhole ? rows : rows.slice(0, upTo)
  const { box, atButton } = useFirstNew()
  const more = Math.min(step ?? rows.length, rows.length - upTo)
  return (
    <div ref={box} data-folded={isWhole ? undefined : ''} className="flex flex-col gap-3">
      {children(shown)}
      {!isWhole && (
        <Button
          {...atButton}
          className="sm:self-start"
          onClick={() => put({ [name]: more === rows.length - upTo ? 'all' : String(upTo + more) })}
        >
          {ui.showMore(more)}
        </Button>
      )}
    </div>
  )
}
