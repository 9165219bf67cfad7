import { Link } from 'react-router'
import type { RequestForOwner } from '#contract/requests.ts'
import { sentenceOf } from '../api/api-error.ts'
import { bids } from '../messages/en/bids.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Card } from '../ui/Card.tsx'
import { FormError } from '../ui/FormError.tsx'
import { toast } from '../ui/toast.ts'
import { useRequestDeeds } from './use-request-deeds.ts'

/** A request that is over, and the one thing to do next. */
export function ClosedRequest({
  request,
  token,
}: {
  request: RequestForOwner
  token: string | null
}) {
  const words = bids.closed
  const isExpired = request.closeReason === 'expired'
  const [title, text] = isExpired
    ? [words.expiredTitle, words.expiredText]
    : request.closeReason === 'customer'
      ? [words.customerTitle, words.customerText]
      : [words.otherTitle, null]
  const done = request.status === 'completed'
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h2 className="text-xl">{done ? words.doneTitle : title}</h2>
      {text && !done && <p className="text-muted">{text}</p>}
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
