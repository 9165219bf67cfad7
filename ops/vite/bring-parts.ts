import type { Plugin } from 'vite'
import { web } from './web-root.ts'

/** Parts of the app are brought by our own code (web/kit/api/bring.ts), which a weak network does not stop for good. */
export function bringParts(): Plugin {
  return {
    name: 'bring-parts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { bring as __vitePreload } from '${web}/kit/api/bring.ts'`,
    },
  }
}
