import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Client, Pool } from 'undici'
import { asking } from './asking.ts'
import { type Served, serve } from './child.ts'
import { cpuOf } from './cpu.ts'
import { median, someNetwork } from './load.ts'
import { probing } from './probing.ts'
import type { Result } from './results.ts'
import { openAll, placeOf, retryOf } from './streams.ts'

/** Requests that are posted while everybody listens, and as many while nobody does. */
const posts = 20
/** Urgent help is told to those nearest first: only a request this near is heard by all of them (`marketOfOnePlace`). */
const besideShops = 30.27
/** So many read their boards at the same moment: what a proxy in front lets through. */
const readers = 64

/**
 * Ten thousand shops with an open board. A request that all of them hear of: what its sender waits, against the same server without
 * a stream, and the longest that anybody else waits meanwhile. Then all are cut at once, while somebody asks for help, and come back
 * as a page does: each after the time that its stream has named, and told what it has missed. Then once more, as after an hour: each
 * reads its board anew.
 */
export async function storm(database: string, streams: number): Promise<Record<string, Result>> {
  const server = await serve('serve-app.ts', database, { TRUST_PROXY: '1' })
  try {
    const first = await openAll(server.address, Math.min(200, streams), asShop)
    await post(server)
    for (const socket of first) socket.destroy()
    await wait(1_000)
    const alone = await post(server)
    const sockets = await openAll(server.address, streams, asShop)
    const calm = await server.memory()
    const hearing = countRequests(sockets[0])
    const heard = await probing(server.address, () => post(server))
    for (let left = 100; hearing() < posts && left > 0; left--) await wait(100)
    if (hearing() !== posts) throw new Error(`a shop heard of ${hearing()} requests of ${posts}`)
    const cpu = () => cpuOf(server.pid)?.own ?? 0
    const before = cpu()
    const back = await probing(server.address, () => cutAll(server, sockets, resume(server)))
    const between = cpu()
    const boards = new Pool(server.address, { connections: readers, pipelining: 1 })
    const anew = await probing(server.address, () =>
      cutAll(server, back.value.sockets, readAnew(server, boards)),
    )
    const end = cpu()
    await boards.close()
    await wait(3_000)
    const after = await server.memory()
    for (const socket of anew.value.sockets) socket.destroy()
    return {
      storm_post: ms(heard.value, alone, 'a request is answered, everybody listening (nobody)'),
      storm_post_stall: ms(heard.longest, 50, 'anybody else waits meanwhile at most (aim)'),
      storm_boards: ms(back.value.ms, 6_000, 'until the last board is as it should be (aim)'),
      storm_stall: ms(back.longest, 500, 'anybody else waits meanwhile at most (aim)'),
      storm_cpu: ms((between - before) / streams, 1, 'of the server for one return'),
      storm_anew: ms(anew.value.ms, 6_000, 'until the last board is read anew (aim)'),
      storm_anew_stall: ms(anew.longest, 500, 'anybody else waits meanwhile at most (aim)'),
      storm_anew_cpu: ms((end - between) / streams, 1, 'of the server for one return'),
      storm_memory: {
        rate: after,
        floor: calm,
        ratio: after / calm,
        unit: 'bytes after it (before)',
      },
    }
  } finally {
    await server.stop()
  }
}

const ms = (rate: number, floor: number, what: string): Result => ({
  rate,
  floor,
  ratio: rate / floor,
  unit: `ms ${what}`,
})

const cookieOf = (index: number) => `roadcall_session=bench-session-${index + 1}`
const asShop = (index: number, place?: string) =>
  `GET /api/live HTTP/1.1\r\nhost: bench\r\ncookie: ${cookieOf(index)}\r\n${place ? `last-event-id: ${place}\r\n` : ''}\r\n`

/** How many requests a stream has told of since. */
function countRequests(stream: Socket | undefined): () => number {
  let heard = ''
  stream?.on('data', (text) => {
    heard += text
  })
  return () => heard.split('"request_opened"').length - 1
}

/** The median that who asks for help waits. */
async function post({ address }: Served, count = posts): Promise<number> {
  const client = new Client(address, { pipelining: 1 })
  const times: number[] = []
  for (let at = 0; at < count; at++) {
    const { method, path, headers, body } = asking(at, besideShops + at / 10_000)
    const begun = performance.now()
    const answer = await client.request({
      method,
      path,
      headers: { ...headers, 'x-forwarded-for': someNetwork() },
      body: body ?? null,
    })
    await answer.body.dump()
    if (answer.statusCode >= 300) throw new Error(`${path} answered ${answer.statusCode}`)
    times.push(performance.now() - begun)
    await wait(250)
  }
  await client.close()
  return median(times)
}

/** How a page comes back whose stream was cut; ends with its new stream. */
type ComeBack = (index: number, cut: Socket) => Promise<Socket>

async function cutAll(server: Served, sockets: readonly Socket[], comeBack: ComeBack) {
  const begun = performance.now()
  for (const socket of sockets) socket.destroy()
  const asked = post(server, 1)
  const back = await Promise.all(
    sockets.map(async (socket, index) => {
      // As the stream has named it; each of them another.
      await wait(retryOf(socket))
      return comeBack(index, socket)
    }),
  )
  await asked
  return { sockets: back, ms: performance.now() - begun }
}

/** It is told what it has missed, and where it goes on from then. */
const resume =
  (server: Served): ComeBack =>
  (index, cut) =>
    openAgain(server, asShop(index, placeOf(cut)), retryOf(cut), toldOfRequest)
const toldOfRequest = /"request_opened"[\s\S]*\nid: \S+\n\n$/

const readAnew =
  (server: Served, boards: Pool): ComeBack =>
  async (index, cut) => {
    const stream = await openAgain(server, asShop(index), retryOf(cut))
    await readBoard(boards, index)
    return stream
  }

/** As a page does: whom the system has no room for tries again. */
async function openAgain(
  server: Served,
  asked: string,
  retryMs: number,
  until?: RegExp,
): Promise<Socket> {
  for (;;)
    try {
      const [again] = await openAll(server.address, 1, () => asked, until)
      if (again) return again
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ECONNRESET')) throw error
      await wait(retryMs)
    }
}

async function readBoard(boards: Pool, index: number): Promise<void> {
  const answer = await boards.request({
    method: 'GET',
    path: '/api/service-requests/available',
    headers: { cookie: cookieOf(index) },
  })
  await answer.body.dump()
  if (answer.statusCode >= 300) throw new Error(`a board answered ${answer.statusCode}`)
}
