import type { sendChangeOrder as sendChange } from '#contract/change-orders.ts'
import { advanceJob, delayJob } from '#contract/jobs.ts'
import { bare } from '../../../kit/api/bare.ts'
import { call } from '../../../kit/api/call.ts'
import { isReadHere } from '../../../kit/api/use-kept-readings.ts'
import { useUser } from '../../../things/auth/use-user.ts'
import { bodyOfMore, type Presser, type SendPress } from '../../../things/presses/presser.ts'
import { jobsKey } from '../../../things/requests/jobs-key.ts'

/** Who is signed in, with the calls of a shop. `dataUpdatedAt` is when the jobs were read, by this page or an earlier one. */
export function useShopPresser(dataUpdatedAt: number): Presser {
  const { data: user } = useUser()
  return {
    by: user?.id ?? '',
    readAt: isReadHere(dataUpdatedAt) ? dataUpdatedAt : 0,
    send,
    jobsKey,
  }
}

/** Without its schemas: the form that brings them is not on the first screen. */
const sendChangeOrder = bare<typeof sendChange>({
  caller: 'service_provider',
  method: 'POST',
  path: '/api/jobs/:id/change-orders',
})

const send: SendPress = (press, attempt) => {
  if (press.call === 'step') return call(advanceJob, { ...attempt, body: press.body })
  if (press.call === 'delay') return call(delayJob, { ...attempt, body: press.body })
  return call(sendChangeOrder, { ...attempt, body: bodyOfMore(press) })
}
