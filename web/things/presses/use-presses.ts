import { useMutation, useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useState } from 'react'
import { newKey } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { now, onServer } from '../../kit/ui/clock.ts'
import type { Advance, PressedStep } from '../jobs/advance.ts'
import type { AskForMore, UnsentPhotos } from '../jobs/ask-for-more.ts'
import { type Presser, PresserContext } from './presser.ts'
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
  usePressesOf,
} from './presses.ts'
import { sendPresses, takeRefusal } from './send-presses.ts'

/** Longer than this nobody waits beside a button for the network. */
const patientMs = 4000
const longestPauseMs = 30_000

/**
 * What was pressed on this device and the page must still show. Whenever the jobs have been read there is a network, and the
 * server's clock is known: then what waits is sent.
 */
export function usePresses({ by, readAt, send, jobsKey }: Presser): readonly Press[] {
  const { token } = useAccess()
  const client = useQueryClient()
  const own = usePressesOf(by)
  const [lost, setLost] = useState(0)

  useEffect(() => {
    const load = () => void loadPresses()
    load()
    // Another window may have sent them meanwhile.
    document.addEventListener('visibilitychange', load)
    return () => document.removeEventListener('visibilitychange', load)
  }, [])

  const waits = own.some(isWaiting)
  useEffect(() => {
    if (!readAt) return
    // The jobs say by themselves what was sent before they were read.
    for (const { id, sentAt } of pressesOf(by))
      if (sentAt !== undefined && sentAt < readAt) void dropPress(id)
    if (!waits) return
    let timer: ReturnType<typeof setTimeout>
    sendPresses(by, token, send).then((isThrough) => {
      if (isThrough) return client.invalidateQueries({ queryKey: jobsKey })
      // Reading may go well where sending does not.
      timer = setTimeout(() => setLost(lost + 1), Math.min(1000 * 2 ** lost, longestPauseMs))
    })
    return () => clearTimeout(timer)
  }, [by, token, send, jobsKey, readAt, waits, lost, client])

  return own
}

/**
 * What is pressed on a job: kept on the device first, then sent. Where there is no network it counts on the page as if the
 * server had it; a refusal that comes while somebody waits for it is the error of the press. Each gives whether it has been sent.
 */
export function usePress(job: { id: string; title: string }) {
  const { token } = useAccess()
  const { by, readAt, send, jobsKey } = use(PresserContext)
  const client = useQueryClient()

  async function press(
    pressed: Pressed,
    { fix, photos }: { fix?: PressedStep['fix']; photos?: UnsentPhotos } = {},
  ): Promise<boolean> {
    const waiting: Press = {
      ...pressed,
      ...(photos && { photos }),
      id: newKey(),
      by,
      jobId: job.id,
      title: job.title,
      seq: nextSeq(),
      clockOffset: onServer(0),
      isTried: false,
    }
    const id = await (fix ? keepWithPlace(waiting, fix) : keepOnce(waiting))
    if (!readAt) return false
    const sent = sendPresses(by, token, send).then(() => true)
    if (await Promise.race([sent, pause(patientMs)])) await takeRefusal(id)
    return !pressesOf(by).some((one) => one.id === id && isWaiting(one))
  }

  const occurredAt = () => new Date(now()).toISOString()
  const onSettled = () => client.invalidateQueries({ queryKey: jobsKey })
  const advance: Advance = useMutation({
    mutationFn: ({ note, fix, ...step }) =>
      press(
        { call: 'step', body: { occurredAt: occurredAt(), ...step, ...(note && { note }) } },
        { fix },
      ),
    onSettled,
  })
  const delay = useMutation({
    mutationFn: (minutes: number) =>
      press({ call: 'delay', body: { minutes, occurredAt: occurredAt() } }),
    onSettled,
  })
  const askForMore: AskForMore = useMutation({
    mutationFn: ({ rise, photos, ...body }) =>
      press({ call: 'more', body: { ...body, occurredAt: occurredAt() }, rise }, { photos }),
    onSettled,
  })
  return { advance, delay, askForMore }
}

/** How much more is asked for on this device, which the job as it was read does not know of yet; null where nothing is. */
export function useAskedForMore(jobId: string): string | null {
  const own = usePressesOf(use(PresserContext).by)
  for (const press of own)
    if (press.call === 'more' && press.jobId === jobId && press.refusal === undefined)
      return press.rise
  return null
}

const pause = (ms: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), ms))
