import type { Plugin, Rolldown } from 'vite'
import { pagesOfRoutes } from './pages-of-routes.ts'
import { filled, prerenderer } from './prerender.ts'

/**
 * The HTML of every language, English at the top and each other one in a folder of its own: the landing page, the app, the
 * technician's page, and a copy of the app for each page that search engines may list, with its own title and description; the page's own
 * script starts with the app's, not after it; which parts the others begin with the server reads from `parts-of-pages.json`
 * (server/platform/http/web-app.ts). And the manifest that a phone reads when the app is put on its screen.
 */
export function writePages(): Plugin {
  return {
    name: 'write-pages',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const pages = ['index.html', 'app.html', 'technician.html'].map((name) => bundle[name])
      const [index, app, technician] = pages
      if (index?.type !== 'asset' || app?.type !== 'asset' || technician?.type !== 'asset') return
      const [landingHtml = '', appHtml = '', dayHtml = ''] = [index, app, technician].map(
        (page) => `${page.source}`,
      )
      const { base, languages, prerendered } = await prerenderer()
      const speakScript = scriptsOf(bundle, '/languages/speak.ts')[0] ?? ''
      const parts = Object.fromEntries(
        [...pagesOfRoutes()].map(([path, files]) => [
          path,
          [...new Set(files.flatMap((file) => scriptsOf(bundle, file)))],
        ]),
      )
      this.emitFile({
        type: 'asset',
        fileName: 'parts-of-pages.json',
        source: JSON.stringify(parts),
      })
      const withScripts = (names: string[], html: string) => {
        const preloads = names
          .filter((name) => !html.includes(name))
          .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`)
        return html.replace('</head>', () => `${preloads.join('')}</head>`)
      }
      const withScriptsOf = (path: string, html: string) => withScripts(parts[path] ?? [], html)
      const keptScripts = new Set([
        ...(parts['/request-service'] ?? []),
        ...scriptsOf(bundle, '/things/requests/open/KeptRequests.tsx'),
      ])
      for (const language of languages()) {
        const { landing, app: shell, heads, manifest } = prerendered(language)
        const write = (name: string, source: string) =>
          this.emitFile({
            type: 'asset',
            fileName: language === base ? name : `${language}/${name}`,
            source: language === base ? source : spoken(source, language, speakScript),
          })
        const html = filled(appHtml, shell)
        const day = withScriptsOf('/technician', filled(dayHtml, shell))
        if (language === base) {
          index.source = filled(landingHtml, landing)
          app.source = html
          technician.source = day
        } else {
          write('index.html', filled(landingHtml, landing))
          write('app.html', html)
          write('technician.html', day)
        }
        write('manifest.webmanifest', JSON.stringify(manifest))
        // What this page names the device keeps (web/public/sw.js): without a network, too, who is in need asks from there, and reads
        // of what was asked before.
        write('offline.html', withScripts([...keptScripts], html))
        for (const [path, { title, description }] of Object.entries(heads))
          write(
            `${path.slice(1)}.html`,
            withScriptsOf(path, html)
              .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
              .replace(
                /<meta name="robots"[^>]*>/,
                () => `<meta name="description" content="${description}">`,
              ),
          )
      }
    },
  }
}

/** The words of the language come first, and then the page's own script. */
const spoken = (html: string, language: string, speakScript: string): string =>
  html
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace(
      /(<script type="module"[^>]*) src="([^"]+)"/,
      (_, script: string, own: string) => `${script} src="/${speakScript}" data-then="${own}"`,
    )

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
