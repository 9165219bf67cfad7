import type { Product } from '../../server/testing/product.ts'
import type { Outcome, Row } from '../row.ts'
import type { Scene } from '../scene.ts'
import { figuresOf, isWhole, startTraffic, type Traffic } from '../traffic.ts'
import { plural, seconds, until } from '../wait.ts'

const rounds = 3
const perRound = 15

const isAlive = ({ process }: Product) => process?.exitCode === null && process.signalCode === null

/** Lets so many more writes be acknowledged. */
async function moreOf(traffic: Traffic): Promise<void> {
  const before = traffic.acknowledged()
  const took = await until(() => traffic.acknowledged() >= before + perRound, 60_000)
  if (took === null) throw new Error('nothing is acknowledged any more')
}

/** Traffic on one product while `strike` hits it again and again. */
async function underTraffic(
  scene: Scene,
  strike: (product: Product) => Promise<void> | void,
): Promise<Outcome> {
  const product = await scene.product()
  await product.start()
  const first = product.process
  const traffic = startTraffic([product.baseUrl])
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    await moreOf(traffic)
    const begun = performance.now()
    await strike(product)
    await product.untilReady()
    times.push(performance.now() - begun)
  }
  await moreOf(traffic)
  const report = await traffic.stop(scene.databaseOf(product).url)
  const lived = product.process === first ? ['the process lived'] : []
  return {
    kept: isWhole(report) && isAlive(product),
    figures: [
      plural(rounds, 'round'),
      `ready again after ${times.map(seconds).join(' / ')}`,
      figuresOf(report),
      ...lived,
    ].join(', '),
  }
}

export const kills: Row[] = [
  {
    name: 'kill-server',
    fault: 'SIGKILL of the server under traffic',
    promise: 'nothing acknowledged is lost, nothing is done twice',
    run: (scene) =>
      underTraffic(scene, async (product) => {
        product.process?.kill('SIGKILL')
        await until(() => !isAlive(product), 10_000)
        await product.start()
      }),
  },
  {
    name: 'kill-database',
    fault: 'SIGKILL of the process that is the database, under traffic',
    promise: 'the server lives, nothing acknowledged is lost',
    run: (scene) => underTraffic(scene, (product) => product.signalDatabase('SIGKILL')),
  },
  {
    name: 'restart-database',
    fault: 'the database is shut down and started again, under traffic',
    promise: 'the server lives, nothing acknowledged is lost',
    run: (scene) => underTraffic(scene, (product) => product.signalDatabase('SIGINT')),
  },
]
