import { useState } from 'react'
import type { JobForCustomer } from '#contract/jobs.ts'
import { useCustomerPayment } from '../jobs/use-customer-payment.ts'
import { useTrip } from '../jobs/use-trip.ts'
import type { OwnRequest } from '../requests/asked/use-own-requests.ts'

interface Asked {
  isLoading: boolean
  failureCount: number
}

/** On its way, and by no failure or missing network held up: that would hide a job from who waits for it. */
const comes = ({ isLoading, failureCount }: Asked) => isLoading && failureCount === 0

/** A job is drawn first when its truck and its payment are known: each stands above what somebody is about to press. */
export function useDrawnWhole(request: OwnRequest, job: JobForCustomer): boolean {
  const trip = useTrip(request.id, job.phase)
  const payment = useCustomerPayment(request, job)
  const [isDrawn, draw] = useState(false)
  const isWhole = ![trip, payment].some(comes)
  if (isWhole && !isDrawn) draw(true)
  return isWhole || isDrawn
}
