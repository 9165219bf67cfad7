import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { addRequestPhoto } from '#contract/photos.ts'
import { createCaller } from '../../server/testing/caller.ts'
import { givenOn } from '../../server/testing/given.ts'
import { givenPhoto } from '../../server/testing/given-photo.ts'
import { NotHere, type Row } from '../row.ts'
import { figuresOf, startTraffic } from '../traffic.ts'
import { seconds, until } from '../wait.ts'

const size = '400m'
const megabyte = Buffer.alloc(1024 * 1024, 1)

export const diskFull: Row = {
  name: 'disk-full',
  fault: 'the disk is full, under traffic, and then at a cold start',
  promise:
    'writes are told to come again, nothing is lost, it goes on when there is room; a start says one sentence',
  async run(scene) {
    if (process.platform !== 'linux' || process.getuid?.() !== 0)
      throw new NotHere('only root on Linux can mount a small disk')
    const disk = join(scene.folder, 'disk')
    await mkdir(disk)
    const mounted = spawnSync('mount', [
      '-t',
      'tmpfs',
      '-o',
      `size=${size},mode=711`,
      'tmpfs',
      disk,
    ])
    if (mounted.status !== 0) throw new NotHere('a small disk cannot be mounted here')
    scene.after(() => spawnSync('umount', ['-l', disk]))

    const dataDir = join(disk, 'data')
    const product = await scene.product({ DATA_DIR: dataDir })
    await product.start()
    const url = scene.databaseOf({ ...product, dataDir }).url
    const traffic = startTraffic([product.baseUrl])
    await until(() => traffic.acknowledged() > 20, 30_000)
    const { id, token } = await givenOn({
      anybody: () => createCaller(product.baseUrl),
    }).request()
    await fill(disk)
    const photo = await createCaller(product.baseUrl).call(addRequestPhoto, {
      params: { id },
      token,
      file: await givenPhoto(),
    })
    await sleep(8_000)
    const before = traffic.acknowledged()
    await rm(join(disk, 'filler'))
    const recovered = await until(() => traffic.acknowledged() > before, 60_000)
    await until(() => traffic.acknowledged() > before + 20, 30_000)
    const isAlive = product.process?.exitCode === null
    await product.untilReady()
    const report = await traffic.stop(url)
    const cold = await startOnFullDisk(product.process, dataDir, disk)
    return {
      kept:
        isAlive &&
        recovered !== null &&
        report.lost + report.twice === 0 &&
        report.shed > 0 &&
        photo.status === 503 &&
        cold.code === 1 &&
        cold.lines === 1,
      figures: [
        figuresOf(report),
        recovered === null
          ? 'no write after there was room'
          : `first write ${seconds(recovered)} after there was room`,
        `a photo: ${photo.status}`,
        `cold start: exit ${cold.code}, ${cold.lines} line(s): “${cold.said.slice(0, 160)}”`,
      ].join(', '),
    }
  },
}

/** Until not a byte fits any more. */
async function fill(disk: string): Promise<void> {
  const file = await open(join(disk, 'filler'), 'a')
  try {
    for (;;) await file.appendFile(megabyte)
  } catch {
    // Full: the rest in small pieces.
    for (;;) {
      try {
        await file.appendFile(Buffer.alloc(512, 1))
      } catch {
        return
      }
    }
  } finally {
    await file.close()
  }
}

async function startOnFullDisk(running: ChildProcess | undefined, dataDir: string, disk: string) {
  running?.kill('SIGINT')
  if (running && running.exitCode === null) await once(running, 'exit')
  if (!existsSync(join(disk, 'filler'))) await fill(disk)
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../server/main.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DATABASE_URL: '', LOG_LEVEL: 'silent' },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  const patience = setTimeout(() => child.kill('SIGKILL'), 60_000)
  const [code] = await once(child, 'close')
  clearTimeout(patience)
  const lines = said.trim().split('\n')
  return { code, lines: lines.length, said: lines[0] ?? '' }
}
