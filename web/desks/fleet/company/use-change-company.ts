import { useMutation } from '@tanstack/react-query'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { changeOwnFleet } from '#contract/fleets.ts'
import { call } from '../../../kit/api/call.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'
import { fleetKey } from '../keys.ts'

/** Changes the company's record; a refusal brings what somebody else has made of it meanwhile. */
export function useChangeCompany() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof changeOwnFleet>) => call(changeOwnFleet, { body }),
    onSettled: useReadAgain(fleetKey),
  })
}
