import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown, runnerImport, type ViteDevServer } from 'vite'

const web = fileURLToPath(new URL('./web', import.meta.url))

const themeScript = '/ui/theme-before-paint.js'

type Prerendered = typeof import('./web/landing/prerender.tsx')

const prerenderer = async () =>
  (
    await runnerImport<Prerendered>(`${web}/landing/prerender.tsx`, {
      configFile: false,
      logLevel: 'error',
    })
  ).module

/** Fills the `<!--name-->` marks of the two HTML files with what React renders, at build and in development. */
function prerender(): Plugin {
  return {
    name: 'prerender',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path }) {
        if (!/^\/(index|app)\.html$/.test(path)) return html
        const marks = (await prerenderer()).prerendered()[
          path === '/index.html' ? 'landing' : 'app'
        ]
        return html.replace(/<!--(\w+)-->/g, (mark, name: string) => marks[name] ?? mark)
      },
    },
  }
}

/**
 * What must be there before the first paint: the reader's theme as a tiny blocking script (the content policy allows
 * no inline ones) under a name that may be cached for ever, and the landing page's style sheet inside its HTML,
 * which saves a round trip on one bar of signal.
 */
function beforeFirstPaint(): Plugin {
  return {
    name: 'before-first-paint',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const source = readFileSync(`${web}${themeScript}`, 'utf8').replace(/^\/\/.*\n/gm, '')
      const script = this.getFileName(this.emitFile({ type: 'asset', name: 'theme.js', source }))
      for (const page of Object.values(bundle)) {
        if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue
        page.source = String(page.source).replace(`src="${themeScript}"`, `src="/${script}"`)
      }
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      page.source = String(page.source).replace(
        /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">/g,
        (link, name: string) => {
          const sheet = bundle[name]
          if (sheet?.type !== 'asset') return link
          delete bundle[name]
          return `<style>${sheet.source}</style>`
        },
      )
    },
  }
}

/** Headings are in the first screen of every page: their font starts with the HTML, not with the style sheet. */
function preloadHeadingFont(): Plugin {
  return {
    name: 'preload-heading-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => /latin-700-.*\.woff2$/.test(name))
        if (!font) return
        const attrs = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `/${font}`,
          crossorigin: true,
        }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}

/**
 * A copy of the app's HTML for each page that search engines may list, with its own title and description; the page's
 * own script starts with the app's, not after it.
 */
