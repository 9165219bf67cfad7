import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How a server comes to its end: from `isStopping` on it says that it is not ready, while it still answers. */
export interface Draining {
  isStopping: boolean
}

/** Milliseconds. Together below the 15 s that orchestrators leave a process. */
const times = { noticed: 4_000, answered: 6_000 }

/** Lets go of connections while it stops, so that a proxy sends the next call elsewhere. */
export function letGoWhile(server: FastifyInstance, draining: Draining): void {
  server.addHook('onSend', async (_, reply) => {
    if (draining.isStopping) reply.header('connection', 'close')
  })
}

/**
 * Ends the server without losing a call. Where others can take over (`isTakenOver`), they first get the time to notice
 * that this one is not ready any more; then nothing new is taken, and what is under way is answered.
 */
export async function drain(
  server: FastifyInstance,
  draining: Draining,
  { isTakenOver, endStreams }: { isTakenOver: boolean; endStreams: () => void },
): Promise<void> {
  draining.isStopping = true
  if (isTakenOver) await sleep(times.noticed)
  const closed = server.close()
  // Their readers come back by themselves, and nobody listens here any more.
  endStreams()
  await Promise.race([closed, sleep(times.answered, undefined, { ref: false })])
  server.server.closeAllConnections()
}
