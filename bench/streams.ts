import { createConnection, type Socket } from 'node:net'

const atOnce = 200

interface Begun {
  retryMs: number
  lastId: string
}
const begins = new WeakMap<Socket, Begun>()
/** After how many milliseconds its server wants a stream back that is cut; each is told another. */
export const retryOf = (socket: Socket): number => begins.get(socket)?.retryMs ?? 0
/** From where it goes on, as it was told at its beginning. */
export const placeOf = (socket: Socket): string => begins.get(socket)?.lastId ?? ''

/** Opens live streams, some hundred at a time, and waits until each has been told so much. */
export async function openAll(
  address: string,
  count: number,
  open: (index: number) => string,
  until = /retry: \d+\n/,
): Promise<Socket[]> {
  const { hostname, port } = new URL(address)
  const sockets: Socket[] = []
  for (let at = 0; at < count; at += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - at) }, async (_, index) => {
      const socket = createConnection({ host: hostname, port: Number(port) })
      socket.setEncoding('utf8')
      socket.write(open(at + index))
      await begun(socket, until)
      sockets.push(socket)
    })
    await Promise.all(some)
  }
  return sockets
}

/** A refusal never begins, and who is turned away hears nothing more: the bench ends there. */
function begun(socket: Socket, until: RegExp): Promise<void> {
  let head = ''
  return new Promise((resolve, reject) => {
    const hear = (data: string) => {
      head += data
      if (!head.startsWith('HTTP/1.1 200'.slice(0, head.length)))
        reject(new Error(`no stream: ${head.slice(0, 200)}`))
      if (!until.test(head)) return
      const [, retryMs] = /retry: (\d+)\n/.exec(head) ?? []
      const [, lastId = ''] = /^id: (\S+)\n\n/m.exec(head) ?? []
      begins.set(socket, { retryMs: Number(retryMs), lastId })
      socket.off('data', hear)
      // What comes from now on nobody keeps.
      socket.resume()
      resolve()
    }
    socket.on('data', hear)
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('a stream was closed before it began')))
  })
}
