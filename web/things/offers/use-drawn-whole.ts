import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { JobForCustomer } from '#contract/jobs.ts'
import { useTrip } from '../jobs/use-trip.ts'
import type { OwnRequest } from '../requests/asked/use-own-requests.ts'
import { usePayment } from '../requests/asked/use-payment.ts'

interface Asked {
  isLoading: boolean
  failureCount: number
}

/** On its way, and by no failure or missing network held up: that would hide a job from who waits for it. */
const comes = ({ isLoading, failureCount }: Asked) => isLoading && failureCount === 0

/** A job is drawn first when its truck and its payment are known: each stands above what somebody is about to press. */
export function useDrawnWhole(request: OwnRequest, job: JobForCustomer): boolean {
  const [params] = useSearchParams()
  const trip = useTrip(request.id, job.phase)
  const payment = usePayment(job.id, request.timeline, params.get('card') === 'back')
  const [isDrawn, draw] = useState(false)
  const isWhole = ![trip, payment].some(comes)
  if (isWhole && !isDrawn) draw(true)
  return isWhole || isDrawn
}
