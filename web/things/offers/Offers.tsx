import { memo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { BidForOwner } from '#contract/bids.ts'
import { bids as words } from '#contract/words/en/bids.ts'
import { formatMoney } from '../../kit/ui/format.ts'
import { More } from '../../kit/ui/More.tsx'
import { BidList, type BidListProps } from './BidList.tsx'
import { arrange, type BidView, noFilters, readView, writeView } from './bid-view.ts'
import { AllFilteredOut, NoOpenBids } from './NoBids.tsx'
import { TakenBid } from './TakenBid.tsx'

/**
 * The bids on a request with the ways to sort and filter them; the view stands in the page's address. They are half of the page, and
 * most news of it is none of theirs: on a slow phone to draw them anew takes a tenth of a second.
 */
export const Offers = memo(function Offers({
  request,
  bids,
  reader,
  ...props
}: Omit<BidListProps, 'shown'>) {
  const { list } = reader.words
  const [params, setParams] = useSearchParams()
  const [cleared, setCleared] = useState(0)
  const view = readView(params)
  const listed = bids.filter(({ status }) => reader.shows === 'all' || status === 'pending')
  const shown = arrange(listed, view)
  const isOpen = request.status === 'open'
  const isEmpty = listed.length === 0
  // As every list counts them: those that can be taken, and the closed ones apart.
  const open = bids.filter(({ status }) => status === 'pending').length
  // The bids may be read when the request is not: whoever has it is said, and nobody else is asked for.
  const taken = isOpen ? bids.find(({ status }) => status === 'accepted') : undefined
  const isWhole = isOpen && open > 0 && shown.length === listed.length
  const closed = isOpen && (isWhole || reader.shows !== 'all') ? bids.filter(isClosed).length : 0

  const see = (change: Partial<BidView>) =>
    setParams((now) => writeView(now, change), { replace: true, preventScrollReset: true })
  /** The fields hold what was typed, so they begin anew together with the address. */
  function clear() {
    see(noFilters)
    setCleared(cleared + 1)
  }

  if (isEmpty && !isOpen) return null
  const controls = !isEmpty && (
    <reader.Controls
      key={cleared}
      view={view}
      onChange={see}
      isMixed={new Set(listed.map(({ status }) => status)).size > 1}
    />
  )
  const rows = (
    <>
      {!isEmpty && shown.length === 0 && (
        <AllFilteredOut hidden={listed.length} words={list} onClear={clear} />
      )}
      <BidList
        isAlone
        Fold={isOpen && props.wantedId ? reader.Fold : undefined}
        request={request}
        bids={bids}
        shown={shown}
        reader={reader}
        {...props}
      />
    </>
  )
  // Nothing is left to decide: what was offered is behind one line, unless a link asks for some of it.
  if (!isOpen && list.folded) {
    const price = bids.find(({ status }) => status === 'accepted')?.price
    return (
      <section aria-label={list.heading(isOpen)}>
        <More
          summary={list.folded(
            words.list.count(listed.length, listed.length),
            price ? formatMoney(price) : null,
          )}
          isOpen={isAsked(view)}
        >
          <div className="flex flex-col gap-4 pt-2">
            {controls}
            {rows}
          </div>
        </More>
      </section>
    )
  }
  return (
    <section aria-labelledby="bids" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="bids" className="text-xl">
          {list.heading(isOpen)}
        </h2>
        {!isEmpty && (
          <p className="text-muted" aria-live="polite">
            {isWhole ? words.list.count(open, open) : words.list.count(shown.length, listed.length)}
            {closed > 0 && `, ${words.list.closed(closed)}`}
          </p>
        )}
      </header>
      {controls}
      {taken && <TakenBid bid={taken} />}
      {isOpen && open === 0 && !taken && (
        <NoOpenBids request={request} hadBids={bids.length + request.bidCount > 0} words={list} />
      )}
      {rows}
    </section>
  )
})

/** Somebody has said which they want to see, and how. */
const isAsked = (view: BidView) => writeView(new URLSearchParams(), view).size > 0

const isClosed = ({ status, statusReason }: BidForOwner) =>
  status === 'rejected' && statusReason !== 'withdrawn'
