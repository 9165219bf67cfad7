import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import { languageNames } from '#contract/words/languages.ts'
import type { Log } from '../log.ts'
import { answerNotFound } from './errors.ts'
import { callsFor, type FirstCalls, firstAnswers } from './first-answers.ts'
import { htmlPage } from './html-page.ts'
import { folderOf, inEachLanguage, languagesBuiltAt } from './in-each-language.ts'
import { keptFilled, type PageFill } from './kept-filled.ts'
import { withTokenHidden } from './token-in-address.ts'

export interface WebAppOptions {
  /** Where the built web app is; without one only the API is served. */
  root: string
  pages: readonly string[]
  /** Answered with the HTML of the pages that make them. */
  first?: FirstCalls
  /** The address people open, for the one address under which a search engine keeps a page. */
  publicUrl: string
  /** What changes in the landing page. */
  landing: PageFill
  /** Marks every page as a demo. */
  demo: boolean
  /** MAP_STYLE_URL, for the map of the pages. */
  mapStyleUrl?: string
  /** Of which numbers are taken, so that a form says it before it is sent. */
  phoneCountries: readonly string[]
  log: Log
  /** Counts what leads nowhere (guards.ts). */
  limitStrays?: preHandlerAsyncHookHandler[]
}

/**
 * Serves the built web app in the language of who asks: the landing page, the app for every page of the route table (with a head of its own where
 * the build has made one, `about.html`), a page with 404 for the rest.
 */
export async function serveWebApp(
  app: FastifyInstance,
  {
    root,
    pages,
    first,
    publicUrl,
    landing,
    demo,
    mapStyleUrl,
    phoneCountries,
    log,
    limitStrays = [],
  }: WebAppOptions,
) {
  if (!existsSync(join(root, 'app.html'))) {
    app.setNotFoundHandler({ preHandler: limitStrays }, answerNotFound)
    return
  }
  const languages = languagesBuiltAt(root)
  const names = languages.map((tag) => [tag, languageNames().get(tag)])
  const marks = [
    ...(languages.length > 1
      ? [`data-languages="${attribute(JSON.stringify(Object.fromEntries(names)))}"`]
      : []),
    `data-phone-countries="${attribute(phoneCountries.join(' '))}"`,
    ...(demo ? ['data-demo="true"'] : []),
    ...(mapStyleUrl ? [`data-map-style="${attribute(mapStyleUrl)}"`] : []),
  ]
  const switchScript = languages.length > 1 ? scriptOfSwitch(root) : ''
  const marked = (html: string) =>
    html
      .replace('<html', () => ['<html', ...marks].join(' '))
      .replace('</head>', () => `${switchScript}</head>`)
  const read = (name: string) => marked(readFileSync(join(root, name), 'utf8'))
  const partsOf = partsOfPages(root)
  // A page's own parts start with its HTML; the copy that search engines list has them already.
  const withParts = (html: string, path: string) => {
    const links = (partsOf[path] ?? [])
      .filter((part) => !html.includes(`"/${part}"`))
      .map((part) => `<link rel="modulepreload" crossorigin href="/${part}">`)
    return html.replace('</head>', () => `${links.join('')}</head>`)
  }
  const listed = (name: string, path: string) =>
    read(name).replace('</head>', `<link rel="canonical" href="${publicUrl}${path}"></head>`)

  const each = <T>(make: (folder: string) => T | Promise<T>) =>
    inEachLanguage(languages, (language) => make(folderOf(language)))
  const landingOf = await each((folder) =>
    keptFilled(listed(join(folder, 'index.html'), '/'), landing, log),
  )
  const shellOf = await each((folder) => htmlPage(read(join(folder, 'app.html'))))
  const manifestOf = await each((folder) => textOf(join(root, folder, 'manifest.webmanifest')))

  await app.register(fastifyStatic, {
    root,
    prefix: '/',
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.webmanifest', partsFile, '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/')
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  app.get('/', (request, reply) => landingOf(request, reply)(request, reply, 200))
  app.get('/manifest.webmanifest', (request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=3600')
      .send(manifestOf(request, reply)),
  )
  for (const path of pages) {
    const own = `${path.slice(1)}.html`
    const pageOf = existsSync(join(root, own))
      ? await each((folder) => htmlPage(listed(join(folder, own), path)))
      : await each((folder) => htmlPage(withParts(read(join(folder, 'app.html')), path)))
    const calls = first?.calls[path]
    app.get(path, async (request, reply) => {
      const hidden = withTokenHidden(request.url)
      if (hidden) return reply.header('cache-control', 'no-store').redirect(hidden, 303)
      if (!first || !calls) return pageOf(request, reply).answer(request, reply, 200)
      const own = await firstAnswers(app, request, reply, callsFor(calls, request), first)
      return pageOf(request, reply).answerWith(own, request, reply)
    })
  }
  app.setNotFoundHandler({ preHandler: limitStrays }, (request, reply) => {
    const isPage = request.method === 'GET' && !request.originalUrl.startsWith('/api/')
    if (isPage && request.headers.accept?.includes('text/html'))
      return shellOf(request, reply).answer(request, reply, 404)
    return answerNotFound(request, reply)
  })
}

/** Written by the build (ops/vite/write-pages.ts): of which files each page consists, beside those of the app. */
const partsFile = 'parts-of-pages.json'

const partsOfPages = (root: string): Readonly<Partial<Record<string, readonly string[]>>> =>
  JSON.parse(textOf(join(root, partsFile)))

/** Where there is a choice of languages, each page has the script that draws it. */
function scriptOfSwitch(root: string): string {
  const assets = join(root, 'assets')
  const names = existsSync(assets) ? readdirSync(assets) : []
  const name = names.find((file) => /^language-switch-[^.]+\.js$/.test(file))
  return name ? `<script type="module" src="/assets/${name}"></script>` : ''
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '{}')

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
