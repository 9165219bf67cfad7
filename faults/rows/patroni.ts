import { startBalancer } from '../balancer.ts'
import { type NodeName, openPair, type Pair } from '../patroni-pair.ts'
import type { Row } from '../row.ts'
import { figuresOf, startTraffic } from '../traffic.ts'
import { seconds, until } from '../wait.ts'

const calls = 1_000

/** What befalls the pair, one after another; the first word is for the figures. */
const blows: [string, (pair: Pair, primary: NodeName) => Promise<void> | void][] = [
  ['node', (pair, primary) => pair.killNode(primary)],
  ['postmaster', (pair, primary) => pair.killPostmaster(primary)],
  ['switchover', (pair, primary) => pair.switchOver(primary)],
  ['node', (pair, primary) => pair.killNode(primary)],
]

export const patroni: Row = {
  name: 'patroni',
  fault: `${calls} calls while the primary of a synchronous pair is killed, its postmaster is killed, and it is switched over`,
  promise: 'not one of them fails, nothing is lost, nothing is done twice',
  async run(scene) {
    const pair = await openPair(scene)
    const env = { DATABASE_URL: pair.url }
    const products = [await scene.product(env), await scene.product(env)]
    for (const product of products) await product.start()
    const balancer = await startBalancer(products.map(({ baseUrl }) => baseUrl))
    scene.after(() => balancer.close())
    const traffic = startTraffic([balancer.url])
    const more = async (count: number) => {
      const before = traffic.acknowledged()
      const took = await until(() => traffic.acknowledged() >= before + count, 90_000)
      if (took === null) throw new Error('nothing is acknowledged any more')
    }
    await more(40)
    const gaps: string[] = []
    for (const [name, blow] of blows) {
      await pair.untilInStep()
      const primary = await pair.primary()
      traffic.takeGap()
      await blow(pair, primary)
      await more(60)
      gaps.push(`${name} ${seconds(traffic.takeGap())}`)
      if (name === 'node') pair.startNode(primary)
    }
    await pair.untilInStep()
    await until(() => traffic.acknowledged() >= calls / 2, 120_000)
    const report = await traffic.stop(pair.url)
    const { lost, twice, failed, cut, shed, readsFailed, acknowledged, reads } = report
    const lived = products.every(({ process }) => process?.exitCode === null)
    return {
      kept:
        lived &&
        acknowledged + reads >= calls &&
        lost + twice + failed + cut + shed + readsFailed === 0,
      figures: [
        `${acknowledged + reads} calls, failed ${failed + cut + shed + readsFailed}`,
        `longest without a write: ${gaps.join(', ')}`,
        figuresOf(report),
        lived ? 'both servers lived' : 'a server died',
      ].join('; '),
    }
  },
}
