import { once } from 'node:events'
import { createServer } from 'node:net'
import { StartProblem } from '../start-problem.ts'

export interface Listening {
  port: number
  host: string
}

/** Refuses to start where nobody could listen, before anything is built, made or migrated. */
export async function refuseTakenPort(where: Listening): Promise<void> {
  const probe = createServer()
  try {
    await once(probe.listen(where), 'listening')
  } catch (error) {
    throw listenProblem(error, where) ?? error
  } finally {
    probe.close()
  }
}

/** What a person can do about an address that cannot be listened on; null for any other error. */
export function listenProblem(error: unknown, { port, host }: Listening): StartProblem | null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const options = { cause: error }
  if (code === 'EADDRINUSE')
    return new StartProblem(
      `PORT ${port} is taken by another program. Choose another one with PORT=…`,
      options,
    )
  if (code === 'EACCES')
    return new StartProblem(
      `PORT ${port} may not be opened by this user. Choose one above 1023 with PORT=… and put a reverse proxy in front.`,
      options,
    )
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartProblem(
      `HOST ${host} is no address of this machine. 127.0.0.1 takes calls from here alone, 0.0.0.0 from everywhere.`,
      options,
    )
  return null
}
