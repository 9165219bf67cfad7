import { useMutation, useQueryClient } from '@tanstack/react-query'
import { takeBackAsk } from '#contract/bids.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { ConfirmDeed } from '../../kit/api/ConfirmDeed.tsx'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { readAgain } from '../requests/asked/use-request.ts'

/** The driver has asked for the wrong bid: the fleet decides on nothing then, and the bid stands. */
export function TakeBackDialog({
  requestId,
  bidId,
  onClose,
}: {
  requestId: string
  bidId: string
  onClose: () => void
}) {
  const { waits } = drivers.jobs
  const { token } = useAccess()
  const client = useQueryClient()
  const deed = useMutation({
    mutationFn: (id: string) => call(takeBackAsk, { params: { id }, token }),
    onSettled: () => readAgain(client, requestId),
  })
  return (
    <ConfirmDeed
      title={waits.takeBackTitle}
      description={waits.takeBackText}
      confirmLabel={waits.takeBack}
      cancelLabel={waits.takeBackKeep}
      tone="primary"
      deed={deed}
      body={bidId}
      done={waits.takenBack}
      failed={waits.takeBackFailed}
      onClose={onClose}
    />
  )
}
