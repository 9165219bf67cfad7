import { useMutation, useQueryClient } from '@tanstack/react-query'
import { confirmJob } from '#contract/jobs.ts'
import { call } from '../../../kit/api/call.ts'
import { useAccess } from '../../../kit/api/RequestAccess.tsx'
import { useUntilAnswered } from '../../../kit/api/use-until-answered.ts'
import { readAgain } from './use-request.ts'

/**
 * That the work is done, for the total that is shown: said beside the truck, where there may be no signal, so it is sent until
 * the server answers.
 */
export function useConfirm(requestId: string) {
  const { token } = useAccess()
  const client = useQueryClient()
  const { send, isLost } = useUntilAnswered({ staysOn: true })
  const confirm = useMutation({
    mutationFn: ({ id, price: total }: { id: string; price: string }) =>
      send((attempt) => call(confirmJob, { params: { id }, token, body: { total }, ...attempt })),
    onSettled: () => readAgain(client, requestId),
  })
  return { confirm, isLost }
}
