import { setTimeout as sleep } from 'node:timers/promises'
import { query } from '../query.ts'
import type { Row } from '../row.ts'
import { figuresOf, isWhole, startTraffic } from '../traffic.ts'

const times = 10

export const endSessions: Row = {
  name: 'end-sessions',
  fault: `every session of the database is ended ${times} times, under traffic`,
  promise: 'nobody notices: no write and no read fails',
  async run(scene) {
    const product = await scene.product()
    await product.start()
    const { url, superuserUrl } = scene.databaseOf(product)
    const traffic = startTraffic([product.baseUrl])
    let ended = 0
    for (let time = 0; time < times; time++) {
      await sleep(700)
      const rows = await query(
        superuserUrl,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where pid <> pg_backend_pid() and usename = 'roadcall'`,
      )
      ended += rows.length
    }
    await sleep(500)
    const report = await traffic.stop(url)
    const { shed, cut, readsFailed } = report
    return {
      kept: isWhole(report) && shed + cut + readsFailed === 0,
      figures: `${ended} sessions ended, ${figuresOf(report)}`,
    }
  },
}
