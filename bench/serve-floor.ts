import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import pg from 'pg'
import { namesIn } from '../server/asking/request-names.ts'
import { bidsSql } from '../server/views/list-bids.ts'
import { boardSql } from '../server/views/provider-board.ts'
import { answerMemory } from './answer-memory.ts'

/**
 * The floor of reads and streams: the same SQL as prepared statements by the bare driver in a bare `node:http` server. No validation, no
 * sessions, no memory, no events to others: what the machine can do at best with these statements.
 */
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE, max: 20 })
const names = namesIn('en-US')
const streams = new Set<ServerResponse>()

type Route = (url: URL, body: string) => Promise<string>

const routes: Record<string, Route> = {
  '/board': async (url) => {
    const values = [url.searchParams.get('user'), new Date(), null, names]
    const { rows } = await pool.query({ name: 'board', text: boardSql, values })
    return rows[0].json
  },
  '/bids': async (url) => {
    const values = [url.searchParams.get('request'), null]
    const { rows } = await pool.query({ name: 'bids', text: bidsSql, values })
    return rows[0].json
  },
  '/publish': async (_, body) => {
    for (const stream of streams) stream.write(body)
    return '{}'
  },
}

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://floor')
  if (url.pathname === '/live') {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('retry: 1000\n\n')
    streams.add(response)
    response.once('close', () => streams.delete(response))
    return
  }
  try {
    const json = await routes[url.pathname]?.(url, await bodyOf(request))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(json)
  } catch (error) {
    response.writeHead(500)
    response.end(String(error))
  }
})

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
  const address = server.address()
  if (address && typeof address === 'object')
    process.send?.({ address: `http://127.0.0.1:${address.port}` })
})

answerMemory()