function pageHeads(): Plugin {
  return {
    name: 'page-heads',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const app = bundle['app.html']
      if (app?.type !== 'asset') return
      const html = String(app.source)
      const heads = Object.entries((await prerenderer()).pageHeads())
      for (const [path, { title, description }] of heads) {
        const scripts = scriptsOf(bundle, `${web}/pages/${pageName(path)}.tsx`)
        const preloads = scripts
          .filter((name) => !html.includes(name))
          .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`)
        this.emitFile({
          type: 'asset',
          fileName: `${path.slice(1)}.html`,
          source: html
            .replace(/<title>.*?<\/title>/, `<title>${title}</title>`)
            .replace(
              /<meta name="robots"[^>]*>/,
              `<meta name="description" content="${description}">`,
            )
            .replace('</head>', `${preloads.join('')}</head>`),
        })
      }
    },
  }
}

/** `/provider-signup` is shown by `ProviderSignupPage`. */
const pageName = (path: string) =>
  `${path.replaceAll(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())}Page`

type Bundle = Rolldown.OutputBundle

/** The chunk of a module that is loaded by itself, and all that it needs; none where it is part of another. */
function scriptsOf(bundle: Bundle, module: string): string[] {
  const found = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || found.has(name)) return
    found.add(name)
    for (const needed of chunk.imports) add(needed)
  }
  const page = Object.values(bundle).find(
    (chunk) => chunk.type === 'chunk' && chunk.facadeModuleId === module,
  )
  if (page) add(page.fileName)
  return [...found]
}

/**
 * MapLibre's worker as a part of this build, and not as a copied file: the half of the library that the page and the
 * worker both need then stands in one chunk, loaded once.
 */
function mapWorker(): Plugin {
  const worker = 'maplibre-gl/dist/maplibre-gl-worker.mjs'
  return {
    name: 'map-worker',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === `${worker}?url` ? '\0map-worker-url' : null),
    load(id) {
      if (id !== '\0map-worker-url') return null
      const chunk = this.emitFile({ type: 'chunk', id: worker, name: 'map-worker' })
      return `export default import.meta.ROLLUP_FILE_URL_${chunk}`
    },
  }
}

/** Writes .br and .gz beside every text file; the server only picks. */
function precompress(): Plugin {
  let dist = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      dist = config.build.outDir
    },
    closeBundle() {
      for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|js|css|svg|txt|json|webmanifest)$/.test(name)) continue
        const text = readFileSync(`${dist}/${name}`)
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
        writeFileSync(`${dist}/${name}.br`, brotliCompressSync(text, { params }))
        writeFileSync(`${dist}/${name}.gz`, gzipSync(text, { level: 9 }))
      }
    },
  }
}

/** In development every address that is no file is the application; the server does the same in production. */
function applicationFallback(): Plugin {
  return {
    name: 'application-fallback',
    configureServer(server: ViteDevServer) {
      server.middlewares.use((request, _, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname
        const isPage = request.headers.accept?.includes('text/html') && !path.includes('.')
        if (isPage && path !== '/' && !path.startsWith('/api')) request.url = '/app.html'
        next()
      })
    },
  }
}

const needed = new Map<string, Set<string>>()

/** All modules that a first load of this entry brings. */
function neededBy(entry: string, context: Rolldown.ChunkingContext): Set<string> {
  const known = needed.get(entry) ?? new Set()
  if (known.size > 0) return known
  const add = (id: string) => {
    if (known.has(id)) return
    known.add(id)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) add(imported)
  }
  add(`${web}/${entry}`)
  needed.set(entry, known)
  return known
}

/**
 * The app's first load in a few files: what the landing page needs as well, what its form needs, and the rest. Cut at
 * every line along which some later page shares a part of it, it would be a dozen files, 6 kB more in all. The entry
 * stays by itself: it starts the app, which no page that shares a part of it may do.
 */
function firstLoad(id: string, context: Rolldown.ChunkingContext): string | null {
  if (id === `${web}/main.tsx` || !neededBy('main.tsx', context).has(id)) return null
  if (neededBy('landing/main.tsx', context).has(id)) return 'both'
  return neededBy('landing/ApplicationForm.tsx', context).has(id) ? 'form' : 'start'
}

export default defineConfig({
  root: web,
  plugins: [
    react(),
    tailwind(),
    prerender(),
    beforeFirstPaint(),
    preloadHeadingFont(),
    pageHeads(),
    mapWorker(),
    precompress(),
    applicationFallback(),
  ],
  build: {
    outDir: fileURLToPath(new URL('./dist/web', import.meta.url)),
    emptyOutDir: true,
    modulePreload: {
      polyfill: false,
      // The list of what every page consists of would stand in the wizard's first load. Pages on which people in need
      // go on have theirs; the others find their parts themselves, one round trip later.
      resolveDependencies: (file, parts, { hostType }) =>
        hostType === 'html' || /\/(BidsPage|MapRequestPage|later-parts)-/.test(file) ? parts : [],
    },
    rolldownOptions: {
      input: { landing: `${web}/index.html`, app: `${web}/app.html` },
      output: { codeSplitting: { groups: [{ name: firstLoad, tags: ['$initial'] }] } },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    // The sources of web/api have addresses that begin like the calls.
    proxy: { '^/api/(?!.*\\.ts\\b)': `http://127.0.0.1:${process.env.API_PORT ?? 3000}` },
  },
})
