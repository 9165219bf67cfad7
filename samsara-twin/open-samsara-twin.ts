import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One place of a vehicle, as Samsara writes it. */
export interface Location {
  latitude: number
  longitude: number
  time: string
  heading?: number
  speed?: number
}

export interface Asked {
  path: string
  vehicleIds: string[]
  after: string | null
}

/**
 * What stands in for Samsara in tests: it answers the two calls that we make as Samsara documents them, page by
 * page, refuses a token that it does not know, and lets vehicles be driven.
 */
export async function openSamsaraTwin({
  port = 0,
  pageSize = 512,
}: {
  port?: number
  /** Vehicles in a page of their list. */
  pageSize?: number
} = {}) {
  const tokens = new Set<string>()
  const vehicles = new Map<string, { name: string; locations: Location[] }>()
  const asked: Asked[] = []
  let failure: { status: number; retryAfter?: number } | null = null

  const server = createServer((request, response) => answer(request, response))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://twin')
    const send = (status: number, body: object, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body))
    const ids = url.searchParams.get('vehicleIds')?.split(',') ?? []
    asked.push({ path: url.pathname, vehicleIds: ids, after: url.searchParams.get('after') })
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    if (!tokens.has(token)) return void send(401, { message: 'Unauthorized', requestId: 'twin' })
    if (failure) {
      const { status, retryAfter } = failure
      const headers: Record<string, string> = retryAfter
        ? { 'retry-after': String(retryAfter) }
        : {}
      return void send(status, { message: 'Not now', requestId: 'twin' }, headers)
    }
    const after = url.searchParams.get('after') ?? ''
    if (request.method !== 'GET') return void send(404, { message: 'Not found' })
    if (url.pathname === '/fleet/vehicles') return void send(200, listPage(after))
    if (url.pathname === '/fleet/vehicles/locations/feed') {
      const page = feedPage(ids, after)
      return void (page ? send(200, page) : send(400, { message: 'Invalid cursor' }))
    }
    send(404, { message: 'Not found' })
  }

  function listPage(after: string) {
    const all = [...vehicles].map(([id, { name }]) => ({ id, name }))
    const from = Number(after || 0)
    const hasNextPage = from + pageSize < all.length
    return {
      data: all.slice(from, from + pageSize),
      pagination: { endCursor: hasNextPage ? String(from + pageSize) : '', hasNextPage },
    }
  }

  /** Without a cursor where each was last; with one all since, a cursor counting the locations that were ever said. */
  function feedPage(ids: string[], after: string) {
    if (after && !/^said-\d+$/.test(after)) return null
    const chosen = [...vehicles].filter(([id]) => ids.length === 0 || ids.includes(id))
    const data = chosen.flatMap(([id, { name, locations }]) => {
      const since = after ? Number(after.slice(5)) : -1
      const some = after
        ? locations.filter((one) => (order.get(one) ?? 0) > since)
        : locations.slice(-1)
      return some.length ? [{ id, name, locations: some }] : []
    })
    return { data, pagination: { endCursor: `said-${said}`, hasNextPage: false } }
  }

  let said = 0
  const order = new Map<Location, number>()

  return {
    /** As SAMSARA_API_URL names it. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What it has been asked. */
    asked,
    /** A new token of the account. */
    give(token: string) {
      tokens.add(token)
    },
    /** Somebody takes a token back at Samsara. */
    revoke(token: string) {
      tokens.delete(token)
    },
    addVehicle(id: string, name: string) {
      vehicles.set(id, { name, locations: [] })
    },
    /** A vehicle is somewhere. */
    drive(id: string, location: Location) {
      const vehicle = vehicles.get(id)
      if (!vehicle) throw new Error(`the twin has no vehicle ${id}`)
      order.set(location, ++said)
      vehicle.locations.push(location)
    },
    /** From now on this is answered; null ends it. */
    fail(how: { status: number; retryAfter?: number } | null) {
      failure = how
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type SamsaraTwin = Awaited<ReturnType<typeof openSamsaraTwin>>
