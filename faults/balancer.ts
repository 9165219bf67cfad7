import { once } from 'node:events'
import { Agent, request as ask, createServer } from 'node:http'

const lookEveryMs = 500

/**
 * What stands in front of several servers: it sends each call to one that says it is ready (`/readyz`), and tries no call a second
 * time. A call that a server cuts off is a call lost.
 */
export async function startBalancer(
  servers: readonly string[],
): Promise<{ url: string; close(): void }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 })
  let ready = [...servers]
  let turn = 0
  const look = async () => {
    const states = await Promise.all(
      servers.map((server) =>
        fetch(`${server}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    const now = servers.filter((_, at) => states[at])
    if (now.length > 0) ready = now
  }
  const looking = setInterval(look, lookEveryMs)
  const front = createServer((incoming, outgoing) => {
    const target = ready[turn++ % ready.length] ?? ''
    const { method, url = '/', headers } = incoming
    const passed = ask(`${target}${url}`, { ...(method && { method }), headers, agent })
    passed.on('response', (answer) => {
      const kept = { ...answer.headers }
      delete kept.connection
      outgoing.writeHead(answer.statusCode ?? 502, kept)
      answer.on('error', () => outgoing.destroy())
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    // Who stops reading a stream has no more use for it behind here.
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  const address = front.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      clearInterval(looking)
      front.closeAllConnections()
      front.close()
      agent.destroy()
    },
  }
}
