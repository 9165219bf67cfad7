import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'

const atOnce = 200

const retries = new WeakMap<Socket, number>()
/** After how many milliseconds its server wants a stream back that is cut; each is told another. */
export const retryOf = (socket: Socket): number => retries.get(socket) ?? 0

/** Opens live streams, some hundred at a time, and waits until each has its first bytes. */
export async function openAll(
  address: string,
  count: number,
  open: (index: number) => string,
): Promise<Socket[]> {
  const { hostname, port } = new URL(address)
  const sockets: Socket[] = []
  for (let at = 0; at < count; at += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - at) }, async (_, index) => {
      const socket = createConnection({ host: hostname, port: Number(port) })
      socket.setEncoding('utf8')
      socket.write(open(at + index))
      await begun(socket)
      sockets.push(socket)
    })
    await Promise.all(some)
  }
  return sockets
}

/** A refusal never begins, and who is turned away hears nothing more: the bench ends there. */
async function begun(socket: Socket): Promise<void> {
  const gone = once(socket, 'close').then(() => {
    throw new Error('a stream was closed before it began')
  })
  gone.catch(() => {})
  let head = ''
  for (;;) {
    const [data] = await Promise.race([once(socket, 'data'), gone])
    head += data
    if (!head.startsWith('HTTP/1.1 200'.slice(0, head.length)))
      throw new Error(`no stream: ${head.slice(0, 200)}`)
    const retry = /retry: (\d+)\n/.exec(head)?.[1]
    if (retry === undefined) continue
    retries.set(socket, Number(retry))
    return
  }
}
