import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createCaller } from '../../server/testing/caller.ts'
import { givenOn } from '../../server/testing/given.ts'
import type { Product } from '../../server/testing/product.ts'
import { startBalancer } from '../balancer.ts'
import { type LiveReader, readLive } from '../live-reader.ts'
import { openedIn } from '../opened-in.ts'
import type { Row } from '../row.ts'
import { approve } from '../scene.ts'
import { startTraffic } from '../traffic.ts'
import { plural, seconds, until } from '../wait.ts'

const mostMs = 15_000
const servers = 3
const screens = 12

export const rolling: Row = {
  name: 'sigterm',
  fault: `${servers} servers behind a balancer are ended by SIGTERM and started again one after the other, under traffic, with ${screens} live screens`,
  promise: `each ends within ${mostMs / 1000} s and loses no call, and each screen hears of every request without reading anything again`,
  async run(scene) {
    const { url } = await scene.database()
    const products: Product[] = []
    for (let n = 0; n < servers; n++) products.push(await scene.product({ DATABASE_URL: url }))
    for (const product of products) await product.start()
    const balancer = await startBalancer(products.map(({ baseUrl }) => baseUrl))
    scene.after(() => balancer.close())
    const given = givenOn({ anybody: () => createCaller(balancer.url) })
    const provider = await given.provider({ approved: false, phoneConfirmed: false })
    await approve(url, provider.id)
    const readers = Array.from({ length: screens }, () =>
      // They stay until a server ends, and come back within the second that browsers wait.
      readLive(balancer.url, provider.caller.cookie, {
        staysMs: () => 10 * 60_000,
        awayMs: () => 500 + 500 * Math.random(),
      }),
    )
    const traffic = startTraffic([balancer.url])
    await until(
      () => traffic.acknowledged() > 20 && readers.every(({ heard }) => heard.length > 0),
      60_000,
    )
    const before = new Set(await openedIn(url))
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
    const due = (await openedIn(url)).filter((id) => !before.has(id))
    const missed = ({ heard }: LiveReader) => due.filter((id) => !heard.includes(id)).length
    await until(() => readers.every((reader) => missed(reader) === 0), 20_000)
    for (const reader of readers) await reader.close()
    const unheard = readers.reduce((sum, reader) => sum + missed(reader), 0)
    const reconnects = readers.reduce((sum, reader) => sum + reader.reconnects(), 0)
    const resets = readers.filter((reader) => reader.wasReset()).length
    const { lost, twice, failed, cut, shed, readsFailed, acknowledged, reads } = report
    return {
      kept:
        lost + twice + failed + cut + shed + readsFailed === 0 &&
        acknowledged > 0 &&
        due.length > 0 &&
        unheard + resets === 0 &&
        times.every((ms) => ms <= mostMs) &&
        codes.every((code) => code === 0),
      figures: `ended after ${times.map(seconds).join(' / ')} with ${codes.join(' / ')}; of ${plural(acknowledged, 'write')} and ${plural(reads, 'read')}: failed ${failed + readsFailed}, cut ${cut}, turned away ${shed}; of ${due.length * screens} pieces of news ${unheard} not heard, ${reconnects} reconnects, ${resets} told to read again`,
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
