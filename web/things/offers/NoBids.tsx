import type { RequestForOwner } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { bids } from '#contract/words/en/bids.ts'
import { waiting } from '#contract/words/en/waiting.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { useTicking } from '../../kit/ui/clock.ts'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import type { RequestWords } from './reader.ts'
import { nobodyHears } from './waiting/nobody-hears.ts'
import { OtherHelp, WhatElse } from './waiting/WhatElse.tsx'
import { WhoIsAsked } from './waiting/WhoIsAsked.tsx'

type Words = RequestWords['list']

/** Nobody has answered yet, or no answer stands anymore: who was asked, and once it matters what else can be done. */
export function NoOpenBids({
  request,
  hadBids,
  words,
}: {
  request: RequestForOwner
  hadBids: boolean
  words: Words
}) {
  const { asked, openedAt, urgency } = request
  const lateFrom = new Date(openedAt).getTime() + settings.widen.offeredMs
  const isLate = useTicking((now) => urgency !== 'scheduled' && now >= lateFrom)
  const mayDoElse = isLate || hadBids
  const isUncovered = asked.covering === 0
  const why = nobodyHears(request)
  if (isUncovered)
    return (
      <EmptyState
        title={why.title}
        action={
          <div className="flex flex-col items-center gap-4">
            <WhatElse request={request} />
            <OtherHelp />
          </div>
        }
      >
        {why.text}
      </EmptyState>
    )
  return (
    <EmptyState title={titleOf()} action={mayDoElse && <WhatElse request={request} />}>
      <p>
        {asked.covering === null || asked.next ? (
          <WhoIsAsked request={request} />
        ) : (
          waiting.nobody.closed(asked.covering)
        )}
      </p>
      <p className="mt-2">{mayDoElse ? waiting.truth.text : words.noneNext}</p>
    </EmptyState>
  )

  function titleOf(): string {
    if (hadBids) return bids.list.noneOpen
    return isLate ? waiting.truth.title(settings.widen.offeredMs / 60_000) : bids.list.noneTitle
  }
}

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
