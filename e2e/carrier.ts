import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What stands between a phone and the server. */
export interface Carrier {
  /** Of the server, by way of this carrier. */
  address: string
  /** Nothing passes any longer over the connections of live streams, and neither side is told: a tunnel, another cell. */
  forgetStreams(): void
  /** The next deed still arrives; over its connection no answer comes back, and neither side is told. */
  loseNextAnswer(): void
  /** They are cut, as by a server that stops: both sides are told. */
  cutStreams(): void
  close(): void
}

interface Connection {
  phone: Socket
  server: Socket
  passesUp: boolean
  passesDown: boolean
}

export async function throughCarrier(baseUrl: string): Promise<Carrier> {
  const { hostname, port } = new URL(baseUrl)
  const all = new Set<Socket>()
  const streams = new Set<Connection>()
  let losesNext = false
  const passing = createServer((phone) => {
    const server = connect({ host: hostname, port: Number(port) })
    const own: Connection = { phone, server, passesUp: true, passesDown: true }
    for (const socket of [phone, server]) {
      all.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => all.delete(socket))
    }
    phone.on('data', (sent) => {
      if (sent.includes('GET /api/live')) streams.add(own)
      if (losesNext && sent.includes('POST /api/')) {
        losesNext = false
        own.passesDown = false
      }
      // The server takes deeds from its own pages only, and knows them by the address that it has itself.
      const text = sent.toString('latin1').replaceAll(`Origin: ${address}`, `Origin: ${baseUrl}`)
      if (own.passesUp) server.write(text, 'latin1')
    })
    server.on('data', (sent) => {
      if (own.passesDown) phone.write(sent)
    })
    phone.once('end', () => server.end())
    server.once('end', () => own.passesDown && phone.end())
    phone.once('close', () => streams.delete(own))
  }).listen(0)
  await once(passing, 'listening')
  const address = `http://${hostname}:${(passing.address() as AddressInfo).port}`
  return {
    address,
    forgetStreams() {
      for (const stream of streams) Object.assign(stream, { passesUp: false, passesDown: false })
      streams.clear()
    },
    loseNextAnswer() {
      losesNext = true
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
