// Adds to package-lock.json the optional packages of other machines that npm left out because the registry
// at hand did not have them: `npm ci` refuses a lock file without them, on every machine.
// Run it after `npm install`: node ops/complete-lock.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const lockFile = fileURLToPath(new URL('../package-lock.json', import.meta.url))

export const readLock = () => JSON.parse(readFileSync(lockFile, 'utf8'))

/** Optional dependencies that no package of the lock file stands for, as entries to add by their path. */
export function missingEntries({ packages }) {
  const missing = new Map()
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages))
    for (const [name, version] of Object.entries(optionalDependencies))
      if (!isFound(packages, path, name))
        missing.set(`node_modules/${name}`, { version, ...entryOf(name, dev) })
  return missing
}

/** As Node looks it up: beside the dependent's own packages, then one folder further out. */
function isFound(packages, path, name) {
  for (let folder = path; ; folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (folder === '') return false
  }
}

/** Packages of one machine say which in their name; npm then never asks for them on another. */
function entryOf(name, dev) {
  const find = (pattern) => pattern.exec(name.split('/').pop())?.[1]
  const os = find(/(android|darwin|freebsd|linux|win32|windows)/)
  const cpu = find(/(arm64|x64|ia32|wasm32|arm)/)
  const libc = os === 'linux' ? find(/(musl|gnu)/) : undefined
  return {
    cpu: cpu && [cpu],
    dev,
    libc: libc && [libc === 'gnu' ? 'glibc' : libc],
    optional: true,
    os: os && [os === 'windows' ? 'win32' : os],
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = readLock()
  const missing = missingEntries(lock)
  const packages = [...Object.entries(lock.packages), ...missing]
  packages.sort(([a], [b]) => a.localeCompare(b, 'en'))
  lock.packages = Object.fromEntries(packages)
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`Added ${missing.size} packages to package-lock.json.`)
}
