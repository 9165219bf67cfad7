import type { ReactNode } from 'react'
import { FirstOf } from './FirstOf.tsx'
import { LoadMore } from './ui/LoadMore.tsx'
import { useMedia } from './ui/use-media.ts'
import { useFirstNew } from './use-first-new.ts'

/** Two screens of a phone; on a desk a page of rows is one. */
const onPhone = 12

/**
 * The rows of a list that comes in pages; pale while those of another filter are read. A phone shows a few, and as many more with each
 * press; what comes next comes by itself once all of them are shown.
 */
export function PagedRows<Row>({
  rows,
  all,
  more,
  children,
}: {
  rows: {
    isPlaceholderData: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
  }
  /** Those that have come. */
  all: readonly Row[]
  /** The button that brings the next page, where it does not come by itself. */
  more: string
  children: (shown: readonly Row[]) => ReactNode
}) {
  const isPhone = useMedia('(width < 48rem)')
  const { box, atButton } = useFirstNew()
  return (
    <div
      ref={box}
      aria-busy={rows.isPlaceholderData}
      className={rows.isPlaceholderData ? 'opacity-60' : undefined}
    >
      <FirstOf rows={all} name="shown" step={isPhone ? onPhone : all.length}>
        {(shown) => (
          <>
            {children(shown)}
            {rows.hasNextPage && shown.length === all.length && (
              <LoadMore
                key={all.length}
                busy={rows.isFetchingNextPage}
                onMore={() => rows.fetchNextPage()}
                atButton={atButton}
              >
                {more}
              </LoadMore>
            )}
          </>
        )}
      </FirstOf>
    </div>
  )
}
