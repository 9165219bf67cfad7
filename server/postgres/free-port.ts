import { createServer } from 'node:net'

/** The port of the last time if it is free. New ones lie below those the system lends to outgoing connections. */
export async function freePort(last: number | undefined): Promise<number> {
  if (last && (await isFree(last))) return last
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 17_000)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
