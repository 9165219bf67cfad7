import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const all = createRequire(import.meta.url).resolve('lucide-react/package.json')
const listed = /export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g
const imported = /import \{([^}]+)\} from 'lucide-react'/g

/** The file of each icon, by each of its names. */
function filesOfIcons(): ReadonlyMap<string, string> {
  const list = readFileSync(all.replace('package.json', 'dist/esm/lucide-react.mjs'), 'utf8')
  return new Map(
    [...list.matchAll(listed)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
}

/** Imports each icon from its own file: of what a module imports that exports them all, nobody can say which page needs it. */
export function ownIcons(): Plugin {
  const files = filesOfIcons()
  return {
    name: 'own-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: imported },
      handler: (code) => ({
        code: code.replaceAll(imported, (_, names: string) =>
          names
            .split(',')
            .flatMap((name) => name.trim() || [])
            .map((name) => {
              const [icon = '', as = icon] = name.split(' as ')
              const file = files.get(icon)
              // Its types, which are no icons.
              if (!file) return `import { ${name} } from 'lucide-react'`
              return `import ${as} from 'lucide-react/icons/${file}'`
            })
            .join(';'),
        ),
        map: null,
      }),
    },
  }
}
