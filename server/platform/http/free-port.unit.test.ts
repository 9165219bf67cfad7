import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { StartProblem } from '../start-problem.ts'
import { listenProblem, refuseTakenPort } from './free-port.ts'

const host = '127.0.0.1'

async function taken() {
  const other = createServer().listen(0, host)
  await once(other, 'listening')
  const address = other.address()
  return { other, port: typeof address === 'object' && address ? address.port : 0 }
}

test('a port that another program has is refused by name, and free again once that has ended', async () => {
  const { other, port } = await taken()
  const refused = refuseTakenPort({ port, host })
  await expect(refused).rejects.toThrow(StartProblem)
  await expect(refused).rejects.toThrow(
    `PORT ${port} is taken by another program. Choose another one with PORT=…`,
  )
  other.close()
  await once(other, 'close')
  await refuseTakenPort({ port, host })
  // What looks must not hold the port itself.
  await refuseTakenPort({ port, host })
})

test('an address of another machine is refused by name', async () => {
  const refused = refuseTakenPort({ port: 0, host: '192.0.2.1' })
  await expect(refused).rejects.toThrow(/^HOST 192\.0\.2\.1 is no address of this machine\./)
})

test('a port that this user may not open is refused by name', () => {
  const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES' })
  expect(listenProblem(error, { port: 80, host })?.message).toMatch(/^PORT 80 may not be opened/)
})

test('any other error is nobody’s typing mistake', () => {
  expect(listenProblem(new Error('no'), { port: 80, host })).toBeNull()
})
