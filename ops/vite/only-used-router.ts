import type { Plugin } from 'vite'

/**
 * Lets go what no page uses of React Router: names for developers' tools, and a call that does nothing but make, keep each of its
 * components in every first load, and with them what those import (the prefetching of a server framework).
 */
export const onlyUsedRouter = (): Plugin => ({
  name: 'only-used-router',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\/.*\.m?js$/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .*$/gm, '')
        .replace(/(?<= = )(?=React\$1\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ '),
      map: null,
    }),
  },
})
