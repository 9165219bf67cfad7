import type { TimelineEntry } from '#contract/jobs.ts'
import { FirstOf } from '../../../kit/FirstOf.tsx'
import { History, type HistoryReader } from '../../jobs/History.tsx'

/** Of a request that is taken or over: on a phone its newest steps, the others behind a button. */
export const FoldedHistory = ({
  entries,
  reader,
}: {
  entries: readonly TimelineEntry[]
  reader: HistoryReader | undefined
}) => (
  <FirstOf rows={entries.toReversed()} name="history" onPhone={2}>
    {(shown) => <History entries={shown.toReversed()} reader={reader} />}
  </FirstOf>
)
