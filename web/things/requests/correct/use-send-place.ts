import { useMutation, useQueryClient } from '@tanstack/react-query'
import { correctRequest } from '#contract/correcting.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { corrections } from '#contract/words/en/corrections.ts'
import { call } from '../../../kit/api/call.ts'
import { useAccess } from '../../../kit/api/RequestAccess.tsx'
import { useUntilAnswered } from '../../../kit/api/use-until-answered.ts'
import type { DevicePosition } from '../../../kit/map/use-geolocation.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { readAgain } from '../asked/use-request.ts'

/** Sends where a device is as the place of a request, until the server answers; its words stay. */
export function useSendPlace({ id, location }: Pick<RequestForOwner, 'id' | 'location'>) {
  const { token } = useAccess()
  const client = useQueryClient()
  const { send, isLost } = useUntilAnswered()
  const place = useMutation({
    mutationFn: (position: DevicePosition) =>
      send((way) =>
        call(correctRequest, { params: { id }, token, body: { location, ...position }, ...way }),
      ),
    onSuccess: () => toast({ title: corrections.place.sent, tone: 'success' }),
    onSettled: () => readAgain(client, id),
  })
  return { place, isLost }
}
