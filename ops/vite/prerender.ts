import { type Plugin, runnerImport } from 'vite'
import { web } from './web-root.ts'

type Prerendered = typeof import('../../web/desks/public/landing/prerender.tsx')

/** What React renders at build time, from the sources as they are; in the pseudo-language too where PSEUDO_LANGUAGE asks for it. */
export async function prerenderer(): Promise<Prerendered> {
  const { module } = await runnerImport<Prerendered>(`${web}/desks/public/landing/prerender.tsx`, {
    configFile: false,
    logLevel: 'error',
  })
  if (process.env.PSEUDO_LANGUAGE === 'yes') module.switchPseudoOn()
  return module
}

/** Fills the `<!--name-->` marks of an HTML file. */
export const filled = (html: string, marks: Record<string, string>): string =>
  html.replace(/<!--(\w+)-->/g, (mark, name: string) => marks[name] ?? mark)

/** In development the pages are filled as they are asked for; the build writes them (write-pages.ts). */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path }) {
        if (!/^\/(index|app|technician)\.html$/.test(path)) return html
        const { base, prerendered } = await prerenderer()
        return filled(html, prerendered(base)[path === '/index.html' ? 'landing' : 'app'])
      },
    },
  }
}
