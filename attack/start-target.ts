import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openSamsaraTwin } from '../samsara-twin/open-samsara-twin.ts'
import type { Work } from './target.ts'

export interface Target {
  baseUrl: string
  /** How it came to its end by itself; null while it runs. */
  readonly ended: string | null
  /** Resident bytes after a garbage collection. */
  memory(): Promise<number>
  /** Has it do a piece of the worker's work; why that failed, or null. */
  work(what: Work, about: string): Promise<string | null>
  stop(): Promise<void>
}

/** Starts the server of this tree, which may be another version of ours, on this database. It asks nobody outside of this machine. */
export async function startTarget(
  tree: string,
  { databaseUrl, dataDir }: { databaseUrl: string; dataDir: string },
): Promise<Target> {
  const samsara = await openSamsaraTwin()
  const child = fork(join(tree, 'attack/target.ts'), {
    cwd: tree,
    env: {
      ...process.env,
      ATTACK_DATABASE: databaseUrl,
      ATTACK_DATA: dataDir,
      ATTACK_SAMSARA: samsara.url,
      NODE_ENV: 'test',
    },
    execArgv: ['--expose-gc'],
    // Its security log tells of every refusal; what it says of a crash is told.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let ended: string | null = null
  let isStopping = false
  child.once('exit', (code, signal) => {
    if (!isStopping) ended = `it ended with ${signal ?? code}`
  })
  const { baseUrl } = (await answerOf(child)) as { baseUrl: string }
  return {
    baseUrl,
    get ended() {
      return ended
    },
    async memory() {
      child.send('memory')
      return ((await answerOf(child)) as { rss: number }).rss
    },
    async work(work, about) {
      child.send({ work, about })
      return ((await answerOf(child)) as { failed: string | null }).failed
    },
    async stop() {
      isStopping = true
      await samsara.close()
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const done = new AbortController()
  const { signal } = done
  const gone = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`the attacked server ended (${code})`)
  })
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), gone])
    return message
  } finally {
    gone.catch(() => {})
    done.abort()
  }
}
