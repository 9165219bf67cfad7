import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { sendChangeOrder } from '#contract/change-orders.ts'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { useKeyOf } from '../../kit/api/use-key-of.ts'
import { useUntilAnswered } from '../../kit/api/use-until-answered.ts'
import type { DevicePosition } from '../../kit/map/use-geolocation.ts'
import { usePressedFirst } from '../../things/presses/use-pressed-first.ts'
import {
  askForMoreAsTechnician,
  reportCustomerGoneAsTechnician,
  takeBackArrivalAsTechnician,
  withdrawAsTechnician,
} from './calls.ts'
import { dayKey } from './use-day.ts'

/** What a technician does at the truck for which the server must answer at once; steps and delays wait for a network. */
export function useDeeds(jobId: string) {
  const { token } = useAccess()
  const client = useQueryClient()
  const keyOf = useKeyOf()
  const onSettled = () => client.invalidateQueries({ queryKey: dayKey(token) })
  const pressedFirst = usePressedFirst(jobId)
  const { send, isLost, stop } = useUntilAnswered({ staysOn: true })
  const ask = useMutation({
    mutationFn: (body: SentBodyOf<typeof sendChangeOrder>) =>
      send(async (way) => {
        await pressedFirst()
        return call(askForMoreAsTechnician, { params: { id: jobId }, body, token, ...way })
      }, keyOf(body)),
    onSettled,
  })
  return {
    takeBack: useMutation({
      mutationFn: () => call(takeBackArrivalAsTechnician, { params: { id: jobId }, token }),
      onSettled,
    }),
    customerGone: useMutation({
      mutationFn: (body: DevicePosition) =>
        call(reportCustomerGoneAsTechnician, { params: { id: jobId }, body, token }),
      onSettled,
    }),
    askForMore: { ...ask, isLost, stop },
    withdraw: useMutation({
      mutationFn: (id: string) => call(withdrawAsTechnician, { params: { id }, token }),
      onSettled,
    }),
  }
}
