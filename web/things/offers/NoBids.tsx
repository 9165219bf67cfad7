import type { RequestForOwner } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { bids } from '#contract/words/en/bids.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import type { RequestWords } from './reader.ts'

type Words = RequestWords['list']

/** Nobody has answered yet: who was asked, and what to expect. */
export function NoBidsYet({ request, words }: { request: RequestForOwner; words: Words }) {
  return (
    <EmptyState title={bids.list.noneTitle}>
      <p>
        {whoWasAsked(request, words)}{' '}
        {request.alertedCount > 0 && words.noneWhen(settings.bidsExpectedMinutes)}
      </p>
      <p className="mt-2">{words.noneNext}</p>
    </EmptyState>
  )
}

/** How many providers know of a request, in a sentence. */
export const whoWasAsked = (
  { alertedCount }: RequestForOwner,
  words: Pick<Words, 'noneAlerted' | 'noneInReach'>,
): string => (alertedCount > 0 ? words.noneAlerted(alertedCount) : words.noneInReach)

/** There are bids, but the filters hide them all. */
export function AllFilteredOut({
  hidden,
  words,
  onClear,
}: {
  hidden: number
  words: Words
  onClear: () => void
}) {
  return (
    <EmptyState
      title={words.filteredTitle}
      action={<Button onClick={onClear}>{words.clear}</Button>}
    >
      {words.filteredText(hidden)}
    </EmptyState>
  )
}
