import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import type { DevicePosition } from '../../kit/map/use-geolocation.ts'
import {
  reportCustomerGoneAsTechnician,
  takeBackArrivalAsTechnician,
  withdrawAsTechnician,
} from './calls.ts'
import { dayKey } from './use-day.ts'

/** What a technician does at the truck for which the server must answer at once; what waits for a network is pressed (`usePress`). */
export function useDeeds(jobId: string) {
  const { token } = useAccess()
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: dayKey(token) })
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
    withdraw: useMutation({
      mutationFn: (id: string) => call(withdrawAsTechnician, { params: { id }, token }),
      onSettled,
    }),
  }
}
