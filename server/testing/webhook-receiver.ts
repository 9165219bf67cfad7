import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** A program that takes webhooks: keeps what came, and answers what the test says. */
export async function openReceiver() {
  const received: Received[] = []
  const says = { status: 200, body: 'thank you', headers: {} as Record<string, string> }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ headers: request.headers, body })
    response.writeHead(says.status, says.headers).end(says.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    /** As WEBHOOK_HOSTS names it. */
    host: `127.0.0.1:${port}`,
    address: `http://127.0.0.1:${port}/roadcall`,
    port,
    received,
    says,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>
