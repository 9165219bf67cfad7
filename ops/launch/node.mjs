import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** The first version that runs TypeScript as it is. */
const oldest = [22, 18]

let chosen

/** The Node of our own dependencies, so that the machine's may be older; else the machine's, if it is new enough. */
export function nodeToRunOn() {
  chosen ??= choose()
  return chosen
}

function choose() {
  const own = join(root, 'node_modules', '.bin', 'node')
  if (existsSync(own) && isNewEnough(versionOf(own))) return own
  if (isNewEnough(process.version)) return process.execPath
  console.error(
    `Roadcall runs on Node ${oldest.join('.')} or newer. Its own copy does not run here and this is ${process.version}.`,
  )
  process.exit(1)
}

const versionOf = (node) => spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? ''

function isNewEnough(version) {
  const [major, minor] = version.replace('v', '').split('.').map(Number)
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
}
