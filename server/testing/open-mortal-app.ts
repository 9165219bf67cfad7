import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeAdmin } from '../auth/make-admin.ts'
import { withoutCaps } from '../core/caps/without-caps.ts'
import { readConfig } from '../core/config.ts'
import { openServices } from '../open-services.ts'
import { testClock } from '../platform/clock.ts'
import { createLog } from '../platform/log.ts'
import { handsOf } from './by-hand.ts'
import { createCaller, surely } from './caller.ts'
import { enrolTestAdmin } from './enrol-test-admin.ts'
import { freshDatabase } from './fresh-database.ts'
import { givenOn } from './given.ts'
import { testAdmin } from './test-admin.ts'

/** The server and its worker in a process of their own, which can be killed at any moment and is started again at its place. */
export async function openMortalApp({ env, port }: { env: NodeJS.ProcessEnv; port: number }) {
  const fresh = await freshDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'roadcall-mortal-'))
  const said = { PORT: `${port}`, DATA_DIR: dataDir, LOG_LEVEL: 'silent', BACKUP_EVERY: 'never' }
  const clock = testClock(new Date())
  const services = openServices(
    readConfig({ ...said, ...env }),
    fresh.url,
    createLog({ level: 'silent' }),
    clock,
    { defaults: withoutCaps },
  )
  await makeAdmin(services.db, testAdmin)
  await enrolTestAdmin(services)

  let child: ChildProcess
  /** Held while it is being killed and started again. */
  let up: Promise<void> = start()
  let deaths = 0

  async function start() {
    child = fork(join(import.meta.dirname, 'mortal-main.ts'), {
      env: {
        ...process.env,
        ...said,
        ...env,
        MORTAL_DATABASE: fresh.url,
        MORTAL_NOW: clock.now().toISOString(),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    await once(child, 'message')
  }
  async function killAndStart() {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    deaths++
    await start()
  }
  /** Is told the time, and does the work where it is asked to: again where it was killed over it. */
  async function tell(works: boolean): Promise<void> {
    await up
    const asked = child
    const done = new AbortController()
    const { signal } = done
    const ways = [
      once(asked, 'message', { signal }).then(() => true),
      once(asked, 'exit', { signal }).then(() => false),
    ]
    // Who is dead by now hears nothing: its exit tells.
    asked.send({ now: clock.now().getTime(), works }, () => {})
    const isDone = await Promise.race(ways)
    done.abort()
    await Promise.allSettled(ways)
    if (!isDone) await tell(works)
  }
  await up

  const baseUrl = `http://127.0.0.1:${port}`
  const anybody = () => surely(createCaller(baseUrl), () => up)
  return {
    baseUrl,
    services,
    clock: {
      now: clock.now,
      async advance(ms: number) {
        clock.advance(ms)
        await tell(false)
      },
    },
    anybody,
    given: givenOn({ anybody, ...handsOf(services) }),
    work: () => tell(true),
    /** Server and worker are gone in the middle of what they do, and come again. */
    kill() {
      up = up.then(killAndStart)
      return up
    },
    deaths: () => deaths,
    async close() {
      await up
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
      await services.close()
      await fresh.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
