import type { QueryKey } from '@tanstack/react-query'
import { createContext } from 'react'
import type { Press } from './presses.ts'

/** What goes with a press, whoever's call it is: the job, the right, the key under which it counts once. */
export interface PressAttempt {
  params: { id: string }
  token: string | null
  idempotencyKey: string
  signal: AbortSignal
  outlivesPage: true
}
export type SendPress = (press: Press, attempt: PressAttempt) => Promise<unknown>

/** Who presses in this page: a technician, or somebody of the shop. */
export interface Presser {
  /** The id of the technician or the account. */
  by: string
  /** When the jobs were last read in this page, by the device's clock; 0 where they come from the device. */
  readAt: number
  /** By their own calls. */
  send: SendPress
  /** Under which the jobs are read that a press changes. */
  jobsKey: QueryKey
}
export const PresserContext = createContext<Presser>({
  by: '',
  readAt: 0,
  send: () => Promise.reject(new Error('nobody presses here')),
  jobsKey: [],
})

/** What the server is asked: for more, once the customer can read it; the moment of the press is this device's alone. */
export function bodyOfMore({ body }: Extract<Press, { call: 'more' }>) {
  const { occurredAt: _, ...asked } = body
  return asked
}
