import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

/** A process that runs `program`, with the log of the product: what it says and how it ends. */
async function runProgram(program: string): Promise<{ code: number | null; lines: string }> {
  const url = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { createLog } from ${url('log.ts')}
       import { catchTheUncaught } from ${url('last-resort.ts')}
       catchTheUncaught(createLog({ level: 'error', pretty: false }))
       setTimeout(() => console.log('still here'), 100)
       ${program}`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [lines, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { code, lines }
}

it('a promise that fails unheard is logged with its stack, and the process goes on', async () => {
  const { code, lines } = await runProgram(`Promise.reject(new Error('lost'))`)
  expect(code).toBe(0)
  expect(lines).toMatch(/"message":"lost","stack":"Error: lost\\n +at /)
  expect(lines).toContain('still here')
})

it('what is thrown without being an error is not repeated: it may be a secret', async () => {
  const { code, lines } = await runProgram(`Promise.reject('hunter2')`)
  expect(code).toBe(0)
  expect(lines).toContain('no error but a string was thrown')
  expect(lines).not.toContain('hunter2"')
})

it('an exception that nobody caught is logged and ends the process', async () => {
  const { code, lines } = await runProgram(`setTimeout(() => { throw new Error('broken') }, 10)`)
  expect(code).toBe(70)
  expect(lines).toMatch(/"level":"fatal".*"message":"broken"/)
  expect(lines).not.toContain('still here')
})

it('a timer that finds no descriptor free ends nothing', async () => {
  const { code, lines } = await runProgram(
    `setTimeout(() => { throw Object.assign(new Error('EMFILE'), { code: 'EMFILE' }) }, 10)`,
  )
  expect(code).toBe(0)
  expect(lines).toContain('too many files and connections are open')
  expect(lines).toContain('still here')
})
