import { Link } from 'react-router'
import type { RequestForOwner } from '#contract/requests.ts'
import { sentenceOf } from '../api/api-error.ts'
import { bids } from '../messages/en/bids.ts'
import { paths } from '../paths.ts'
import { useRequestDeeds } from '../requests/asked/use-request-deeds.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Card } from '../ui/Card.tsx'
import { FormError } from '../ui/FormError.tsx'
import { toast } from '../ui/toast.ts'

/** A request that is over, and the one thing to do next. */
export function ClosedRequest({
  request,
  token,
  isTold,
}: {
  request: RequestForOwner
  token: string | null
  /** Its job stands above and has said how it ended. */
  isTold: boolean
}) {
  const words = bids.closed
  const [title, text] = wordsOf(request)
  const isExpired = request.closeReason === 'expired'
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      {!isTold && <h2 className="text-xl">{title}</h2>}
      {!isTold && text && <p className="text-muted">{text}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {isExpired && <Reopen request={request} token={token} />}
        <Link
          to={paths.requestService}
          className={buttonClass({ variant: isExpired ? 'ghost' : 'secondary' })}
        >
          {words.newRequest}
        </Link>
      </div>
    </Card>
  )
}

function wordsOf({ closeReason }: RequestForOwner): [string, string | null] {
  const words = bids.closed
  if (closeReason === 'expired') return [words.expiredTitle, words.expiredText]
  if (closeReason === 'customer') return [words.customerTitle, words.customerText]
  if (closeReason === 'done') return [words.doneTitle, null]
  return [words.otherTitle, null]
}

function Reopen({ request, token }: { request: RequestForOwner; token: string | null }) {
  const words = bids.closed
  const { reopen } = useRequestDeeds(request.id, token)
  const { can, reopensLeft } = request
  const refusal = () => {
    if (can.onlyBidId !== null) return words.otherLink
    return reopensLeft === 0 ? words.noReopens : words.reopenOver
  }
  return (
    <>
      <Button
        variant="primary"
        busy={reopen.isPending}
        disabledReason={can.reopen ? null : refusal()}
        onClick={() =>
          reopen.mutate(undefined, {
            onSuccess: () => toast({ title: words.reopened, tone: 'success' }),
          })
        }
      >
        {words.reopen}
      </Button>
      <span className="text-muted">{words.reopensLeft(reopensLeft)}</span>
      <FormError error={reopen.isError ? sentenceOf(reopen.error, words.failed) : null} />
    </>
  )
}
