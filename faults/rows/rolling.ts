import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Product } from '../../server/testing/product.ts'
import { startBalancer } from '../balancer.ts'
import type { Row } from '../row.ts'
import { startTraffic } from '../traffic.ts'
import { plural, seconds, until } from '../wait.ts'

const mostMs = 15_000

export const rolling: Row = {
  name: 'sigterm',
  fault: 'SIGTERM of one of two servers behind a balancer, under traffic, then of the other',
  promise: `each ends within ${mostMs / 1000} s and loses no call`,
  async run(scene) {
    const { url } = await scene.database()
    const products = [
      await scene.product({ DATABASE_URL: url }),
      await scene.product({ DATABASE_URL: url }),
    ]
    for (const product of products) await product.start()
    const balancer = await startBalancer(products.map(({ baseUrl }) => baseUrl))
    scene.after(() => balancer.close())
    const traffic = startTraffic([balancer.url])
    await until(() => traffic.acknowledged() > 20, 30_000)
    const times: number[] = []
    const codes: unknown[] = []
    for (const product of products) {
      const { ms, code } = await terminate(product)
      times.push(ms)
      codes.push(code)
      await product.start()
      await sleep(1_500)
    }
    const report = await traffic.stop(url)
    const { lost, twice, failed, cut, shed, readsFailed, acknowledged, reads } = report
    return {
      kept:
        lost + twice + failed + cut + shed + readsFailed === 0 &&
        acknowledged > 0 &&
        times.every((ms) => ms <= mostMs) &&
        codes.every((code) => code === 0),
      figures: `ended after ${times.map(seconds).join(' / ')} with ${codes.join(' / ')}; of ${plural(acknowledged, 'write')} and ${plural(reads, 'read')}: failed ${failed + readsFailed}, cut ${cut}, turned away ${shed}`,
    }
  },
}

async function terminate({ process }: Product) {
  if (!process) throw new Error('nothing runs')
  const begun = performance.now()
  const ended = once(process, 'exit')
  process.kill('SIGTERM')
  const late = sleep(60_000, ['late'], { ref: false })
  const [code] = await Promise.race([ended, late])
  return { ms: performance.now() - begun, code }
}
