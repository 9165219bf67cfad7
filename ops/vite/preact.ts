import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const react = fileURLToPath(new URL('react.mjs', import.meta.url))

/** The web app and its packages are written for React and run on Preact (decision 335). */
export const preact = (): Plugin => ({
  name: 'preact',
  config: () => ({
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    resolve: {
      alias: [
        { find: /^react$/, replacement: react },
        { find: /^react-dom$/, replacement: 'preact/compat' },
        { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
        { find: /^react\/(jsx-(?:dev-)?runtime)$/, replacement: 'preact/$1' },
      ],
    },
  }),
})
