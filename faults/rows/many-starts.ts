import { query } from '../query.ts'
import type { Row } from '../row.ts'
import { seconds } from '../wait.ts'

const count = 4

export const manyStarts: Row = {
  name: 'many-starts',
  fault: `${count} processes start at the same moment on an empty database, each to make the admin`,
  promise: 'all of them serve, and there is one admin',
  async run(scene) {
    const { url } = await scene.database()
    const products = []
    for (let at = 0; at < count; at++) products.push(await scene.product({ DATABASE_URL: url }))
    const begun = performance.now()
    const starts = await Promise.allSettled(products.map((product) => product.start()))
    const took = performance.now() - begun
    const serving = starts.filter(({ status }) => status === 'fulfilled').length
    const [admins] = await query<{ count: string }>(
      url,
      `select count(*) from users where user_type = 'admin'`,
    )
    return {
      kept: serving === count && admins?.count === '1',
      figures: `${serving} of ${count} serve after ${seconds(took)}, ${admins?.count} admin`,
    }
  },
}
