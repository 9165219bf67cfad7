import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Dispute } from '#contract/disputes.ts'
import { paths } from '#contract/paths.ts'
import { comeback as words } from '#contract/words/en/comeback.ts'
import { disputes } from '#contract/words/en/disputes.ts'
import { ConfirmDeed } from '../../kit/api/ConfirmDeed.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { Link } from '../../kit/ui/Link.tsx'
import { useDisputeDeeds } from './use-disputes.ts'

/** Offers that the provider comes back instead of a part of the money. */
export function OfferComeback({ dispute: { id, isOwn } }: { dispute: Dispute }) {
  const [asks, setAsks] = useState(false)
  const { offerComeback } = useDisputeDeeds(id)
  return (
    <>
      {/* Only the customer's disputes are about work. */}
      <Button onClick={() => setAsks(true)}>{words.offer[isOwn ? 'own' : 'theirs']}</Button>
      {asks && (
        <ConfirmDeed
          title={words.offerTitle}
          description={words.offerText}
          confirmLabel={words.sendOffer}
          tone="primary"
          deed={offerComeback}
          body={undefined}
          failed={disputes.failed}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}

/** The way to the job with which the provider does it again, on the reader's own pages. */
export function ComebackLink({
  comeback: { requestId, jobId, token },
}: {
  comeback: NonNullable<Dispute['comeback']>
}) {
  const { pathname } = useLocation()
  const to = pathname.startsWith(paths.board)
    ? paths.ownJob(jobId)
    : pathname.startsWith(paths.fleetBids(''))
      ? paths.fleetBids(requestId)
      : paths.bids(requestId, token)
  return (
    <Link to={to} className={buttonClass({ variant: 'secondary' })}>
      {words.open}
    </Link>
  )
}
