import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

// As `npm start` runs the server, with a small program in its place.

const folder = mkdtempSync(join(tmpdir(), 'roadcall-keep-'))
afterAll(() => rmSync(folder, { recursive: true }))
const keep = new URL('./keep-running.mjs', import.meta.url).href

/** The launcher with a program of these lines; what it says, and when it has ended. */
function launch(name, program) {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, program)
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { keepRunning } from ${JSON.stringify(keep)}
       process.exitCode = await keepRunning(process.execPath, [${JSON.stringify(file)}])`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const launched = { child, said: '', ended: once(child, 'close') }
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      launched.said += text
    })
  return launched
}

const serves = `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000)
  console.log('serves', process.pid)`
const pids = ({ said }) => [...said.matchAll(/serves (\d+)/g)].map(([, pid]) => Number(pid))

test('a server that is killed starts again, with a sentence, and a stop ends both for good', async () => {
  const launched = launch('killed', serves)
  await expect.poll(() => pids(launched).length).toBe(1)
  process.kill(pids(launched)[0], 'SIGKILL')
  await expect.poll(() => pids(launched).length).toBe(2)
  expect(launched.said).toContain(
    'Roadcall ended unexpectedly (SIGKILL). It starts again in 1 second; Ctrl-C stops it.',
  )
  launched.child.kill('SIGTERM')
  const [code] = await launched.ended
  expect([code, pids(launched).length]).toEqual([0, 2])
})

test('a stop ends the wait for the next start', async () => {
  const launched = launch('waiting', `console.log('serves', process.pid); process.exit(70)`)
  await expect.poll(() => launched.said).toContain('starts again in 2 seconds')
  launched.child.kill('SIGTERM')
  await launched.ended
  expect(pids(launched).length).toBe(2)
})

test('a start that somebody has to put right is not tried again', async () => {
  const launched = launch('wrong', `console.error('PORT must be a number.'); process.exit(1)`)
  expect(await launched.ended).toEqual([1, null])
  expect(launched.said).toBe('PORT must be a number.\n')
})

test('one that ends by itself is left alone', async () => {
  expect(await launch('done', '').ended).toEqual([0, null])
})
