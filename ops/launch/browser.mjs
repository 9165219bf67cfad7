import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly } from './run.mjs'

const browsers = ['chromium', 'chromium-browser', 'google-chrome']
/** Does with a quarter less work what nobody looks at; for all but notifications (e2e/playwright.config.ts). */
const shell = 'chromium-headless-shell'

/** Makes sure of a browser for the tests, and of the quick one where it is to be had; says in a sentence that there is none. */
export async function missingBrowser() {
  const missing = [
    ...(browsers.some(isOnPath) ? [] : ['chromium']),
    ...(isOnPath(shell) ? [] : [shell]),
  ]
  if (missing.length === 0) return null
  const canInstall = isOnPath('apt-get') && process.getuid?.() === 0
  const output = canInstall ? await install(missing) : ''
  if (browsers.some(isOnPath)) return null
  const advice = `The browser tests need ${browsers.join(' or ')} on the PATH; install one and try again.`
  return canInstall ? `${output}\napt-get could not install it. ${advice}` : advice
}

/** Each by itself: where one is not to be had, the other is. Gives what apt-get said. */
async function install(packages) {
  console.log(`Installing the browser for the tests (the system's ${packages.join(', ')}) …`)
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  const options = ['-y', '--no-install-recommends']
  let said = (await runQuietly('apt-get', ['update'], quiet)).output
  for (const name of packages)
    said += (await runQuietly('apt-get', ['install', ...options, name], quiet)).output
  return said
}

/** The quick one where it is to be had, else the first of the others; null without any. */
export const browserPath = () => [shell, ...browsers].map(pathTo).find(Boolean) ?? null

const isOnPath = (program) => pathTo(program) !== null

function pathTo(program) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, program)
    try {
      accessSync(path, constants.X_OK)
      return path
    } catch {
      // It may be in the next one.
    }
  }
  return null
}
