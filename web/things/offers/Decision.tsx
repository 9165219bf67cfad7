import type { BidForOwner } from '#contract/bids.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { services } from '#contract/services.ts'
import { bids as bidWords } from '#contract/words/en/bids.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { useOwnRequest } from '../requests/asked/use-own-requests.ts'
import { AcceptDialog } from './AcceptDialog.tsx'
import { acceptWords } from './accept-words.ts'
import { CallDialog } from './CallDialog.tsx'
import { overBudgetOf } from './over-budget.ts'
import { RejectDialog } from './RejectDialog.tsx'
import type { PayChoice, RequestWords } from './reader.ts'

/** What the reader is about to do with a bid, as it was when the button was pressed. */
export interface Choice {
  deed: 'call' | 'accept' | 'reject'
  bid: BidForOwner
  /** It answers what a driver has asked for, and nothing else. */
  isAsked?: boolean
  /** Says no to the driver alone. */
  keepsBid?: boolean | undefined
}

export interface DecisionProps {
  choice: Choice
  request: RequestForOwner
  /** The bids of its request as they stand now. */
  bids: readonly BidForOwner[] | undefined
  words: RequestWords
  /** What else to know before the bid is taken. */
  warning?: string | null
  /** What to know where it is above the driver's limit, with that. */
  aboveLimit?: string | undefined
  Pay?: PayChoice | undefined
  onClose: () => void
  /** It has been taken. */
  onAccepted?: () => void
}

/** Stands above the bids: one that leaves the list meanwhile keeps its explanation. */
export function Decision({
  choice,
  request,
  bids,
  words,
  warning,
  aboveLimit = drivers.jobs.aboveYourLimit,
  Pay,
  onClose,
  onAccepted,
}: DecisionProps) {
  const { deed, bid } = choice
  if (deed === 'call') return <CallDialog provider={bid.provider} onClose={onClose} />
  const current = bids?.find(({ id }) => id === bid.id)
  const { approval } = request
  const wantedBy = approval?.bidId === bid.id ? approval.driverName : null
  if (deed === 'reject')
    return (
      <RejectDialog
        bid={bid}
        current={current}
        words={words.reject}
        wantedBy={wantedBy}
        keepsBid={choice.keepsBid}
        onClose={onClose}
      />
    )
  const isForApproval = request.forApproval.includes(bid.id)
  const over = overBudgetOf(bid.price, request.budget)
  const isTowNowhere =
    services[request.serviceType].trade === 'towing' && !request.details.dropOffLocation
  const toKnow = [
    isTowNowhere && bidWords.accept.noDropOff,
    over && bidWords.accept.overBudget(over),
    warning ?? (isForApproval ? aboveLimit : null),
  ].filter(Boolean)
  return (
    <AcceptDialog
      chosen={bid}
      current={current}
      when={request}
      words={acceptWords(words.accept, request, isForApproval)}
      warning={toKnow.join(' ') || null}
      isForApproval={isForApproval}
      isAsked={choice.isAsked}
      over={overOf(request, bid.id)}
      // Of what is only asked for the office says how it is paid, and nobody else has a choice.
      Pay={request.isFleets && !isForApproval ? Pay : undefined}
      onClose={onClose}
      onAccepted={() => {
        onClose()
        onAccepted?.()
      }}
    />
  )
}

/** The same on a dashboard, above all the account's requests. */
export function OwnDecision(props: Omit<DecisionProps, 'request' | 'bids'>) {
  const { data: request } = useOwnRequest(props.choice.bid.serviceRequestId, false)
  return request && <Decision {...props} request={request} bids={request.bids} />
}

/** Why no bid of it can be taken, of a request that has ended meanwhile, perhaps in another tab. */
function overOf({ status, closeReason, job }: RequestForOwner, bidId: string): string | null {
  const { over } = bidWords.accept
  if (status === 'in_progress' && job && job.bidId !== bidId)
    return over.taken(job.provider.businessName)
  if (status !== 'cancelled') return null
  return closeReason === 'customer' ? over.customer : over.other
}
