import { setTimeout as sleep } from 'node:timers/promises'
import { createCaller } from '../../server/testing/caller.ts'
import { givenOn } from '../../server/testing/given.ts'
import { type LiveReader, readLive } from '../live-reader.ts'
import { openedIn } from '../opened-in.ts'
import type { Row } from '../row.ts'
import { approve } from '../scene.ts'
import { startTraffic } from '../traffic.ts'
import { until } from '../wait.ts'

const streams = 16
const runMs = 40_000
const between = (from: number, to: number) => () => from + Math.random() * (to - from)

export const flapping: Row = {
  name: 'flapping-streams',
  fault: `${streams} live streams lose their connection again and again while requests come in`,
  promise: 'each hears of every request, or is told to read again',
  async run(scene) {
    const product = await scene.product()
    await product.start()
    const { url } = scene.databaseOf(product)
    const given = givenOn({ anybody: () => createCaller(product.baseUrl) })
    const provider = await given.provider({ approved: false, phoneConfirmed: false })
    await approve(url, provider.id)
    const readers = Array.from({ length: streams }, () =>
      readLive(product.baseUrl, provider.caller.cookie, {
        staysMs: between(200, 1_500),
        awayMs: between(20, 600),
      }),
    )
    // The first event gives each of them a place to go on from.
    const warmUp = startTraffic([product.baseUrl], { writers: 1, readers: 0 })
    await until(() => readers.every(({ heard }) => heard.length > 0), 60_000)
    await warmUp.stop(url)
    const before = await openedIn(url)
    const traffic = startTraffic([product.baseUrl], { writers: 4, readers: 0 })
    await sleep(runMs)
    await traffic.stop(url)
    const due = (await openedIn(url)).filter((id) => !before.includes(id))
    const missing = ({ heard }: LiveReader) => {
      const known = new Set(heard)
      return due.filter((id) => !known.has(id)).length
    }
    await until(() => readers.every((reader) => missing(reader) === 0), 20_000)
    for (const reader of readers) await reader.close()
    const missed = readers
      .filter((reader) => !reader.wasReset())
      .reduce((sum, reader) => sum + missing(reader), 0)
    const reconnects = readers.reduce((sum, reader) => sum + reader.reconnects(), 0)
    const resets = readers.filter((reader) => reader.wasReset()).length
    return {
      kept: missed === 0 && due.length > 50 && resets < streams / 2,
      figures: `missed ${missed} of ${due.length * streams}, ${reconnects} reconnects, ${resets} told to read again`,
    }
  },
}
