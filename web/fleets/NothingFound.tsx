import { fleets } from '../messages/en/fleets.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** A list of which nothing passes the search. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title={fleets.search.nothing}
      action={<Button onClick={onClear}>{fleets.search.clear}</Button>}
    >
      {fleets.search.text}
    </EmptyState>
  )
}
