import { useEffect, useRef } from 'react'
import type { OwnBid } from '#contract/bids.ts'
import type { JobForProvider } from '#contract/jobs.ts'
import { providers } from '#contract/words/en/providers.ts'
import { type ToastInput, toast } from '../../kit/ui/toast.ts'
import { howClosed } from '../../things/jobs/how-closed.ts'
import { chime } from './board/chime.ts'

/** Calls the provider when a customer has decided: a bid accepted or lost, a job cancelled, confirmed or disputed. */
export function useOwnNews(
  bids: readonly OwnBid[] | undefined,
  jobs: readonly JobForProvider[] | undefined,
): void {
  useChanges(bids, (bid) => bid.status, newsOfBid)
  useChanges(jobs, (job) => job.phase, newsOfJob)
}

/** Says what `news` makes of every row whose state is another than before. */
function useChanges<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  stateOf: (row: Row) => string,
  news: (row: Row) => ToastInput | null,
): void {
  const before = useRef<ReadonlyMap<string, string> | null>(null)
  useEffect(() => {
    if (!rows) return
    const changed = rows.filter((row) => {
      const was = before.current?.get(row.id)
      return was !== undefined && was !== stateOf(row)
    })
    before.current = new Map(rows.map((row) => [row.id, stateOf(row)]))
    for (const row of changed) {
      const input = news(row)
      if (!input) continue
      toast(input)
      if (input.tone) chime()
    }
  })
}

function newsOfBid({ status, statusReason, serviceRequest }: OwnBid): ToastInput | null {
  const words = providers.news
  const description = serviceRequest.title
  if (status === 'accepted') return { title: words.accepted, description, tone: 'success' }
  if (status === 'pending') return { title: words.returned, description, tone: 'success' }
  if (statusReason === 'withdrawn' || statusReason === 'handed_back' || !statusReason) return null
  return { title: providers.mine.reasons[statusReason], description }
}

function newsOfJob({ phase, request, timeline }: JobForProvider): ToastInput | null {
  const words = providers.news
  const description = request.title
  if (phase === 'cancelled_by_customer')
    return { title: words.cancelled, description, tone: 'danger' }
  if (phase !== 'closed') return null
  const how = howClosed(timeline)
  return { title: words.closed[how], description, tone: how === 'disputed' ? 'danger' : 'success' }
}
