import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { createGate } from '../gate.ts'

// One thread a picture, since several are decoded side by side; and nothing is kept of one for the next, which is another.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Decoding a picture takes as much work and memory as its pixels, whatever its bytes: half of the processors at most do
 * it, and the line is as long as gets through in a few seconds. Beyond it a sender is refused (503) and comes again.
 */
export const decoding = createGate({
  atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
  waiting: 24,
})
