import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect } from 'react'
import { newKey } from '../../../kit/api/call.ts'
import { useAccess } from '../../../kit/api/RequestAccess.tsx'
import { now, onServer } from '../../../kit/ui/clock.ts'
import type { Advance, PressedStep } from '../../../things/jobs/use-own-jobs.ts'
import { dayKey } from '../use-day.ts'
import {
  dropPress,
  isWaiting,
  keepOnce,
  keepWithPlace,
  loadPresses,
  nextSeq,
  type Press,
  type Pressed,
  pressesOf,
  useAllPresses,
} from './presses.ts'
import { sendPresses, takeRefusal } from './send-presses.ts'

/** Longer than this nobody waits beside a button for the network. */
const patientMs = 4000

/** Whose phone it is, and when the jobs were last read in this page, by the phone's clock; 0 where they come from the phone. */
export interface Reader {
  technicianId: string
  readAt: number
}
export const ReaderContext = createContext<Reader>({ technicianId: '', readAt: 0 })

/**
 * What the technician has pressed on this phone and the page must still show. Whenever the jobs have been read there is a
 * network, and the server's clock is known: then what waits is sent.
 */
export function usePresses({ technicianId, readAt }: Reader): readonly Press[] {
  const { token } = useAccess()
  const client = useQueryClient()
  const all = useAllPresses()

  useEffect(() => {
    const load = () => void loadPresses()
    load()
    // Another window may have sent them meanwhile.
    document.addEventListener('visibilitychange', load)
    return () => document.removeEventListener('visibilitychange', load)
  }, [])

  const waits = all.some((press) => press.technicianId === technicianId && isWaiting(press))
  useEffect(() => {
    if (!readAt) return
    // The jobs say by themselves what was sent before they were read.
    for (const { id, sentAt } of pressesOf(technicianId))
      if (sentAt !== undefined && sentAt < readAt) void dropPress(id)
    if (!waits) return
    sendPresses(technicianId, token).then(() =>
      client.invalidateQueries({ queryKey: dayKey(token) }),
    )
  }, [technicianId, token, readAt, waits, client])

  return all.filter((press) => press.technicianId === technicianId)
}

/**
 * What is pressed on a job: kept on the phone first, then sent. Where there is no network it counts on the page as if the
 * server had it; a refusal that comes while somebody waits for it is the error of the press.
 */
export function usePress(job: { id: string; title: string }) {
  const { token } = useAccess()
  const { technicianId, readAt } = use(ReaderContext)
  const client = useQueryClient()

  async function press(pressed: Pressed, fix?: PressedStep['fix']): Promise<void> {
    const waiting: Press = {
      ...pressed,
      id: newKey(),
      technicianId,
      jobId: job.id,
      title: job.title,
      seq: nextSeq(),
      clockOffset: onServer(0),
      isTried: false,
    }
    const id = await (fix ? keepWithPlace(waiting, fix) : keepOnce(waiting))
    if (!readAt) return
    const sent = sendPresses(technicianId, token).then(() => true)
    if (await Promise.race([sent, pause(patientMs)])) await takeRefusal(id)
  }

  const occurredAt = () => new Date(now()).toISOString()
  const onSettled = () => client.invalidateQueries({ queryKey: dayKey(token) })
  const advance: Advance = useMutation({
    mutationFn: ({ note, fix, ...step }) =>
      press(
        { call: 'step', body: { occurredAt: occurredAt(), ...step, ...(note && { note }) } },
        fix,
      ),
    onSettled,
  })
  const delay = useMutation({
    mutationFn: (minutes: number) =>
      press({ call: 'delay', body: { minutes, occurredAt: occurredAt() } }),
    onSettled,
  })
  return { advance, delay }
}

const pause = (ms: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), ms))
