import { execFile } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { testServerUrl } from '../server/testing/fresh-database.ts'
import type { MoneyHole } from './money-holes.ts'
import { ownTree, treeWith } from './tree.ts'

const run = promisify(execFile)

/** The tests stand on the whole tree, but for what is large and none of theirs. */
const left = ['node_modules', 'data', 'web', 'e2e', 'docs']
const names = (await readdir(ownTree)).filter((name) => !/^\./.test(name) && !left.includes(name))

interface Told {
  testResults: { message: string; assertionResults: { status: string; title: string }[] }[]
}

/**
 * Runs the test that knows a rule in a copy without the rule, and says which tests have turned red. One that does not even
 * run is none: then nothing is known of the rule.
 */
export async function turnsRed(hole: MoneyHole): Promise<string[]> {
  const { tree, remove } = await treeWith(hole, names)
  const report = join(tmpdir(), `roadcall-planted-${process.pid}.json`)
  const vitest = join(ownTree, 'node_modules/vitest/vitest.mjs')
  try {
    const asked = ['run', hole.test, '-t', escaped(hole.red)]
    const said = ['--reporter=json', `--outputFile=${report}`]
    // One that is red ends with 1; what it has to say stands in the report.
    const env = { ...process.env, TEST_DATABASE_URL: testServerUrl() }
    await run(process.execPath, [vitest, ...asked, ...said], { cwd: tree, env }).catch(() => null)
    const { testResults } = JSON.parse(await readFile(report, 'utf8')) as Told
    const results = testResults.flatMap(({ assertionResults }) => assertionResults)
    const told = results.filter(({ status }) => status === 'passed' || status === 'failed')
    if (told.length === 0)
      throw new Error(`${hole.test} has not run: ${testResults.map(({ message }) => message)}`)
    return told.filter(({ status }) => status === 'failed').map(({ title }) => title)
  } finally {
    await remove()
    await rm(report, { force: true })
  }
}

const escaped = (title: string) => title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
