import type { Socket } from 'node:net'
import { type Served, serve } from './child.ts'
import { median } from './load.ts'
import { openAll } from './streams.ts'

export interface FanOut {
  /** Milliseconds from sending one request to the arrival of its event on the last stream. */
  ms: { product: number; floor: number; ratio: number }
  /** Bytes of resident memory per idle stream. */
  memory: { product: number; floor: number; ratio: number }
}

const rounds = 5

/** One new request to N idle streams, each of another provider whom it reaches; against the same bytes by bare `node:http`. */
export async function fanOut(database: string, streams: number): Promise<FanOut> {
  const product = await measure(await serve('serve-app.ts', database), streams, {
    open: (index) =>
      `GET /api/live HTTP/1.1\r\nhost: bench\r\ncookie: roadcall_session=bench-session-${index + 1}\r\n\r\n`,
    publish: (address, marker) =>
      fetch(`${address}/api/service-requests/individual`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify(formOf(marker)),
      }),
  })
  const floor = await measure(await serve('serve-floor.ts', database), streams, {
    open: () => 'GET /live HTTP/1.1\r\nhost: bench\r\n\r\n',
    publish: (address, marker) =>
      fetch(`${address}/publish`, {
        method: 'POST',
        body: product.chunk.replace(product.marker, marker),
      }),
  })
  return {
    ms: { product: product.ms, floor: floor.ms, ratio: product.ms / floor.ms },
    memory: {
      product: product.bytesPerStream,
      floor: floor.bytesPerStream,
      ratio: product.bytesPerStream / floor.bytesPerStream,
    },
  }
}

const formOf = (marker: string) => ({
  fullName: 'Bench Asker',
  phone: '(512) 555-0100',
  email: 'bench-asker@example.com',
  location: 'Bench Street, Austin, TX',
  serviceType: 'roadside_tire',
  preferredServiceTime: 'asap',
  additionalNotes: marker,
  lat: 30.27,
  lng: -97.74,
})

interface Side {
  open(index: number): string
  publish(address: string, marker: string): Promise<Response>
}

async function measure(server: Served, streams: number, side: Side) {
  try {
    // What the first streams load once (code, connections, the gazetteer) belongs to no stream.
    const first = await openAll(server.address, Math.min(200, streams), side.open)
    await side.publish(server.address, 'marker-warm')
    for (const socket of first) socket.destroy()
    const before = await server.memory()
    const sockets = await openAll(server.address, streams, side.open)
    const bytesPerStream = ((await server.memory()) - before) / streams
    const times: number[] = []
    let chunk = ''
    let marker = ''
    for (let round = 0; round <= rounds; round++) {
      // Letters only: a long number would be held back as a phone number.
      marker = `marker-${'abcdefgh'[round]}`.padEnd(20, 'x')
      const arrived = arrivals(sockets, marker)
      const begun = performance.now()
      const answer = await side.publish(server.address, marker)
      if (!answer.ok)
        throw new Error(`publishing answered ${answer.status}: ${await answer.text()}`)
      chunk = await arrived
      // The first round warms up.
      if (round > 0) times.push(performance.now() - begun)
    }
    for (const socket of sockets) socket.destroy()
    return { ms: median(times), bytesPerStream, chunk, marker }
  } finally {
    await server.stop()
  }
}

/** Resolves when the marker has come on every socket; with the event that carried it. */
function arrivals(sockets: Socket[], marker: string): Promise<string> {
  let missing = sockets.length
  return new Promise((resolve) => {
    for (const socket of sockets) {
      let heard = ''
      socket.removeAllListeners('data')
      socket.on('data', (data: string) => {
        heard += data
        if (!heard.includes(marker) || !heard.includes('\n\n', heard.indexOf(marker))) return
        socket.removeAllListeners('data')
        socket.resume()
        if (--missing === 0) resolve(eventWith(heard, marker))
      })
    }
  })
}

/** The one event of a chunked body that carries the marker, as the server wrote it. */
function eventWith(heard: string, marker: string): string {
  const from = heard.lastIndexOf('id: ', heard.indexOf(marker))
  return `${heard.slice(from, heard.indexOf('\n\n', from))}\n\n`
}
