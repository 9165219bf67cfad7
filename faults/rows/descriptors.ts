import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Row } from '../row.ts'
import { startTraffic } from '../traffic.ts'
import { until } from '../wait.ts'

const limit = 256
const sockets = limit + 60

export const descriptors: Row = {
  name: 'descriptors',
  fault: `${sockets} connections to a process that may open ${limit} files`,
  promise: 'some are turned away, the process lives and serves when they are gone',
  async run(scene) {
    const { url } = await scene.database()
    const product = await scene.product({ DATABASE_URL: url }, { openFiles: limit })
    await product.start()
    const open: Socket[] = []
    const { hostname, port } = new URL(product.baseUrl)
    for (let at = 0; at < sockets; at++) {
      const socket = connect({ host: hostname, port: Number(port) })
      socket.on('error', () => {})
      socket.write(`GET /api/live HTTP/1.1\r\nhost: ${hostname}\r\n`)
      open.push(socket)
      if (at % 50 === 0) await sleep(50)
    }
    await sleep(6_000)
    const isAlive = product.process?.exitCode === null && product.process.signalCode === null
    for (const socket of open) socket.destroy()
    const answers = () =>
      fetch(`${product.baseUrl}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    const back = isAlive ? await until(answers, 20_000) : null
    if (back === null)
      return { kept: false, figures: isAlive ? 'it serves no more' : 'the process died' }
    const traffic = startTraffic([product.baseUrl])
    const wrote = await until(() => traffic.acknowledged() > 5, 20_000)
    await traffic.stop(url)
    return {
      kept: wrote !== null,
      figures: `the process lived, answered ${Math.round(back)} ms after they were gone, and took writes`,
    }
  },
}
