import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerArrival, type JobForCustomer } from '#contract/jobs.ts'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { useUntilAnswered } from '../../kit/api/use-until-answered.ts'
import { readAgain } from '../requests/asked/use-request.ts'

/** Whether the helper is there: said where there may be no signal, so it is sent until the server answers. */
export function useAnswerArrival({ id, serviceRequestId }: JobForCustomer) {
  const { token } = useAccess()
  const client = useQueryClient()
  const { send, isLost } = useUntilAnswered()
  const answer = useMutation({
    mutationFn: (here: boolean) =>
      send((attempt) => call(answerArrival, { params: { id }, token, body: { here }, ...attempt })),
    onSettled: () => readAgain(client, serviceRequestId),
  })
  return { answer, isLost }
}
