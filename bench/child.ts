import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const children = new Set<ChildProcess>()

/** Ends whatever is still running, before the database goes. */
export function stopAll(): void {
  for (const child of children) child.kill('SIGKILL')
}

export interface Served {
  pid: number
  address: string
  /** Resident memory after a garbage collection, in bytes. */
  memory(): Promise<number>
  stop(): Promise<void>
}

/** Starts one of the servers as a process of its own on this database; `file` may be another checkout's. */
export async function serve(
  file: string,
  database: string,
  env: Record<string, string> = {},
): Promise<Served> {
  const child = fork(resolve(import.meta.dirname, file), {
    env: { ...process.env, ...env, BENCH_DATABASE: database },
    execArgv: ['--expose-gc'],
    // What a server logs is no figure: it stands beside them.
    stdio: ['ignore', process.stderr, 'inherit', 'ipc'],
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  const { address } = (await answerOf(child)) as { address: string }
  return {
    address,
    pid: child.pid ?? 0,
    async memory() {
      child.send('memory')
      const { rss } = (await answerOf(child)) as { rss: number }
      return rss
    },
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`the server ended (${code})`)
  })
  const [message] = await Promise.race([once(child, 'message'), gone])
  return message
}
