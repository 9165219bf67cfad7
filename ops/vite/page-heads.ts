import type { Plugin, Rolldown } from 'vite'
import { prerenderer } from './prerender.ts'

/**
 * A copy of the app's HTML for each page that search engines may list, with its own title and description; the page's
 * own script starts with the app's, not after it.
 */
export function pageHeads(): Plugin {
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
        const scripts = scriptsOf(bundle, `/${pageName(path)}.tsx`)
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

/** `/provider-signup` is shown by `ProviderSignupPage`, in whichever desk that is. */
const pageName = (path: string) =>
  `${path.replaceAll(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())}Page`

type Bundle = Rolldown.OutputBundle

/** The chunk of a module that is loaded by itself, and all that it needs; none where it is part of another. */
function scriptsOf(bundle: Bundle, file: string): string[] {
  const found = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || found.has(name)) return
    found.add(name)
    for (const needed of chunk.imports) add(needed)
  }
  const page = Object.values(bundle).find(
    (chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(file),
  )
  if (page) add(page.fileName)
  return [...found]
}
