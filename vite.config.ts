import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, runnerImport, type ViteDevServer } from 'vite'

const web = fileURLToPath(new URL('./web', import.meta.url))

const themeScript = '/ui/theme-before-paint.js'

type Prerendered = typeof import('./web/landing/prerender.tsx')

/** Fills the `<!--name-->` marks of the two HTML files with what React renders, at build and in development. */
function prerender(): Plugin {
  return {
    name: 'prerender',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path }) {
        if (!/^\/(index|app)\.html$/.test(path)) return html
        const { module } = await runnerImport<Prerendered>(`${web}/landing/prerender.tsx`, {
          configFile: false,
          logLevel: 'error',
        })
        const marks = module.prerendered()[path === '/index.html' ? 'landing' : 'app']
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

export default defineConfig({
  root: web,
  plugins: [
    react(),
    tailwind(),
    prerender(),
    beforeFirstPaint(),
    preloadHeadingFont(),
    precompress(),
    applicationFallback(),
  ],
  build: {
    outDir: fileURLToPath(new URL('./dist/web', import.meta.url)),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { landing: `${web}/index.html`, app: `${web}/app.html` } },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    // The sources of web/api have addresses that begin like the calls.
    proxy: { '^/api/(?!.*\\.ts\\b)': `http://127.0.0.1:${process.env.API_PORT ?? 3000}` },
  },
})
