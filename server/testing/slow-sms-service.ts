import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

/** An SMS service that takes a message and says nothing, until it is told to. */
export interface SlowSmsService {
  /** For SMS_URL. */
  url: string
  /** Messages that it holds without an answer. */
  held(): number
  /** Takes those that it holds, and gives how many these were. */
  answer(): number
  /** The numbers to which it has sent, as often as it has. */
  sent: string[]
  /** From now on it answers at once. */
  hurry(): void
  close(): Promise<void>
}

export async function openSlowSmsService(): Promise<SlowSmsService> {
  const sent: string[] = []
  let waiting: { to: string; response: ServerResponse }[] = []
  let isFast = false
  const take = () => {
    const taken = waiting
    waiting = []
    for (const { to, response } of taken) {
      sent.push(to)
      response.writeHead(201).end()
    }
    return taken.length
  }
  const server = createServer((request, response) => {
    let form = ''
    request.on('data', (chunk) => {
      form += chunk
    })
    request.on('end', () => {
      waiting.push({ to: new URLSearchParams(form).get('To') ?? '', response })
      if (isFast) take()
    })
    // The sender has given up, or is gone.
    response.on('close', () => {
      waiting = waiting.filter((one) => one.response !== response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://account:token@127.0.0.1:${port}/?From=+15125550100`,
    held: () => waiting.length,
    answer: take,
    sent,
    hurry() {
      isFast = true
      take()
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
