import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerNotFound } from './errors.ts'

export interface WebAppOptions {
  /** Where the built web app is; without one only the API is served. */
  root: string
  pages: readonly string[]
  /** Marks every page as a demo. */
  demo: boolean
}

/** Serves the built web app: the landing page, the app for every page of the route table, a page with 404 for the rest. */
export async function serveWebApp(app: FastifyInstance, { root, pages, demo }: WebAppOptions) {
  if (!existsSync(join(root, 'app.html'))) {
    app.setNotFoundHandler(answerNotFound)
    return
  }
  const landing = htmlPage(join(root, 'index.html'), demo)
  const shell = htmlPage(join(root, 'app.html'), demo)

  await app.register(fastifyStatic, {
    root,
    prefix: '/',
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/')
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  app.get('/', (request, reply) => landing(request, reply, 200))
  for (const path of pages) app.get(path, (request, reply) => shell(request, reply, 200))
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/')
    if (isPage && request.headers.accept?.includes('text/html')) return shell(request, reply, 404)
    return answerNotFound(request, reply)
  })
}

/** An HTML file, kept compressed in memory. */
function htmlPage(file: string, demo: boolean) {
  const source = readFileSync(file, 'utf8')
  const html = demo ? source.replace('<html ', '<html data-demo="true" ') : source
  const plain = Buffer.from(html)
  const packed = brotliCompressSync(plain)
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`
  return (request: FastifyRequest, reply: FastifyReply, status: number) => {
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
    if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
    reply.code(status).type('text/html; charset=utf-8')
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
    return takesBrotli ? reply.header('content-encoding', 'br').send(packed) : reply.send(plain)
  }
}
