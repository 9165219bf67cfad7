import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What stands between a phone and the server. */
export interface Carrier {
  /** Of the server, by way of this carrier. */
  address: string
  /** Nothing passes any longer over the connections of live streams, and neither side is told: a tunnel, another cell. */
  forgetStreams(): void
  /** They are cut, as by a server that stops: both sides are told. */
  cutStreams(): void
  close(): void
}

export async function throughCarrier(baseUrl: string): Promise<Carrier> {
  const { hostname, port } = new URL(baseUrl)
  const all = new Set<Socket>()
  const streams = new Set<{ phone: Socket; server: Socket }>()
  const passing = createServer((phone) => {
    const server = connect({ host: hostname, port: Number(port) })
    const both = { phone, server }
    for (const socket of [phone, server]) {
      all.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => all.delete(socket))
    }
    phone.on('data', (sent) => {
      if (sent.includes('GET /api/live')) streams.add(both)
    })
    phone.once('close', () => streams.delete(both))
    phone.pipe(server).pipe(phone)
  }).listen(0)
  await once(passing, 'listening')
  return {
    address: `http://${hostname}:${(passing.address() as AddressInfo).port}`,
    forgetStreams() {
      for (const { phone, server } of streams) {
        phone.unpipe(server)
        server.unpipe(phone)
        server.resume()
      }
      streams.clear()
    },
    cutStreams() {
      for (const { phone, server } of streams)
        for (const socket of [phone, server]) socket.destroy()
    },
    close() {
      passing.close()
      for (const socket of all) socket.destroy()
    },
  }
}
