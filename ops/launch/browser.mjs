import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly } from './run.mjs'

const browsers = ['chromium', 'chromium-browser', 'google-chrome']

/** Makes sure of a browser for the tests; gives the sentence to print when there is none. */
export async function missingBrowser() {
  if (browsers.some(isOnPath)) return null
  const advice = `The browser tests need ${browsers.join(' or ')} on the PATH; install one and try again.`
  if (!isOnPath('apt-get') || process.getuid?.() !== 0) return advice
  console.log("Installing the browser for the tests (the system's package chromium) …")
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { code, output } = await runQuietly('apt-get', args, quiet)
    if (code !== 0) return `${output}\napt-get could not install it. ${advice}`
  }
  return browsers.some(isOnPath) ? null : advice
}

function isOnPath(program) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
