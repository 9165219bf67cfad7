import { type Plugin, runnerImport } from 'vite'
import { web } from './web-root.ts'

type Prerendered = typeof import('../../web/desks/public/landing/prerender.tsx')

/** What React renders at build time, from the sources as they are. */
export const prerenderer = async () =>
  (
    await runnerImport<Prerendered>(`${web}/desks/public/landing/prerender.tsx`, {
      configFile: false,
      logLevel: 'error',
    })
  ).module

/** Fills the `<!--name-->` marks of the two HTML files with what React renders, at build and in development. */
export function prerender(): Plugin {
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
