import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An HTML document, kept compressed in memory. Its text may be replaced while the server runs. */
export function htmlPage(html: string) {
  let page = packed(html)
  return {
    /** The same text again costs nothing. */
    replace(html: string) {
      if (html !== page.html) page = packed(html)
    },
    answer(request: FastifyRequest, reply: FastifyReply, status: number) {
      const { plain, brotli, etag } = page
      const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ')
      reply.headers({ 'cache-control': 'no-cache', vary, etag })
      if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
      reply.code(status).type('text/html; charset=utf-8')
      const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
      return takesBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(plain)
    },
  }
}
export type HtmlPage = ReturnType<typeof htmlPage>

function packed(html: string) {
  const plain = Buffer.from(html)
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`
  return { html, plain, brotli: brotliCompressSync(plain), etag }
}
