import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from './book.ts'

export const modes = ['on', 'off', 'twice', 'late', 'reversed'] as const
export type Mode = (typeof modes)[number]

const lateMs = 3_000

/** Tells its listener what has happened, as reliably as it is told to be. */
export function openEvents({ url, secret }: { url: string | undefined; secret: string }) {
  let mode: Mode = 'on'
  let waiting: string[] = []

  const send = async (body: string) => {
    if (!url) return
    const at = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': `t=${at},v1=${signature}`,
    }
    for (const pauseMs of [0, 1_000, 5_000]) {
      await sleep(pauseMs, undefined, { ref: false })
      const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => null)
      if (answer?.ok) return
    }
  }
  async function deliver(body: string) {
    if (mode === 'off') return
    if (mode === 'late') await sleep(lateMs, undefined, { ref: false })
    if (mode === 'reversed') {
      waiting.unshift(body)
      if (waiting.length < 2) return
      for (const one of waiting.splice(0)) await send(one)
      return
    }
    await send(body)
    if (mode === 'twice') await send(body)
  }
  return {
    tell(type: string, object: object) {
      const created = Math.floor(Date.now() / 1000)
      const body = {
        id: newId('evt'),
        object: 'event',
        type,
        created,
        livemode: false,
        data: { object },
      }
      void deliver(JSON.stringify(body))
    },
    become(next: Mode) {
      mode = next
      waiting = []
    },
  }
}
export type Events = ReturnType<typeof openEvents>
