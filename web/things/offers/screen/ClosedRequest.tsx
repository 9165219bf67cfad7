import type { ReactNode } from 'react'
import type { RequestForOwner } from '#contract/requests.ts'
import { bids } from '#contract/words/en/bids.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { mutateThen } from '../../../kit/api/mutate-then.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { runRefusal } from '../../requests/asked/run-refusal.ts'
import { useRequestDeeds } from '../../requests/asked/use-request-deeds.ts'
import type { RequestWords } from '../reader.ts'

export interface ClosedRequestProps {
  request: RequestForOwner
  words: RequestWords['closed']
  /** Its job stands above and has said how it ended. */
  isTold: boolean
  /** Where to go from here. */
  children: ReactNode
}

/** A request that is over, and what can be done next. */
export function ClosedRequest({ request, words, isTold, children }: ClosedRequestProps) {
  const [title, text] = wordsOf(request, words)
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      {!isTold && <h2 className="text-xl">{title}</h2>}
      {!isTold && text && <p className="text-muted">{text}</p>}
      <div className="flex flex-wrap items-center gap-3 max-sm:*:px-3">
        {request.closeReason === 'expired' && <Reopen request={request} />}
        {children}
      </div>
    </Card>
  )
}

function wordsOf(
  { closeReason }: RequestForOwner,
  words: RequestWords['closed'],
): [string, string | null] {
  const { closed } = bids
  if (closeReason === 'expired') return [closed.expiredTitle, words.expiredText]
  if (closeReason === 'customer') return [words.customerTitle, closed.customerText]
  return [closeReason === 'done' ? closed.doneTitle : closed.otherTitle, null]
}

function Reopen({ request }: { request: RequestForOwner }) {
  const words = bids.closed
  const { reopen } = useRequestDeeds(request.id)
  const { can, reopensLeft } = request
  const refusal = reopensLeft === 0 ? words.noReopens : words.reopenOver
  return (
    <>
      <Button
        variant="primary"
        busy={reopen.isPending}
        disabledReason={runRefusal(request) ?? (can.reopen ? null : refusal)}
        onClick={() =>
          mutateThen(reopen, undefined, () => toast({ title: words.reopened, tone: 'success' }))
        }
      >
        {words.reopen}
      </Button>
      <span className="text-muted">{words.reopensLeft(reopensLeft)}</span>
      <FormError error={reopen.isError ? sentenceOf(reopen.error, words.failed) : null} />
    </>
  )
}
