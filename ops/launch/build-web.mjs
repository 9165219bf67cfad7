import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeToRunOn } from './node.mjs'
import { bin, root } from './paths.mjs'
import { runQuietly } from './run.mjs'

/** What the web app is made of. */
const sources = ['web', 'contract', 'vite.config.ts', join('ops', 'vite'), 'package-lock.json']
const stampFile = join('dist', 'web.stamp')
/** Is there once the pages are whole. */
export const webStamp = join(root, stampFile)

/** Stands in the stamp of a build that has the pages in the pseudo-language too. */
const withPseudo = ' with the pseudo-language'
const isPseudoOn = () => process.env.PSEUDO_LANGUAGE === 'yes'

/** Builds the web app into dist/web; gives an exit code and shows what Vite says when it fails. */
export async function buildWeb() {
  const start = performance.now()
  console.log('Building the web app …')
  rmSync(stampFile, { force: true })
  const stamp = stampOfSources() + (isPseudoOn() ? withPseudo : '')
  const { code, output } = await runQuietly(nodeToRunOn(), [bin.vite, 'build'])
  if (code !== 0) {
    console.error(`${output}\nThe web app could not be built.`)
    return code
  }
  mkdirSync('dist', { recursive: true })
  writeFileSync(stampFile, stamp)
  console.log(`Built the web app in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
  return 0
}

/** Builds the web app where it is missing or older than its sources; `first` may find a reason against it before. */
export async function buildWebIfStale(first = async () => 0) {
  if (isWebFresh()) return 0
  const code = await first()
  return code === 0 ? buildWeb() : code
}

export function isWebFresh() {
  if (!existsSync(join('web', 'index.html'))) return true
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  return (
    stamp.replace(withPseudo, '') === stampOfSources() &&
    (!isPseudoOn() || stamp.endsWith(withPseudo)) &&
    existsSync(join('dist', 'web', 'index.html'))
  )
}

function stampOfSources() {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesUnder))
    hash.update(`${path}\0`).update(readFileSync(path))
  return hash.digest('hex')
}

function filesUnder(path) {
  if (!existsSync(path)) return []
  const entries = readdirSync('.', { withFileTypes: true }).filter(({ name }) => name === path)
  if (entries[0]?.isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}
