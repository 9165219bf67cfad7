import { useMutation, useQueryClient } from '@tanstack/react-query'
import { correctRequest } from '#contract/correcting.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { corrections } from '#contract/words/en/corrections.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { call } from '../../../kit/api/call.ts'
import { useAccess } from '../../../kit/api/RequestAccess.tsx'
import { useUntilAnswered } from '../../../kit/api/use-until-answered.ts'
import type { DevicePosition } from '../../../kit/map/use-geolocation.ts'
import { failedOrStopped } from '../../../kit/trying-dialog.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { readAgain } from '../asked/use-request.ts'

/** Sends where a request is more exactly, until the server answers: by a device, with the same words, or in other words. */
export function useSendPlace({ id }: Pick<RequestForOwner, 'id'>) {
  const { token } = useAccess()
  const client = useQueryClient()
  const { send, isLost } = useUntilAnswered()
  const place = useMutation({
    mutationFn: (body: { location: string } & Partial<DevicePosition>) =>
      send((attempt) => call(correctRequest, { params: { id }, token, body, ...attempt })),
    onSuccess: (_, { lat }) =>
      toast({ title: corrections.place[lat === undefined ? 'said' : 'sent'], tone: 'success' }),
    onSettled: () => readAgain(client, id),
  })
  const failed = failedOrStopped(place.error, corrections.place.notSent)
  return { place, isLost, failure: place.error && sentenceOf(place.error, failed) }
}
