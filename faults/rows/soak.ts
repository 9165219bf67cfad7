import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { createCaller } from '../../server/testing/caller.ts'
import { givenOn } from '../../server/testing/given.ts'
import { readLive } from '../live-reader.ts'
import { NotHere, type Row } from '../row.ts'
import { approve } from '../scene.ts'
import { figuresOf, isWhole, startTraffic } from '../traffic.ts'

const streams = 20
const everyMs = 5_000
/** Of the last third of the time, over the second. */
const mostGrowth = 1.15

/** The product under steady traffic for so many minutes. */
export const soak = (minutes: number): Row => ({
  name: 'soak',
  fault: `${minutes} minutes of traffic and ${streams} live streams`,
  promise: 'no fault, and memory, connections and open files stay as they are',
  async run(scene) {
    if (process.platform !== 'linux') throw new NotHere('memory is read from /proc')
    const product = await scene.product()
    await product.start()
    const { url } = scene.databaseOf(product)
    const given = givenOn({ anybody: () => createCaller(product.baseUrl) })
    const provider = await given.provider({ approved: false, phoneConfirmed: false })
    await approve(url, provider.id)
    const readers = Array.from({ length: streams }, () =>
      readLive(product.baseUrl, provider.caller.cookie, {
        staysMs: () => 10_000 + Math.random() * 50_000,
        awayMs: () => 1_000,
      }),
    )
    scene.after(() => Promise.all(readers.map((reader) => reader.close())))
    const traffic = startTraffic([product.baseUrl])
    const samples: number[] = []
    const end = performance.now() + minutes * 60_000
    while (performance.now() < end) {
      await sleep(everyMs)
      samples.push(memoryOf(product.process?.pid ?? 0))
    }
    const report = await traffic.stop(url)
    const [, second, third] = thirdsOf(samples)
    const growth = (third ?? 0) / (second ?? 1)
    return {
      kept: isWhole(report) && report.readsFailed + report.cut === 0 && growth <= mostGrowth,
      figures: [
        figuresOf(report),
        `memory ${thirdsOf(samples).map(inMegabytes).join(' / ')} MB by thirds (× ${growth.toFixed(2)})`,
      ].join(', '),
    }
  },
})

/** Bytes that the process has in memory. */
function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

const thirdsOf = (samples: readonly number[]) => {
  const size = Math.ceil(samples.length / 3)
  return [0, 1, 2].map((third) => median(samples.slice(third * size, (third + 1) * size)))
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const inMegabytes = (bytes: number) => Math.round(bytes / 1_000_000)
