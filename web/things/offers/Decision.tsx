import type { BidForOwner } from '#contract/bids.ts'
import type { When } from '../requests/asked/UrgencyBadge.tsx'
import { useOwnRequest } from '../requests/asked/use-own-requests.ts'
import { AcceptDialog } from './AcceptDialog.tsx'
import { CallDialog } from './CallDialog.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import type { PayChoice, RequestWords } from './reader.ts'

/** What the reader is about to do with a bid, as it was when the button was pressed. */
export interface Choice {
  deed: 'call' | 'accept' | 'reject'
  bid: BidForOwner
}

export interface DecisionProps {
  choice: Choice
  /** For when help is wanted. */
  when: When
  /** The bids of its request as they stand now. */
  bids: readonly BidForOwner[] | undefined
  words: RequestWords
  /** What else to know before the bid is taken. */
  warning?: string | null
  Pay?: PayChoice | undefined
  onClose: () => void
  /** It has been taken. */
  onAccepted?: () => void
}

/** Stands above the bids: one that leaves the list meanwhile keeps its explanation. */
export function Decision({
  choice,
  when,
  bids,
  words,
  warning,
  Pay,
  onClose,
  onAccepted,
}: DecisionProps) {
  const { deed, bid } = choice
  if (deed === 'call') return <CallDialog provider={bid.provider} onClose={onClose} />
  if (deed === 'reject') return <RejectDialog bid={bid} words={words.reject} onClose={onClose} />
  return (
    <AcceptDialog
      chosen={bid}
      current={bids?.find(({ id }) => id === bid.id)}
      when={when}
      words={words.accept}
      warning={warning}
      Pay={Pay}
      onClose={onClose}
      onAccepted={() => {
        onClose()
        onAccepted?.()
      }}
    />
  )
}

/** The same on a dashboard, above all the account's requests. */
export function OwnDecision(props: Omit<DecisionProps, 'when' | 'bids'>) {
  const { data: request } = useOwnRequest(props.choice.bid.serviceRequestId, false)
  return request && <Decision {...props} when={request} bids={request.bids} />
}
