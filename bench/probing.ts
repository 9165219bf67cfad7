import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * What anybody else waits at most while something happens, in milliseconds. Asked from a thread of its own: one that holds ten
 * thousand streams would measure itself.
 */
export async function probing<T>(
  address: string,
  happening: () => Promise<T>,
): Promise<{ value: T; longest: number }> {
  const prober = new Worker(new URL('prober.ts', import.meta.url), { workerData: address })
  try {
    await once(prober, 'message')
    const value = await happening()
    const told = once(prober, 'message')
    prober.postMessage('enough')
    const [longest] = await told
    return { value, longest }
  } finally {
    await prober.terminate()
  }
}
