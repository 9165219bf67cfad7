import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const running = new Set()
let isStopping = false
const stopping = new AbortController()

/** True after the first signal: what comes next in a list of steps is not begun. */
export const wasInterrupted = () => isStopping
/** Aborted with it, for what waits. */
export const interrupted = stopping.signal

function note() {
  isStopping = true
  stopping.abort()
}

function stop(signal) {
  note()
  for (const child of running) child.kill(signal)
}

/** Ends what runs, as a signal to this program would. */
export const stopAll = () => stop('SIGTERM')

process.on('SIGINT', () => {
  // Ctrl-C: the terminal has told the programs already, and a second one would mean "at once".
  if (process.stdin.isTTY) note()
  else stop('SIGINT')
})
process.on('SIGTERM', stop)
process.on('SIGHUP', () => stop('SIGTERM'))

// npm passes a signal to its shell alone, which dies of it and leaves us behind.
const parent = process.ppid
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid === parent || isStopping || stop('SIGTERM'), 250).unref()

/** Variables of `defaults` count where the environment leaves them empty. */
function withDefaults(defaults) {
  const env = { ...process.env }
  for (const [name, value] of Object.entries(defaults)) env[name] ||= value
  return env
}

/** Runs a program with our input and output, passing signals on; gives its exit code. */
export function run(program, args, defaults = {}) {
  return over(spawn(program, args, { stdio: 'inherit', env: withDefaults(defaults) }))
}

/** Runs programs side by side; when one ends, so do the others. Gives the exit code of the first to end. */
export async function runTogether(programs) {
  const children = programs.map(([program, args, defaults = {}]) =>
    spawn(program, args, { stdio: 'inherit', env: withDefaults(defaults) }),
  )
  const ends = children.map(over)
  const code = await Promise.race(ends)
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(ends)
  return code
}

/** Runs a program whose output is wanted only when it fails; gives both. */
export async function runQuietly(program, args, defaults = {}) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: withDefaults(defaults),
  })
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  const code = await over(child)
  return { code, output: Buffer.concat(output).toString() }
}

function over(child) {
  running.add(child)
  return new Promise((resolve) => {
    child.once('error', (error) => {
      running.delete(child)
      console.error(error.message)
      resolve(127)
    })
    child.once('close', (code, signal) => {
      running.delete(child)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}
