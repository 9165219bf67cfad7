// What stands behind every npm script: from a bare checkout to the thing asked for. Plain JavaScript without
// dependencies, because it runs before they are installed and on whatever Node (20 or newer) there is.
import { join } from 'node:path'
import { buildWeb, buildWebIfStale, isWebFresh, webStamp } from './launch/build-web.mjs'
import { installMissing } from './launch/install.mjs'
import { keepRunning } from './launch/keep-running.mjs'
import { nodeToRunOn } from './launch/node.mjs'
import { bin, root } from './launch/paths.mjs'
import { run, runTogether, stopAll } from './launch/run.mjs'
import { check, test } from './launch/test.mjs'

const commands = {
  demo: (args) => serveWhileBuilding('demo/main.ts', args, './data/demo'),
  start: (args) => serve('server/main.ts', args, './data'),
  dev: (args) => develop(args),
  test,
  check,
  build: buildWeb,
  cli: (args) => run(nodeToRunOn(), ['cli/main.ts', ...args], { DATA_DIR: './data' }),
  attack: (args) => run(nodeToRunOn(), ['attack/main.ts', ...args]),
  bench: (args) => run(nodeToRunOn(), ['bench/main.ts', ...args]),
  faults: (args) => run(nodeToRunOn(), ['faults/main.ts', ...args]),
  trips: (args) => run(nodeToRunOn(), ['trips/main.ts', ...args]),
}

/** What the environment gets wrong is said before the web app is built: the server's own check comes after it. */
async function serve(program, args, dataDir) {
  const node = nodeToRunOn()
  const code = await buildWebIfStale(() => run(node, ['server/check-start.ts']))
  if (code !== 0) return code
  // glibc would keep an arena for each thread that decodes pictures, and give none of them back.
  return keepRunning(node, [program, ...args], { DATA_DIR: dataDir, MALLOC_ARENA_MAX: '2' })
}

/**
 * The same, but the world is made while the web app is built: each takes about half the time that somebody with a bare clone waits. The
 * server waits for the pages before it listens (server/pages-built.ts).
 */
async function serveWhileBuilding(program, args, dataDir) {
  if (isWebFresh()) return serve(program, args, dataDir)
  const node = nodeToRunOn()
  const checked = await run(node, ['server/check-start.ts'])
  if (checked !== 0) return checked
  const built = buildWeb()
  const served = keepRunning(node, [program, ...args], {
    DATA_DIR: dataDir,
    MALLOC_ARENA_MAX: '2',
    PAGES_BUILT: webStamp,
  })
  const code = await built
  // Without its pages it would wait for ever.
  if (code !== 0) stopAll()
  return (await served) || code
}

/** The server starts again after every change; Vite serves the pages and passes /api on to it. */
function develop(args) {
  const server = ['--watch', '--watch-preserve-output', 'demo/main.ts', ...args]
  return runTogether([
    [nodeToRunOn(), server, { DATA_DIR: './data/demo' }],
    [nodeToRunOn(), [bin.vite], { API_PORT: process.env.PORT || '3000' }],
  ])
}

async function main([name, ...args]) {
  const command = commands[name]
  if (!command) {
    console.error(`npm run ${Object.keys(commands).join(' | ')}`)
    return 2
  }
  if (Number.parseInt(process.versions.node, 10) < 20) {
    console.error(`Roadcall needs Node 20.20 or newer; this is ${process.version}.`)
    return 1
  }
  process.chdir(root)
  const code = await installMissing()
  if (code !== 0) return code
  process.env.PATH = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`
  return command(args)
}

process.exitCode = await main(process.argv.slice(2))
