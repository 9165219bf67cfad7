import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { Client } from 'undici'

/** Asks the same small question over and over until it is told to stop; says the longest wait, in milliseconds. */
const client = new Client(workerData as string, { pipelining: 1 })
let isOver = false
let longest = 0
async function ask() {
  const begun = performance.now()
  const answer = await client.request({ method: 'GET', path: '/healthz' })
  await answer.body.dump()
  return performance.now() - begun
}
parentPort?.once('message', () => {
  isOver = true
})
await ask()
parentPort?.postMessage('asking')
while (!isOver) {
  longest = Math.max(longest, await ask())
  await wait(5)
}
await client.close()
parentPort?.postMessage(longest)
