import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Log } from '../log.ts'
import { answerNotFound } from './errors.ts'
import { htmlPage } from './html-page.ts'
import { keptFilled, type PageFill } from './kept-filled.ts'

export interface WebAppOptions {
  /** Where the built web app is; without one only the API is served. */
  root: string
  pages: readonly string[]
  /** The address people open, for the one address under which a search engine keeps a page. */
  publicUrl: string
  /** What changes in the landing page. */
  landing: PageFill
  /** Marks every page as a demo. */
  demo: boolean
  /** MAP_STYLE_URL, for the map of the pages. */
  mapStyleUrl?: string
  log: Log
}

/**
 * Serves the built web app: the landing page, the app for every page of the route table (with a head of its own where
 * the build has made one, `about.html`), a page with 404 for the rest.
 */
export async function serveWebApp(
  app: FastifyInstance,
  { root, pages, publicUrl, landing, demo, mapStyleUrl, log }: WebAppOptions,
) {
  if (!existsSync(join(root, 'app.html'))) {
    app.setNotFoundHandler(answerNotFound)
    return
  }
  const marks = [
    ...(demo ? ['data-demo="true"'] : []),
    ...(mapStyleUrl ? [`data-map-style="${attribute(mapStyleUrl)}"`] : []),
  ]
  const marked = (html: string) => html.replace('<html', () => ['<html', ...marks].join(' '))
  const read = (name: string) => marked(readFileSync(join(root, name), 'utf8'))
  const listed = (name: string, path: string) =>
    read(name).replace('</head>', `<link rel="canonical" href="${publicUrl}${path}"></head>`)

  const answerLanding = await keptFilled(listed('index.html', '/'), landing, log)
  const shell = htmlPage(read('app.html'))

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
  app.get('/', (request, reply) => answerLanding(request, reply, 200))
  for (const path of pages) {
    const own = `${path.slice(1)}.html`
    const page = existsSync(join(root, own)) ? htmlPage(listed(own, path)) : shell
    app.get(path, (request, reply) => page.answer(request, reply, 200))
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/')
    if (isPage && request.headers.accept?.includes('text/html'))
      return shell.answer(request, reply, 404)
    return answerNotFound(request, reply)
  })
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
