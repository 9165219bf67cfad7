import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isComplete } from './is-complete.mjs'
import { root } from './paths.mjs'
import { run } from './run.mjs'

const modules = join(root, 'node_modules')
const lockFile = join(root, 'package-lock.json')
/** Says for which lock file and machine node_modules was last found complete. */
const stampFile = join(modules, '.roadcall-installed')

/** `npm ci` where node_modules is missing or is not what package-lock.json says; gives an exit code. */
export async function installMissing() {
  const lock = readFileSync(lockFile, 'utf8')
  const stamp = `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 0
  if (!isInstalled(JSON.parse(lock))) {
    console.log('Installing what Roadcall needs (npm ci) …')
    const code = await npmCi()
    if (code !== 0) {
      console.error('The installation failed; what npm says stands above.')
      return code
    }
  }
  writeFileSync(stampFile, stamp)
  return 0
}

/** Whether somebody has run npm already: it keeps its own record of what it put where. */
function isInstalled(lock) {
  const record = join(modules, '.package-lock.json')
  if (!existsSync(record)) return false
  const present = JSON.parse(readFileSync(record, 'utf8')).packages
  return isComplete(lock, present, (path) => existsSync(join(root, path)))
}

/** All kinds of dependencies, whatever NODE_ENV says; errors only, so without notes on the age of this Node. */
function npmCi() {
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  args.push('--loglevel=error')
  const { npm_execpath } = process.env
  if (npm_execpath?.endsWith('npm-cli.js')) return run(process.execPath, [npm_execpath, ...args])
  return run('npm', args)
}
