import { Link } from 'react-router'
import type { RequestForOwner } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { bids } from '../../messages/en/bids.ts'
import { fleetBids } from '../../messages/en/fleet-bids.ts'
import { paths } from '../../paths.ts'
import { useRequestDeeds } from '../../requests/asked/use-request-deeds.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/Card.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { toast } from '../../ui/toast.ts'

/** A request that is over, and what can be done next. */
export function FleetClosed({
  request,
  refusal,
}: {
  request: RequestForOwner
  refusal: string | null
}) {
  const { reopen } = useRequestDeeds(request.id, null)
  const { closeReason, can, reopensLeft, driver, job } = request
  const isExpired = closeReason === 'expired'
  const [title, text] = wordsOf(request)
  const why = reopensLeft === 0 ? bids.closed.noReopens : bids.closed.reopenOver
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      {!job && <h2 className="text-xl">{title}</h2>}
      {!job && text && <p className="text-muted">{text}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {isExpired && (
          <>
            <Button
              variant="primary"
              busy={reopen.isPending}
              disabledReason={refusal ?? (can.reopen ? null : why)}
              onClick={() =>
                reopen.mutate(undefined, {
                  onSuccess: () => toast({ title: bids.closed.reopened, tone: 'success' }),
                })
              }
            >
              {bids.closed.reopen}
            </Button>
            <span className="text-muted">
              {reopensLeft === settings.reopen.times ? '' : bids.closed.reopensLeft(reopensLeft)}
            </span>
          </>
        )}
        {driver && (
          <Link to={paths.fleetRequest(driver.id)} className={buttonClass()}>
            {fleetBids.facts.again}
          </Link>
        )}
        <Link to={paths.home('business_customer')} className={buttonClass({ variant: 'ghost' })}>
          {fleetBids.return}
        </Link>
      </div>
      <FormError error={reopen.isError ? sentenceOf(reopen.error, bids.closed.failed) : null} />
    </Card>
  )
}

function wordsOf({ closeReason }: RequestForOwner): [string, string | null] {
  const words = fleetBids.closed
  if (closeReason === 'expired') return [words.expiredTitle, words.expiredText]
  if (closeReason === 'customer') return [words.cancelledTitle, words.cancelledText]
  if (closeReason === 'done') return [words.doneTitle, null]
  return [words.otherTitle, null]
}
