import { type StartedTwin, startTwin } from '../../stripe-twin/start-twin.ts'
import { openTestApp, type TestApp } from './open-test-app.ts'

export interface AppWithCards extends TestApp {
  twin: StartedTwin
}

/** The product before a card processor that has nobody's money; `close` ends both. */
export async function openWithCards(env: NodeJS.ProcessEnv = {}): Promise<AppWithCards> {
  const twin = await startTwin()
  const app = await openTestApp({ env: { ...twin.env, ...env } })
  return {
    ...app,
    twin,
    async close() {
      await app.close()
      await twin.stop()
    },
  }
}
