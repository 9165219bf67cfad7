import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { missingBrowser } from './browser.mjs'
import { buildWebIfStale } from './build-web.mjs'
import { addCounts, countPlaywright, countVitest, nothing, oneFailed } from './counts.mjs'
import { nodeToRunOn } from './node.mjs'
import { bin } from './paths.mjs'
import { run, runQuietly, wasInterrupted } from './run.mjs'

const reports = join('.cache', 'test')
const playwrightConfig = join('e2e', 'playwright.config.ts')

/** Everything, or with arguments only the tests they name: those under e2e/ in the browser, others in Vitest. */
export async function test(args) {
  // Servers of tests are started by the dozen: what Node has compiled once the next one reads.
  process.env.NODE_COMPILE_CACHE ||= join(process.cwd(), '.cache', 'node')
  if (args.length === 0)
    return summarise([
      ...checks,
      ['web app', built],
      ['tests', () => vitest([])],
      ['browser tests', () => browser([])],
    ])
  const isJourney = args.some((arg) => arg.startsWith('e2e'))
  const step = isJourney ? () => browser(args) : () => vitest(args)
  return summarise([[isJourney ? 'browser tests' : 'tests', step]])
}

/** What needs neither database nor browser. */
export async function check() {
  return summarise([...checks, ['unit tests', () => vitest(['--project', 'unit'])]])
}

/** Programs that write into a pipe do not see for themselves whether a person reads it. */
const colours = process.stdout.isTTY ? 'force' : 'off'

const checks = [
  ['format and lint', () => quietly([bin.biome, 'ci', `--colors=${colours}`])],
  ['types', () => quietly([bin.tsc, '-b'])],
]

/** Runs all steps, also after one that failed, and ends with the line that says how many tests passed. */
async function summarise(steps) {
  mkdirSync(reports, { recursive: true })
  const failed = []
  let total = nothing
  for (const [name, step] of steps) {
    const start = performance.now()
    const counts = await step()
    if (wasInterrupted()) return 130
    total = addCounts(total, counts)
    if (counts.failed > 0) failed.push(name)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`${counts.failed > 0 ? '✗' : '✓'} ${name} (${seconds} s)`)
  }
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`)
  for (const failure of total.failures) console.log(`  ${failure}`)
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
  return failed.length > 0 ? 1 : 0
}

/** A step that is right or wrong as a whole: its output matters only when it is wrong. */
async function quietly(args) {
  const { code, output } = await runQuietly(nodeToRunOn(), args)
  if (code === 0) return nothing
  console.error(output)
  return oneFailed
}

async function built() {
  // A journey walks through the pages in it; the others do not know it.
  process.env.PSEUDO_LANGUAGE ||= 'yes'
  return (await buildWebIfStale()) === 0 ? nothing : oneFailed
}

async function vitest(args) {
  const report = freshReport('vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(nodeToRunOn(), [bin.vitest, 'run', ...reporters, ...args])
  return counted(report, code, countVitest)
}

async function browser(args) {
  if (!existsSync(playwrightConfig)) return nothing
  const missing = await missingBrowser()
  if (missing) {
    console.error(missing)
    return oneFailed
  }
  if ((await built()) !== nothing) return oneFailed
  const report = freshReport('playwright.json')
  const options = ['test', `--config=${playwrightConfig}`, '--reporter=list,json']
  const code = await run(nodeToRunOn(), [bin.playwright, ...options, ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  return counted(report, code, countPlaywright)
}

function freshReport(name) {
  const report = join(process.cwd(), reports, name)
  rmSync(report, { force: true })
  return report
}

/** A runner that fails without a failed test (a broken file, a crash) counts as one failed. */
function counted(report, code, count) {
  const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : nothing
  return code !== 0 && counts.failed === 0 ? addCounts(counts, oneFailed) : counts
}
