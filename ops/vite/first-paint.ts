import { readFileSync } from 'node:fs'
import { minify, type Plugin } from 'vite'
import { web } from './web-root.ts'

/** Each before anything is seen, in one file. */
const scripts = [
  '/kit/ui/theme-before-paint.js',
  '/kit/api/ask-first.js',
  '/kit/ui/warm-formats.js',
]

/**
 * What must be there before the first paint: the reader's theme, the first calls of a link and what another thread may do
 * meanwhile as a tiny blocking script (the content policy allows no inline ones) under a name that may be cached for ever, and
 * the landing page's style sheet inside its HTML, which saves a round trip on one bar of signal.
 */
export function beforeFirstPaint(): Plugin {
  return {
    name: 'before-first-paint',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const written = scripts.map((name) => readFileSync(`${web}${name}`, 'utf8')).join('')
      const { code: source } = await minify('before-paint.js', written)
      const name = 'before-paint.js'
      const script = this.getFileName(this.emitFile({ type: 'asset', name, source }))
      for (const page of Object.values(bundle)) {
        if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue
        const [first, ...rest] = scripts.map(
          (name) => new RegExp(`<script[^>]* src="${name}"></script>\\s*`),
        )
        page.source = String(page.source).replace(first ?? '', `<script src="/${script}"></script>`)
        for (const other of rest) page.source = page.source.replace(other, '')
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

/** Headings, buttons and text are in the first screen of every page: their fonts start with the HTML, not with the style sheet, and no line breaks
 * otherwise once they come. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((name) => /-latin-(?:600|700|wght)-.*\.woff2$/.test(name))
          .map((font) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${font}`,
              crossorigin: true,
            },
            injectTo: 'head' as const,
          }))
      },
    },
  }
}
